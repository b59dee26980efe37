//! Draws the values as dots, the heaps from left to right.

use super::Series;
use super::picture::{Anchor, BLACK, Color, GREY, Picture, Rectangle};
use crate::proof::Proof;

const WIDTH: usize = 1200;
const HEIGHT: usize = 675;
const LEFT: f64 = 90.0;
const RIGHT: f64 = 40.0;
const TOP: f64 = 95.0;
const BOTTOM: f64 = 85.0;

/// Colours of common values, from the least to the most frequent.
const COMMON: [Color; 4] = [
    [173, 200, 230],
    [107, 160, 214],
    [49, 115, 184],
    [12, 65, 130],
];
const RARE: Color = [216, 70, 20];
const PERIOD: Color = [255, 240, 200];

/// Fewest heaps to draw if a period is proven.
const FEWEST_SHOWN: usize = 60;

/// Draws all values, or, if a period is proven, three periods, but at least `FEWEST_SHOWN` heaps if
/// so many are known.
pub fn scatter(title: &str, series: &Series<'_>, proof: Option<&Proof>) -> Picture {
    let known = series.values.len();
    let shown = proof.map_or(known, |proof| {
        known.min(FEWEST_SHOWN.max(proof.preperiod + 3 * proof.period))
    });
    let highest = series.values[..shown].iter().max().map_or(0, |&it| it);
    let chart = Chart {
        first: series.first,
        shown,
        highest,
    };
    let mut picture = Picture::new(WIDTH, HEIGHT);
    picture.title(LEFT, title);
    if let Some(proof) = proof {
        chart.mark_period(&mut picture, proof);
    }
    chart.axes(&mut picture);
    chart.dots(&mut picture, series);
    if series.is_rare.is_some() {
        legend(&mut picture, chart.shades());
    }
    picture
}

struct Chart {
    first: usize,
    /// How many heaps are drawn, from the first on.
    shown: usize,
    highest: u32,
}

impl Chart {
    fn width(&self) -> f64 {
        WIDTH as f64 - LEFT - RIGHT
    }

    fn height(&self) -> f64 {
        HEIGHT as f64 - TOP - BOTTOM
    }

    /// Left edge of the column of heap `first` + `heap`.
    fn x(&self, heap: usize) -> f64 {
        LEFT + self.width() * heap as f64 / self.shown as f64
    }

    /// Height of the middle of a value's dot.
    fn y(&self, value: u32) -> f64 {
        let last = f64::from(self.row_of(self.highest)) + 1.0;
        TOP + self.height() * (1.0 - (f64::from(self.row_of(value)) + 0.5) / last)
    }

    /// Row of a value's dot, counted from below.
    fn row_of(&self, value: u32) -> u32 {
        // Several values share a row if there are more values than pixels.
        value / (self.highest + 1).div_ceil(self.height() as u32)
    }

    /// The height of a row.
    fn row(&self) -> f64 {
        self.height() / (f64::from(self.row_of(self.highest)) + 1.0)
    }

    fn mark_period(&self, picture: &mut Picture, proof: &Proof) {
        let end = (proof.preperiod + proof.period).min(self.shown);
        if proof.preperiod >= end {
            return;
        }
        let (from, to) = (self.x(proof.preperiod), self.x(end));
        picture.rectangle(from, TOP, (to - from).max(2.0), self.height(), PERIOD);
        let label = format!("period {}, preperiod {}", proof.period, proof.preperiod);
        let (x, anchor) = if from < LEFT + self.width() / 2.0 {
            (from, Anchor::Start)
        } else {
            (to.max(from + 2.0), Anchor::End)
        };
        picture.text(x, TOP - 16.0, 18, anchor, label);
    }

    fn axes(&self, picture: &mut Picture) {
        let bottom = TOP + self.height();
        for value in ticks(0, self.highest as usize) {
            let y = self.y(value as u32);
            picture.rectangle(LEFT, y - 0.5, self.width(), 1.0, GREY);
            picture.text(LEFT - 12.0, y, 18, Anchor::End, grouped(value));
        }
        for heap in ticks(self.first, self.first + self.shown - 1) {
            let x = self.x(heap - self.first) + self.width() / self.shown as f64 / 2.0;
            picture.rectangle(x - 0.5, bottom, 1.0, 7.0, BLACK);
            picture.text(x, bottom + 24.0, 18, Anchor::Middle, grouped(heap));
        }
        picture.rectangle(LEFT - 1.0, TOP, 2.0, self.height(), BLACK);
        picture.rectangle(LEFT - 1.0, bottom - 1.0, self.width() + 1.0, 2.0, BLACK);
        picture.text(
            LEFT + self.width() / 2.0,
            bottom + 58.0,
            20,
            Anchor::Middle,
            "heap",
        );
        picture.text(8.0, TOP - 26.0, 20, Anchor::Start, "value");
    }

