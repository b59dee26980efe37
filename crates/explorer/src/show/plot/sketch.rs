//! Draws a sketch of the values in Braille letters for a terminal.

use super::Series;

const COLUMNS: usize = 72;
const LINES: usize = 12;

/// Bits of the dots of a Braille letter, indexed by column, then by line.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// Largest number of heaps that each have their own column of dots.
pub const SKETCHED: usize = 2 * COLUMNS;

/// Sketch of the values of the first `shown` heaps; each letter has two columns and four lines of
/// dots.
pub fn sketch(series: &Series<'_>, shown: usize) -> String {
    let Series { first, values, .. } = series;
    let shown = shown.clamp(1, values.len());
    let highest = values.iter().take(shown).max().unwrap_or(0) as usize;
    let (width, height) = (2 * COLUMNS, 4 * LINES);
    // If there are few heaps, each is drawn as a dash.
    let step = (width / shown).min(8);
    let place = |heap: usize| match step {
        0 => heap * width / shown,
        _ => heap * step,
    };
    let mut letters = [[0u32; COLUMNS]; LINES];
    for (heap, value) in values.iter().take(shown).enumerate() {
        let dots = place(heap)..place(heap) + step.saturating_sub(1).max(1);
        let y = height - 1 - value as usize * (height - 1) / highest.max(1);
        for x in dots {
            letters[y / 4][x / 2] |= DOTS[x % 2][y % 4];
        }
    }
    let label = highest.to_string();
    let margin = label.len();
    let mut text = String::new();
    for (line, row) in letters.iter().enumerate() {
        let label = match line {
            0 => label.as_str(),
            _ if line == LINES - 1 => "0",
            _ => "",
        };
        let row = row
            .iter()
            .map(|dots| char::from_u32(0x2800 + dots).expect("a Braille letter"));
        text += &format!("{label:>margin$} │{}\n", row.collect::<String>());
    }
    let last = (first + shown - 1).to_string();
    let first = first.to_string();
    let gap = (place(shown - 1) / 2 + 1).saturating_sub(first.len() + last.len());
    text + &format!("{:>margin$} └{first}{:gap$}{last}\n", "", "")
}
