//! Draws the values of two heaps as a heat map.

use super::picture::{Anchor, BLACK, Color, Picture, Rectangle};
use crate::engine::two_heaps::Table;

const SIDE: f64 = 920.0;
const LEFT: f64 = 90.0;
const TOP: f64 = 100.0;
const WIDTH: usize = 1200;
const HEIGHT: usize = 1110;
const ZERO: Color = [216, 40, 20];

/// Number of different colours.
const LEVELS: f64 = 60.0;

/// Colours of the scale, from dark (small values) to light.
const SCALE: [Color; 6] = [
    [38, 18, 84],
    [46, 75, 140],
    [35, 125, 140],
    [50, 170, 115],
    [150, 210, 70],
    [250, 230, 60],
];

/// Names of the two heaps if no rule names them.
pub const TWO_HEAPS: [&str; 2] = ["a", "b"];

/// Draws a table whose first row and column are heap `first`. P-positions have a colour of their
/// own. `names` are those of the row heap, which goes to the right, and of the column heap. If
/// there are more cells than pixels, a dot shows the least of its neighbours.
pub fn heat_map(title: &str, table: &Table, first: usize, names: [&str; 2]) -> Picture {
    let mut picture = Picture::new(WIDTH, HEIGHT);
    let counts = [table.len(), table[0].len()];
    let step = counts[0].max(counts[1]).div_ceil(SIDE as usize);
    let tiles = least_of_squares(table, step);
    let highest = tiles.iter().flatten().copied().max().unwrap_or(0).max(1);
    let [cell_width, cell_height] = cell_sizes([tiles.len(), tiles[0].len()]);
    picture.title(LEFT, title);
    let rows = tiles.iter().enumerate();
    let cells = rows.flat_map(|(a, row)| row.iter().enumerate().map(move |(b, &v)| (a, b, v)));
    picture.mosaic(cells.map(|(a, b, value)| {
        let x = LEFT + cell_width * a as f64;
        let y = TOP + SIDE - cell_height * (b + 1) as f64;
        let tile = Rectangle {
            x,
            y,
            width: cell_width,
            height: cell_height,
        };
        (color(value, highest), tile)
    }));
    axes(&mut picture, first, counts, step, names);
    scale(&mut picture, highest);
    if step > 1 {
        let text = format!("each dot is the least of {step} × {step} values");
        let end = LEFT + SIDE;
        picture.text(end, TOP + SIDE + 58.0, 18, Anchor::End, text);
    }
    picture
}

/// Returns the least value of each square of `step` rows and columns.
fn least_of_squares(table: &Table, step: usize) -> Table {
    let least_of = |rows: &[Vec<i64>]| {
        let starts = (0..rows[0].len()).step_by(step);
        let columns = starts.map(|start| {
            let cells = rows.iter().flat_map(|row| row[start..].iter().take(step));
            cells.copied().min().unwrap_or(0)
        });
        columns.collect()
    };
    table.chunks(step).map(least_of).collect()
}

/// Returns the width and height of a cell in pixels. Cells are squares, unless rows or columns
/// would be too thin to see. Sizes are whole: fractions would leave seams.
fn cell_sizes(counts: [usize; 2]) -> [f64; 2] {
    let square = SIDE / counts[0].max(counts[1]) as f64;
    let sizes = counts.map(|count| square.max(TICKED_ROW_HEIGHT.min(SIDE / count as f64)));
    sizes.map(f64::floor)
}

/// Height of a row, in pixels, that leaves room for a tick at each row.
const TICKED_ROW_HEIGHT: f64 = 28.0;

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

