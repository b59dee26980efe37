//! Draws previews for social networks: heat maps of values as PNG, since they show no SVG.

use png::{BitDepth, ColorType, Encoder, Filter};

use super::chart::Values;

const WIDTH: usize = 600;
const HEIGHT: usize = 315;

/// Colour of the background. `ZERO` is the colour of P-positions; larger values are closer to
/// `ACCENT`.
const PAPER: [f64; 3] = [252.0, 251.0, 248.0];
const ZERO: [u8; 3] = [194, 78, 30];
const ACCENT: [f64; 3] = [11.0, 107.0, 99.0];

/// Number of shades. The palette consists of background, P-positions, then shades from small to
/// large values.
const SHADES: i64 = 30;

/// Preview of the nim-sums of two heaps, for pages without their own game.
pub fn of_nim() -> Vec<u8> {
    let nim_sum = |a: i64| (0..32).map(|b| a ^ b).collect();
    png(&Values::Table((0..32).map(nim_sum).collect()))
}

/// The values as squares; larger values are darker.
pub fn png(values: &Values) -> Vec<u8> {
    let columns = match values {
        Values::Heaps(..) => 24,
        Values::Table(_) => 30,
    };
    let side = WIDTH / columns;
    let value = |row: usize, column: usize| match values {
        Values::Heaps(values, _) => values.get(row * columns + column).map(|&it| i64::from(it)),
        Values::Table(rows) => rows.get(row).and_then(|row| row.get(column)).copied(),
    };
    let shown = (0..=HEIGHT / side).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let highest = shown.filter_map(|(row, column)| value(row, column)).max();
    let highest = highest.unwrap_or(0).max(1);
    let pixel = |x: usize, y: usize| {
        let is_between = x % side < 1 || y % side < 1;
        let value = value(y / side, x / side).filter(|_| !is_between);
        value.map_or(0, |value| if value == 0 { 1 } else { 1 + value * SHADES / highest } as u8)
    };
    let pixels = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    let pixels: Vec<u8> = pixels.map(|(x, y)| pixel(x, y)).collect();
    encoded(&pixels)
}

fn palette() -> Vec<u8> {
    let shade = |level: i64| {
        let part = 0.12 + 0.88 * level as f64 / SHADES as f64;
        std::array::from_fn(|i| (PAPER[i] + part * (ACCENT[i] - PAPER[i])) as u8)
    };
    let paper = PAPER.map(|part| part as u8);
    let colors = [paper, ZERO].into_iter().chain((1..=SHADES).map(shade));
    colors.flatten().collect()
}

fn encoded(pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, WIDTH as u32, HEIGHT as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(palette());
    encoder.set_depth(BitDepth::Eight);
    // Most rows of pixels equal the row above.
    encoder.set_filter(Filter::Up);
    let mut writer = encoder.write_header().expect("a Vec can be written");
    writer
        .write_image_data(pixels)
        .expect("as many pixels as said");
    writer.finish().expect("a Vec can be written");
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_is_a_small_png() {
        let png = of_nim();
        assert!(png.starts_with(b"\x89PNG"));
        assert!(png.len() < 20_000, "{} bytes", png.len());
    }
}
