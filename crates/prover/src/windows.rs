//! Games on one heap in which the options are a window of the smaller heaps.
//!
//! Let the options of n be the heaps from f(n) = ⌊(pn + r) / q⌋ to n - 1, with p ≤ q and r < q.
//! Then f starts with 0 and grows by 0 or 1, and the values of the heaps f(n), …, n are 0, …, n -
//! f(n) in some order. Proof by induction: if f(n + 1) = f(n), they are all options of n + 1, which
//! gets the next value. Otherwise f(n) is no longer an option, and n + 1 gets its value. So the
//! value of n is n - f(n) if f(n) = f(n - 1), and the value of f(n) - 1 otherwise. If you may take
//! up to half of a heap, the values are g(2n) = n and g(2n + 1) = g(n) (L. Levine, Fractal
//! sequences and restricted nim, Ars Combin. 80 (2006), from memory); no finite automaton reads
//! them.

use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::theorem::{Duty, IS_A_WINDOW, Question, Statement, Theorem};
use super::tracks::{coordinate, linear, option};
use automata::{Automaton, Budget, Numeration, Relation, Table, Track};
use rules::Rule;

/// Tracks of a heap and of an option.
pub const HEAP: Track = coordinate(0);
pub const LEFT: Track = option(0, 0);

/// Largest q.
const MAX_DIVISOR: u64 = 8;

/// Window of the options of n: the heaps from ⌊(pn + r) / q⌋ to n - 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    p: u64,
    q: u64,
    r: u64,
}

impl Window {
    /// Returns the smallest option, or n if there is none.
    fn least(self, n: u64) -> u64 {
        let scaled = u128::from(self.p) * u128::from(n) + u128::from(self.r);
        (scaled / u128::from(self.q)) as u64
    }

    /// Returns the Grundy value.
    pub fn value(self, mut n: u64) -> u64 {
        while n > 0 && self.least(n) != self.least(n - 1) {
            n = self.least(n) - 1;
        }
        n - self.least(n)
    }

    /// Writes the smallest option.
    pub fn least_in_words(self, name: &str) -> String {
        let Self { p, q, r } = self;
        let scaled = if p == 1 {
            name.to_owned()
        } else {
            format!("{p}*{name}")
        };
        if r == 0 {
            format!("{scaled}/{q}")
        } else {
            format!("({scaled} + {r})/{q}")
        }
    }

    /// Returns all windows with a small divisor.
    pub fn all() -> impl Iterator<Item = Self> {
        let of_divisor = |q| (1..q).flat_map(move |p| (0..q).map(move |r| Self { p, q, r }));
        (2..=MAX_DIVISOR).flat_map(of_divisor)
    }

    /// Returns the pairs of a heap and a heap of its window.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn relation(self, budget: &Budget) -> Result<Automaton, Obstacle> {
        let [p, q, r] = [self.p, self.q, self.r].map(|it| it as i64);
        let positive = |heap, left, constant| {
            let terms = [(HEAP, heap), (LEFT, left)];
            linear(
                Numeration::BINARY,
                &terms,
                constant,
                Relation::Positive,
                budget,
            )
        };
        Ok(positive(1, -1, 0)?.and(&positive(-p, q, q - r)?, budget)?)
    }
}

/// Writes the certificate of the window that was found for the rule.
pub fn certificate(rule: &Rule, window: Window) -> String {
    let Window { p, q, r } = window;
    format!(
        "certificate of a theorem about a game, format 1\nrule {rule}\nplay normal\n\
         claim window\nwindow {p} {q} {r}\n"
    )
}

/// Generates a Rust function for the values of the rule.
pub fn emit(rule: &Rule, window: Window) -> String {
    let Window { p, q, r } = window;
    let n = &rules::parameter_names(rule)[0];
    format!(
        "/// The Grundy value of `{rule}`.
pub fn grundy(mut {n}: u64) -> u64 {{
    while {n} > 0 && least_option({n}) != least_option({n} - 1) {{
        {n} = least_option({n}) - 1;
    }}
    {n} - least_option({n})
}}

/// The options of n are the heaps from this one to n - 1.
fn least_option(n: u64) -> u64 {{
    (({p} * u128::from(n) + {r}) / {q}) as u64
}}
"
    )
}

/// Number of heaps whose values are compared before a window is examined.
pub const HEAPS: usize = 256;

/// Finds a theorem about the values of a rule on one heap whose options are a window. Returns
/// `None` if they aren't, or if a move leaves a sum.
pub fn found(question: Question<'_>, table: &Table, budget: &Budget) -> Option<Theorem> {
    let rule = question.rule;
    if rule.has_sums() {
        return None;
    }
    let agrees = |window: &Window| {
        let mut values = table.values.iter().zip(0..);
        values.all(|(&value, n)| window.value(n) == u64::from(value))
    };
    let window = Window::all().find(agrees)?;
    let moves = Moves::new(rule, Numeration::BINARY, budget).ok()?;
    let relation = window.relation(budget).ok()?;
    let is_window = moves.options(budget).ok()? == relation;
    is_window.then(|| Theorem {
        duties: vec![Duty {
            what: IS_A_WINDOW,
            states: relation.states(),
        }],
        statement: Statement::Window(window),
        claim: None,
        learned_from: None,
    })
}
