//! Verifies certificates of theorems about games.
//!
//! It shares nothing with the prover but the file: it reads the rule again, reads formulas in its
//! own way and has its own list of what must be shown. It is plain and slow, so that it can be read,
//! and gives up rather than believe.

mod arithmetic;
mod digits;
mod file;
mod moves;
mod reading;
mod scanner;

use rules::ast::{Comparison, Family};

use file::{Certificate, FIRST_STATE, Order};
use moves::Moves;
use reading::{Formula, Sum, track};

/// Why a certificate is refused: where, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub String);

fn refused<T>(why: impl Into<String>) -> Result<T, Refused> {
    Err(Refused(why.into()))
}

/// On success says what the certificate proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (with a line or a position where it fails),
/// or if its rule is beyond the checker.
pub fn check(text: &str) -> Result<String, Refused> {
    if text.lines().nth(3) == Some(scanner::CLAIM) {
        return scanner::check(text);
    }
    let certificate = Certificate::read(text)?;
    certificate.play_ends()?;
    if certificate.values {
        certificate.values_are_right()?;
    } else {
        certificate.positions_are_right()?;
    }
    let what = if certificate.values {
        "Grundy values"
    } else {
        "P-positions"
    };
    let play = if certificate.misere {
        " in misère play"
    } else {
        ""
    };
    Ok(format!(
        "the automaton gives the {what} of {}{play}",
        certificate.rule
    ))
}

fn not(formula: Formula) -> Formula {
    Formula::Not(Box::new(formula))
}

impl Certificate {
    /// Each component that a move leaves is smaller in the order of the file.
    fn play_ends(&self) -> Result<(), Refused> {
        let given = self.rule.coordinates.len();
        for family in &self.rule.families {
            for component in 0..family.components.len() {
                let (moves, components) = Moves::of(self, family, given)?;
                let left = &components[component];
                let excess = |at: usize| track(left[at]).plus(-1, &track(at));
                let not_smaller = match &self.order {
                    Order::Sum(weights) => {
                        let parts = weights.iter().zip(0..);
                        let sum = parts.fold(Sum::default(), |sum, (&weight, at)| {
                            sum.plus(weight, &excess(at))
                        });
                        Formula::Sum(sum, Comparison::GreaterOrEqual)
                    }
                    Order::Lexicographic(order) => {
                        let equal = Formula::All(Vec::new());
                        order.iter().rev().fold(equal, |not_smaller, &at| {
                            let is = |comparison| Formula::Sum(excess(at), comparison);
                            let equal = Formula::All(vec![is(Comparison::Equal), not_smaller]);
                            not(Formula::All(vec![not(is(Comparison::Greater)), not(equal)]))
                        })
                    }
                };
                let why = "a move leads to a position that is not smaller in this order";
                let upwards = moves.exists(given, vec![not_smaller]);
                if let Some((from, _)) = self.find(given, &upwards)? {
                    return refused(format!("line 5: {why}, from {}", shown(&from)));
                }
            }
        }
        Ok(())
    }

    /// From a P-position no move leads to another; from any other position one does. In misère play
    /// positions without moves are no P-positions, and none need lead from them.
    fn positions_are_right(&self) -> Result<(), Refused> {
        let given = self.rule.coordinates.len();
        let is_p = Formula::Claim((0..given).collect());
        let moves = |to_p: bool| -> Result<Vec<Formula>, Refused> {
            let exists = |family: &Family| {
                let (moves, mut components) = Moves::of(self, family, given)?;
                let left = Formula::Claim(components.remove(0));
                Ok(moves.exists(given, if to_p { vec![left] } else { Vec::new() }))
            };
            self.rule.families.iter().map(exists).collect()
        };
        let mut stuck: Vec<Formula> = moves(true)?.into_iter().map(not).collect();
        stuck.push(not(is_p.clone()));
        if self.misere {
            let over = Formula::All(moves(false)?.into_iter().map(not).collect());
            let over_in_p = Formula::All(vec![is_p.clone(), over.clone()]);
            self.right_at(&over_in_p, "play is over in this P-position, and won")?;
            stuck.push(not(over));
        }
        for leads in moves(true)? {
            let stays = Formula::All(vec![is_p.clone(), leads]);
            self.right_at(&stays, "a move leads from this P-position to another")?;
        }
        self.right_at(
            &Formula::All(stuck),
            "no move leads from here to a P-position",
        )
    }

    /// Every position has one value, no option has it, and each smaller one is that of an option.
    fn values_are_right(&self) -> Result<(), Refused> {
        let value = self.rule.coordinates.len();
        let other = value + 1;
        let has = |number: usize| Formula::Claim((0..value).chain([number]).collect());
        let has_none = not(Formula::Exists(vec![value], Box::new(has(value))));
        self.right_at(&has_none, "this position has no value")?;
        let is_larger = |number: usize, than: usize| {
            Formula::Sum(track(number).plus(-1, &track(than)), Comparison::Greater)
        };
        let two = vec![
            has(value),
            Formula::Exists(
                vec![other],
                Formula::All(vec![has(other), is_larger(other, value)]).into(),
            ),
        ];
        self.right_at(
            &Formula::All(two),
            "this position has a second, larger value than the last number",
        )?;
        // The position, and the value of an option behind it.
        let reached = |family: &Family| {
            let (mut moves, components) = Moves::of(self, family, value + 1)?;
            let mut parts = vec![value];
            let mut claims = Vec::new();
            for mut component in components {
                parts.push(moves.track());
                component.push(parts[parts.len() - 1]);
                claims.push(Formula::Claim(component));
            }
            // One component has the value itself.
            claims.push(match parts[..] {
                [whole, part] => {
                    Formula::Sum(track(whole).plus(-1, &track(part)), Comparison::Equal)
                }
                _ => Formula::Even(parts),
            });
            Ok(moves.exists(value + 1, claims))
        };
        let reached = self.rule.families.iter().map(reached);
        let reached = reached.collect::<Result<Vec<Formula>, Refused>>()?;
        for option in &reached {
            let same = Formula::All(vec![has(value), option.clone()]);
            self.right_at(
                &same,
                "an option has the value of its position, the last number",
            )?;
        }
        let has_larger = Formula::All(vec![has(other), is_larger(other, value)]);
        let mut missing = vec![Formula::Exists(vec![other], Box::new(has_larger))];
        missing.extend(reached.into_iter().map(not));
        let why = "no option has the last number, though the value of the position is larger";
        self.right_at(&Formula::All(missing), why)
    }

    /// Refuses with the position, its value if the file is about values, and the line of the state
    /// in which the automaton is then.
    fn right_at(&self, offends: &Formula, why: &str) -> Result<(), Refused> {
        let numbers = self.rule.coordinates.len() + usize::from(self.values);
        match self.find(numbers, offends)? {
            None => Ok(()),
            Some((found, state)) => {
                let line = FIRST_STATE + state;
                refused(format!("line {line}: {why}, at {}", shown(&found)))
            }
        }
    }
}

fn shown(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    format!("({})", numbers.join(", "))
}
