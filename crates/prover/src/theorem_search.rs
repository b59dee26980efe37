//! Searches for a theorem about a rule, with a limit of work.

use super::{Goal, Moves, Obstacle, Question, Statement, Theorem, discover, generate, numerations};
use automata::{Budget, Numeration};
use rules::{CheckedRule, Table};

/// Most work of one search, tables included: about two seconds.
const MAX_WORK: u64 = 2_000_000_000;

/// Most states of each automaton.
const MAX_STATES: usize = 100_000;

/// Searches for a theorem about the values, otherwise about the P-positions. In misère play it
/// searches only for the P-positions. If a move leaves a sum, P-positions don't determine who wins
/// it, so it searches only for the values.
///
/// # Errors
/// The obstacle to a decision, which displays as one line.
pub fn search(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Theorem, Obstacle> {
    if misere {
        return search_positions(rule, misere, is_stopped);
    }
    search_values(rule, is_stopped).or_else(|obstacle| {
        if rule.rule().has_sums() {
            Err(obstacle)
        } else {
            search_positions(rule, false, is_stopped)
        }
    })
}

/// Searches for a theorem about the P-positions.
///
/// # Errors
/// If [`search`] fails.
pub fn search_positions(
    rule: &CheckedRule,
    misere: bool,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Theorem, Obstacle> {
    within_budget(rule, misere, Goal::Positions, is_stopped)
}

/// Searches for a theorem about the Grundy values.
///
/// # Errors
/// If [`search`] fails.
pub fn search_values(
    rule: &CheckedRule,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Theorem, Obstacle> {
    within_budget(rule, false, Goal::Values, is_stopped)
}

fn within_budget(
    rule: &CheckedRule,
    misere: bool,
    goal: Goal,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Theorem, Obstacle> {
    let rule = rule.rule();
    let may_go_on = || !is_stopped();
    let budget = &Budget::new(MAX_STATES, MAX_WORK, &may_go_on);
    let numerations = numerations(rule);
    // Tables can use any numeration that reads the rule, base 2 with the least work. If none does,
    // the first one's obstacle is reported.
    let mut read = ([Numeration::BINARY].iter())
        .chain(&numerations)
        .map(|&numeration| Moves::new(rule, numeration, budget));
    let first = read.next().expect("there are numerations");
    let moves = first.or_else(|obstacle| read.find_map(Result::ok).ok_or(obstacle))?;
    let mut table = |side, budget: &Budget| generate(&moves, misere, goal, side, budget);
    let question = Question {
        rule,
        misere,
        goal,
        numerations: &numerations,
    };
    discover(question, &mut table, budget)
}

/// Runs the work for one theorem within the default limits.
pub fn with_budget<T>(is_stopped: &dyn Fn() -> bool, work: impl FnOnce(&Budget) -> T) -> T {
    let may_go_on = || !is_stopped();
    work(&Budget::new(MAX_STATES, MAX_WORK, &may_go_on))
}

/// Returns whether the statement agrees with every position of the table.
pub fn agrees(statement: &Statement, rule: &CheckedRule, table: &Table<'_>) -> bool {
    let coordinates = rule.rule().coordinates.len();
    let others = coordinates.saturating_sub(1).max(1) as u32;
    let side = (1..=table.breadth())
        .find(|side: &usize| side.pow(others) >= table.breadth())
        .expect("a side is not longer than all");
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
        }
    })
}
