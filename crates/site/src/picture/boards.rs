//! Draws pictures of boards, rows of cells and coins.

use super::canvas::{Canvas, Point, Style};
use super::pieces::{self, CELL};
use super::values;

/// A queen and the winning cells for her; the corner is at the top left.
pub fn wythoff(canvas: &mut Canvas) {
    let lost = values::lost_pairs(8, |x, y| x == 0 || y == 0 || x == y);
    board(canvas, 8, &lost, (7, 5));
    // The three directions of the moves.
    for to in [(0, 5), (7, 0), (2, 0)] {
        let (from, to) = (pieces::centre(7, 5), pieces::centre(to.0, to.1));
        canvas.arrow(towards(from, to, 13.0), to, Style::Faint);
    }
}

/// Wythoff's board, if the two takes may differ by one.
pub fn generalized_wythoff(canvas: &mut Canvas) {
    let lost = values::lost_pairs(8, |x, y| x == 0 || y == 0 || x.abs_diff(y) < 2);
    board(canvas, 8, &lost, (7, 5));
    for to in [(0, 5), (7, 0), (2, 0), (1, 0), (3, 0)] {
        let (from, to) = (pieces::centre(7, 5), pieces::centre(to.0, to.1));
        canvas.arrow(towards(from, to, 13.0), to, Style::Faint);
    }
}

fn board(canvas: &mut Canvas, n: usize, marked: &[(usize, usize)], piece: (usize, usize)) {
    for &(column, row) in marked {
        let ((x, y), half) = (pieces::centre(column, row), CELL / 2.0);
        canvas.rectangle((x - half, y - half), (x + half, y + half), Style::Accent);
    }
    let side = n as f64 * CELL;
    for i in 0..=n {
        let at = i as f64 * CELL;
        canvas.line((at, 0.0), (at, side), Style::Open);
        canvas.line((0.0, at), (side, at), Style::Open);
    }
    crown(canvas, pieces::centre(piece.0, piece.1));
}

/// A queen.
fn crown(canvas: &mut Canvas, (x, y): Point) {
    let points = [
        (-9.0, -6.0),
        (-5.0, 2.0),
        (0.0, -8.0),
        (5.0, 2.0),
        (9.0, -6.0),
        (7.0, 8.0),
        (-7.0, 8.0),
    ];
    let at = |i: usize| (x + points[i % 7].0, y + points[i % 7].1);
    for i in 0..7 {
        canvas.line(at(i), at(i + 1), Style::Plain);
    }
}

/// The point `by` pixels from the first point towards the second.
fn towards(from: Point, to: Point, by: f64) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = by / dx.hypot(dy);
    (from.0 + dx * part, from.1 + dy * part)
}

/// Two numbers as sides of a rectangle from which squares are cut.
pub fn euclid_game(canvas: &mut Canvas) {
    let unit = 24.0;
    let (short, long) = (3.0, 8.0);
    let side = short * unit;
    canvas.rectangle((0.0, 0.0), (side, side), Style::Faint);
    canvas.rectangle((side, 0.0), (2.0 * side, side), Style::Faint);
    canvas.rectangle((0.0, 0.0), (long * unit, side), Style::Open);
    for i in 1..=2 {
        let x = f64::from(i) * side;
        canvas.line((x, 0.0), (x, side), Style::Accent);
    }
    canvas.text((-12.0, side / 2.0), "3");
    canvas.text((long * unit / 2.0, -12.0), "8");
    canvas.text((2.0 * side + unit, side / 2.0), "2");
}

/// A row from which two inner neighbours are removed, so that two rows remain.
pub fn octal(canvas: &mut Canvas) {
    for column in 0..9 {
        let style = Style::accent_if([3, 4].contains(&column));
        pieces::stone(canvas, pieces::centre(column, 0), style);
    }
    pieces::bracket(canvas, 2.0, 3.0 * CELL - 2.0, CELL + 10.0, "3");
    pieces::bracket(canvas, 5.0 * CELL + 2.0, 9.0 * CELL - 2.0, CELL + 10.0, "4");
}

/// Skittles in a row; a ball knocks down one or two neighbours.
pub fn octal_games(canvas: &mut Canvas) {
    let place = |pin: f64| pin * 30.0;
    for pin in 0..8 {
        let x = place(f64::from(pin));
        if (3..5).contains(&pin) {
            canvas.circle((x - 6.0, -8.0), 8.0, Style::Accent);
            canvas.circle((x + 6.5, -5.0), 5.0, Style::Accent);
        } else {
            canvas.circle((x, -8.0), 8.0, Style::Plain);
            canvas.circle((x, -20.5), 5.0, Style::Plain);
        }
    }
    canvas.circle((place(3.5), 48.0), 11.0, Style::Open);
    canvas.arrow((place(3.5), 34.0), (place(3.5), 14.0), Style::Plain);
    pieces::ground(canvas, -16.0, place(7.0) + 16.0, 2.0);
}

/// Two rows of Kayles; the two pins at the end are the winning move.
pub fn octal_moves(canvas: &mut Canvas) {
    let g = values::kayles(5);
    for (row, (cells, gone)) in [(3, 0), (5, 2)].into_iter().enumerate() {
        for column in 0..cells {
            let style = Style::accent_if(column + gone >= cells);
            pieces::stone(canvas, pieces::centre(column, row), style);
        }
        let (_, y) = pieces::centre(0, row);
        canvas.text(
            (6.5 * CELL, y),
            &format!("{} → {}", g[cells], g[cells - gone]),
        );
    }
}

