//! Recognises rules that are another way to write a known game.
//!
//! A family of moves on one heap is expressed in the coordinates that a code uses: t, the number
//! taken, and p₁ … pₕ, the parts left. Suppose that its conditions only bound t, require parts to
//! be empty or nonempty, and compare parts with each other. Then the heaps that may be left when t
//! is taken depend only on which parts are empty and on the order of the others, not on their
//! sizes. Finitely many patterns of at most three parts then give the family's share of a code, and
//! the rule is that code for all heaps. A rule with any other condition is not recognised.

mod conditions;

use std::fmt;

use crate::ast::{Family, Formula, Rule, clauses};
use crate::falls::known_in;
use crate::linear::{forms, is_at_least, is_contradictory};
use conditions::{Axes, Conditions, LeftHeaps, MAX_TAKE, TakenNumbers};

/// Game that has a name or a notation. `Display` gives that notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KnownGame {
    /// Octal code. The digit at place k says what may be left when k is taken: bit h is set if h
    /// heaps may be left.
    Code(Vec<u8>),
    /// Increasing numbers that may be taken from a heap, at least one.
    Take(Vec<usize>),
    /// Any number from `first` to `last` may be taken.
    TakeRange { first: usize, last: usize },
    /// Name of an infinite set of numbers that may be taken: `squares`, `odd`, `all`, ….
    TakeNamed(&'static str),
    /// Name of a game on one heap.
    Named(&'static str),
}

impl fmt::Display for KnownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(digits) => {
                write!(f, "{}.", digits[0])?;
                digits[1..]
                    .iter()
                    .try_for_each(|digit| write!(f, "{digit}"))
            }
            Self::Take(set) => {
                let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
                write!(f, "take{{{}}}", numbers.join(","))
            }
            Self::TakeRange { first, last } => write!(f, "take{first}..{last}"),
            Self::TakeNamed(name) => write!(f, "take{{{name}}}"),
            Self::Named(name) => f.write_str(name),
        }
    }
}

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

/// Returns the game that equals the rule for all positions: a code, a take-set or Grundy's game.
pub fn same_as(rule: &Rule) -> Option<KnownGame> {
    if rule.coordinates.len() != 1 {
        return None;
    }
    let mut shares = Vec::new();
    for family in &rule.families {
        for clause in clauses(&family.condition.pushed()) {
            shares.extend(share(family, &clause)?);
        }
    }
    let [Share { taken, left }] = &shares[..] else {
        return code(&shares);
    };
    match (taken, (left.any, left.different)) {
        (TakenNumbers::Named(name), (0b11, 0)) => Some(KnownGame::TakeNamed(name)),
        (TakenNumbers::From(1), (0b11, 0)) => Some(KnownGame::TakeNamed("all")),
        (&TakenNumbers::Range(first @ 1.., last @ ..=MAX_RANGE), (0b11, 0))
            if last - first >= 2 =>
        {
            let [first, last] = [first, last].map(|end| end as usize);
            Some(KnownGame::TakeRange { first, last })
        }
        (TakenNumbers::Range(0, 0), (0, 0b100)) => Some(KnownGame::Named("grundy")),
        _ => code(&shares),
    }
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
