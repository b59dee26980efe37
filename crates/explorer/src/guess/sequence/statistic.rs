//! Guesses that the values depend only on a statistic of the heap, such as ⌊√n⌋.

use std::collections::BTreeMap;

use super::super::closed_forms::{ONE_HEAP_STATISTICS, OneHeapFunction};
use super::super::{Code, Evidence, Formula, Guess, PROVE_FORM};
use super::values::part;

/// Guesses values h(statistic) with the statistic of the fewest different values that determines
/// all of them. The function h is itself guessed, or the code says where it ends.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    let functions = ONE_HEAP_STATISTICS.iter().filter_map(|form| {
        let function = function_of(form.function, values, first)?;
        Some((form, function))
    });
    let fewest = functions.min_by_key(|(_, (_, h))| h.len());
    fewest.map(|(form, (least, h))| {
        let fitted = h.len();
        let (claim, part) = part(&h, least);
        let body = Code {
            calls: form.with_called(),
            ..Code::new(Code::ONE_HEAP, format!("h({}(n))", form.name))
        };
        Guess {
            claim: format!("a function h of the {}; h: {claim}", form.claim()),
            evidence: Evidence::of_values(fitted, values.len() - fitted).at_least_times(2),
            proof: PROVE_FORM.to_string(),
            formula: Formula::Code(body.calling("h", part)),
        }
    })
}

/// The least statistic and the values indexed from it, if the statistic determines the values and
/// they are not constant.
fn function_of(
    statistic: OneHeapFunction,
    values: &[i64],
    first: usize,
) -> Option<(usize, Vec<i64>)> {
    let heaps = (first as u64..).zip(values);
    let (least, h) = by_statistic(heaps.map(|(heap, &value)| (Some(statistic(heap)), value)))?;
    let is_constant = h.iter().all(|value| *value == h[0]);
    (!is_constant).then_some((least, h))
}

/// Groups pairs of statistic and value: the least statistic and the values indexed from it. `None`
/// if a statistic is missing, has two values, or leaves a gap.
pub fn by_statistic(values: impl Iterator<Item = (Option<u64>, i64)>) -> Option<(usize, Vec<i64>)> {
    let mut known = BTreeMap::new();
    for (statistic, value) in values {
        if *known.entry(statistic?).or_insert(value) != value {
            return None;
        }
    }
    let (&least, _) = known.first_key_value()?;
    let (&largest, _) = known.last_key_value()?;
    let has_no_gap = largest - least == known.len() as u64 - 1;
    has_no_gap.then(|| (least as usize, known.into_values().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_between_squares_are_a_function_of_the_root() {
        let values: Vec<i64> = (0..150_i64).map(|n| n.isqrt() % 2).collect();
        let guess = guess(&values, 0).unwrap();
        assert_eq!(
            guess.claim,
            "a function h of the square root, rounded down; h: period 2, preperiod 0"
        );
        assert!(!guess.is_weak());
        assert_eq!(super::guess(&[1; 40], 0), None);
    }
}