    /// Colours of common values: only the darkest if each heap has a column of its own.
    fn shades(&self) -> &'static [Color] {
        if self.shown <= self.width() as usize {
            &COMMON[COMMON.len() - 1..]
        } else {
            &COMMON
        }
    }

    /// Draws a dot for each value in each column, darker if more heaps share it. In narrow columns
    /// equal neighbours become one rectangle.
    fn dots(&self, picture: &mut Picture, series: &Series<'_>) {
        let cells = self.cells(series);
        let columns = cells[0].len();
        let last = f64::from(self.row_of(self.highest)) + 1.0;
        let column_width = self.width() / columns as f64;
        let is_narrow = column_width < 4.0;
        let height = (self.row() * 0.8).clamp(2.0, 9.0);
        let mut tiles = Vec::new();
        for (at, row) in (0..).zip(&cells) {
            let middle = TOP + self.height() * (1.0 - (f64::from(at) + 0.5) / last);
            let y = middle - height / 2.0;
            let mut column = 0;
            while column < columns {
                let equal = row[column..]
                    .iter()
                    .take_while(|&&cell| cell == row[column])
                    .count();
                let run = if is_narrow { equal } else { 1 };
                if let Some(color) = row[column] {
                    let gap = if is_narrow { 0.0 } else { 1.0 };
                    let x = LEFT + column_width * column as f64 + gap / 2.0;
                    let width = column_width * run as f64 - gap;
                    tiles.push((
                        color,
                        Rectangle {
                            x,
                            y,
                            width,
                            height,
                        },
                    ));
                }
                column += run;
            }
        }
        picture.mosaic(tiles);
    }

    /// Colours of the dots, indexed by row, then by column; `None` if there is no dot.
    fn cells(&self, series: &Series<'_>) -> Vec<Vec<Option<Color>>> {
        let columns = self.shown.min(self.width() as usize);
        let per_column = self.shown as f64 / columns as f64;
        let rows = self.row_of(self.highest) as usize + 1;
        let mut count = vec![vec![0u32; columns]; rows];
        let mut cells = vec![vec![None; columns]; rows];
        for (heap, &value) in series.values.iter().take(self.shown).enumerate() {
            let column = ((heap as f64 / per_column) as usize).min(columns - 1);
            let row = self.row_of(value) as usize;
            let count = &mut count[row][column];
            *count += 1;
            let share = f64::from(*count) / per_column.ceil();
            let shade = (share.powf(0.4) * COMMON.len() as f64) as usize;
            let cell = &mut cells[row][column];
            let is_rare = heap > 0 && series.is_rare.as_ref().is_some_and(|is_rare| is_rare(heap));
            if is_rare || *cell == Some(RARE) {
                *cell = Some(RARE);
            } else {
                *cell = Some(COMMON[shade.min(COMMON.len() - 1)]);
            }
        }
        cells
    }
}

/// Draws the legend beside the title: shades of common values, colour of rare ones.
fn legend(picture: &mut Picture, shades: &[Color]) {
    let (x, side) = (640.0, 12.0);
    let text_x = x + side * COMMON.len() as f64 + 8.0;
    let mut entry = |y: f64, colors: &[Color], text: &str| {
        for (i, &color) in (1..).zip(colors.iter().rev()) {
            let left = text_x - 8.0 - side * f64::from(i);
            picture.rectangle(left, y - side / 2.0, side, side, color);
        }
        picture.text(text_x, y, 18, Anchor::Start, text);
    };
    let common = match shades {
        [_] => "common value",
        _ => "common value, darker where more heaps have it",
    };
    entry(24.0, shades, common);
    entry(
        46.0,
        &[RARE],
        "rare value: few heaps; two common heaps make one",
    );
}

/// Returns up to nine round numbers from `first` to `last`.
fn ticks(first: usize, last: usize) -> impl Iterator<Item = usize> {
    let powers = (0..).map(|exponent| 10usize.pow(exponent));
    let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
    let step = steps
        .find(|step| (last - first) / step <= 8)
        .expect("a step is large enough");
    (first.next_multiple_of(step)..=last).step_by(step)
}

/// Writes a number with a thin gap every three digits.
fn grouped(n: usize) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && digits.len() > 4 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_values_and_heaps_have_ticks() {
        let even: Vec<u32> = (0..600).collect();
        let svg = scatter("even", &Series::given(&even, 0), None).svg();
        assert!(svg.contains(">100<") && !svg.contains(">64<"));
    }

    #[test]
    fn large_values_share_rows_of_pixels() {
        let values: Vec<u32> = (0..300_000).collect();
        let series = Series::given(&values, 0);
        let chart = Chart {
            first: 0,
            shown: values.len(),
            highest: 299_999,
        };
        assert!(chart.cells(&series).len() <= HEIGHT);
    }
}
