//! Canvas with the shapes of pictures, in the colours of the page.
//!
//! `static/site.css` says how each style is drawn: in the colour of the text or of the accent, so
//! that both themes can be read.

use std::fmt::Write as _;

/// Coordinates in pixels, to the right and down. A picture is as large as its shapes require.
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
    /// Pieces of the player Right; lines are dashed for readers who cannot distinguish red from
    /// blue.
    Red,
}

impl Style {
    /// Classes by which the style sheet knows the style; none for a plain one.
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

/// Letters of a row: each at its own place, or all around one.
struct Text {
    x: Vec<f64>,
    y: f64,
    letters: String,
}

impl Text {
    fn svg(&self) -> String {
        let x: Vec<String> = self.x.iter().map(f64::to_string).collect();
        let Self { y, letters, .. } = self;
        format!(r#"<text x="{}" y="{y}">{letters}</text>"#, x.join(" "))
    }
}

/// SVG elements, and the rectangle that contains them.
pub struct Canvas {
    marks: String,
    /// Texts, drawn above all marks. Those of one letter in the same row make one element.
    texts: Vec<Text>,
    /// End of the last path in `marks`, and what its element ends with.
    path: Option<(usize, String)>,
    least: Point,
    largest: Point,
}

impl Canvas {
    pub fn new() -> Self {
        Self {
            marks: String::new(),
            texts: Vec::new(),
            path: None,
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

    /// Draws an arrow that is bent to the left of its direction, by `bend` pixels in the middle.
    pub fn bent_arrow(&mut self, from: Point, to: Point, bend: f64, style: Style) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let beside = |by: f64| {
            let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            (x + dy / length * by, y - dx / length * by)
        };
        for point in [from, beside(bend), to] {
            self.widen(point, (2.0, 2.0));
        }
        // The curve goes half-way to its control point.
        let control = beside(2.0 * bend);
        self.lines(&["M", "Q", " "], &[from, control, to], style);
        self.head(control, to, style);
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

    /// Draws a path. Paths of the same classes that follow each other make one.
    fn path(&mut self, data: &str, classes: &[&str]) {
        let end = format!(r#""{}/>"#, class(classes));
        match &self.path {
            Some((at, before)) if *at == self.marks.len() && *before == end => {
                self.marks.truncate(at - end.len());
            }
            _ => self.marks += r#"<path d=""#,
        }
        self.marks += data;
        self.marks += &end;
        self.path = Some((self.marks.len(), end));
    }

    /// Draws a number or a sign; words would need translation.
    pub fn text(&mut self, centre: Point, text: &str) {
        let letters = text.chars().count();
        self.widen(centre, (letters as f64 * 4.5, 8.0));
        let (x, y) = rounded(centre);
        match self.texts.last_mut() {
            Some(row)
                if row.y == y && row.x.len() == row.letters.chars().count() && letters == 1 =>
            {
                row.x.push(x);
                row.letters += text;
            }
            _ => self.texts.push(Text {
                x: vec![x],
                y,
                letters: text.to_string(),
            }),
        }
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
            self.marks,
            self.texts.iter().map(Text::svg).collect::<String>()
        )
    }
}

/// Rounds a point to one decimal, which is precise enough.
fn rounded((x, y): Point) -> Point {
    // Adding 0 turns -0 into 0.
    let round = |x: f64| (x * 10.0).round() / 10.0 + 0.0;
    (round(x), round(y))
}
