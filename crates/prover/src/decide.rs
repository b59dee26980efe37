//! Decides a statement: proves it, or refutes it with the smallest position where it fails.
//!
//! Looks up what a statement says about one position, which may be far beyond any table.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::examination::Examination;
use super::move_relations::Moves;
use super::obstacle::Obstacle;
use super::reader::{SIZE, VALUE, coordinate, linear};
use super::theorem::{Duty, Statement};
use automata::{Automaton, Budget, Members, Relation, Track};
use rules::{CheckedRule, Rule, Tries};

/// What became of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all positions; these obligations are met.
    Proven(Vec<Duty>),
    /// It fails. This is the smallest position where it does: by its largest coordinate, then by
    /// the sum, then by the first coordinates.
    Refuted(Vec<u64>),
}

/// Decides a statement about a game whose move relations are `moves`. Unless a counterexample is
/// too large, plain move generation must confirm it.
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
    if fails_by_the_rule(statement, &position, game, misere, budget) == Some(false) {
        return Err(Obstacle::not_linear(format!(
            "the prover finds fault with {position:?}, where the rule itself finds none; please \
             report the rule"
        )));
    }
    Ok(Verdict::Refuted(position))
}

/// Most positions below a position whose moves are tried one by one.
const MAX_BOX: u64 = 1 << 20;

/// Digits that a value or an option may have more than the largest coordinate.
const MORE_DIGITS: usize = 8;

/// Work to try as many moves as [`Tries::asking`] tries between two questions.
const WORK_BETWEEN_QUESTIONS: usize = 1_000_000;

/// Work to look up the value of an option.
const WORK_PER_OPTION: usize = 10_000;

/// Returns whether the moves from a position contradict the statement. Returns `None` if there are
/// too many positions below, a move can't be computed, or the time is over.
fn fails_by_the_rule(
    statement: &Statement,
    position: &[u64],
    game: &CheckedRule,
    misere: bool,
    budget: &Budget,
) -> Option<bool> {
    let mut below = position.iter().map(|&x| x.checked_add(1));
    let below = below.try_fold(1_u64, |size, next| size.checked_mul(next?));
    below.filter(|&below| below <= MAX_BOX)?;
    let signed: Vec<i64> = position.iter().map(|&x| x as i64).collect();
    let natural = |part: Vec<i64>| part.into_iter().map(|x| x as u64).collect();
    let go_on = &mut || budget.work(WORK_BETWEEN_QUESTIONS).is_ok();
    let options = game.options_within(&signed, &mut Tries::asking(go_on));
    let options = options.ok()?.into_iter();
    let options: Vec<Vec<Vec<u64>>> = options
        .map(|option| option.into_iter().map(natural).collect())
        .collect();
    match statement {
        Statement::Positions(set) => {
            let is_won_at_once = misere && options.is_empty();
            let is_p = !is_won_at_once && !options.iter().any(|option| set.contains(&option[0]));
            Some(set.contains(position) != is_p)
        }
        Statement::Values(relation) => {
            // An option without exactly one value violates the statement itself, and is smaller.
            let values_at = |part: &[u64]| values_at(relation, part);
            let value_of = |part: &Vec<u64>| values_at(part).first().copied().unwrap_or(0);
            let mut seen = HashSet::new();
            for option in &options {
                budget.work(WORK_PER_OPTION).ok()?;
                seen.insert(option.iter().map(value_of).fold(0, |a, b| a ^ b));
            }
            let is = (0..).find(|value| !seen.contains(value));
            Some(values_at(position) != [is.expect("options are finitely many")])
        }
    }
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
    let mut bound = Automaton::always(like.numeration(), true, budget)?;
    let mut reached = Automaton::always(like.numeration(), false, budget)?;
    for &track in position {
        let above = [(SIZE, 1), (track, -1)];
        let compare = |relation| linear(like.numeration(), &above, 0, relation, budget);
        bound = bound.and(&compare(Relation::NotNegative)?, budget)?;
        reached = reached.or(&compare(Relation::Zero)?, budget)?;
    }
    Ok(bound.and(&reached, budget)?)
}

/// Returns the relation in which [`SIZE`] is the sum of the coordinates.
fn sum_of(position: &[Track], like: &Automaton, budget: &Budget) -> Result<Automaton, Obstacle> {
    let coordinates = position.iter().map(|&track| (track, -1));
    let terms: Vec<(Track, i64)> = [(SIZE, 1)].into_iter().chain(coordinates).collect();
    linear(like.numeration(), &terms, 0, Relation::Zero, budget)
}

/// Returns the positions whose coordinates are all at most `largest`.
pub fn up_to(largest: u64, moves: &Moves, budget: &Budget) -> Result<Automaton, Obstacle> {
    let numeration = moves.numeration;
    let mut all = Automaton::number(numeration, SIZE, largest, budget)?;
    for &track in &moves.position {
        let below = [(SIZE, 1), (track, -1)];
        let below = linear(numeration, &below, 0, Relation::NotNegative, budget)?;
        all = all.and(&below, budget)?;
    }
    Ok(all.without(&[SIZE], budget)?)
}

impl Statement {
    /// Returns the Grundy value of a position, or 0 for a P-position and 1 for any other if only
    /// these are known.
    pub fn value(&self, position: &[u64]) -> Option<u64> {
        match self {
            Self::Positions(set) => Some(u64::from(!set.contains(position))),
            Self::Values(relation) => values_at(relation, position).first().copied(),
        }
    }

    /// Returns the first options with this value of a large position, at most `most`. A statement
    /// about the P-positions knows only options of value 0. `None` if no automaton tells them.
    pub fn options_of_value(
        &self,
        rule: &Rule,
        position: &[u64],
        value: u64,
        most: usize,
        budget: &Budget,
    ) -> Option<Vec<Vec<u64>>> {
        let known = self.automaton();
        let is_known = value == 0 || self.gives_values();
        let moves = Moves::new(rule, known.numeration(), budget).ok()?;
        if !is_known || moves.has_sums() {
            return None;
        }
        let mut options = Vec::new();
        for family in &moves.families {
            let there = family.at_component(0, known);
            let relation = family.relation.and(&there, budget).ok()?;
            let given = moves.position.iter().chain(&[VALUE]).copied();
            let given: Vec<Track> = given.filter(|it| relation.tracks().contains(it)).collect();
            let members = Members::new(&relation, &given, length(&relation, position));
            let number = |track: Track| position.get(track.0 as usize).copied().unwrap_or(value);
            members.each(&number, &mut |found| {
                let changed = |track: &Track| members.free().iter().position(|it| it == track);
                let at =
                    |track: &Track| changed(track).map_or_else(|| number(*track), |at| found[at]);
                options.push(family.components[0].iter().map(at).collect());
                if options.len() < most {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
        }
        Some(rules::sorted_and_distinct(options))
    }
}

/// Returns a value that a relation gives to a position, and another if there is one.
pub fn values_at(relation: &Automaton, position: &[u64]) -> Vec<u64> {
    let given: Vec<_> = (0..position.len()).map(coordinate).collect();
    let members = Members::new(relation, &given, length(relation, position));
    let mut values = Vec::new();
    members.each(&|track| position[track.0 as usize], &mut |found| {
        values.push(found[0]);
        if values.len() < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    values
}

fn length(relation: &Automaton, position: &[u64]) -> usize {
    let largest = position.iter().copied().max().unwrap_or(0);
    relation.numeration().word(largest).len() + MORE_DIGITS
}
