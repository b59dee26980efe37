//! A picture made of rectangles and texts, written as SVG or PNG.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail};
use font8x8::UnicodeFonts as _;

use crate::atomic;

pub type Color = [u8; 3];

pub const WHITE: Color = [255, 255, 255];
pub const BLACK: Color = [30, 30, 30];
pub const GREY: Color = [215, 219, 224];

/// Sizes and positions are in pixels from the upper left corner.
#[derive(Debug)]
pub struct Picture {
    width: usize,
    height: usize,
    shapes: Vec<Shape>,
}

/// A rectangle that is filled with one colour.
#[derive(Debug, Clone, Copy)]
pub struct Rectangle {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

#[derive(Debug)]
enum Shape {
    /// Rectangles that do not overlap.
    Mosaic(BTreeMap<Color, Vec<Rectangle>>),
    Text {
        x: f64,
        y: f64,
        size: usize,
        anchor: Anchor,
        text: String,
    },
}

/// Which end of a text stands at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Picture {
    pub fn new(width: usize, height: usize) -> Self {
        let mut picture = Self {
            width,
            height,
            shapes: Vec::new(),
        };
        picture.rectangle(0.0, 0.0, width as f64, height as f64, WHITE);
        picture
    }

    pub fn rectangle(&mut self, x: f64, y: f64, width: f64, height: f64, color: Color) {
        let rectangle = Rectangle {
            x,
            y,
            width,
            height,
        };
        self.mosaic([(color, rectangle)]);
    }

    /// Many rectangles that do not overlap.
    pub fn mosaic(&mut self, tiles: impl IntoIterator<Item = (Color, Rectangle)>) {
        let mut by_color: BTreeMap<Color, Vec<Rectangle>> = BTreeMap::new();
        for (color, rectangle) in tiles {
            by_color.entry(color).or_default().push(rectangle);
        }
        self.shapes.push(Shape::Mosaic(by_color));
    }

    /// A text whose middle line is at `y`.
    pub fn text(&mut self, x: f64, y: f64, size: usize, anchor: Anchor, text: impl Into<String>) {
        let text = text.into();
        self.shapes.push(Shape::Text {
            x,
            y,
            size,
            anchor,
            text,
        });
    }

    /// Writes the picture in the format that the name says.
    ///
    /// # Errors
    /// If the name ends in neither `.svg` nor `.png`, or the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<()> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => atomic::replace(path, self.svg()),
            Some("png") => atomic::replace(path, self.png()?),
            _ => bail!("{}: name a file that ends in .svg or .png", path.display()),
        }
    }

    fn svg(&self) -> String {
        let (width, height) = (self.width, self.height);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"Helvetica, Arial, sans-serif\" \
             shape-rendering=\"crispEdges\">\n"
        );
        for shape in &self.shapes {
            match shape {
                Shape::Mosaic(by_color) => {
                    for ([r, g, b], rectangles) in by_color {
                        let path: String = rectangles.iter().map(Rectangle::path).collect();
                        let _ =
                            writeln!(svg, "<path fill=\"#{r:02x}{g:02x}{b:02x}\" d=\"{path}\"/>");
                    }
                }
                Shape::Text {
                    x,
                    y,
                    size,
                    anchor,
                    text,
                } => {
                    let anchor = match anchor {
                        Anchor::Start => "start",
                        Anchor::Middle => "middle",
                        Anchor::End => "end",
                    };
                    let text = text.replace('&', "&amp;").replace('<', "&lt;");
                    let (x, y) = (short(*x), short(y + 0.35 * *size as f64));
                    let _ = writeln!(
                        svg,
                        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
                         fill=\"#1e1e1e\">{text}</text>"
                    );
                }
            }
        }
        svg + "</svg>\n"
    }

    fn png(&self) -> Result<Vec<u8>> {
        let mut pixels = Pixels {
            width: self.width,
            height: self.height,
            rgb: vec![255; 3 * self.width * self.height],
        };
        for shape in &self.shapes {
            match shape {
                Shape::Mosaic(by_color) => {
                    for (color, rectangles) in by_color {
                        rectangles
                            .iter()
                            .for_each(|r| pixels.fill_rectangle(r, *color));
                    }
                }
                Shape::Text {
                    x,
                    y,
                    size,
                    anchor,
                    text,
                } => pixels.write(*x, *y, *size, *anchor, text),
            }
        }
        let mut png = Vec::new();
        let mut encoder = png::Encoder::new(&mut png, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(&pixels.rgb))
            .context("cannot encode the picture")?;
        Ok(png)
    }
}

impl Rectangle {
    /// In the words of SVG.
    fn path(&self) -> String {
        let [x, y, width, height] = [self.x, self.y, self.width, self.height].map(short);
        format!("M{x} {y}h{width}v{height}h-{width}z")
    }
}

/// At most two decimals.
fn short(x: f64) -> f64 {
    (x * 100.0).round() / 100.0
}

struct Pixels {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

impl Pixels {
    fn fill_rectangle(&mut self, r: &Rectangle, color: Color) {
        let (left, top) = (r.x.round() as usize, r.y.round() as usize);
        let right = ((r.x + r.width).round() as usize).max(left + 1);
        let bottom = ((r.y + r.height).round() as usize).max(top + 1);
        self.fill(left..right, top..bottom, color);
    }

    fn fill(&mut self, xs: std::ops::Range<usize>, ys: std::ops::Range<usize>, color: Color) {
        for y in ys.start..ys.end.min(self.height) {
            for x in xs.start..xs.end.min(self.width) {
                self.rgb[3 * (y * self.width + x)..][..3].copy_from_slice(&color);
            }
        }
    }

    /// In letters of 8 × 8 squares, each as wide as the size allows.
    fn write(&mut self, x: f64, y: f64, size: usize, anchor: Anchor, text: &str) {
        let scale = size.div_ceil(10);
        let length = 8 * scale * text.chars().count();
        let left = match anchor {
            Anchor::Start => x as usize,
            Anchor::Middle => (x as usize).saturating_sub(length / 2),
            Anchor::End => (x as usize).saturating_sub(length),
        };
        let top = (y as usize).saturating_sub(4 * scale);
        for (at, letter) in text.chars().enumerate() {
            for (row, bits) in glyph(letter).into_iter().enumerate() {
                for column in (0..8).filter(|column| bits >> column & 1 == 1) {
                    let (x, y) = (left + (8 * at + column) * scale, top + row * scale);
                    self.fill(x..x + scale, y..y + scale, BLACK);
                }
            }
        }
    }
}

fn glyph(letter: char) -> [u8; 8] {
    let plain = match letter {
        '–' | '−' => '-',
        'φ' => 'f',
        '…' => '.',
        other => other,
    };
    let fonts = font8x8::BASIC_FONTS
        .get(plain)
        .or_else(|| font8x8::LATIN_FONTS.get(plain));
    fonts.unwrap_or([0; 8])
}
