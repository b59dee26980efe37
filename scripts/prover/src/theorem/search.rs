//! Looking for the theorem behind a rule, for as long as the caller has patience.

use std::time::Duration;

use super::{Goal, Moves, Obstacle, Question, Statement, Theorem, discover, generate, numerations};
use automata::Budget;
use rules::{CheckedRule, Table};

/// The time to look for one theorem, tables included.
const PATIENCE: Duration = Duration::from_secs(2);

/// No automaton on the way has more states.
const MOST_STATES: usize = 100_000;

/// The caller's clock, and whether the caller wants the work to stop.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// The time since a moment of the caller's choice.
    pub now: &'a dyn Fn() -> Duration,
    pub is_stopped: &'a dyn Fn() -> bool,
}

/// Looks for a theorem about the values, else about the P-positions; of a misère game about these
/// alone. Where a move leaves a sum, P-positions do not tell who wins it.
///
/// # Errors
/// Says in one line why nothing is decided.
pub fn search(rule: &CheckedRule, misere: bool, watch: Watch<'_>) -> Result<Theorem, Obstacle> {
    if misere {
        return search_positions(rule, true, watch);
    }
    search_values(rule, watch).or_else(|obstacle| {
        if rule.rule().has_sums() {
            Err(obstacle)
        } else {
            search_positions(rule, false, watch)
        }
    })
}

/// A theorem about the P-positions.
///
/// # Errors
/// As [`search`].
pub fn search_positions(
    rule: &CheckedRule,
    misere: bool,
    watch: Watch<'_>,
) -> Result<Theorem, Obstacle> {
    within_patience(rule, misere, Goal::Positions, watch)
}

/// A theorem about the Grundy values.
///
/// # Errors
/// As [`search`].
pub fn search_values(rule: &CheckedRule, watch: Watch<'_>) -> Result<Theorem, Obstacle> {
    within_patience(rule, false, Goal::Values, watch)
}

fn within_patience(
    rule: &CheckedRule,
    misere: bool,
    goal: Goal,
    watch: Watch<'_>,
) -> Result<Theorem, Obstacle> {
    let rule = rule.rule();
    with_budget(watch, |budget| {
        let numerations = numerations(rule);
        // Any numeration that reads the rule will do for tables; the first says why none does.
        let mut read = numerations
            .iter()
            .map(|&numeration| Moves::of(rule, numeration, budget));
        let first = read.next().expect("there are numerations");
        let moves = first.or_else(|obstacle| read.find_map(Result::ok).ok_or(obstacle))?;
        let mut table = |side| generate(&moves, misere, goal, side, budget);
        let question = Question {
            rule,
            misere,
            goal,
            numerations: &numerations,
        };
        discover(question, &mut table, budget)
    })
}

/// Work on one theorem, with as much time and memory as such work gets.
pub fn with_budget<T>(watch: Watch<'_>, work: impl FnOnce(&Budget) -> T) -> T {
    let start = (watch.now)();
    let elapsed = || (watch.now)().saturating_sub(start);
    let may_go_on = || elapsed() < PATIENCE && !(watch.is_stopped)();
    work(&Budget::new(MOST_STATES, &may_go_on))
}

/// Whether the automaton says of each position what its table says.
pub fn agrees(statement: &Statement, rule: &CheckedRule, table: &Table<'_>) -> bool {
    let coordinates = rule.rule().coordinates.len();
    let side = if coordinates == 3 {
        table.breadth().isqrt()
    } else {
        table.breadth()
    };
    if let Statement::Scanned(scanned) = statement {
        // Rows may be missing.
        let rows = table.values().len() / side;
        let found = scanned.below(side.max(rows));
        let found = found.into_iter().filter(|&[a, b]| a < rows && b < side);
        let zeros = table
            .values()
            .iter()
            .enumerate()
            .filter(|(_, value)| **value == 0);
        return found.eq(zeros.map(|(index, _)| [index / side, index % side]));
    }
    table.values().iter().enumerate().all(|(index, &value)| {
        let mut position = vec![0; coordinates];
        let mut rest = index;
        for coordinate in position.iter_mut().skip(1).rev() {
            *coordinate = (rest % side) as u64;
            rest /= side;
        }
        position[0] = rest as u64;
        match statement {
            Statement::Positions(set) => set.contains(&position) == (value == 0),
            Statement::Values(relation) => {
                position.push(value.into());
                relation.contains(&position)
            }
            Statement::Scanned(_) => unreachable!("compared above"),
        }
    })
}
