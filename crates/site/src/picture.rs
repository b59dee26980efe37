//! Pictures for modules that aren't about the positions of a game, which have boards.

use crate::canvas::{Canvas, Point, Style};

/// The module's picture as SVG; its caption is the text `picture.<module>`.
pub fn of_module(module: &str) -> Option<String> {
    let draw: fn(&mut Canvas) = match module {
        "beatty" => beatty,
        "xor_basis" => xor_basis,
        "retrograde" => retrograde,
        "dyadic" => dyadic,
        "alpha_beta" => alpha_beta,
        "matrix_game" => matrix_game,
        _ => return None,
    };
    let mut canvas = Canvas::new();
    draw(&mut canvas);
    Some(canvas.svg())
}

/// Distance between the centres of neighbouring stones in pixels.
const STEP: f64 = 22.0;
/// Radius of a stone in pixels.
const STONE: f64 = 8.5;
/// Side of a cell in pixels.
const CELL: f64 = 28.0;
/// Radius of a vertex in pixels, large enough for a number.
const VERTEX: f64 = 13.0;

/// Two Beatty sequences, which partition the positive integers.
fn beatty(canvas: &mut Canvas) {
    let last = 16;
    let golden = (1.0 + 5.0_f64.sqrt()) / 2.0;
    canvas.line(
        (STEP / 2.0, 0.0),
        (STEP * (last as f64 + 0.5), 0.0),
        Style::Plain,
    );
    for (row, slope) in [golden, golden * golden].into_iter().enumerate() {
        let terms = (1..).map(|n| (f64::from(n) * slope).floor() as usize);
        for term in terms.take_while(|&term| term <= last) {
            let x = term as f64 * STEP;
            let (y, style) = [(-16.0, Style::Accent), (16.0, Style::Plain)][row];
            canvas.circle((x, y), STONE, style);
            canvas.text((x, 2.6 * y), &term.to_string());
        }
    }
}

/// The sizes of heaps as rows of bits, with different leading bits.
fn xor_basis(canvas: &mut Canvas) {
    for (row, bits) in ["101101", "010110", "001011", "000011"].iter().enumerate() {
        let leading = bits.find('1');
        for (column, bit) in bits.char_indices() {
            let style = if leading == Some(column) {
                Style::Accent
            } else if bit == '1' {
                Style::Faint
            } else {
                Style::Open
            };
            cell(canvas, column, row, style);
        }
    }
}

/// Costs of moves. The maximiser moves from the grey vertex, so the path through it is longer.
fn retrograde(canvas: &mut Canvas) {
    let places = [
        (0.0, 50.0),
        (90.0, 0.0),
        (90.0, 100.0),
        (180.0, 50.0),
        (270.0, 50.0),
    ];
    let edges = [
        (0, 1, "3", Style::Accent),
        (0, 2, "1", Style::Plain),
        (1, 3, "1", Style::Accent),
        (2, 3, "2", Style::Plain),
        (2, 1, "3", Style::Plain),
        (3, 4, "3", Style::Accent),
    ];
    for (u, v, cost, style) in edges {
        let [from, to] = between(places[u], places[v]);
        canvas.arrow(from, to, style);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let side = 13.0 / dx.hypot(dy);
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        canvas.text((middle.0 + dy * side, middle.1 - dx * side), cost);
    }
    for (i, &place) in places.iter().enumerate() {
        let style = match i {
            2 => Style::Faint,
            4 => Style::Plain,
            _ => Style::Open,
        };
        vertex(canvas, place, "", style);
    }
    canvas.circle(places[0], VERTEX + 4.0, Style::AccentOpen);
}

/// Numbers on the number line: later birthdays have shorter strokes.
fn dyadic(canvas: &mut Canvas) {
    let unit = 64.0;
    canvas.line((-2.3 * unit, 0.0), (2.3 * unit, 0.0), Style::Plain);
    for eighths in -16..=16_i32 {
        let x = f64::from(eighths) / 8.0 * unit;
        let height = match eighths.trailing_zeros() {
            0 => 6.0,
            1 => 11.0,
            2 => 18.0,
            _ => 28.0,
        };
        canvas.line((x, 0.0), (x, -height), Style::Plain);
        if eighths % 8 == 0 {
            canvas.text((x, 16.0), &(eighths / 8).to_string().replace('-', "−"));
        }
    }
    // The simplest number between 1/4 and 1 is 1/2.
    canvas.circle((0.25 * unit, 0.0), 5.0, Style::Blue);
    canvas.circle((unit, 0.0), 5.0, Style::Red);
    canvas.circle((0.5 * unit, -18.0), 6.5, Style::AccentOpen);
    canvas.text((0.5 * unit, -38.0), "½");
}

