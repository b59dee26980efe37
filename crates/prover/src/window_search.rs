//! Searches for a window of options by the values of a table.

use super::claim::Statement;
use super::duty::{Duty, IS_A_WINDOW};
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::question::{Question, Theorem};
use super::window::{HEAP, LEFT, Window};
use automata::{Automaton, Budget, Numeration, Table};

/// Number of heaps whose values are compared before a window is examined.
pub const HEAPS: usize = 256;

/// Theorem about the values of a rule on one heap whose options are a window; none if they are not,
/// or if a move leaves a sum.
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
    let is_window = options(&moves, budget).ok()? == relation;
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

/// Pairs of a heap and an option.
fn options(moves: &Moves, budget: &Budget) -> Result<Automaton, Obstacle> {
    let mut options = Automaton::nothing(moves.numeration, [HEAP, LEFT]);
    for family in &moves.families {
        let left = family.components[0][0];
        if left == HEAP {
            return Err(Obstacle::not_linear("a move leaves the heap as it is"));
        }
        let renamed = (family.relation).renamed(|track| if track == left { LEFT } else { track });
        options = options.or(&renamed.over(&[HEAP, LEFT], budget)?, budget)?;
    }
    Ok(options)
}
