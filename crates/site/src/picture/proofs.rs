//! Draws a picture for each step of a proof.

use super::boards;
use super::canvas::{Canvas, Point, Style};
use super::pieces::{self, CELL, STEP};
use super::{drawn, heaps};

type Step = fn(&mut Canvas);

/// Module and the pictures of its steps, whose texts are `proof.<module>_<step>`.
const PROOFS: [(&str, &[Step]); 5] = [
    ("mex", &[mex_1, mex_2, mex_3, mex_4]),
    ("nim", &[nim_1, nim_2, nim_3, nim_4]),
    ("wythoff", &[wythoff_1, wythoff_2, wythoff_3, heaps::beatty]),
    ("tree_sg", &[tree_1, tree_2, tree_3, tree_4]),
    ("staircase_nim", &[stairs_1, stairs_2, stairs_3]),
];

/// The pictures of a module's proof as SVG; none if it has no steps.
pub fn steps(module: &str) -> Vec<String> {
    let proof = PROOFS.iter().find(|(name, _)| *name == module);
    let steps = proof.map_or(&[][..], |(_, steps)| steps);
    steps.iter().map(|&draw| drawn(draw)).collect()
}

/// A position with its value, above its options with theirs; one option is the move.
fn options(canvas: &mut Canvas, value: &str, options: &[&str], chosen: Option<usize>) {
    let middle = (options.len() - 1) as f64 * 30.0;
    for (i, option) in options.iter().enumerate() {
        let place = (i as f64 * 60.0, 64.0);
        let [from, to] = pieces::between((middle, 0.0), place);
        let style = Style::accent_if(chosen == Some(i));
        canvas.arrow(from, to, style);
        pieces::vertex(canvas, place, option, Style::Open);
    }
    pieces::vertex(canvas, (middle, 0.0), value, Style::AccentOpen);
}

fn mex_1(canvas: &mut Canvas) {
    options(canvas, "2", &["0", "1", "3"], None);
}

fn mex_2(canvas: &mut Canvas) {
    options(canvas, "0", &["1", "3", "1"], None);
}

fn mex_3(canvas: &mut Canvas) {
    options(canvas, "3", &["2", "0", "1"], Some(1));
}

/// Play from one 0 to the next; the bent arrows are the winner's.
fn mex_4(canvas: &mut Canvas) {
    let values = ["0", "3", "0", "1", "0"];
    for (i, value) in values.iter().enumerate() {
        let place = |i: usize| (i as f64 * 60.0, 0.0);
        if i + 1 < values.len() {
            let [from, to] = pieces::between(place(i), place(i + 1));
            let style = Style::accent_if(i % 2 == 1);
            canvas.arrow(from, to, style);
        }
        let style = if *value == "0" {
            Style::AccentOpen
        } else {
            Style::Open
        };
        pieces::vertex(canvas, place(i), value, style);
    }
}

/// Heaps in binary above their nim-sum, from the column `left` on. The marked cells are filled.
fn bits(canvas: &mut Canvas, left: usize, heaps: [usize; 3], marked: &[(usize, usize)]) {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    for (row, number) in heaps.iter().chain([&sum]).enumerate() {
        // The nim-sum stands apart.
        let row = if row == heaps.len() { row + 1 } else { row };
        for place in 0..3 {
            let is_marked = marked.contains(&(place, row));
            let style = if is_marked { Style::Faint } else { Style::Open };
            pieces::cell(canvas, left + place, row, style);
            let bit = number >> (2 - place) & 1;
            canvas.text(pieces::centre(left + place, row), &bit.to_string());
        }
        let (_, y) = pieces::centre(0, row);
        canvas.text((left as f64 * CELL - 14.0, y), &number.to_string());
    }
    let y = 3.5 * CELL;
    let from = left as f64 * CELL;
    canvas.line((from - 22.0, y), (from + 3.0 * CELL, y), Style::Plain);
}

/// An arrow between two tables of bits.
fn becomes(canvas: &mut Canvas) {
    let y = 1.5 * CELL;
    canvas.arrow((3.5 * CELL, y), (5.0 * CELL, y), Style::Plain);
}

fn nim_1(canvas: &mut Canvas) {
    pieces::ground(canvas, 0.0, 7.0 * STEP, 0.0);
}

/// From nim-sum 0 a heap of 6 goes down to 4.
fn nim_2(canvas: &mut Canvas) {
    bits(canvas, 0, [3, 5, 6], &[]);
    becomes(canvas);
    bits(canvas, 6, [3, 5, 4], &[(1, 2), (1, 4)]);
}

fn nim_3(canvas: &mut Canvas) {
    bits(canvas, 0, [3, 4, 5], &[(1, 0), (1, 4)]);
}

/// The heap of 3 goes down to 3 ⊕ 2 = 1.
fn nim_4(canvas: &mut Canvas) {
    bits(canvas, 0, [3, 4, 5], &[(1, 0), (1, 4)]);
    becomes(canvas);
    bits(canvas, 6, [1, 4, 5], &[(1, 0), (1, 4)]);
}

