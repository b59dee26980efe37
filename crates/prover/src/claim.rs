//! Claims about a game: a formula, and the automaton that reads it.

use super::beatty;
use super::obstacle::Obstacle;
use super::quotient::Quotient;
use super::reader::Reader;
use super::scan::Scanned;
use super::tracks::{VALUE, coordinate};
use automata::{Automaton, Budget, Numeration};
use rules::ast::{Expr, Formula, Rule};

/// A formula about the positions of a game; its variables are the coordinates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// These are the P-positions.
    Positions(Formula),
    /// The Grundy value is that of the first case whose condition holds.
    Values(Vec<(Formula, Expr)>),
    /// The P-positions are the pairs ⌊kα⌋, ⌊kα⌋ + tk in either order, where α = 1 + 1/μ and μ is
    /// the metallic mean of t: with t = 1, those of Wythoff's game.
    Beatty(u32),
}

/// A claim in a form that can be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// The set of the P-positions, over the tracks of the coordinates.
    Positions(Automaton),
    /// The relation of positions and their values, which are on the track `VALUE`.
    Values(Automaton),
    /// The P-positions are those that two scanners find.
    Scanned(Box<Scanned>),
}

impl Statement {
    /// The automaton that reads positions; a scanner has none.
    pub fn automaton(&self) -> Option<&Automaton> {
        match self {
            Self::Positions(automaton) | Self::Values(automaton) => Some(automaton),
            Self::Scanned(_) => None,
        }
    }

    /// The states of the automaton, or of both scanners.
    pub fn states(&self) -> usize {
        match self {
            Self::Positions(automaton) | Self::Values(automaton) => automaton.states(),
            Self::Scanned(scanned) => scanned.states(),
        }
    }
}

impl Claim {
    /// That these are the P-positions, by a condition in the words of rules; nothing if it is none.
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

    /// That the Grundy value is that of the first case whose condition holds, in the words of
    /// rules; nothing if one is none.
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

    /// The automaton of the claim about positions of so many coordinates.
    ///
    /// # Errors
    /// If no automaton of this numeration reads the formula, or a limit is reached.
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
                Ok(Statement::Positions(beatty::pairs(t, budget)?))
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
