//! Statements about a rule, the closed forms they come from, and theorems.

use super::obstacle::Obstacle;
use super::reader::{Quotient, Reader, VALUE, coordinate};
use automata::{Automaton, Budget, Numeration, Track};
use rules::ast::{Expr, Formula, Rule};

/// Claim about the positions of a game. The variables of its formulas are the coordinates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The P-positions are those for which the formula holds.
    Positions(Formula),
    /// The Grundy value is the expression of the first case whose condition holds.
    Values(Vec<(Formula, Expr)>),
    /// The P-positions are the pairs ⌊kα⌋, ⌊kα⌋ + tk in either order, where α = 1 + 1/μ and μ is
    /// the metallic mean of t. With t = 1, these are the P-positions of Wythoff's game.
    Beatty(u32),
}

/// Claim in a form that can be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// Set of the P-positions on the tracks of the coordinates.
    Positions(Automaton),
    /// Relation of positions and values; the values are on the track `VALUE`.
    Values(Automaton),
}

impl Statement {
    /// Returns the automaton of the positions, with their values if it knows them.
    pub fn automaton(&self) -> &Automaton {
        let (Self::Positions(automaton) | Self::Values(automaton)) = self;
        automaton
    }

    /// Returns whether it gives the Grundy values, and not only the P-positions.
    pub fn gives_values(&self) -> bool {
        matches!(self, Self::Values(_))
    }
}

impl Claim {
    /// Parses a claim about the P-positions from a condition in the rule language. Returns `None`
    /// if it isn't one.
    pub fn positions(coordinates: &str, condition: &str) -> Option<Self> {
        let rule = Rule::parse(&format!(
            "({coordinates}) -> ({coordinates}) where {condition}"
        ));
        let family = rule.ok()?.families.pop()?;
        family
            .variables
            .is_empty()
            .then_some(Self::Positions(family.condition))
    }

    /// Parses a claim about the Grundy values from conditions and values in the rule language. The
    /// first case whose condition holds applies. Returns `None` if one of them doesn't parse.
    pub fn values<T: AsRef<str>>(coordinates: &str, cases: &[(T, T)]) -> Option<Self> {
        let case = |(condition, value): &(T, T)| {
            let (condition, value) = (condition.as_ref(), value.as_ref());
            let others = coordinates.split_once(',').map_or("", |(_, others)| others);
            let separator = if others.is_empty() { "" } else { "," };
            let left = format!("({value}{separator}{others})");
            let rule = Rule::parse(&format!("({coordinates}) -> {left} where {condition}")).ok()?;
            let mut family = rule.families.into_iter().next()?;
            let value = family.components.remove(0).coordinates.remove(0);
            family
                .variables
                .is_empty()
                .then_some((family.condition, value))
        };
        cases
            .iter()
            .map(case)
            .collect::<Option<_>>()
            .map(Self::Values)
    }

    /// Converts the claim to an automaton for positions with this many coordinates.
    ///
    /// # Errors
    /// If no automaton in this numeration can represent the formula, or a limit is reached.
    pub fn read(
        &self,
        coordinates: usize,
        numeration: Numeration,
        budget: &Budget,
    ) -> Result<Statement, Obstacle> {
        self.automaton(coordinates, numeration, budget)
            .map_err(|obstacle| obstacle.during("the formula"))
    }

