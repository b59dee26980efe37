//! A sketch of the values in letters.

use crate::explore::engine::Engine;

const COLUMNS: usize = 72;
const LINES: usize = 12;

/// The dots of a Braille letter, by column and line.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// The first heaps by value, two columns and four lines of dots to a letter.
pub fn sketch(engine: &dyn Engine, shown: usize) -> String {
    let shown = shown.clamp(1, engine.values().len());
    let highest = engine.values().iter().take(shown).max().unwrap_or(0) as usize;
    let (width, height) = (2 * COLUMNS, 4 * LINES);
    let mut letters = [[0u32; COLUMNS]; LINES];
    for (heap, value) in engine.values().iter().take(shown).enumerate() {
        let x = heap * width / shown.max(width);
        let y = height - 1 - value as usize * (height - 1) / highest.max(1);
        letters[y / 4][x / 2] |= DOTS[x % 2][y % 4];
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
    let last = (shown - 1).to_string();
    let gap = (COLUMNS * shown.min(width) / width).saturating_sub(1 + last.len());
    text + &format!("{:>margin$} └0{:gap$}{last}\n", "", "")
}
