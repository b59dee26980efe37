//! Recognises codes, take-sets and Grundy's game.

use super::KnownGame;
use super::axes::Axes;
use super::conditions::{Conditions, LeftHeaps, MAX_TAKE, TakenNumbers};
use crate::ast::{Family, Formula, Rule};
use crate::clauses::clauses;
use crate::falls::known_in;
use crate::linear::forms;
use crate::linear::{is_at_least, is_contradictory};

/// Largest number of a range of takes, so that ends and periods fit into 32 bits.
const MAX_RANGE: i64 = 1 << 30;

/// What a clause contributes: numbers taken, and the heaps that may then be left.
#[derive(Debug)]
struct Share {
    taken: TakenNumbers,
    left: LeftHeaps,
}

/// Longest code. Nobody writes a longer one, and the engine accepts none.
const MAX_PLACES: i64 = 4000;
/// Returns the code, take-set or Grundy's game that equals the rule.
pub(super) fn same_as(rule: &Rule) -> Option<KnownGame> {
    let mut shares = Vec::new();
    for family in &rule.families {
        for clause in clauses(&family.condition.pushed()) {
            shares.extend(share(family, &clause)?);
        }
    }
    let takes = LeftHeaps {
        any: 0b11,
        different: 0,
    };
    if let [
        Share {
            taken: TakenNumbers::Named(name),
            left,
        },
    ] = &shares[..]
    {
        return (*left == takes).then_some(KnownGame::TakeNamed(name));
    }
    if let [Share { taken, left }] = &shares[..]
        && *taken == TakenNumbers::Range(0, 0)
        && (left.any, left.different) == (0, 0b100)
    {
        return Some(KnownGame::Named("grundy"));
    }
    if let [Share { taken, left }] = &shares[..]
        && *left == takes
    {
        match *taken {
            TakenNumbers::From(1) => return Some(KnownGame::TakeNamed("all")),
            TakenNumbers::Range(first @ 1.., last @ ..=MAX_RANGE) if last - first >= 2 => {
                let [first, last] = [first, last].map(|end| end as usize);
                return Some(KnownGame::TakeRange { first, last });
            }
            _ => {}
        }
    }
    code(&shares)
}

/// Combines all shares to a code.
fn code(shares: &[Share]) -> Option<KnownGame> {
    let last = |share: &Share| match &share.taken {
        TakenNumbers::Range(_, last) => Some(*last),
        TakenNumbers::Members(members) => members.last().copied(),
        // A code ends.
        TakenNumbers::From(_) | TakenNumbers::Named(_) => None,
    };
    let last = shares
        .iter()
        .map(last)
        .collect::<Option<Vec<i64>>>()?
        .into_iter()
        .max()?;
    if last > MAX_TAKE {
        return None;
    }
    let mut digits = vec![0; last.max(0) as usize + 1];
    // If the parts must differ somewhere, arbitrary parts must be allowed there as well.
    let mut different = vec![0; digits.len()];
    for Share { taken, left } in shares {
        for place in taken.listed() {
            digits[place] |= left.any;
            different[place] |= left.different;
        }
    }
    let is_covered = |(any, different): (&u8, &u8)| different & !any == 0;
    if !digits.iter().zip(&different).all(is_covered) || digits.iter().any(|&digit| digit > 7) {
        return None;
    }
    // A move that takes nothing must split the heap.
    if digits[0] & 0b11 != 0 {
        return None;
    }
    let takes: Vec<usize> = (0..digits.len())
        .filter(|&place| digits[place] > 0)
        .collect();
    if !takes.is_empty() && takes.iter().all(|&place| digits[place] == 0b11) {
        return Some(KnownGame::Take(takes));
    }
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    let is_short = digits.len() as i64 <= MAX_PLACES;
    (is_short && !takes.is_empty()).then_some(KnownGame::Code(digits))
}

/// Returns the share of a clause, and `Some(None)` if the clause never holds.
fn share(family: &Family, clause: &[Formula]) -> Option<Option<Share>> {
    let parts = family.components.len();
    if parts > 3 {
        return None;
    }
    let axes = Axes::from_family(family)?;
    let variables = 1 + family.variables.len();
    let known = known_in(family, clause, 1);
    // Otherwise more could be left than there was.
    if !is_at_least(&known, &axes.taken_form, 0) {
        return is_contradictory(&known).then_some(None);
    }
    let mut conditions = Conditions::new(parts, axes.taken);
    // Includes the conditions that the heap and the free variables are natural numbers.
    for form in &known {
        conditions.ask(&axes.form_of(form)?)?;
    }
    for atom in clause
        .iter()
        .filter(|atom| forms(atom, variables).is_none())
    {
        conditions.ask_other(atom, &axes)?;
    }
    if conditions.are_empty() {
        return Some(None);
    }
    Some(Some(Share {
        left: conditions.left()?,
        taken: conditions.taken()?,
    }))
}
