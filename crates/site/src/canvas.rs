//! A canvas for shapes. `static/site.css` says how it draws each style: in the colour of the text
//! or of the accent, so that pictures can be read in both themes.

use std::fmt::Write as _;

/// Coordinates in pixels, to the right and down. A picture is as large as its shapes.
pub type Point = (f64, f64);

const MARGIN: f64 = 6.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    /// The picture's subject: the stones of a move, the winning cells.
    Accent,
    /// Only the outline; for lines, a thin line.
    Open,
    /// The outline in the accent colour.
    AccentOpen,
    /// Things that are gone or do not count.
    Faint,
    /// Pieces of the player Left.
    Blue,
    /// Pieces of the player Right.
    Red,
}

impl Style {
    /// Classes of the style in the style sheet.
    fn classes(self) -> &'static [&'static str] {
        match self {
            Self::Plain => &[],
            Self::Accent => &["accent"],
            Self::Open => &["open"],
            Self::AccentOpen => &["accent", "open"],
            Self::Faint => &["faint"],
            Self::Blue => &["blue"],
            Self::Red => &["red"],
        }
    }
}

/// The attribute `class`, if there is a class.
fn class(classes: &[&str]) -> String {
    match classes.join(" ").as_str() {
        "" => String::new(),
        names => format!(r#" class="{names}""#),
    }
}

/// SVG elements, and the rectangle that contains them.
pub struct Canvas {
    marks: String,
    /// Texts, which are drawn above all marks.
    texts: String,
    least: Point,
    largest: Point,
}

impl Canvas {
    pub fn new() -> Self {
        Self {
            marks: String::new(),
            texts: String::new(),
            least: (f64::INFINITY, f64::INFINITY),
            largest: (f64::NEG_INFINITY, f64::NEG_INFINITY),
        }
    }

    fn widen(&mut self, (x, y): Point, by: Point) {
        self.least = (self.least.0.min(x - by.0), self.least.1.min(y - by.1));
        self.largest = (self.largest.0.max(x + by.0), self.largest.1.max(y + by.1));
    }

    pub fn circle(&mut self, centre: Point, radius: f64, style: Style) {
        self.widen(centre, (radius, radius));
        let (x, y) = rounded(centre);
        let _ = write!(
            self.marks,
            r#"<circle cx="{x}" cy="{y}" r="{radius}"{}/>"#,
            class(style.classes())
        );
    }

    /// Draws a rectangle from its top left to its bottom right corner.
    pub fn rectangle(&mut self, from: Point, to: Point, style: Style) {
        self.widen(from, (0.0, 0.0));
        self.widen(to, (0.0, 0.0));
        let (width, height) = rounded((to.0 - from.0, to.1 - from.1));
        let (x, y) = rounded(from);
        let classes = [&["box"], style.classes()].concat();
        self.path(&format!("M{x} {y}h{width}v{height}h{}z", -width), &classes);
    }

    pub fn line(&mut self, from: Point, to: Point, style: Style) {
        self.widen(from, (2.0, 2.0));
        self.widen(to, (2.0, 2.0));
        self.lines(&["M", "L"], &[from, to], style);
    }

    /// Draws a line with an arrow head.
    pub fn arrow(&mut self, from: Point, to: Point, style: Style) {
        self.line(from, to, style);
        self.head(from, to, style);
    }

    fn head(&mut self, from: Point, to: Point, style: Style) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let (dx, dy) = (dx / length * 7.0, dy / length * 7.0);
        let one = (to.0 - dx - dy * 0.6, to.1 - dy + dx * 0.6);
        let other = (to.0 - dx + dy * 0.6, to.1 - dy - dx * 0.6);
        let solid = if style == Style::Faint {
            Style::Plain
        } else {
            style
        };
        self.lines(&["M", "L", "L"], &[one, to, other], solid);
    }

    /// Draws lines: a command before each point.
    fn lines(&mut self, commands: &[&str], points: &[Point], style: Style) {
        let mut data = String::new();
        for (command, &point) in commands.iter().zip(points) {
            let (x, y) = rounded(point);
            let _ = write!(data, "{command}{x} {y}");
        }
        self.path(&data, style.classes());
    }

    fn path(&mut self, data: &str, classes: &[&str]) {
        let _ = write!(self.marks, r#"<path d="{data}"{}/>"#, class(classes));
    }

    /// Draws a number or a sign. Words would need translation.
    pub fn text(&mut self, centre: Point, text: &str) {
        self.widen(centre, (text.chars().count() as f64 * 4.5, 8.0));
        let (x, y) = rounded(centre);
        let _ = write!(self.texts, r#"<text x="{x}" y="{y}">{text}</text>"#);
    }

    /// The whole picture as SVG; the page adds the caption.
    pub fn svg(&self) -> String {
        let (left, top) = rounded((self.least.0 - MARGIN, self.least.1 - MARGIN));
        let (width, height) = rounded((
            self.largest.0 - self.least.0 + 2.0 * MARGIN,
            self.largest.1 - self.least.1 + 2.0 * MARGIN,
        ));
        format!(
            "<svg class=\"picture\" aria-hidden=\"true\" viewBox=\"{left} {top} {width} {height}\" \
             width=\"{width}\" height=\"{height}\">{}{}</svg>",
            self.marks, self.texts
        )
    }
}

/// Rounds a point to one decimal.
fn rounded((x, y): Point) -> Point {
    // Adding 0 turns -0 into 0.
    let round = |x: f64| (x * 10.0).round() / 10.0 + 0.0;
    (round(x), round(y))
}
