//! Decides a statement: proves it, or refutes it with the smallest position where it fails.

use super::examination::Examination;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::theorem::{Duty, Statement};
use super::tracks::{SIZE, VALUE};
use automata::{Automaton, Budget, Linear, Relation, Track};
use rules::CheckedRule;

/// What became of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all positions; these obligations are met.
    Proven(Vec<Duty>),
    /// It fails, first at the position in the refutation.
    Refuted(Refutation),
}

/// Decides a statement about a game whose move relations are `moves`.
///
/// # Errors
/// If a limit is reached, the statement doesn't suit the rule, or plain move generation contradicts
/// the automata.
pub fn decide(
    statement: &Statement,
    moves: &Moves,
    game: &CheckedRule,
    misere: bool,
    budget: &Budget,
) -> Result<Verdict, Obstacle> {
    let examination = Examination::new(statement, moves, misere, budget)?;
    if examination.offenders.is_empty() {
        return Ok(Verdict::Proven(examination.met));
    }
    let find = |offenders: &[_]| {
        smallest(offenders, &moves.position, budget)
            .map_err(|obstacle| obstacle.during("the smallest counterexample"))
    };
    let beyond = || Obstacle::not_linear("the smallest counterexample is beyond 2⁶²");
    let first = find(&examination.offenders)?.ok_or_else(beyond)?;
    // Positions that violate the other duties may be smaller.
    let largest = first.iter().copied().max().unwrap_or(0);
    let within = up_to(largest, moves, budget)?;
    let offenders = Examination::offenders_within(statement, moves, misere, &within, budget)?;
    let position = find(&offenders)?.unwrap_or(first);
    let refutation = Refutation::at(position, statement, game, misere, budget)?;
    Ok(Verdict::Refuted(refutation))
}

/// Refutation of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refutation {
    /// Smallest position: by its largest coordinate, then by the sum, then by the first
    /// coordinates.
    pub position: Vec<u64>,
    /// What plain move generation finds there; `None` if the position is too large for it.
    pub violation: Option<Violation>,
}

/// Contradiction at a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Violation {
    /// The position and one of its options are both claimed to be P-positions.
    Stays { option: Vec<u64> },
    /// It is claimed to be a P-position, but more of its options are, too, than can be blocked.
    Unblockable,
    /// It is claimed to be an N-position, but no move leads to a P-position, or all options that
    /// are P-positions can be blocked.
    Stuck,
    /// It is claimed to be a P-position, but misère play is over there, and won.
    Over,
    /// It is claimed to have the value `said`, but its options give it the value `is`.
    Value { said: u64, is: u64 },
    /// The formula gives it no value.
    Unvalued,
    /// The formula gives it two values.
    Ambiguous,
}

/// Most positions below a position that plain move generation visits.
const MAX_BOX: u64 = 1 << 20;

impl Refutation {
    /// Checks the moves from the position one by one.
    ///
    /// # Errors
    /// If a limit is reached. Also if there is no contradiction: then the automata and the rule
    /// disagree.
    pub fn at(
        position: Vec<u64>,
        statement: &Statement,
        game: &CheckedRule,
        misere: bool,
        budget: &Budget,
    ) -> Result<Self, Obstacle> {
        let Some(options) = plain_options(&position, game) else {
            let violation = None;
            return Ok(Self {
                position,
                violation,
            });
        };
        let blocking = game.rule().blocking as usize;
        let violation = match statement {
            Statement::Positions(set) if blocking > 0 => {
                violation_of_blocked(&position, set, blocking, &options)
            }
            Statement::Positions(set) => violation_of_set(&position, set, misere, &options),
            Statement::Values(relation) => {
                violation_of_values(&position, relation, &options, budget)?
            }
            Statement::Scanned(_) | Statement::Window(_) => None,
        };
        if violation.is_none() && statement.automaton().is_some() {
            return Err(Obstacle::not_linear(format!(
                "the prover finds fault with {position:?}, where the rule itself finds none; \
                 please report the rule"
            )));
        }
        Ok(Self {
            position,
            violation,
        })
    }
}

/// Returns the components that each move leaves, or `None` if there are too many positions below,
/// or a move can't be computed.
fn plain_options(position: &[u64], game: &CheckedRule) -> Option<Vec<Vec<Vec<u64>>>> {
    let below = position
        .iter()
        .try_fold(1_u64, |size, &x| size.checked_mul(x.checked_add(1)?));
    below.filter(|&below| below <= MAX_BOX)?;
    let position: Vec<i64> = position.iter().map(|&x| x as i64).collect();
    let options = game.options(&position).ok()?;
    let natural = |component: Vec<i64>| component.into_iter().map(|x| x as u64).collect();
    let option = |option: Vec<Vec<i64>>| option.into_iter().map(natural).collect();
    Some(options.into_iter().map(option).collect())
}

fn violation_of_set(
    position: &[u64],
    set: &Automaton,
    misere: bool,
    options: &[Vec<Vec<u64>>],
) -> Option<Violation> {
    let mut inside = options.iter().filter(|option| set.contains(&option[0]));
    match (set.contains(position), inside.next()) {
        (true, Some(option)) => {
            let option = option[0].clone();
            Some(Violation::Stays { option })
        }
        (true, None) => (misere && options.is_empty()).then_some(Violation::Over),
        (false, None) => (!misere || !options.is_empty()).then_some(Violation::Stuck),
        (false, Some(_)) => None,
    }
}

