//! Charts of Grundy values, in the colours of the page's style sheet.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Values of a game, from heap 0 on.
pub enum Values {
    /// Values by heap; preperiod and period if a period is proven.
    Heaps(Vec<u32>, Option<(usize, usize)>),
    /// Values of two heaps, row by row.
    Table(Vec<Vec<i64>>),
}

/// How many shades there are from the least to the largest value; `site.css` has a class for each.
const SHADES: i64 = 6;

const WIDTH: usize = 720;
const HEIGHT: usize = 260;
const LEFT: usize = 34;
const BELOW: usize = 24;

/// The chart as SVG. Screen readers read its `title`.
pub fn svg(values: &Values, title: &str) -> String {
    let title = title.replace('&', "&amp;").replace('<', "&lt;");
    let (marks, width, height) = match values {
        Values::Heaps(values, period) => (heaps(values, *period), WIDTH, HEIGHT),
        Values::Table(rows) => (
            table(rows),
            LEFT + CELL * rows.len(),
            BELOW + CELL * rows.len(),
        ),
    };
    format!(
        "<svg class=\"chart\" role=\"img\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\"><title>{title}</title>{marks}</svg>"
    )
}

/// A dot for each heap; after the preperiod every second period is shaded.
fn heaps(values: &[u32], period: Option<(usize, usize)>) -> String {
    let highest = values.iter().copied().max().unwrap_or(0).max(1) as usize;
    let count = values.len().max(1);
    let (bottom, top) = (HEIGHT - BELOW, 8);
    let x = |heap: usize| LEFT + heap * (WIDTH - LEFT) / count;
    let y = |value: usize| bottom - 6 - value * (bottom - top - 12) / highest;
    let mut svg = String::new();
    if let Some((preperiod, period)) = period {
        for start in (preperiod..count).step_by(2 * period.max(1)) {
            let (from, to) = (x(start), x((start + period).min(count)));
            let (width, height) = (to - from, bottom - top);
            let _ = write!(
                svg,
                "<rect class=\"again\" x=\"{from}\" y=\"{top}\" width=\"{width}\" \
                 height=\"{height}\"/>"
            );
        }
    }
    for value in (0..=highest).step_by((highest / 4).max(1)) {
        let at = y(value);
        let _ = write!(svg, "<path class=\"grid\" d=\"M{LEFT} {at}H{WIDTH}\"/>");
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\">{value}</text>",
            LEFT - 8,
            at + 4
        );
    }
    let columns = (0..count).step_by((count / 8).max(1));
    svg += &below(HEIGHT - 6, columns.map(|heap| (x(heap) + 3, heap)));
    for (class, is_zero) in [("dots", false), ("dots zero", true)] {
        let shown = values
            .iter()
            .enumerate()
            .filter(|(_, value)| (**value == 0) == is_zero);
        let dot =
            |(heap, value): (usize, &u32)| format!("M{} {}h4", x(heap) + 1, y(*value as usize));
        let dots: String = shown.map(dot).collect();
        let _ = write!(svg, "<path class=\"{class}\" d=\"{dots}\"/>");
    }
    svg
}

/// Side of a table's cell in pixels.
const CELL: usize = 14;

/// A cell for each pair of heaps; darker cells have larger values.
fn table(rows: &[Vec<i64>]) -> String {
    let highest = rows.iter().flatten().copied().max().unwrap_or(0).max(1);
    let shade = |value: i64| {
        if value == 0 {
            0
        } else {
            1 + (value - 1) * SHADES / highest
        }
    };
    // A path for each shade; its style turns each cell, a line of length 1, into a square.
    let mut cells: BTreeMap<i64, String> = BTreeMap::new();
    for (a, row) in rows.iter().enumerate() {
        for (b, &value) in row.iter().enumerate() {
            let _ = write!(cells.entry(shade(value)).or_default(), "M{b} {a}h1");
        }
    }
    let (x, y) = (LEFT, BELOW + CELL / 2);
    let mut svg = format!("<g transform=\"translate({x} {y}) scale({CELL})\">");
    for (shade, data) in cells {
        let _ = write!(svg, "<path class=\"shade-{shade}\" d=\"{data}\"/>");
    }
    svg.push_str("</g>");
    for heap in (0..rows.len()).step_by(4) {
        let at = heap * CELL + CELL - 3;
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\">{heap}</text>",
            LEFT - 6,
            BELOW + at
        );
    }
    let columns = (0..rows.len()).step_by(4);
    svg + &below(
        16,
        columns.map(|heap| (LEFT + heap * CELL + CELL / 2, heap)),
    )
}

/// Numbers of heaps in a row, each centred at its place.
fn below(y: usize, columns: impl Iterator<Item = (usize, usize)>) -> String {
    let text = |(x, heap)| format!("<text x=\"{x}\" y=\"{y}\">{heap}</text>");
    let texts: String = columns.map(text).collect();
    format!("<g class=\"below\">{texts}</g>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_have_classes_and_no_colours() {
        let table: Vec<Vec<i64>> = (0..8).map(|a| (0..8).map(|b| a ^ b).collect()).collect();
        let heaps = Values::Heaps(vec![0, 1, 2, 0, 1, 2, 0, 1, 2], Some((0, 3)));
        for values in [Values::Table(table), heaps] {
            let svg = svg(&values, "a < b");
            assert!(!svg.contains('#') && !svg.contains("fill="), "{svg}");
            assert!(svg.contains("<title>a &lt; b</title>"), "{svg}");
        }
    }

    #[test]
    fn the_style_sheet_has_a_class_for_each_shade() {
        let style = include_str!("../../static/site.css");
        for shade in 0..=SHADES {
            assert!(style.contains(&format!(".shade-{shade}")), "{shade}");
        }
    }
}