/// A tree of moves with a pruned branch, whose bound is already good enough.
fn alpha_beta(canvas: &mut Canvas) {
    let leaf = |i: usize| (i as f64 * 52.0, 130.0);
    let inner = |i: usize| (26.0 + i as f64 * 104.0, 66.0);
    let root = (130.0, 0.0);
    let scores = ["3", "5", "2", "?", "4", "6"];
    for i in 0..3 {
        let [from, to] = between(root, inner(i));
        canvas.line(from, to, Style::Plain);
    }
    for (i, score) in scores.iter().enumerate() {
        let [from, to] = between(inner(i / 2), leaf(i));
        let is_cut = *score == "?";
        canvas.line(from, to, if is_cut { Style::Faint } else { Style::Plain });
        let style = if is_cut { Style::Faint } else { Style::Open };
        vertex(canvas, leaf(i), if is_cut { "" } else { score }, style);
    }
    // The minima, below the maximum at the root.
    for (i, score) in ["3", "≤2", "4"].iter().enumerate() {
        vertex(canvas, inner(i), score, Style::Open);
    }
    vertex(canvas, root, "4", Style::AccentOpen);
    let (x, y) = (
        (inner(1).0 + leaf(3).0) / 2.0,
        (inner(1).1 + leaf(3).1) / 2.0,
    );
    canvas.line((x - 9.0, y + 2.0), (x + 9.0, y - 6.0), Style::Accent);
}

/// Payoff matrix of rock, paper, scissors.
fn matrix_game(canvas: &mut Canvas) {
    for row in 0..3 {
        for column in 0..3 {
            let pays = ["0", "−1", "1"][(3 + column - row) % 3];
            cell_with(canvas, column, row, pays);
        }
        let (_, y) = centre(0, row);
        canvas.arrow((-22.0, y), (-6.0, y), Style::Accent);
        let (x, _) = centre(row, 0);
        canvas.arrow((x, -22.0), (x, -6.0), Style::Plain);
    }
}

/// The top left corner of a cell.
fn corner(column: usize, row: usize) -> Point {
    (column as f64 * CELL, row as f64 * CELL)
}

/// The centre of a cell; columns and rows count from the top left.
fn centre(column: usize, row: usize) -> Point {
    let (x, y) = corner(column, row);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// A cell with an outline, filled unless `style` is open.
fn cell(canvas: &mut Canvas, column: usize, row: usize, style: Style) {
    let (from, to) = (corner(column, row), corner(column + 1, row + 1));
    if style != Style::Open {
        canvas.rectangle(from, to, style);
    }
    canvas.rectangle(from, to, Style::Open);
}

/// A cell with a number or a sign in it.
fn cell_with(canvas: &mut Canvas, column: usize, row: usize, text: &str) {
    cell(canvas, column, row, Style::Open);
    canvas.text(centre(column, row), text);
}

/// A vertex with its value or another text.
fn vertex(canvas: &mut Canvas, at: Point, text: &str, style: Style) {
    canvas.circle(at, VERTEX, style);
    if !text.is_empty() {
        canvas.text(at, text);
    }
}

/// End points of an edge, on the borders of its two vertices.
fn between(from: Point, to: Point) -> [Point; 2] {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let gap = (VERTEX + 2.0) / length;
    let part = |t: f64| (from.0 + dx * t, from.1 + dy * t);
    [part(gap), part(1.0 - gap)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board;

    #[test]
    fn each_module_has_a_board_or_a_small_picture_without_words() {
        let list = include_str!("../../../snippets/src/lib.rs");
        let modules = list
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        for name in modules.filter(|it| *it != "fast_input") {
            if board::of_module(name).is_some() {
                continue;
            }
            let svg = of_module(name).unwrap_or_else(|| panic!("draw {name} in src/picture.rs"));
            assert!(svg.len() < 24_000, "{name}: {} bytes", svg.len());
            let texts = svg.split("<text").skip(1).map(|rest| {
                let (_, rest) = rest.split_once('>').unwrap();
                rest.split_once('<').unwrap().0
            });
            for text in texts {
                let is_word = text.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
                assert!(
                    !is_word,
                    "{name} says `{text}`, which would need translation"
                );
            }
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
            assert!(
                !svg.contains("style="),
                "{name}: the page's policy forbids it"
            );
        }
    }
}