/// Draws the axes of a table of this width and height; `step` rows and columns share a cell.
fn axes(
    picture: &mut Picture,
    first: usize,
    [width, height]: [usize; 2],
    step: usize,
    [across, up]: [&str; 2],
) {
    let bottom = TOP + SIDE;
    let cells = [width, height].map(|count| count.div_ceil(step));
    let [cell_width, cell_height] = cell_sizes(cells);
    let ticks = |count: usize| {
        let distance = (count / 8).max(1).next_power_of_two();
        let heaps = (first.next_multiple_of(distance)..first + count).step_by(distance);
        heaps.map(|heap| (heap, ((heap - first) / step) as f64 + 0.5))
    };
    for (heap, place) in ticks(width) {
        let x = LEFT + cell_width * place;
        picture.rectangle(x - 0.5, bottom, 1.0, 6.0, BLACK);
        picture.text(x, bottom + 24.0, 18, Anchor::Middle, heap.to_string());
    }
    for (heap, place) in ticks(height) {
        let y = bottom - cell_height * place;
        picture.rectangle(LEFT - 6.0, y - 0.5, 6.0, 1.0, BLACK);
        picture.text(LEFT - 12.0, y, 18, Anchor::End, heap.to_string());
    }
    let middle = LEFT + cell_width * cells[0] as f64 / 2.0;
    picture.text(middle, bottom + 58.0, 20, Anchor::Middle, across);
    let highest = bottom - cell_height * cells[1] as f64;
    picture.text(8.0, highest - 20.0, 20, Anchor::Start, up);
}

fn scale(picture: &mut Picture, highest: i64) {
    let (x, top, height) = (LEFT + SIDE + 40.0, TOP + 60.0, 500.0);
    // One block for each value, up to 100 blocks.
    let blocks = highest.min(100);
    let block = height / blocks as f64;
    let value = |i: i64| {
        (1 + i128::from(i) * i128::from(highest - 1) / i128::from((blocks - 1).max(1))) as i64
    };
    let y = |i: i64| top + height - block * (i + 1) as f64;
    for i in 0..blocks {
        picture.rectangle(x, y(i), 28.0, block, color(value(i), highest));
    }
    picture.text(x, top - 22.0, 18, Anchor::Start, "value");
    let labels = blocks.min(5);
    for i in (0..labels).map(|label| label * (blocks - 1) / (labels - 1).max(1)) {
        let middle = y(i) + block / 2.0;
        picture.text(x + 40.0, middle, 18, Anchor::Start, value(i).to_string());
    }
    picture.rectangle(x, top + height + 30.0, 28.0, 28.0, ZERO);
    picture.text(x + 40.0, top + height + 44.0, 18, Anchor::Start, "0: P");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_tables_have_a_tick_at_each_row() {
        let table: Table = vec![(0..200).collect(); 3];
        let svg = heat_map("narrow", &table, 5, ["a", "b"]).svg();
        for tick in [">5<", ">6<", ">7<", ">32<", ">192<"] {
            assert!(svg.contains(tick), "{tick}");
        }
        assert!(svg.contains(">a<") && svg.contains(">b<"));
        assert_eq!(cell_sizes([40, 40]), [23.0; 2]);
        assert_eq!(cell_sizes([900, 900]), [1.0; 2]);
    }

    #[test]
    fn a_large_table_is_drawn_by_the_least_of_each_square() {
        let table: Table = (0..1001)
            .map(|a| (0..500).map(|b| a ^ b).collect())
            .collect();
        let tiles = least_of_squares(&table, 2);
        assert_eq!((tiles.len(), tiles[0].len()), (501, 250));
        let least = |cells: &[i64]| cells.iter().copied().min();
        assert_eq!(Some(tiles[1][2]), least(&[2 ^ 4, 2 ^ 5, 3 ^ 4, 3 ^ 5]));
        assert_eq!(Some(tiles[500][1]), least(&[1000 ^ 2, 1000 ^ 3]));
        let svg = heat_map("large", &table, 0, TWO_HEAPS).svg();
        assert!(svg.contains(">each dot is the least of 2 × 2 values<") && svg.contains(">896<"));
        assert_eq!(least_of_squares(&table, 1), table);
    }

    #[test]
    fn a_long_title_is_written_smaller() {
        let table: Table = vec![vec![0; 2]; 2];
        assert!(
            heat_map("short", &table, 0, TWO_HEAPS)
                .svg()
                .contains("font-size=\"26\"")
        );
        let long = "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 ".repeat(3);
        assert!(
            !heat_map(&long, &table, 0, TWO_HEAPS)
                .svg()
                .contains("font-size=\"26\"")
        );
    }
}