    fn automaton(
        &self,
        coordinates: usize,
        numeration: Numeration,
        budget: &Budget,
    ) -> Result<Statement, Obstacle> {
        let variables = (0..coordinates).map(|at| Quotient::track(coordinate(at)));
        let reader = Reader::new(numeration, variables.collect(), budget);
        let position: Vec<_> = (0..coordinates).map(coordinate).collect();
        match self {
            Self::Positions(formula) => {
                let set = reader.condition(formula)?;
                Ok(Statement::Positions(set.over(&position, budget)?))
            }
            &Self::Beatty(t) => {
                if numeration != Numeration::Metallic(t) || coordinates != 2 {
                    let why = format!("its pairs are read in {}", Numeration::Metallic(t));
                    return Err(Obstacle::not_linear(why));
                }
                Ok(Statement::Positions(pairs(numeration, budget)?))
            }
            Self::Values(cases) => {
                let mut relation = Automaton::nothing(numeration, [VALUE]);
                let mut open = Automaton::everything(numeration, position, budget)?;
                for (condition, value) in cases {
                    let holds = reader.condition(condition)?;
                    let here = open.and(&holds, budget)?;
                    let equals = reader.equation(value, VALUE)?;
                    relation = relation.or(&here.and(&equals, budget)?, budget)?;
                    open = open.minus(&holds, budget)?;
                }
                Ok(Statement::Values(relation))
            }
        }
    }
}

// Pairs of Beatty sequences, and of other sequences that are regular in the same way.
//
// With μ = [t; t, t, …] and α = 1 + 1/μ, the sequences ⌊kα⌋ and ⌊kα⌋ + tk = ⌊k(α + t)⌋ are
// complementary, because 1/α + 1/(α + t) = 1 (S. Beatty, Amer. Math. Monthly 33 (1926), 159). They
// are regular in the numeration of μ: x is in the first sequence iff its word ends in an even
// number of zeros, and the word of its partner has one more 0 (A. S. Fraenkel, How to beat your
// Wythoff games' opponent on three fronts, Amer. Math. Monthly 89 (1982), 353–361).
const X: Track = coordinate(0);
const Y: Track = coordinate(1);

/// Returns the pairs, in either order, of a number x whose word ends in an even number of zeros,
/// and the number whose word has one more 0. In the numeration of [t; t, t, …] these are the pairs
/// ⌊kα⌋, ⌊kα⌋ + tk for k ≥ 0; the checker of certificates proves this again. In that of (s, t),
/// Uₙ₊₁ = (s + t - 1)Uₙ + sUₙ₋₁, they are the P-positions of (s, t)-Wythoff (A. S. Fraenkel 1998,
/// from memory; no proof here relies on it).
pub fn pairs(numeration: Numeration, budget: &Budget) -> Result<Automaton, Obstacle> {
    let shift = Automaton::shift(numeration, X, Y, budget)?;
    let pairs = shift.and(&Automaton::even_zeros(numeration, X, budget)?, budget)?;
    let swapped = pairs.renamed(|track| if track == X { Y } else { X });
    Ok(pairs.or(&swapped, budget)?)
}

/// Statement that is proven for all positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theorem {
    pub statement: Statement,
    pub duties: Vec<Duty>,
    /// Closed form that the statement comes from.
    pub claim: Option<Claim>,
    /// Side of the table that the statement was learned from; `None` if it was claimed.
    pub learned_from: Option<usize>,
}

/// Kind of theorem to search for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    Positions,
    Values,
}

/// Question: which theorem of this kind holds for a game?
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    pub rule: &'a Rule,
    pub misere: bool,
    pub goal: Goal,
    /// Numerations to try, the most likely first.
    pub numerations: &'a [Numeration],
}

/// Proof obligation that is met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    pub what: &'static str,
    /// Number of states of the largest automaton in its proof.
    pub states: usize,
}

pub const ENDS: &str = "every play ends";
pub const NO_MOVE_STAYS: &str = "no move leads from a P-position to another";
pub const SOME_MOVE_LEADS: &str = "from any other position some move leads to a P-position";
pub const LOST_AT_ONCE: &str = "where no move is left, the player to move has won";
pub const HAS_A_VALUE: &str = "every position has a value";
pub const HAS_ONE_VALUE: &str = "no position has two values";
pub const NO_OPTION_HAS_IT: &str = "no option of a position has its value";
pub const SMALLER_ARE_OPTIONS: &str = "every smaller value is the value of an option";
