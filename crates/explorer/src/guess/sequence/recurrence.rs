//! Guesses linear recurrences with small integer coefficients.

use super::super::{Code, Evidence, Guess, PROVE_FORM};
use crate::joined;

/// Number of values that must agree beyond those that determine the recurrence.
const MIN_FURTHER_VALUES: usize = 4;

/// The largest order to try.
const MAX_ORDER: usize = 4;

/// A prime so small that sums of products of two residues fit into an `i128`.
const P: i128 = (1 << 61) - 1;

/// Coefficients are smaller than this in absolute value.
const MAX_COEFFICIENT: i128 = 1 << 20;

/// The largest k in a(n) = a(n − 1) + a(n − k). The P-positions have such a recurrence if you may
/// take at most a multiple of what the other player took.
const MAX_LAG: usize = 12;

/// Guesses a(n) = a(n − 1) + a(n − k), or any recurrence of a small order.
pub fn guess(values: &[i64], first: usize) -> Option<Guess> {
    lagged(values, first).or_else(|| of_small_order(values, first))
}

/// Guesses a(n) = a(n − 1) + a(n − k). The first k values and k itself count as fitted.
fn lagged(values: &[i64], first: usize) -> Option<Guess> {
    let holds = |&k: &usize| {
        let is_sum = |it: &[i64]| it[k].checked_sub(it[0]) == Some(it[k - 1]);
        values.len() > k + MIN_FURTHER_VALUES && values.windows(k + 1).all(is_sum)
    };
    let k = (2..=MAX_LAG).find(holds)?;
    let mut coefficients = vec![0; k + 1];
    coefficients[0] = 1;
    coefficients[k - 1] = 1;
    Some(guess_of(values, first, &coefficients, k + 1))
}

/// Guesses a(n) = c₁·a(n − 1) + … + cₖ·a(n − k) + c₀ with the least k that fits all values.
fn of_small_order(values: &[i64], first: usize) -> Option<Guess> {
    let coefficients = (0..=MAX_ORDER).find_map(|order| {
        let enough = values.len() > 2 * order + MIN_FURTHER_VALUES;
        let coefficients = enough.then(|| fitted(values, order))??;
        let agrees = |window: &[i64]| {
            let (&last, earlier) = window.split_last().expect("it has order + 1 values");
            let products = terms(earlier).zip(&coefficients).map(|(term, c)| term * c);
            products.sum::<i128>() == i128::from(last)
        };
        let is_right = values.windows(order + 1).all(agrees);
        is_right.then_some(coefficients)
    })?;
    let fitted = 2 * coefficients.len() - 1;
    Some(guess_of(values, first, &coefficients, fitted))
}

fn guess_of(values: &[i64], first: usize, coefficients: &[i128], fitted: usize) -> Guess {
    let order = coefficients.len() - 1;
    let start = &values[..order];
    let (sum, from) = (written(coefficients), joined(start, ", "));
    Guess {
        claim: format!("linear recurrence: a(n) = {sum} from {from}"),
        evidence: evidence(values, fitted),
        proof: PROVE_FORM.to_string(),
        formula: Code::new(Code::ONE_HEAP, body(coefficients, start, first)).into(),
    }
}

/// Counts the evidence. Numbers that grow by a quarter each time hardly ever agree by accident, so
/// fewer of them are needed.
fn evidence(values: &[i64], fitted: usize) -> Evidence {
    let later = &values[fitted..];
    let size = |value: i64| u128::from(value.unsigned_abs());
    let is_growing = |pair: &[i64]| 5 * size(pair[0]).max(1) <= 4 * size(pair[1]);
    let mut evidence = Evidence::of_values(fitted, later.len()).at_least_times(1);
    if later.windows(2).all(is_growing) {
        evidence.needed = MIN_FURTHER_VALUES;
    }
    evidence
}

