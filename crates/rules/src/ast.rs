//! Syntax tree of a rule.
//!
//! A position is one to four natural numbers, the coordinates. A family of moves has a condition,
//! and a tuple for each component that a move leaves: one tuple in most games, two where a heap is
//! split. A move of a family chooses natural numbers for its free variables. The condition must
//! hold, and every coordinate of every component must be at least 0.
//!
//! Variables have numbers: first the coordinates, then the family's free variables. Two trees are
//! equal if they say the same with the same names, no matter where they were written.

pub use super::operations::{Binary, Unary};

/// Most coordinates of a rule, unless each move changes one heap.
pub const MAX_COORDINATES: usize = 4;

/// Most coordinates of a rule in which each move changes one heap and asks for no other.
pub const MAX_HEAPS: usize = 26;

/// Rule of a game. From the position `coordinates`, each move belongs to one of the `families`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// One to four names; they are variables 0, 1, … of every family.
    pub coordinates: Vec<Variable>,
    pub families: Vec<Family>,
}

/// Family of moves of the same form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Family {
    /// Free variables, which range over the natural numbers. Variable `coordinates.len() + i` is
    /// `variables[i]`.
    pub variables: Vec<Variable>,
    /// Positions that the move leaves, at least one. Play continues in their sum.
    pub components: Vec<Component>,
    /// Condition of the moves; [`Formula::True`] if the rule has none.
    pub condition: Formula,
    pub span: Span,
}

/// Position that a move leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Component {
    /// As many coordinates as the rule has. If a value is below 0, there is no such move.
    pub coordinates: Vec<Expr>,
    pub span: Span,
}

/// Name, and the span of its first occurrence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub span: Span,
}

/// Expression for an integer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    Const(i64),
    Var(usize),
    /// Operation on one operand. The span covers the whole expression.
    Unary(Unary, Box<Expr>, Span),
    Binary(Binary, Box<Expr>, Box<Expr>, Span),
}

/// Condition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Formula {
    True,
    /// Comparison. A chain `a < b <= c` is the conjunction of its links.
    Compare(Comparison, Expr, Expr),
    /// `a divides b`: some multiple of a is b, so 0 divides only 0.
    Divides(Expr, Expr),
    In(Expr, Set),
    /// Conjunction of two or more formulas, none of them an `And`.
    And(Vec<Formula>),
    /// Disjunction of two or more formulas, none of them an `Or`.
    Or(Vec<Formula>),
    Not(Box<Formula>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// Set of integers. Named sets contain only positive numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Set {
    /// One or more numbers in increasing order.
    Explicit(Vec<i64>),
    /// 1, 4, 9, …
    Squares,
    /// 1, 3, 6, 10, …
    Triangular,
    /// 2, 3, 5, …
    Primes,
    /// 1, 2, 3, 5, 8, …
    Fibonacci,
    /// 1, b, b², … for a base b of at least 2.
    Powers(i64),
}

/// Range of bytes in the rule's text, for the caret below an error. All spans compare equal, so
/// comparing trees compares what they mean.
#[derive(Debug, Clone, Copy, Default)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

impl PartialEq for Span {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Span {}

impl From<std::ops::Range<usize>> for Span {
    fn from(range: std::ops::Range<usize>) -> Self {
        Self {
            start: range.start,
            end: range.end,
        }
    }
}

impl Rule {
    /// Returns the names of the coordinates in order.
    pub fn coordinate_names(&self) -> Vec<&str> {
        let coordinates = self.coordinates.iter();
        coordinates.map(|it| it.name.as_str()).collect()
    }

    /// Returns the names of a family's variables, indexed by variable.
    pub fn names<'a>(&'a self, family: &'a Family) -> Vec<&'a str> {
        let variables = self.coordinates.iter().chain(&family.variables);
        variables.map(|variable| variable.name.as_str()).collect()
    }

    /// Returns whether `other` is the same rule, apart from the names of variables.
    pub fn says_the_same(&self, other: &Self) -> bool {
        let mut families = self.families.iter().zip(&other.families);
        self.coordinates.len() == other.coordinates.len()
            && self.families.len() == other.families.len()
            && families.all(|(ours, theirs)| ours.says_the_same(theirs))
    }

    /// Returns whether some move leaves two or more components.
    pub fn has_sums(&self) -> bool {
        self.families
            .iter()
            .any(|family| family.components.len() > 1)
    }
}

impl Family {
    /// Returns whether `other` is the same family, apart from the names of variables.
    pub fn says_the_same(&self, other: &Self) -> bool {
        self.variables.len() == other.variables.len()
            && self.components == other.components
            && self.condition == other.condition
    }

    /// Returns whether the variable occurs in a component.
    pub fn leaves(&self, variable: usize) -> bool {
        let mut parts = (self.components.iter()).flat_map(|component| &component.coordinates);
        parts.any(|part| part.mentions(variable))
    }
}

impl Expr {
    pub fn binary(op: Binary, left: Self, right: Self) -> Self {
        Self::Binary(op, Box::new(left), Box::new(right), Span::default())
    }

