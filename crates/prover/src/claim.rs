//! Claims about a game: formulas, and the automata that accept the same numbers.

use super::beatty;
use super::obstacle::Obstacle;
use super::quotient::Quotient;
use super::reader::Reader;
use super::scan::Scanned;
use super::tracks::{VALUE, coordinate};
use super::window::Window;
use automata::{Automaton, Budget, Numeration};
use rules::ast::{Expr, Formula, Rule};

/// Claim about the positions of a game; the variables of its formulas are the coordinates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The formula holds exactly for the P-positions.
    Positions(Formula),
    /// The Grundy value is the expression of the first case whose condition holds.
    Values(Vec<(Formula, Expr)>),
    /// The P-positions are the pairs ⌊kα⌋, ⌊kα⌋ + tk in either order, where α = 1 + 1/μ and μ is
    /// the metallic mean of t. With t = 1 they are the P-positions of Wythoff's game.
    Beatty(u32),
}

/// Claim in a form that can be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// Set of the P-positions, over the tracks of the coordinates.
    Positions(Automaton),
    /// Relation of positions and their values; the values are on the track `VALUE`.
    Values(Automaton),
    /// P-positions found by two scanners.
    Scanned(Box<Scanned>),
    /// Values of a game on one heap whose options are a window.
    Window(Window),
}

impl Statement {
    /// Automaton of the positions; None for scanners and windows.
    pub fn automaton(&self) -> Option<&Automaton> {
        match self {
            Self::Positions(automaton) | Self::Values(automaton) => Some(automaton),
            Self::Scanned(_) | Self::Window(_) => None,
        }
    }

    /// Whether it tells the Grundy values, not only the P-positions.
    pub fn gives_values(&self) -> bool {
        matches!(self, Self::Values(_) | Self::Window(_))
    }

    /// Number of states of the automaton, or of both scanners; a window has none.
    pub fn states(&self) -> usize {
        match self {
            Self::Positions(automaton) | Self::Values(automaton) => automaton.states(),
            Self::Scanned(scanned) => scanned.states(),
            Self::Window(_) => 0,
        }
    }
}

impl Claim {
    /// Claim about the P-positions, from a condition in the rule language. None if it does not
    /// parse.
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

    /// Claim about the Grundy values, from conditions and values in the rule language; the first
    /// case whose condition holds applies. None if one does not parse.
    pub fn values(coordinates: &str, cases: &[(&str, &str)]) -> Option<Self> {
        let case = |&(condition, value): &(&str, &str)| {
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

    /// Converts the claim to an automaton over positions with this many coordinates.
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
                Ok(Statement::Positions(beatty::pairs(numeration, budget)?))
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
