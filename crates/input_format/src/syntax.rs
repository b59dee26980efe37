//! The syntax tree of a format.

/// Items in the order of the input.
pub type Sequence = Vec<Item>;

/// A part of an input, or a condition on the parts before it.
#[derive(Debug, Clone)]
pub enum Item {
    /// One value, or `count` values, of a name.
    Read {
        name: String,
        count: Option<Expression>,
        kind: Kind,
    },
    /// Exactly these words.
    Literal(String),
    Repeat {
        times: Times,
        body: Sequence,
        /// All names that `body` reads.
        names: Vec<String>,
    },
    /// The first of these sequences that matches.
    Either(Vec<Sequence>),
    Condition(Condition),
}

#[derive(Debug, Clone)]
pub enum Kind {
    Whole(Range),
    Real(Range),
    Word { letters: Letters, length: Range },
}

#[derive(Debug, Clone)]
pub enum Times {
    Count(Expression),
    Until(String),
    UntilEnd,
}

/// A range with both ends included. Without `high` it has no upper end.
#[derive(Debug, Clone)]
pub struct Range {
    pub low: Expression,
    pub high: Option<Expression>,
}

/// A set of letters and ranges of letters.
#[derive(Debug, Clone)]
pub struct Letters {
    /// The set as written.
    pub text: String,
    ranges: Vec<[char; 2]>,
}

impl Letters {
    /// Reads a set such as `a-z.`. A hyphen between two letters makes a range; at either end it
    /// means itself.
    pub fn new(text: String) -> Self {
        let mut letters: &[char] = &text.chars().collect::<Vec<_>>();
        let mut ranges = vec![];
        while let [first, rest @ ..] = letters {
            (letters, _) = match rest {
                ['-', last, rest @ ..] => (rest, ranges.push([*first, *last])),
                _ => (rest, ranges.push([*first; 2])),
            };
        }
        Self { text, ranges }
    }

    /// Returns whether this letter is in the set.
    pub fn contain(&self, letter: char) -> bool {
        let mut ranges = self.ranges.iter();
        ranges.any(|[first, last]| (*first..=*last).contains(&letter))
    }
}

#[derive(Debug, Clone)]
pub struct Condition {
    /// The condition as written.
    pub text: String,
    pub kind: ConditionKind,
}

#[derive(Debug, Clone)]
pub enum ConditionKind {
    /// A chain of comparisons: `1 <= a <= b`.
    Compare(Expression, Vec<(Comparison, Expression)>),
    /// A predicate of lists: `distinct(a)`.
    Holds(Predicate, Vec<Expression>),
}

/// Compares two numbers.
pub type Comparison = fn(&i128, &i128) -> bool;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Predicate {
    Distinct,
    Sorted,
    Increasing,
    Tree,
    Connected,
    Acyclic,
}

#[derive(Debug, Clone)]
pub enum Expression {
    Number(i128),
    Name(String),
    Negative(Box<Expression>),
    Binary(char, Box<[Expression; 2]>),
    /// How many letters of these the words of a list have.
    Letters(Box<Expression>, Letters),
    /// A function of a list, or of several numbers.
    Call(Function, Vec<Expression>),
}

/// Computes a number from several. `None` if there is none, as for the least of no numbers.
pub type Function = fn(&[i128]) -> Option<i128>;
