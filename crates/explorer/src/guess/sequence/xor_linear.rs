//! Guesses XOR-linear sequences: g(a ⊕ b) = g(a) ⊕ g(b).

use super::super::{Code, Evidence, Formula, Guess};

/// Guesses that the values are XOR-linear; they must begin at heap 0.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
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
