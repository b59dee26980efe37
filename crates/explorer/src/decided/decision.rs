//! The prover's decision about one guess.

use super::claims::claim;
use crate::guess::Guess;
use crate::rule::CheckedRule;
use automata::{Budget, Numeration};
use prover::{Claim, Moves, Obstacle, Statement, Theorem, Verdict, decide, numerations};

/// Answer of the prover about a guess.
#[derive(Debug, Clone, PartialEq)]
pub enum Decided {
    /// Holds for all positions.
    Proven(Theorem),
    /// Fails; holds the first position where it does.
    Refuted(Vec<u64>),
    /// Undecided; holds the reason in one line.
    Open(Obstacle),
}

/// Decides a guess about the values of the rule in normal play.
pub fn decided(guess: &Guess, rule: &CheckedRule, budget: &Budget) -> Decided {
    examined(guess, rule, budget).unwrap_or_else(Decided::Open)
}

fn examined(guess: &Guess, rule: &CheckedRule, budget: &Budget) -> Result<Decided, Obstacle> {
    let (claim, numeration) =
        claim(guess).ok_or_else(|| Obstacle::not_linear("no automaton reads the formula"))?;
    let first = examined_in(numeration, &claim, rule, budget);
    // A claim that binary automata cannot read may be readable in a larger base.
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
    let moves = Moves::new(rule.rule(), numeration, budget)?;
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
            claim: Some(claim.clone()),
            learned_from: None,
        }),
        Verdict::Refuted(refutation) => Decided::Refuted(refutation.position),
    })
}