/// The lost squares found so far, and those that reach one of them in a move.
fn wythoff(canvas: &mut Canvas, lost: &[(usize, usize)]) {
    let size = 8;
    let reaches = |x: usize, y: usize| {
        lost.iter()
            .any(|&(a, b)| a <= x && b <= y && (a == x || b == y || x - a == y - b))
    };
    for row in 0..size {
        for column in 0..size {
            let style = if lost.contains(&(column, row)) {
                Style::Accent
            } else if reaches(column, row) {
                Style::Faint
            } else {
                Style::Open
            };
            pieces::cell(canvas, column, row, style);
        }
    }
}

fn wythoff_1(canvas: &mut Canvas) {
    wythoff(canvas, &[(0, 0)]);
}

fn wythoff_2(canvas: &mut Canvas) {
    wythoff(canvas, &[(0, 0), (1, 2), (2, 1)]);
}

fn wythoff_3(canvas: &mut Canvas) {
    wythoff(canvas, &boards::wythoff_pairs(8));
}

/// A branch of a tree: the place of its upper end, its value, and the place that it grows from.
fn branch(canvas: &mut Canvas, below: Point, place: Point, value: &str) {
    let [from, to] = pieces::between(below, place);
    canvas.line(from, to, Style::Plain);
    pieces::vertex(canvas, place, value, Style::Open);
}

/// A stalk whose upper ends have these values, from the ground upwards.
fn stalk(canvas: &mut Canvas, x: f64, values: &[&str]) {
    let place = |height: usize| (x, -50.0 * height as f64);
    for (height, value) in values.iter().enumerate() {
        if height == 0 {
            pieces::vertex(canvas, place(0), value, Style::AccentOpen);
        } else {
            branch(canvas, place(height - 1), place(height), value);
        }
    }
}

fn tree_1(canvas: &mut Canvas) {
    branch(canvas, (0.0, 0.0), (0.0, -50.0), "0");
    pieces::vertex(canvas, (0.0, 0.0), "", Style::Open);
}

/// A vertex with branches of 1 and 2 above it, and a stalk of 1 ⊕ 2 = 3.
fn tree_2(canvas: &mut Canvas) {
    branch(canvas, (0.0, 0.0), (-36.0, -50.0), "0");
    branch(canvas, (0.0, 0.0), (36.0, -50.0), "1");
    branch(canvas, (36.0, -50.0), (36.0, -100.0), "0");
    pieces::vertex(canvas, (0.0, 0.0), "3", Style::AccentOpen);
    canvas.text((90.0, -50.0), "=");
    stalk(canvas, 140.0, &["3", "2", "1", "0"]);
}

/// A stalk of three edges as a heap of three.
fn tree_3(canvas: &mut Canvas) {
    stalk(canvas, 0.0, &["3", "2", "1", "0"]);
    canvas.text((45.0, -60.0), "=");
    pieces::heap(canvas, 90.0, 3, 0);
}

/// Branches whose upper ends have the values 2 and 0: 3 ⊕ 1 = 2.
fn tree_4(canvas: &mut Canvas) {
    branch(canvas, (0.0, 0.0), (-40.0, -60.0), "2");
    branch(canvas, (0.0, 0.0), (40.0, -60.0), "0");
    pieces::vertex(canvas, (0.0, 0.0), "2", Style::AccentOpen);
    canvas.text((110.0, -30.0), "3 ⊕ 1 = 2");
}

/// A coin goes from step 3 to step 2.
fn stairs_1(canvas: &mut Canvas) {
    heaps::stairs(canvas, [2, 1, 2, 1]);
    heaps::step_down(canvas, 3, Style::Accent);
}

/// A coin goes from step 4 to step 3, and the answer takes it to step 2.
fn stairs_2(canvas: &mut Canvas) {
    heaps::stairs(canvas, [2, 1, 2, 1]);
    heaps::step_down(canvas, 4, Style::Plain);
    heaps::step_down(canvas, 3, Style::Accent);
}

/// The coins on the odd steps as heaps.
fn stairs_3(canvas: &mut Canvas) {
    pieces::heaps(canvas, &[(2, 0), (2, 0)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_with_a_text_has_a_picture() {
        let texts = include_str!("../../text/en.toml");
        let (_, proofs) = texts.split_once("[proof]").unwrap();
        let (proofs, _) = proofs.split_once("\n[").unwrap();
        for (module, pictures) in PROOFS {
            let is_step = |line: &&str| line.starts_with(&format!("{module}_"));
            let texts = proofs.lines().filter(is_step).count();
            assert_eq!(texts, pictures.len(), "{module}");
        }
        let steps = proofs
            .lines()
            .filter(|line| line.contains("_") && line.contains(" = "));
        let known: usize = PROOFS.iter().map(|(_, pictures)| pictures.len()).sum();
        assert_eq!(steps.count(), known, "a proof has texts without pictures");
    }
}
