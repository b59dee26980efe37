//! Guesses arithmetic progressions, one for each residue of the heap.

use super::super::{Code, Evidence, Guess, PROVE_FORM};

/// Moduli that are tried.
const MODULI: std::ops::RangeInclusive<usize> = 2..=12;

/// Least number of rounds through the residues: two are fitted.
const ROUNDS: usize = 4;

/// Guesses the least modulus for which the values of each residue grow by a constant of its own.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    let steps = |modulus: usize| -> Option<Vec<i64>> {
        let step = |at: usize| values.get(at + modulus)?.checked_sub(values[at]);
        let steps: Vec<i64> = (0..modulus).map(step).collect::<Option<_>>()?;
        let agrees = |at: usize| step(at) == Some(steps[at % modulus]);
        (0..values.len() - modulus).all(agrees).then_some(steps)
    };
    let mut moduli = MODULI.filter(|modulus| values.len() >= ROUNDS * modulus);
    let (modulus, steps) = moduli.find_map(|modulus| Some((modulus, steps(modulus)?)))?;
    let is_value = |number: &i64| *number >= 0;
    if values.iter().chain(&steps).any(|number| !is_value(number)) {
        return None;
    }
    let starts = &values[..modulus];
    let written = |numbers: &[i64]| {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        numbers.join(", ")
    };
    let from = match first {
        0 => String::new(),
        _ => format!("let n = n.checked_sub({first}).expect(\"n is at least {first}\");\n"),
    };
    Some(Guess {
        claim: format!(
            "every {modulus} heaps {} more, from {} at heap {first}",
            written(&steps),
            written(starts)
        ),
        evidence: Evidence::of_values(2 * modulus, values.len().saturating_sub(2 * modulus))
            .at_least_times(1),
        proof: PROVE_FORM.to_string(),
        formula: Code::new(
            Code::ONE_HEAP,
            format!(
                "const FIRST: [u64; {modulus}] = {starts:?};\n\
                 const MORE: [u64; {modulus}] = {steps:?};\n\
                 {from}let residue = (n % {modulus}) as usize;\n\
                 FIRST[residue] + n / {modulus} * MORE[residue]"
            ),
        )
        .into(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_residue_grows_by_its_own_step() {
        let xor_up_to: Vec<i64> = (0..40_i64)
            .scan(0, |xor, n| {
                *xor ^= n;
                Some(*xor)
            })
            .collect();
        let guess = guess(&xor_up_to, 0).unwrap();
        assert_eq!(
            guess.claim,
            "every 4 heaps 4, 0, 4, 0 more, from 0, 1, 3, 0 at heap 0"
        );
        assert!(!guess.is_weak());
        let squares: Vec<i64> = (0..40).map(|n| n * n).collect();
        assert_eq!(super::guess(&squares, 0), None);
    }
}