/// Sums of Kayles that are alike under misère play: three pins, or one and two.
pub fn misere_quotient(canvas: &mut Canvas) {
    for column in 0..3 {
        pieces::stone(canvas, pieces::centre(column, 0), Style::Plain);
    }
    canvas.text(pieces::centre(3, 0), "≡");
    for column in [4, 6, 7] {
        pieces::stone(canvas, pieces::centre(column, 0), Style::Accent);
    }
    canvas.text(pieces::centre(5, 0), "+");
}

/// Coins, heads filled; a move as in Turning Turtles turns two.
pub fn coin_turning(canvas: &mut Canvas) {
    let heads = [1, 2, 5, 7];
    for coin in 0..8 {
        let style = Style::filled_if(heads.contains(&coin));
        canvas.circle(pieces::centre(coin, 0), 11.0, style);
    }
    for coin in [3, 5] {
        canvas.circle(pieces::centre(coin, 0), 11.0, Style::AccentOpen);
        let (x, _) = pieces::centre(coin, 0);
        canvas.bent_arrow((x + 7.0, -2.0), (x - 7.0, -2.0), -9.0, Style::Accent);
    }
}

/// Coins in a grid: a move turns the four corners of a rectangle.
pub fn tartan(canvas: &mut Canvas) {
    let heads = [(0, 1), (1, 3), (2, 0), (3, 2), (4, 3), (4, 1)];
    for row in 0..4 {
        for column in 0..5 {
            let style = Style::filled_if(heads.contains(&(column, row)));
            canvas.circle(pieces::centre(column, row), 9.5, style);
        }
    }
    let (from, to) = (pieces::centre(1, 1), pieces::centre(4, 3));
    canvas.rectangle(from, to, Style::AccentOpen);
    for corner in [(1, 1), (4, 1), (1, 3), (4, 3)] {
        canvas.circle(pieces::centre(corner.0, corner.1), 9.5, Style::AccentOpen);
    }
}

/// Nim-products of the numbers below 4, which form a field.
pub fn nim_product(canvas: &mut Canvas) {
    pieces::cell_with(canvas, 0, 0, "⊗");
    for (a, products) in values::nim_products(4).iter().enumerate() {
        for (column, row) in [(a + 1, 0), (0, a + 1)] {
            pieces::cell(canvas, column, row, Style::Faint);
            canvas.text(pieces::centre(column, row), &a.to_string());
        }
        for (b, product) in products.iter().enumerate() {
            pieces::cell_with(canvas, a + 1, b + 1, &product.to_string());
        }
    }
}

/// Payoff matrix of rock, paper, scissors.
pub fn matrix_game(canvas: &mut Canvas) {
    for row in 0..3 {
        for column in 0..3 {
            let pays = ["0", "−1", "1"][(3 + column - row) % 3];
            pieces::cell_with(canvas, column, row, pays);
        }
        let (_, y) = pieces::centre(0, row);
        canvas.arrow((-22.0, y), (-6.0, y), Style::Accent);
        let (x, _) = pieces::centre(row, 0);
        canvas.arrow((x, -22.0), (x, -6.0), Style::Plain);
    }
}

/// Coins on a strip, and a move past another coin.
pub fn welter(canvas: &mut Canvas) {
    for square in 0..8 {
        pieces::cell(canvas, square, 0, Style::Open);
    }
    for square in [1, 4, 6] {
        canvas.circle(pieces::centre(square, 0), 11.0, Style::Plain);
    }
    let ((from, _), (to, _)) = (pieces::centre(6, 0), pieces::centre(2, 0));
    canvas.bent_arrow((from, -2.0), (to, -2.0), -14.0, Style::Accent);
}

/// Dominoes of both players on a board: upright dominoes are Left's, flat ones Right's.
pub fn partizan(canvas: &mut Canvas) {
    for row in 0..4 {
        for column in 0..4 {
            pieces::cell(canvas, column, row, Style::Open);
        }
    }
    let mut domino = |column: f64, row: f64, (width, height): (f64, f64), style: Style| {
        let from = (column * CELL + 5.0, row * CELL + 5.0);
        let to = ((column + width) * CELL - 5.0, (row + height) * CELL - 5.0);
        canvas.rectangle(from, to, style);
    };
    domino(1.0, 0.0, (1.0, 2.0), Style::Blue);
    domino(2.0, 1.0, (2.0, 1.0), Style::Red);
    domino(0.0, 2.0, (1.0, 2.0), Style::Blue);
}

/// A row of numbers that is taken from both ends.
pub fn score_games(canvas: &mut Canvas) {
    let numbers = ["3", "8", "2", "5", "7", "4"];
    for (column, number) in numbers.iter().enumerate() {
        pieces::cell_with(canvas, column, 0, number);
    }
    let (right, middle) = (numbers.len() as f64 * CELL, CELL / 2.0);
    canvas.arrow((-5.0, middle), (-28.0, middle), Style::Accent);
    canvas.arrow((right + 5.0, middle), (right + 28.0, middle), Style::Accent);
}
