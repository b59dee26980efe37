//! Guesses XOR-linear sequences, g(a ⊕ b) = g(a) ⊕ g(b), and arithmetic progressions, one for each
//! residue of the heap.

use super::super::{Code, Evidence, Formula, Guess, PROVE_FORM};

/// Guesses that the values are XOR-linear; they must begin at heap 0.
pub fn xor_linear(values: &[i64], first: usize) -> Option<Guess> {
    if first != 0 || values[0] != 0 || values.iter().any(|&value| value < 0) {
        return None;
    }
    let holds = (1..values.len()).all(|n| {
        let low = n & n.wrapping_neg();
        values[n] == values[low] ^ values[n - low]
    });
    let images: Vec<String> = std::iter::successors(Some(1usize), |power| Some(2 * power))
        .take_while(|&power| power < values.len())
        .map(|power| values[power].to_string())
        .collect();
    let (fitted, images) = (images.len(), images.join(", "));
    holds.then(|| Guess {
        claim: format!("XOR-linear: g(a ⊕ b) = g(a) ⊕ g(b), with {images} at the powers of 2"),
        evidence: Evidence::of_values(fitted, values.len() - fitted),
        proof: "show that the game is a sum of games, one for each binary digit".to_string(),
        formula: Formula::Code(Code::new(
            Code::ONE_HEAP,
            format!(
                "// The values of 1, 2, 4, …; larger powers of 2 are not known.\n\
                 const IMAGES: [u64; {fitted}] = [{images}];\n\
                 let bits = (0..64).filter(|bit| n >> bit & 1 == 1);\n\
                 bits.fold(0, |value, bit| value ^ IMAGES[bit])"
            ),
        )),
    })
}

/// Moduli that are tried.
const MODULI: std::ops::RangeInclusive<usize> = 2..=12;

/// Least number of rounds through the residues: two are fitted.
const ROUNDS: usize = 4;

/// Guesses the least modulus for which the values of each residue grow by a constant of its own.
pub fn by_residues(values: &[i64], first: usize) -> Option<Guess> {
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
        let guess = by_residues(&xor_up_to, 0).unwrap();
        assert_eq!(
            guess.claim,
            "every 4 heaps 4, 0, 4, 0 more, from 0, 1, 3, 0 at heap 0"
        );
        assert!(!guess.is_weak());
        let squares: Vec<i64> = (0..40).map(|n| n * n).collect();
        assert_eq!(by_residues(&squares, 0), None);
    }
}