fn violation_of_blocked(
    position: &[u64],
    set: &Automaton,
    blocking: usize,
    options: &[Vec<Vec<u64>>],
) -> Option<Violation> {
    let inside = options.iter().filter(|option| set.contains(&option[0]));
    match (set.contains(position), inside.count() > blocking) {
        (true, true) => Some(Violation::Unblockable),
        (false, false) => Some(Violation::Stuck),
        _ => None,
    }
}

fn violation_of_values(
    position: &[u64],
    relation: &Automaton,
    options: &[Vec<Vec<u64>>],
    budget: &Budget,
) -> Result<Option<Violation>, Obstacle> {
    let said = values_at(relation, position, budget)?;
    let [said] = said[..] else {
        let is_missing = said.is_empty();
        return Ok(Some(if is_missing {
            Violation::Unvalued
        } else {
            Violation::Ambiguous
        }));
    };
    let mut seen = Vec::new();
    for option in options {
        let mut sum = 0;
        for component in option {
            // An option without exactly one value violates the statement itself, and is smaller.
            sum ^= values_at(relation, component, budget)?
                .first()
                .copied()
                .unwrap_or(0);
        }
        seen.push(sum);
    }
    let is = (0..)
        .find(|value| !seen.contains(value))
        .expect("options are finitely many");
    Ok((said != is).then_some(Violation::Value { said, is }))
}

/// Returns the least value that a relation gives to a position, and another if there is one.
fn values_at(
    relation: &Automaton,
    position: &[u64],
    budget: &Budget,
) -> Result<Vec<u64>, Obstacle> {
    let numeration = relation.numeration();
    let mut here = relation.clone();
    for (&track, &number) in relation.tracks().iter().zip(position) {
        here = here.and(
            &Automaton::number(numeration, track, number, budget)?,
            budget,
        )?;
    }
    let mut values = Vec::new();
    while let Some(value) = here.least(VALUE).filter(|_| values.len() < 2) {
        values.push(value);
        here = here.minus(
            &Automaton::number(numeration, VALUE, value, budget)?,
            budget,
        )?;
    }
    Ok(values)
}

/// Returns the smallest position in any of the relations: by its largest coordinate, then by the
/// sum, then by the coordinates. Returns `None` if there is none below 2⁶².
///
/// # Errors
/// If a limit is reached.
pub fn smallest(
    relations: &[Automaton],
    position: &[Track],
    budget: &Budget,
) -> Result<Option<Vec<u64>>, Obstacle> {
    let mut rest: Vec<Automaton> = relations.to_vec();
    let mut first = position.to_vec();
    if position.len() > 1 {
        for relation in rest.iter_mut() {
            let largest = largest_of(position, relation, budget)?;
            *relation = relation.and(&largest, budget)?;
        }
        keep_least(&mut rest, SIZE, budget)?;
        for relation in rest.iter_mut() {
            *relation = relation.without(&[SIZE], budget)?;
            let sum = sum_of(position, relation, budget)?;
            *relation = relation.and(&sum, budget)?;
        }
        first.insert(0, SIZE);
    }
    let mut found = Vec::new();
    for track in first {
        match keep_least(&mut rest, track, budget)? {
            Some(least) if track != SIZE => found.push(least),
            Some(_) => {}
            None => return Ok(None),
        }
    }
    Ok(Some(found))
}

/// Keeps the tuples with the least number on the track.
fn keep_least(
    relations: &mut Vec<Automaton>,
    track: Track,
    budget: &Budget,
) -> Result<Option<u64>, Obstacle> {
    let Some(least) = relations
        .iter()
        .filter_map(|relation| relation.least(track))
        .min()
    else {
        return Ok(None);
    };
    for relation in relations.iter_mut() {
        let number = Automaton::number(relation.numeration(), track, least, budget)?;
        *relation = relation.and(&number, budget)?;
    }
    relations.retain(|relation| !relation.is_empty());
    Ok(Some(least))
}

/// Returns the relation in which [`SIZE`] is the largest coordinate.
fn largest_of(
    position: &[Track],
    like: &Automaton,
    budget: &Budget,
) -> Result<Automaton, Obstacle> {
    let above = |track| Linear::track(SIZE).plus(-1, &Linear::track(track));
    let mut bound = Automaton::always(like.numeration(), true, budget)?;
    let mut reached = Automaton::always(like.numeration(), false, budget)?;
    for &track in position {
        let above = above(track).expect("small coefficients");
        let compare = |relation| Automaton::linear(like.numeration(), &above, relation, budget);
        bound = bound.and(&compare(Relation::NotNegative)?, budget)?;
        reached = reached.or(&compare(Relation::Zero)?, budget)?;
    }
    Ok(bound.and(&reached, budget)?)
}

/// Returns the relation in which [`SIZE`] is the sum of the coordinates.
fn sum_of(position: &[Track], like: &Automaton, budget: &Budget) -> Result<Automaton, Obstacle> {
    let sum = position.iter().fold(Linear::track(SIZE), |sum, &track| {
        sum.plus(-1, &Linear::track(track))
            .expect("small coefficients")
    });
    Ok(Automaton::linear(
        like.numeration(),
        &sum,
        Relation::Zero,
        budget,
    )?)
}

/// Returns the positions whose coordinates are all at most `largest`.
pub fn up_to(largest: u64, moves: &Moves, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = moves.numeration;
    let mut all = Automaton::number(numeration, SIZE, largest, budget)?;
    for &track in &moves.position {
        let below = Linear::track(SIZE).plus(-1, &Linear::track(track));
        let below = below.expect("small coefficients");
        let below = Automaton::linear(numeration, &below, Relation::NotNegative, budget)?;
        all = all.and(&below, budget)?;
    }
    Ok(all.without(&[SIZE], budget)?)
}
