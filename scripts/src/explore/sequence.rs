//! What a sequence of numbers looks like. Nothing here is proven: the rule of
//! the game is not known.

use super::closed_form::FORMS;
use super::period;

/// Something that all the given values agree with.
#[derive(Debug, Clone, PartialEq)]
pub struct Guess {
    pub claim: String,
    /// How much of the input speaks for it.
    pub evidence: String,
    /// What would make it certain.
    pub proof: String,
    /// A Rust function `grundy` that computes it.
    pub function: Option<Function>,
}

/// How to compute the values if the guess is right.
#[derive(Debug, Clone, PartialEq)]
pub enum Function {
    Body(String),
    Regular {
        preperiod: usize,
        period: usize,
        saltus: i64,
    },
}

/// Fewer values than this agree with anything.
const FEWEST: usize = 8;

const PROVE_FORM: &str = "show by induction that the formula satisfies the mex rule of the game";

/// All guesses about `values`, the first of which is that of heap `first`; the simplest first.
pub fn guesses(values: &[i64], first: usize) -> Vec<Guess> {
    if values.len() < FEWEST {
        return Vec::new();
    }
    let mut guesses = forms(values, first);
    let regular = regular(values, first);
    let beatty = beatty(values, first);
    // A Beatty sequence seems periodic for a while, but not from its beginning.
    match regular {
        Some((preperiod, guess)) if preperiod == first || beatty.is_none() => guesses.push(guess),
        _ => {}
    }
    if guesses.is_empty() {
        guesses.extend(xor_linear(values, first).or(beatty));
    }
    guesses
}

/// Formulas, also with n shifted by a little.
fn forms(values: &[i64], first: usize) -> Vec<Guess> {
    let is_constant = values.windows(2).all(|pair| pair[0] == pair[1]);
    let shifts = [0i64, 1, -1, 2, -2];
    let candidates = FORMS
        .iter()
        .flat_map(|form| shifts.map(|shift| (form, shift)));
    let agrees = |&(form, shift): &(&super::closed_form::Form, i64)| {
        values.iter().enumerate().all(|(i, &v)| {
            let n = (first + i) as i64 + shift;
            n >= 0 && i64::try_from((form.value)(n as u64)) == Ok(v)
        })
    };
    let guess = |(form, shift): (&super::closed_form::Form, i64)| {
        let at = match shift {
            0 => String::new(),
            _ => format!(
                ", at n {} {}",
                if shift > 0 { '+' } else { '−' },
                shift.abs()
            ),
        };
        let shifted = match shift {
            0 => String::new(),
            1.. => format!("let n = n + {shift};\n    "),
            _ => format!("let n = n - {};\n    ", -shift),
        };
        Guess {
            claim: format!("{}{at}", form.name),
            evidence: format!("all {} values", values.len()),
            proof: PROVE_FORM.to_string(),
            function: Some(Function::Body(format!("{shifted}{}", form.rust))),
        }
    };
    if is_constant {
        return Vec::new();
    }
    candidates.filter(agrees).take(1).map(guess).collect()
}

/// A preperiod and period, perhaps with a saltus.
fn regular(values: &[i64], first: usize) -> Option<(usize, Guess)> {
    let steps: Vec<i64> = values.windows(2).map(|pair| pair[1] - pair[0]).collect();
    // The last half of the steps speaks louder than the last quarter.
    let period = [2, 3, 4].into_iter().find_map(|part| {
        let window = steps.len() / part;
        period::shift_of_last_window(&steps, window, 0).filter(|&p| p <= window)
    })?;
    let end = values.len() - 1;
    let saltus = values[end] - values[end - period];
    let leap: Vec<i64> = (0..values.len() - period)
        .map(|i| values[i + period] - values[i])
        .collect();
    let start = leap
        .iter()
        .rposition(|&leap| leap != saltus)
        .map_or(0, |i| i + 1);
    let agreeing = leap.len() - start;
    let preperiod = first + start;
    let claim = match saltus {
        0 => format!("period {period}, preperiod {preperiod}"),
        _ => format!("period {period}, preperiod {preperiod}, saltus {saltus}"),
    };
    let guess = Guess {
        claim,
        evidence: format!("the last {agreeing} values against those {period} earlier"),
        proof: what_proves(preperiod, period, saltus, first + end, agreeing),
        function: Some(Function::Regular {
            preperiod,
            period,
            saltus,
        }),
    };
    Some((preperiod, guess))
}