    pub fn unary(op: Unary, of: Self) -> Self {
        Self::Unary(op, Box::new(of), Span::default())
    }

    /// Returns the condition that the expression is at least 0.
    pub fn is_natural(&self) -> Formula {
        Formula::Compare(Comparison::GreaterOrEqual, self.clone(), Self::Const(0))
    }

    pub fn mentions(&self, variable: usize) -> bool {
        match self {
            Self::Const(_) => false,
            Self::Var(found) => *found == variable,
            Self::Unary(_, of, _) => of.mentions(variable),
            Self::Binary(_, left, right, _) => left.mentions(variable) || right.mentions(variable),
        }
    }
}

impl Formula {
    pub fn mentions(&self, variable: usize) -> bool {
        match self {
            Self::True => false,
            Self::Compare(_, left, right) | Self::Divides(left, right) => {
                left.mentions(variable) || right.mentions(variable)
            }
            Self::In(member, _) => member.mentions(variable),
            Self::And(parts) | Self::Or(parts) => parts.iter().any(|part| part.mentions(variable)),
            Self::Not(of) => of.mentions(variable),
        }
    }

    /// Joins formulas to a flat conjunction without `True`.
    pub fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Self::True => {}
                Self::And(inner) => flat.extend(inner),
                other => flat.push(other),
            }
        }
        match flat.len() {
            0 => Self::True,
            1 => flat.remove(0),
            _ => Self::And(flat),
        }
    }

    /// Returns the parts of a conjunction, or the formula itself.
    pub fn conjuncts(&self) -> &[Self] {
        match self {
            Self::True => &[],
            Self::And(parts) => parts,
            other => std::slice::from_ref(other),
        }
    }
}

impl Comparison {
    pub fn holds<T: Ord>(self, left: &T, right: &T) -> bool {
        match self {
            Self::Equal => left == right,
            Self::NotEqual => left != right,
            Self::Less => left < right,
            Self::LessOrEqual => left <= right,
            Self::Greater => left > right,
            Self::GreaterOrEqual => left >= right,
        }
    }

    /// Returns the comparison that holds for (b, a) iff this one holds for (a, b).
    pub fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessOrEqual => Self::GreaterOrEqual,
            Self::Greater => Self::Less,
            Self::GreaterOrEqual => Self::LessOrEqual,
            same => same,
        }
    }

    /// Returns the comparison that holds iff this one doesn't.
    pub fn negated(self) -> Self {
        match self {
            Self::Equal => Self::NotEqual,
            Self::NotEqual => Self::Equal,
            Self::Less => Self::GreaterOrEqual,
            Self::LessOrEqual => Self::Greater,
            Self::Greater => Self::LessOrEqual,
            Self::GreaterOrEqual => Self::Less,
        }
    }
}

impl Formula {
    /// Returns an equivalent formula with `not` only before atoms other than comparisons.
    pub(super) fn pushed(&self) -> Self {
        self.push(false)
    }

    fn push(&self, negated: bool) -> Self {
        match self {
            Self::Not(of) => of.push(!negated),
            Self::And(parts) | Self::Or(parts) => {
                let is_and = matches!(self, Self::And(_)) != negated;
                let parts = parts.iter().map(|part| part.push(negated));
                if is_and {
                    Self::all(parts)
                } else {
                    Self::Or(parts.collect())
                }
            }
            Self::Compare(op, left, right) if negated => {
                Self::Compare(op.negated(), left.clone(), right.clone())
            }
            atom if negated => Self::Not(Box::new(atom.clone())),
            atom => atom.clone(),
        }
    }
}

/// Most clauses of a formula.
const MAX_CLAUSES: usize = 32;

/// Returns clauses whose disjunction is the formula, which must have the form of
/// [`Formula::pushed`]. A disjunction that would make too many clauses stays a single condition.
pub(super) fn clauses(formula: &Formula) -> Vec<Vec<Formula>> {
    match formula {
        Formula::True => vec![Vec::new()],
        Formula::And(parts) => parts.iter().fold(vec![Vec::new()], |clauses, part| {
            let more = self::clauses(part);
            if clauses.len() * more.len() > MAX_CLAUSES {
                let with_part = |clause: Vec<Formula>| [clause, vec![part.clone()]].concat();
                return clauses.into_iter().map(with_part).collect();
            }
            let pairs = clauses
                .iter()
                .flat_map(|a| more.iter().map(move |b| (a, b)));
            pairs
                .map(|(a, b)| [a.clone(), b.clone()].concat())
                .collect()
        }),
        Formula::Or(parts) => {
            let clauses: Vec<_> = parts.iter().flat_map(clauses).collect();
            if clauses.len() > MAX_CLAUSES {
                vec![vec![formula.clone()]]
            } else {
                clauses
            }
        }
        atom => vec![vec![atom.clone()]],
    }
}
