//! Pictures of values as SVG files: coloured cells on two axes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context as _, Result, ensure};

use super::tables::layers;
use crate::explored::Explored;
use crate::guess::{Numbers, Shape, Table};
use crate::proof::Proof;

/// Red, green, blue.
type Color = [u8; 3];

/// Size of the area with the cells, in pixels; a table is a square.
const SIDE: usize = 920;
const HEIGHT_OF_DOTS: usize = 495;

/// Upper left corner of the area.
const LEFT: f64 = 90.0;
const TOP: f64 = 100.0;

/// Room for the legend on the right, and for the axis below.
const LEGEND: usize = 400;
const BOTTOM: usize = 190;

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [30, 30, 30];
const GREY: Color = [215, 219, 224];
const PERIOD: Color = [255, 240, 200];
const ZERO: Color = [216, 40, 20];

/// Colours of dots, from few heaps to many.
const SHADES: [Color; 4] = [
    [173, 200, 230],
    [107, 160, 214],
    [49, 115, 184],
    [12, 65, 130],
];

/// Colours of a table's values, from dark (small values) to light.
const SCALE: [Color; 6] = [
    [38, 18, 84],
    [46, 75, 140],
    [35, 125, 140],
    [50, 170, 115],
    [150, 210, 70],
    [250, 230, 60],
];

/// Number of different colours of a table's values.
const LEVELS: f64 = 60.0;

/// Numbers along an edge of the area.
struct Axis<'a> {
    name: &'a str,
    first: usize,
    count: usize,
    /// How many numbers share a column or a row of cells.
    step: usize,
    /// Factors of the round numbers that have a tick: powers of the first one times any.
    round: &'a [usize],
}

impl<'a> Axis<'a> {
    /// Lets numbers share cells if there are more of them than pixels.
    fn new(name: &'a str, first: usize, count: usize, pixels: usize, round: &'a [usize]) -> Self {
        Self {
            name,
            first,
            count,
            step: count.div_ceil(pixels),
            round,
        }
    }

    /// How many columns or rows of cells there are.
    fn cells(&self) -> usize {
        self.count.div_ceil(self.step)
    }

    /// Up to nine round numbers, with the places of their cells.
    fn ticks(&self) -> impl Iterator<Item = (usize, f64)> {
        let powers = (0..).map(|exponent| self.round[0].pow(exponent));
        let mut steps = powers.flat_map(|power| {
            let others = self.round[1..].iter().map(move |factor| factor * power);
            [power].into_iter().chain(others)
        });
        let step = steps.find(|step| (self.count - 1) / step <= 8);
        let step = step.expect("a step is large enough");
        let numbers = (self.first.next_multiple_of(step)..self.first + self.count).step_by(step);
        numbers.map(|number| (number, ((number - self.first) / self.step) as f64 + 0.5))
    }
}

/// An SVG file.
struct Picture(String);

