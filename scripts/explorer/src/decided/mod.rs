//! Guesses about a game whose rule is known, decided by the prover.

mod claims;

use crate::engine::two_heaps::Table as Rows;
use crate::guess::{Guess, sequence, table};
use crate::rule::{CheckedRule, Table};
use crate::theorem::{
    Claim, MOST_STATES, Moves, Obstacle, PATIENCE, Statement, Theorem, Verdict, Watch, decide,
    numerations, search,
};
use prover::automaton::{Budget, Numeration};

pub use claims::{Values, claim};

/// What became of a guess.
#[derive(Debug, Clone, PartialEq)]
pub enum Decided {
    /// It holds for all positions.
    Proven(Theorem),
    /// It is wrong, at this position first.
    Refuted(Vec<u64>),
    /// In one line, why it stays a guess.
    Open(Obstacle),
}

/// What is known of a rule beyond its table.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// The theorem, or in one line why there is none.
    pub theorem: Result<Theorem, Obstacle>,
    /// What it says, if it was a guess.
    pub claim: Option<String>,
    /// The guesses that stay guesses.
    pub guesses: Vec<Guess>,
    /// The guesses that are wrong, and where first.
    pub refuted: Vec<(String, Vec<u64>)>,
}

/// Decides what is guessed about the table; where no guess becomes a theorem, one is learned.
pub fn found(rule: &CheckedRule, misere: bool, known: &Table<'_>, watch: Watch<'_>) -> Found {
    let numbers: Vec<i64> = known.values().iter().map(|&value| value.into()).collect();
    match rule.rule().coordinates.len() {
        1 if !misere => {
            let guesses = sequence::guesses(&numbers, 0);
            of_guesses(rule, guesses, &Values::OfOne(&numbers), watch)
        }
        2 if !misere => {
            let rows = numbers.chunks(known.breadth()).map(<[i64]>::to_vec);
            let rows: Rows = rows.collect();
            let guesses = table::guesses(&rows, 0);
            of_guesses(rule, guesses, &Values::OfTwo(&rows), watch)
        }
        _ => Found {
            theorem: search(rule, misere, watch),
            claim: None,
            guesses: Vec::new(),
            refuted: Vec::new(),
        },
    }
}

fn of_guesses(rule: &CheckedRule, guesses: Vec<Guess>, values: &Values, watch: Watch<'_>) -> Found {
    let start = (watch.now)();
    let elapsed = || (watch.now)().saturating_sub(start);
    let may_go_on = || elapsed() < PATIENCE && !(watch.is_stopped)();
    let budget = Budget::new(MOST_STATES, &may_go_on);
    let (mut open, mut refuted) = (Vec::new(), Vec::new());
    let mut proven = None;
    for guess in guesses {
        match decided(&guess, values, rule, &budget) {
            Decided::Proven(theorem) if proven.is_none() => proven = Some((theorem, guess)),
            // What is proven says the same of the values, more simply.
            Decided::Proven(_) => {}
            Decided::Refuted(position) => refuted.push((guess.claim, position)),
            Decided::Open(_) => open.push(guess),
        }
    }
    let (theorem, claim) = match proven {
        Some((theorem, guess)) => (Ok(theorem), Some(guess.claim)),
        None => (search(rule, false, watch), None),
    };
    Found {
        theorem,
        claim,
        guesses: open,
        refuted,
    }
}

/// Decides a guess about the values of the rule in normal play.
pub fn decided(guess: &Guess, values: &Values, rule: &CheckedRule, budget: &Budget) -> Decided {
    examined(guess, values, rule, budget).unwrap_or_else(Decided::Open)
}

fn examined(
    guess: &Guess,
    values: &Values,
    rule: &CheckedRule,
    budget: &Budget,
) -> Result<Decided, Obstacle> {
    let (claim, numeration) = claim(guess, values)
        .ok_or_else(|| Obstacle::not_linear("no automaton reads the formula"))?;
    let first = examined_in(numeration, &claim, rule, budget);
    // What is no matter of one numeration may be read in another.
    let others = numerations(rule.rule()).into_iter();
    let mut others = others.filter(|it| numeration == Numeration::BINARY && is_larger_base(*it));
    first.or_else(|obstacle| {
        let found = others.find_map(|it| examined_in(it, &claim, rule, budget).ok());
        found.ok_or(obstacle)
    })
}

fn is_larger_base(numeration: Numeration) -> bool {
    matches!(numeration, Numeration::Base(3..))
}

fn examined_in(
    numeration: Numeration,
    claim: &Claim,
    rule: &CheckedRule,
    budget: &Budget,
) -> Result<Decided, Obstacle> {
    let moves = Moves::of(rule.rule(), numeration, budget)?;
    let statement = claim.read(rule.rule().coordinates.len(), numeration, budget)?;
    if moves.has_sums() && matches!(statement, Statement::Positions(_)) {
        return Err(Obstacle::not_linear(
            "a move leaves a sum: the zeros alone do not tell who wins it",
        ));
    }
    Ok(match decide(&statement, &moves, rule, false, budget)? {
        Verdict::Proven(duties) => Decided::Proven(Theorem {
            statement,
            duties,
            learned_from: None,
        }),
        Verdict::Refuted(refutation) => Decided::Refuted(refutation.position),
    })
}

#[cfg(test)]
mod tests;
