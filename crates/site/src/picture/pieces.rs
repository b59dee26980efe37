//! Draws pieces that several pictures share: heaps, cells, vertices, bars, the ground.

use super::canvas::{Canvas, Point, Style};

/// Distance between the centres of neighbouring stones in pixels.
pub const STEP: f64 = 22.0;
const STONE: f64 = 8.5;
/// Side of a cell in pixels.
pub const CELL: f64 = 28.0;
/// Radius of a vertex in pixels, large enough for a number.
pub const VERTEX: f64 = 13.0;

pub fn stone(canvas: &mut Canvas, centre: Point, style: Style) {
    canvas.circle(centre, STONE, style);
}

/// A heap on the height 0; a move takes the top `taken` stones.
pub fn heap(canvas: &mut Canvas, x: f64, stones: usize, taken: usize) {
    for i in 0..stones {
        let style = Style::accent_if(i + taken >= stones);
        stone(canvas, (x, -STONE - i as f64 * STEP), style);
    }
}

/// Heaps side by side on the ground, as pairs of stones and taken stones.
pub fn heaps(canvas: &mut Canvas, heaps: &[(usize, usize)]) {
    for (i, &(stones, taken)) in heaps.iter().enumerate() {
        heap(canvas, i as f64 * 2.0 * STEP, stones, taken);
    }
    ground(canvas, -STEP, (2 * heaps.len() - 1) as f64 * STEP, 0.0);
}

/// The ground: a line with strokes below.
pub fn ground(canvas: &mut Canvas, from: f64, to: f64, y: f64) {
    canvas.line((from, y), (to, y), Style::Plain);
    let strokes = ((to - from) / 12.0) as usize;
    for i in 1..=strokes {
        let x = from + i as f64 * 12.0;
        canvas.line((x, y), (x - 6.0, y + 7.0), Style::Open);
    }
}

/// The top left corner of a cell.
fn corner(column: usize, row: usize) -> Point {
    (column as f64 * CELL, row as f64 * CELL)
}

/// The centre of a cell; columns and rows count from the top left.
pub fn centre(column: usize, row: usize) -> Point {
    let (x, y) = corner(column, row);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// A cell with an outline, filled unless `style` is open.
pub fn cell(canvas: &mut Canvas, column: usize, row: usize, style: Style) {
    let (from, to) = (corner(column, row), corner(column + 1, row + 1));
    if style != Style::Open {
        canvas.rectangle(from, to, style);
    }
    canvas.rectangle(from, to, Style::Open);
}

/// A cell with a number or a sign in it.
pub fn cell_with(canvas: &mut Canvas, column: usize, row: usize, text: &str) {
    cell(canvas, column, row, Style::Open);
    canvas.text(centre(column, row), text);
}

/// A vertex with its value or another text.
pub fn vertex(canvas: &mut Canvas, at: Point, text: &str, style: Style) {
    canvas.circle(at, VERTEX, style);
    if !text.is_empty() {
        canvas.text(at, text);
    }
}

/// End points of an edge, on the borders of its two vertices.
pub fn between(from: Point, to: Point) -> [Point; 2] {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let gap = (VERTEX + 2.0) / length;
    let part = |t: f64| (from.0 + dx * t, from.1 + dy * t);
    [part(gap), part(1.0 - gap)]
}

/// A directed graph: vertices with their texts, and an arrow for each edge.
pub fn directed(canvas: &mut Canvas, places: &[Point], next: &[&[usize]], texts: &[String]) {
    for (v, options) in next.iter().enumerate() {
        for &u in *options {
            let [from, to] = between(places[v], places[u]);
            let is_mutual = next[u].contains(&v);
            if is_mutual {
                canvas.bent_arrow(from, to, 9.0, Style::Plain);
            } else {
                canvas.arrow(from, to, Style::Plain);
            }
        }
    }
    for (&place, text) in places.iter().zip(texts) {
        vertex(canvas, place, text, Style::Open);
    }
}

/// A bar on the height 0 for each value; a thin bar for the value 0.
pub fn bars(
    canvas: &mut Canvas,
    width: f64,
    height: f64,
    values: &[usize],
    style: &dyn Fn(usize) -> Style,
) {
    for (i, &value) in values.iter().enumerate() {
        let x = i as f64 * width;
        let top = -1.5 - value as f64 * height;
        let gap = if width > 10.0 { 3.0 } else { 1.0 };
        canvas.rectangle((x, top), (x + width - gap, 0.0), style(i));
    }
}

/// A bracket from `from` to `to` with a text below it.
pub fn bracket(canvas: &mut Canvas, from: f64, to: f64, y: f64, text: &str) {
    for (x, tip) in [(from, y - 5.0), (to, y - 5.0)] {
        canvas.line((x, y), (x, tip), Style::Plain);
    }
    canvas.line((from, y), (to, y), Style::Plain);
    canvas.text(((from + to) / 2.0, y + 13.0), text);
}