impl Picture {
    fn new(height: usize, title: &str) -> Self {
        let (width, height) = (SIDE + LEGEND, height + BOTTOM);
        let mut picture = Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"Helvetica, Arial, sans-serif\" \
             shape-rendering=\"crispEdges\">\n"
        ));
        picture.rectangle(WHITE, [0.0, 0.0, width as f64, height as f64]);
        // A letter is about half as wide as it is high.
        let fitting = 1.8 * (width as f64 - LEFT) / title.chars().count() as f64;
        let size = (fitting as usize).clamp(10, 26);
        picture.text([LEFT, 34.0], size, "start", title);
        picture
    }

    /// Draws rectangles of a colour: left, top, width, height.
    fn rectangles(&mut self, [r, g, b]: Color, all: &[[f64; 4]]) {
        let short = |x: f64| (x * 100.0).round() / 100.0;
        let path = all.iter().map(|rectangle| {
            let [x, y, width, height] = rectangle.map(short);
            format!("M{x} {y}h{width}v{height}h-{width}z")
        });
        let path: String = path.collect();
        let fill = format!("#{r:02x}{g:02x}{b:02x}");
        let _ = writeln!(self.0, "<path fill=\"{fill}\" d=\"{path}\"/>");
    }

    fn rectangle(&mut self, color: Color, rectangle: [f64; 4]) {
        self.rectangles(color, &[rectangle]);
    }

    /// Writes a text, vertically centred at its place.
    fn text(&mut self, [x, y]: [f64; 2], size: usize, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let y = (100.0 * y + 35.0 * size as f64).round() / 100.0;
        let _ = writeln!(
            self.0,
            "<text x=\"{x:.0}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
             fill=\"#1e1e1e\">{text}</text>"
        );
    }

    /// Draws the axes of cells with this width and height.
    fn axes(&mut self, [across, up]: &[Axis<'_>; 2], [width, height]: [f64; 2], bottom: f64) {
        for (number, place) in across.ticks() {
            let x = LEFT + width * place;
            self.rectangle(BLACK, [x - 0.5, bottom, 1.0, 6.0]);
            self.text([x, bottom + 24.0], 18, "middle", &number.to_string());
        }
        for (number, place) in up.ticks() {
            let y = bottom - height * place;
            self.rectangle(BLACK, [LEFT - 6.0, y - 0.5, 6.0, 1.0]);
            self.text([LEFT - 12.0, y], 18, "end", &number.to_string());
        }
        let [end, top] = [across.cells() as f64, up.cells() as f64];
        let (middle, top) = (LEFT + width * end / 2.0, bottom - height * top);
        self.text([middle, bottom + 58.0], 20, "middle", across.name);
        self.text([8.0, top - 20.0], 20, "start", up.name);
    }

    /// Explains colours on the right, and ends the file.
    fn with_legend(mut self, entries: &[(Color, String)]) -> String {
        let x = LEFT + SIDE as f64 + 30.0;
        for ((color, text), at) in entries.iter().zip(0..) {
            let y = TOP + 30.0 * f64::from(at);
            self.rectangle(*color, [x, y, 20.0, 20.0]);
            self.text([x + 28.0, y + 10.0], 18, "start", text);
        }
        self.0 + "</svg>\n"
    }
}

/// Draws the values of a game.
///
/// # Errors
/// If no row of its table is filled.
pub fn picture(explored: &Explored) -> Result<String> {
    let subject = &explored.subject;
    ensure!(
        !explored.values().is_empty(),
        "no row is filled, so there is nothing to draw"
    );
    let what = match (subject.misere, subject.has_values()) {
        (true, _) => "Misère outcomes",
        (false, false) => "Outcomes",
        (false, true) => "Grundy values",
    };
    let title = format!("{what} of {}", explored.title());
    Ok(match &subject.coordinate_names()[..] {
        &[a, b] => {
            let ruled = explored.ruled.as_ref().context("a rule has a table")?;
            heat_map(&title, &layers(ruled)[0], 0, [a, b])
        }
        _ => dots(&title, explored.values(), 0, explored.proof()),
    })
}

/// Draws numbers; `None` if they are no Grundy values and no table.
pub fn of_numbers(
    title: &str,
    numbers: &Numbers,
    first: usize,
    names: [&str; 2],
) -> Option<String> {
    Some(match &numbers.shape {
        Shape::Table(table) => heat_map(title, table, first, names),
        Shape::Sequence(_) => dots(title, &numbers.as_grundy_values()?, first, None),
    })
}

