//! Draws pictures of games of cutting edges, and of numbers as games.

use super::canvas::{Canvas, Point, Style};
use super::pieces;

/// A figure of edges on the ground; one edge of the cycle is being cut.
pub fn hackenbush(canvas: &mut Canvas) {
    let [left, right, belly, neck] = [(0.0, 0.0), (56.0, 0.0), (28.0, -44.0), (28.0, -92.0)];
    let [hand, other, ear, top] = [(-10.0, -64.0), (66.0, -64.0), (6.0, -122.0), (50.0, -122.0)];
    let edges = [
        (left, belly),
        (right, belly),
        (belly, neck),
        (belly, hand),
        (belly, other),
        (neck, ear),
        (ear, top),
    ];
    for (from, to) in edges {
        canvas.line(from, to, Style::Plain);
    }
    canvas.line(top, neck, Style::Accent);
    joints(canvas, &[belly, neck, hand, other, ear, top]);
    pieces::ground(canvas, -30.0, 90.0, 0.0);
}

/// A tree with the values of its vertices.
pub fn tree_sg(canvas: &mut Canvas) {
    // Parent and place of each vertex; parents come first.
    let tree: [(usize, Point); 8] = [
        (0, (95.0, 0.0)),
        (0, (40.0, -56.0)),
        (0, (150.0, -56.0)),
        (1, (0.0, -112.0)),
        (1, (70.0, -112.0)),
        (2, (125.0, -112.0)),
        (2, (180.0, -112.0)),
        (4, (70.0, -168.0)),
    ];
    let mut values = [0; 8];
    for v in (1..tree.len()).rev() {
        values[tree[v].0] ^= values[v] + 1;
    }
    for &(parent, place) in &tree[1..] {
        let [from, to] = pieces::between(tree[parent].1, place);
        canvas.line(from, to, Style::Plain);
    }
    for (&(_, place), value) in tree.iter().zip(values) {
        pieces::vertex(canvas, place, &value.to_string(), Style::Open);
    }
    canvas.circle(tree[0].1, pieces::VERTEX, Style::AccentOpen);
}

/// Stalks of two colours, and a tree.
pub fn red_blue_hackenbush(canvas: &mut Canvas) {
    use Style::{Blue, Red};
    stalk(canvas, 0.0, &[Blue, Blue, Red]);
    stalk(canvas, 50.0, &[Red, Blue, Blue, Red]);
    let fork = (130.0, -34.0);
    let branches = [(105.0, -68.0), (155.0, -68.0)];
    canvas.line((130.0, 0.0), fork, Blue);
    canvas.line(fork, branches[0], Red);
    canvas.line(fork, branches[1], Blue);
    joints(canvas, &[fork, branches[0], branches[1]]);
    pieces::ground(canvas, -25.0, 175.0, 0.0);
}

fn stalk(canvas: &mut Canvas, x: f64, edges: &[Style]) {
    for (i, &style) in edges.iter().enumerate() {
        let (below, above) = ((x, -34.0 * i as f64), (x, -34.0 * (i + 1) as f64));
        canvas.line(below, above, style);
        joints(canvas, &[above]);
    }
}

fn joints(canvas: &mut Canvas, places: &[Point]) {
    for &place in places {
        canvas.circle(place, 4.5, Style::Plain);
    }
}

/// A number, in which only one player moves, beside a heap for both players.
pub fn number_nimber(canvas: &mut Canvas) {
    stalk(canvas, 0.0, &[Style::Blue, Style::Red, Style::Red]);
    canvas.text((38.0, -34.0), "+");
    pieces::heap(canvas, 76.0, 3, 0);
    pieces::ground(canvas, -25.0, 101.0, 0.0);
}

/// Numbers on the number line: later birthdays have shorter strokes.
pub fn dyadic(canvas: &mut Canvas) {
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

/// Switches on the number line, the hottest on top.
pub fn hot_games(canvas: &mut Canvas) {
    let unit = 26.0;
    let switches: [(i32, i32); 3] = [(4, -3), (2, -1), (3, 2)];
    for (row, (a, b)) in switches.into_iter().enumerate() {
        let y = (row as f64 - 3.0) * 32.0;
        let (from, to) = ((f64::from(b) * unit, y), (f64::from(a) * unit, y));
        let middle = ((from.0 + to.0) / 2.0, y);
        canvas.line(from, to, Style::accent_if(row == 0));
        canvas.circle(from, 6.0, Style::Red);
        canvas.circle(to, 6.0, Style::Blue);
        canvas.circle(middle, 3.0, Style::Plain);
    }
    canvas.line((-3.5 * unit, -8.0), (4.5 * unit, -8.0), Style::Plain);
    for number in -3..=4 {
        let x = f64::from(number) * unit;
        canvas.line((x, -8.0), (x, -2.0), Style::Plain);
        canvas.text((x, 10.0), &number.to_string().replace('-', "−"));
    }
}

/// A tree of moves with a pruned branch, whose bound is already good enough.
pub fn alpha_beta(canvas: &mut Canvas) {
    let leaf = |i: usize| (i as f64 * 52.0, 130.0);
    let inner = |i: usize| (26.0 + i as f64 * 104.0, 66.0);
    let root = (130.0, 0.0);
    let scores = ["3", "5", "2", "?", "4", "6"];
    for i in 0..3 {
        let [from, to] = pieces::between(root, inner(i));
        canvas.line(from, to, Style::Plain);
    }
    for (i, score) in scores.iter().enumerate() {
        let [from, to] = pieces::between(inner(i / 2), leaf(i));
        let is_cut = *score == "?";
        canvas.line(from, to, if is_cut { Style::Faint } else { Style::Plain });
        let style = if is_cut { Style::Faint } else { Style::Open };
        pieces::vertex(canvas, leaf(i), if is_cut { "" } else { score }, style);
    }
    // The minima, below the maximum at the root.
    for (i, score) in ["3", "≤2", "4"].iter().enumerate() {
        pieces::vertex(canvas, inner(i), score, Style::Open);
    }
    pieces::vertex(canvas, root, "4", Style::AccentOpen);
    let (x, y) = (
        (inner(1).0 + leaf(3).0) / 2.0,
        (inner(1).1 + leaf(3).1) / 2.0,
    );
    canvas.line((x - 9.0, y + 2.0), (x + 9.0, y - 6.0), Style::Accent);
}