/// Writes the body of a Rust function that steps from the first values to the n-th.
fn body(coefficients: &[i128], start: &[i64], first: usize) -> String {
    let (constant, coefficients) = coefficients.split_last().expect("there is a constant");
    let latest_first = joined(start.iter().rev(), ", ");
    let order = start.len();
    if order == 0 {
        return format!("assert!(n >= {first});\n{constant}");
    }
    let terms = coefficients.iter().enumerate().filter(|(_, c)| **c != 0);
    let terms = terms.map(|(i, c)| match c {
        1 => format!("last[{i}]"),
        c => format!("{c} * last[{i}]"),
    });
    let mut sum: Vec<String> = terms.collect();
    if *constant != 0 || sum.is_empty() {
        sum.push(constant.to_string());
    }
    let next = sum.join(" + ").replace("+ -", "- ");
    let oldest = order - 1;
    let skipped = first + oldest;
    let mut early =
        format!("if n < {skipped} {{\n    return last[({skipped} - n) as usize] as u64;\n}}\n");
    if skipped == 0 {
        early.clear();
    }
    let mut shift =
        format!("    for at in (1..{order}).rev() {{\n        last[at] = last[at - 1];\n    }}\n");
    if order == 1 {
        shift.clear();
    }
    format!(
        "// The latest value first; it is that of heap {skipped}.\n\
         let mut last: Vec<i128> = vec![{latest_first}];\n\
         {early}for _ in {skipped}..n {{\n    let next = {next};\n{shift}    last[0] = next;\n}}\n\
         assert!(last[0] >= 0 && last[0] >> 64 == 0, \"a value is no u64\");\n\
         last[0] as u64"
    )
}

/// Lists the terms of the recurrence: a(n − 1), …, a(n − k), and 1 for the constant.
fn terms(earlier: &[i64]) -> impl Iterator<Item = i128> {
    let latest_first = earlier.iter().rev().map(|&value| value.into());
    latest_first.chain([1])
}

/// Solves the first order + 1 equations by elimination modulo P. Returns `None` if a coefficient
/// isn't small.
fn fitted(values: &[i64], order: usize) -> Option<Vec<i128>> {
    let unknowns = order + 1;
    let equation = |window: &[i64]| -> Vec<i128> {
        let (&last, earlier) = window.split_last().expect("it has order + 1 values");
        let row = terms(earlier).chain([last.into()]);
        row.map(|x| x.rem_euclid(P)).collect()
    };
    let equations = values.windows(unknowns).take(unknowns);
    let mut rows: Vec<Vec<i128>> = equations.map(equation).collect();
    for column in 0..unknowns {
        let pivot = (column..unknowns).find(|&row| rows[row][column] != 0)?;
        rows.swap(column, pivot);
        let scale = inverse(rows[column][column]);
        let lead: Vec<i128> = rows[column].iter().map(|x| x * scale % P).collect();
        for row in &mut rows {
            let factor = row[column];
            for (x, l) in row.iter_mut().zip(&lead) {
                *x = (*x - factor * l).rem_euclid(P);
            }
        }
        rows[column] = lead;
    }
    let solution = rows.iter().map(|row| row[unknowns]);
    let signed = solution.map(|c| if c > P / 2 { c - P } else { c });
    let small = signed.map(|c| (c.abs() < MAX_COEFFICIENT).then_some(c));
    small.collect()
}

/// Computes the inverse of x modulo P as x^(P − 2), by Fermat's little theorem.
fn inverse(x: i128) -> i128 {
    let (mut power, mut base, mut exponent) = (1, x, P - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % P;
        }
        base = base * base % P;
        exponent /= 2;
    }
    power
}

/// Writes the right side, such as "2·a(n−1) − a(n−2) + 1".
fn written(coefficients: &[i128]) -> String {
    let mut text = String::new();
    for (i, &c) in coefficients.iter().enumerate().filter(|(_, c)| **c != 0) {
        let sign = match (text.is_empty(), c < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        let constant = i + 1 == coefficients.len();
        let term = match (c.abs(), constant) {
            (1, false) => format!("a(n−{})", i + 1),
            (c, false) => format!("{c}·a(n−{})", i + 1),
            (c, true) => c.to_string(),
        };
        text += &format!("{sign}{term}");
    }
    if text.is_empty() {
        text.push('0');
    }
    text
}