/// Draws the values of the heaps `first`, `first` + 1, … as dots, darker where more heaps share a
/// dot. If a period is proven, three periods are drawn, but at least 60 heaps if so many are known.
fn dots(title: &str, values: &[u32], first: usize, proof: Option<&Proof>) -> String {
    let known = values.len();
    let shown = proof.map_or(known, |proof| {
        known.min((proof.preperiod + 3 * proof.period).max(60))
    });
    let highest = values[..shown].iter().max().map_or(0, |&it| it as usize);
    let axes = [
        Axis::new("heap", first, shown, SIDE, &[10, 2, 5]),
        Axis::new("value", 0, highest + 1, HEIGHT_OF_DOTS, &[10, 2, 5]),
    ];
    let [across, up] = &axes;
    let width = SIDE as f64 / across.cells() as f64;
    let height = HEIGHT_OF_DOTS as f64 / up.cells() as f64;
    let bottom = TOP + HEIGHT_OF_DOTS as f64;
    let mut picture = Picture::new(HEIGHT_OF_DOTS, title);
    let mut legend = vec![(SHADES[3], "value of a heap".to_owned())];
    if across.step > 1 {
        legend[0].1 = format!("value of {} heaps", across.step);
        legend.push((SHADES[0], "of fewer heaps".to_owned()));
    }
    let end = |proof: &Proof| (proof.preperiod + proof.period).min(shown);
    if let Some(proof) = proof.filter(|proof| proof.preperiod < end(proof)) {
        let [from, to] = [proof.preperiod, end(proof)].map(|heap| heap as f64 / shown as f64);
        let [x, broad] = [from, to - from].map(|part| part * SIDE as f64);
        let area = [LEFT + x, TOP, broad.max(2.0), HEIGHT_OF_DOTS as f64];
        picture.rectangle(PERIOD, area);
        let (period, preperiod) = (proof.period, proof.preperiod);
        legend.push((PERIOD, format!("period {period}, preperiod {preperiod}")));
    }
    for (_, place) in up.ticks() {
        let y = bottom - height * place;
        picture.rectangle(GREY, [LEFT, y - 0.5, SIDE as f64, 1.0]);
    }
    picture.axes(&axes, [width, height], bottom);
    let mut heaps: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (heap, &value) in values[..shown].iter().enumerate() {
        let place = (heap / across.step, value as usize / up.step);
        *heaps.entry(place).or_default() += 1;
    }
    let dot = (0.8 * height).clamp(2.0, 9.0);
    let gap = if width < 4.0 { 0.0 } else { 1.0 };
    let mut by_shade: BTreeMap<Color, Vec<[f64; 4]>> = BTreeMap::new();
    for ((column, row), count) in heaps {
        let share = count as f64 / across.step as f64;
        let shade = (share.powf(0.4) * SHADES.len() as f64) as usize;
        let x = LEFT + width * column as f64 + gap / 2.0;
        let y = bottom - height * (row as f64 + 0.5) - dot / 2.0;
        let dots = by_shade.entry(SHADES[shade.min(SHADES.len() - 1)]);
        dots.or_default().push([x, y, width - gap, dot]);
    }
    for (color, dots) in by_shade {
        picture.rectangles(color, &dots);
    }
    picture.with_legend(&legend)
}