fn what_proves(
    preperiod: usize,
    period: usize,
    saltus: i64,
    last: usize,
    agreeing: usize,
) -> String {
    if saltus != 0 {
        return PROVE_FORM.to_string();
    }
    let needed = 2 * (preperiod + period);
    let enough = match last.checked_sub(needed) {
        Some(longest) => format!("enough for every t ≤ {longest}"),
        None => "more than is given".to_string(),
    };
    format!(
        "name the rule. If a move removes at most t and leaves at most two heaps, values up to \
         heap {needed} + t prove it (Guy–Smith): {enough}. If a move takes one of a finite set up \
         to s from one heap, {period} + s values after the preperiod prove it: enough for s ≤ {agreeing}"
    )
}

/// g(a ⊕ b) = g(a) ⊕ g(b).
fn xor_linear(values: &[i64], first: usize) -> Option<Guess> {
    if first != 0 || values[0] != 0 {
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
    holds.then(|| Guess {
        claim: format!(
            "XOR-linear: g(a ⊕ b) = g(a) ⊕ g(b), with {} at the powers of 2",
            images.join(", ")
        ),
        evidence: format!("all {} values", values.len()),
        proof: "show that the game is a sum of games, one for each binary digit".to_string(),
        function: None,
    })
}

/// ⌊nα⌋ for the α that all values allow.
fn beatty(values: &[i64], first: usize) -> Option<Guess> {
    let pairs = values
        .iter()
        .enumerate()
        .map(|(i, &v)| ((first + i) as f64, v as f64));
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    for (n, v) in pairs {
        if n == 0.0 {
            if v != 0.0 {
                return None;
            }
            continue;
        }
        low = low.max(v / n);
        high = high.min((v + 1.0) / n);
    }
    (low < high && low > 0.0).then(|| Guess {
        claim: format!("Beatty sequence: ⌊nα⌋ with {low:.6} ≤ α < {high:.6}"),
        evidence: format!("all {} values", values.len()),
        proof: "find α, and show that this sequence and that of α/(α−1) are the P-positions"
            .to_string(),
        function: None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::values as grundy_values;
    use super::*;

    fn claims(values: &[i64]) -> Vec<String> {
        guesses(values, 0)
            .into_iter()
            .map(|guess| guess.claim)
            .collect()
    }

    fn of(form: impl Fn(i64) -> i64) -> Vec<i64> {
        (0..200).map(form).collect()
    }

    #[test]
    fn kayles_is_guessed_and_what_proves_it_is_said() {
        let kayles = grundy_values("0.77", 2000).unwrap();
        let kayles: Vec<i64> = kayles.into_iter().map(i64::from).collect();
        let guesses = guesses(&kayles, 0);
        assert_eq!(guesses[0].claim, "period 12, preperiod 71");
        assert!(
            guesses[0].proof.contains("heap 166 + t"),
            "{}",
            guesses[0].proof
        );
        assert!(
            guesses[0].proof.contains("t ≤ 1833"),
            "{}",
            guesses[0].proof
        );
    }

    #[test]
    fn closed_forms_are_recognised() {
        assert!(claims(&of(|n| n & -n))[0].starts_with("ruler"));
        assert!(
            claims(&of(|n| 2 * n + 1 - i64::from(n.count_ones() % 2)))[0].starts_with("odious")
        );
        assert!(claims(&of(|n| (n + (5 * n * n).isqrt()) / 2))[0].starts_with("lower Wythoff"));
        assert!(claims(&of(|n| n ^ (n << 2) ^ (5 * (n & 1))))[0].starts_with("XOR-linear"));
        assert!(claims(&of(|n| (2 * n * n).isqrt()))[0].starts_with("Beatty"));
        assert_eq!(
            claims(&of(|n| n / 3 * 2 + n % 3))[0],
            "period 3, preperiod 0, saltus 2"
        );
        assert_eq!(claims(&of(|n| n % 8))[0], "period 8, preperiod 0");
        assert_eq!(claims(&of(|_| 4))[0], "period 1, preperiod 0");
    }

    #[test]
    fn a_formula_is_found_at_a_shifted_index() {
        assert_eq!(
            claims(&of(|n| (n + 1) & -(n + 1)))[0],
            "ruler: the largest power of 2 that divides n, at n + 1"
        );
    }

    #[test]
    fn nothing_is_guessed_from_little_or_from_noise() {
        assert!(claims(&[1, 2, 1, 2]).is_empty());
        assert!(claims(&of(|n| n * n * 7919 % 101 * (n * 31 % 17))).is_empty());
    }
}
