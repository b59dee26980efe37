//! The syntax tree of a format.

/// Items in input order.
pub type Sequence = Vec<Item>;

/// A part of an input, or a condition on the parts before it.
#[derive(Debug, Clone)]
pub enum Item {
    /// Value of a name, or `count` values.
    Read {
        name: String,
        count: Option<Expression>,
        kind: Kind,
    },
    /// Words that must appear exactly.
    Literal(String),
    Repeat {
        times: Times,
        body: Sequence,
        /// All names that `body` reads.
        names: Vec<String>,
    },
    /// The first sequence that matches.
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

/// Range with both ends included; without `high` it has no upper end.
#[derive(Debug, Clone)]
pub struct Range {
    pub low: Expression,
    pub high: Option<Expression>,
}

/// Set of letters and ranges of letters.
#[derive(Debug, Clone)]
pub struct Letters {
    /// The set as written.
    pub text: String,
    ranges: Vec<[char; 2]>,
}

impl Letters {
    /// Reads a set such as `a-z.`: a hyphen between two letters means the range, at either end
    /// itself.
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

    /// Is this letter in the set?
    pub fn contain(&self, letter: char) -> bool {
        self.ranges
            .iter()
            .any(|[first, last]| (*first..=*last).contains(&letter))
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
    /// A chain of comparisons.
    Compare(Expression, Vec<(Comparison, Expression)>),
    /// A predicate of lists.
    Holds(Predicate, Vec<Expression>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

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
    /// Functions of lists, or `min` and `max` of several numbers.
    Call(Function, Vec<Expression>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Function {
    Sum,
    Xor,
    Min,
    Max,
    Count,
    Letters,
}
