//! What a guess says, in the words that the prover reads.

use crate::guess::{Formula, Guess, Period};
use crate::theorem::Claim;
use prover::automaton::Numeration;

/// What the guess was made from.
pub enum Values<'a> {
    /// Of heaps 0, 1, …
    OfOne(&'a [i64]),
    /// By row and column.
    OfTwo(&'a [Vec<i64>]),
}

/// A claim with more cases is not read.
const MOST_CASES: usize = 128;

/// A division by more has too many cases.
const LARGEST_DIVISOR: usize = 32;

/// The claim, and the numeration that reads it; nothing if it is not made of what automata read.
pub fn claim(guess: &Guess, values: &Values) -> Option<(Claim, Numeration)> {
    let binary = |claim: Option<Claim>| Some((claim?, Numeration::BINARY));
    match (guess.formula.as_ref()?, values) {
        (Formula::Function { body, .. }, _) => {
            let (name, arguments) = body.strip_suffix(')')?.split_once('(')?;
            let arguments: Vec<&str> = arguments.split(", ").collect();
            match (name, &arguments[..]) {
                ("is_wythoff_pair", ["a", "b"]) => Some((Claim::Beatty(1), Numeration::ZECKENDORF)),
                _ => binary(function(name, &arguments)),
            }
        }
        (Formula::Sequence(period), Values::OfOne(values)) => binary(sequence(*period, values)),
        (Formula::Table { rows, columns }, Values::OfTwo(values)) => {
            binary(table(*rows, *columns, values))
        }
        _ => None,
    }
}

/// A function of `guess/closed_forms/functions.rs`.
fn function(name: &str, arguments: &[&str]) -> Option<Claim> {
    let values = |coordinates, value: String| Claim::values(coordinates, &[("0 == 0", &value)]);
    match *arguments {
        [n] => {
            let n = format!("({n})");
            let value = match name {
                "identity" => n,
                "half" => format!("{n} / 2"),
                "gray_code" => format!("{n} xor ({n} shr 1)"),
                "lasker_nim" => {
                    let (one_less, one_more) = (format!("{n} - 1"), format!("{n} + 1"));
                    let cases = [
                        (format!("4 divides {n}, {n} > 0"), one_less),
                        (format!("4 divides {n} + 1"), one_more),
                        ("0 == 0".to_owned(), n),
                    ];
                    return Claim::values("n", &borrowed(&cases));
                }
                _ => return None,
            };
            values("n", value)
        }
        [a, b] => {
            let positions = match name {
                "are_equal" => Some(format!("{a} == {b}")),
                "are_even" => Some(format!("2 divides {a}, 2 divides {b}")),
                _ => None,
            };
            if let Some(condition) = positions {
                return Claim::positions("a, b", &condition);
            }
            let value = match name {
                "nim_sum" => format!("({a}) xor ({b})"),
                "bitwise_and" => format!("({a}) and ({b})"),
                "bitwise_or" => format!("({a}) or ({b})"),
                "sum" => format!("{a} + {b}"),
                "minimum" => format!("min({a}, {b})"),
                "maximum" => format!("max({a}, {b})"),
                "difference" => format!("abs({a} - {b})"),
                _ => return None,
            };
            values("a, b", value)
        }
        _ => None,
    }
}

fn sequence(period: Period, values: &[i64]) -> Option<Claim> {
    if period.saltus != 0 && period.period > LARGEST_DIVISOR {
        return None;
    }
    let classes = classes("n", period)?;
    let case = |(condition, first): (String, usize)| {
        let value = *values.get(first)?;
        let rise = match period.saltus {
            0 => String::new(),
            saltus if first < period.preperiod => format!(" + 0 * {saltus}"),
            saltus => format!(" + {saltus} * ((n - {first}) / {})", period.period),
        };
        Some((condition, format!("{value}{rise}")))
    };
    let cases = classes.into_iter().map(case).collect::<Option<Vec<_>>>()?;
    Claim::values("n", &borrowed(&cases))
}

fn table(rows: Period, columns: Period, values: &[Vec<i64>]) -> Option<Claim> {
    if rows.saltus != 0 || columns.saltus != 0 {
        return None;
    }
    let columns = classes("b", columns)?;
    let mut cases = Vec::new();
    for (row, a) in classes("a", rows)? {
        for (column, b) in &columns {
            let value = values.get(a)?.get(*b)?;
            cases.push((format!("{row}, {column}"), value.to_string()));
        }
    }
    (cases.len() <= MOST_CASES).then(|| Claim::values("a, b", &borrowed(&cases)))?
}

/// The numbers that are alike, by a condition, with the first of them.
fn classes(name: &str, period: Period) -> Option<Vec<(String, usize)>> {
    let Period {
        preperiod, period, ..
    } = period;
    let single = (0..preperiod).map(|n| (format!("{name} == {n}"), n));
    let repeated = (preperiod..preperiod + period)
        .map(|n| (format!("{name} >= {n}, {period} divides {name} - {n}"), n));
    let classes: Vec<(String, usize)> = single.chain(repeated).collect();
    (classes.len() <= MOST_CASES).then_some(classes)
}

fn borrowed(cases: &[(String, String)]) -> Vec<(&str, &str)> {
    cases
        .iter()
        .map(|(condition, value)| (&condition[..], &value[..]))
        .collect()
}
