//! Pictures made of rectangles and text, written as SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

pub type Color = [u8; 3];

pub const WHITE: Color = [255, 255, 255];
pub const BLACK: Color = [30, 30, 30];
pub const GREY: Color = [215, 219, 224];

/// A picture. Sizes and positions are in pixels, from the upper left corner.
#[derive(Debug)]
pub struct Picture {
    width: usize,
    height: usize,
    shapes: Vec<Shape>,
}

/// A rectangle to fill with one colour.
#[derive(Debug, Clone, Copy)]
pub struct Rectangle {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

#[derive(Debug)]
enum Shape {
    /// Rectangles that don't overlap.
    Mosaic(BTreeMap<Color, Vec<Rectangle>>),
    Text {
        x: f64,
        y: f64,
        size: usize,
        anchor: Anchor,
        text: String,
    },
}

/// Which point of a text is at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

const MAX_TITLE: usize = 26;

/// Average width of a letter, relative to its height.
const WIDTH_OF_LETTER: f64 = 0.55;

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

    /// Draws rectangles that don't overlap.
    pub fn mosaic(&mut self, tiles: impl IntoIterator<Item = (Color, Rectangle)>) {
        let mut by_color: BTreeMap<Color, Vec<Rectangle>> = BTreeMap::new();
        for (color, rectangle) in tiles {
            by_color.entry(color).or_default().push(rectangle);
        }
        self.shapes.push(Shape::Mosaic(by_color));
    }

    /// Draws a text, vertically centred at `y`.
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

    /// Draws the title from `x` on; a long one gets smaller letters.
    pub fn title(&mut self, x: f64, text: &str) {
        let room = self.width as f64 - x;
        let fitting = room / (WIDTH_OF_LETTER * text.chars().count() as f64);
        let size = (fitting as usize).clamp(10, MAX_TITLE);
        self.text(x, 34.0, size, Anchor::Start, text);
    }

    /// Writes the picture as SVG.
    pub fn svg(&self) -> String {
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
}

impl Rectangle {
    /// Writes the rectangle as a part of an SVG path.
    fn path(&self) -> String {
        let [x, y, width, height] = [self.x, self.y, self.width, self.height].map(short);
        format!("M{x} {y}h{width}v{height}h-{width}z")
    }
}

/// Rounds to two decimals.
fn short(x: f64) -> f64 {
    (x * 100.0).round() / 100.0
}