/// Draws a table whose first row and column are heap `first`. P-positions have a colour of their
/// own. `names` has the name of the row heap, which goes to the right, then the column heap's. Of a
/// larger table than there are pixels, the first rows and columns are drawn.
fn heat_map(title: &str, table: &Table, first: usize, names: [&str; 2]) -> String {
    let counts = [table.len(), table[0].len()].map(|count| count.min(SIDE));
    let axes: [Axis<'_>; 2] =
        std::array::from_fn(|at| Axis::new(names[at], first, counts[at], SIDE, &[2]));
    let rows = table[..counts[0]].iter().map(|row| &row[..counts[1]]);
    let highest = rows.clone().flatten().copied().max().unwrap_or(0).max(1);
    let sizes = cell_sizes(counts);
    let [width, height] = sizes;
    let bottom = TOP + SIDE as f64;
    let mut by_color: BTreeMap<Color, Vec<[f64; 4]>> = BTreeMap::new();
    for (a, row) in rows.enumerate() {
        for (b, &value) in row.iter().enumerate() {
            let (x, y) = (LEFT + width * a as f64, bottom - height * (b + 1) as f64);
            let cells = by_color.entry(color(value, highest)).or_default();
            cells.push([x, y, width, height]);
        }
    }
    let mut picture = Picture::new(SIDE, title);
    for (color, cells) in by_color {
        picture.rectangles(color, &cells);
    }
    picture.axes(&axes, sizes, bottom);
    let mut legend = vec![(ZERO, "0: P".to_owned())];
    let fifths = (0..5).map(|at| 1 + (i128::from(highest - 1) * at / 4) as i64);
    let values = rules::sorted_and_distinct(fifths.collect());
    let entry = |value: i64| (color(value, highest), value.to_string());
    legend.extend(values.into_iter().map(entry));
    picture.with_legend(&legend)
}

/// Returns the width and height of a cell in pixels. Cells are squares, unless rows or columns
/// would be too thin to see. Sizes are whole: fractions would leave seams.
fn cell_sizes(counts: [usize; 2]) -> [f64; 2] {
    // A row of this height has room for a tick.
    const TICKED: f64 = 28.0;
    let side = |count: usize| SIDE as f64 / count as f64;
    let square = side(counts[0].max(counts[1]));
    counts.map(|count| square.max(TICKED.min(side(count))).floor())
}

fn color(value: i64, highest: i64) -> Color {
    if value == 0 {
        return ZERO;
    }
    let level = (LEVELS * value as f64 / highest as f64).floor() / LEVELS;
    let place = level * (SCALE.len() - 1) as f64;
    let lower = (place as usize).min(SCALE.len() - 2);
    let part = place - lower as f64;
    std::array::from_fn(|i| {
        let (from, to) = (f64::from(SCALE[lower][i]), f64::from(SCALE[lower + 1][i]));
        (from + part * (to - from)) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_tables_have_a_tick_at_each_row() {
        let table: Table = vec![(0..200).collect(); 3];
        let svg = heat_map("narrow", &table, 5, ["a", "b"]);
        for tick in [">5<", ">6<", ">7<", ">32<", ">192<"] {
            assert!(svg.contains(tick), "{tick}");
        }
        assert!(svg.contains(">a<") && svg.contains(">b<"));
        assert_eq!(cell_sizes([40, 40]), [23.0; 2]);
        assert_eq!(cell_sizes([900, 900]), [1.0; 2]);
    }

    #[test]
    fn the_first_rows_and_columns_of_a_large_table_are_drawn() {
        let table = |side| -> Table {
            let row = |a: i64| (0..500).map(|b| a ^ b).collect();
            (0..side).map(row).collect()
        };
        let [large, part] = [1001, 920].map(|side| heat_map("large", &table(side), 0, ["a", "b"]));
        assert!(large == part && large.contains(">896<"));
    }

    #[test]
    fn a_long_title_is_written_smaller() {
        let table: Table = vec![vec![0; 2]; 2];
        let is_large = |title: &str| {
            let svg = heat_map(title, &table, 0, ["a", "b"]);
            svg.contains("font-size=\"26\"")
        };
        assert!(is_large("short"));
        assert!(!is_large(
            &"(a, b) -> (a-k, b) | (a, b-k) where k >= 1 ".repeat(3)
        ));
    }

    #[test]
    fn round_values_and_heaps_have_ticks() {
        let even: Vec<u32> = (0..600).collect();
        let svg = dots("even", &even, 0, None);
        assert!(svg.contains(">100<") && !svg.contains(">64<"));
    }

    #[test]
    fn large_values_share_rows_of_pixels() {
        let values: Vec<u32> = (0..300_000).collect();
        let svg = dots("large", &values, 0, None);
        assert!(svg.contains(">value of 327 heaps<"));
        assert!(
            svg.matches('M').count() < 4 * SIDE,
            "a few dots in each column"
        );
    }
}
