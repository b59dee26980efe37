//! The code that is emitted for a rule compiles under bare rustc, edition 2021, and computes the
//! values of the rule.

use explorer::rule::{CheckedRule, Play, emitted};

use super::{Call, Case, check};

const RULES: [&str; 23] = [
    "n -> n-k where 1 <= k <= 3",
    "n -> n-k where k divides n, k < n",
    "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
    "n -> i, n-i where 1 <= i, 2*i < n",
    "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 3",
    "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 1, b-k <= a",
    "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
    // Words of the language and of the code as names.
    "(g, most) -> (g-fn, most) | (g, most-fn) where fn >= 1",
    "(N, B') -> (N-seen, B') | (N, B'-1) where seen >= 1",
    // Every operation and every set.
    "n -> n-k where k in squares or k in triangular, k >= 2",
    "n -> n-k where k in primes | n-k where k in fibonacci, k not in powers(3)",
    "n -> n-k where gcd(n, k) == 1, k >= 1, k in {1, 3, 4, 7}",
    "n -> n-k where k == j*j, j >= 1 | n/3 where n >= 1",
    "n -> n-k where popcount(k) == 2, (k and 1) == 0, (k or n) > 3, k xor n < 20",
    "n -> max(n-k, 2) where 1 <= k <= 3, n > 2, -k < 0, n shr 1 >= k, k shl 1 <= n",
    "n -> n-k where n % k == 0, 1 <= k < n, 2*n/k > 5 | n - 2*k where 3*k <= n, k > 0",
    "n -> n-k where k >= 1, not (k % 3 == 1 or k == 5)",
    "n -> i, j, n-2-i-j where i <= j",
    "(a, b) -> (b, a-k) where k >= 1",
    "(a, b) -> (a - k*b, b) where k >= 1, b >= 1 | (a, b - k*a) where k >= 1, a >= 1",
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c-k) where k >= 1",
    "(a, b, c) -> (a-k, b, c) | (a+k, b-k, c) | (a, b+k, c-k) where k >= 1",
];

/// All positions with coordinates below these sizes.
fn sizes(coordinates: usize) -> Vec<usize> {
    [vec![40], vec![9, 9], vec![5, 5, 5]][coordinates - 1].clone()
}

fn values(text: &str) -> Vec<u32> {
    let rule = CheckedRule::new(text).unwrap();
    let sizes = sizes(rule.rule().coordinates.len());
    let mut table = rule.table(Play::Normal, &sizes[1..]).unwrap();
    table.fill(sizes[0], |_| true).unwrap();
    table.values().to_vec()
}

#[test]
fn what_is_emitted_compiles_and_computes_the_values_of_the_rule() {
    let emitted = RULES.map(|text| {
        let rule = CheckedRule::new(text).unwrap_or_else(|error| panic!("{error}"));
        let code = emitted(&rule).unwrap_or_else(|error| panic!("{error}"));
        let sizes = sizes(rule.rule().coordinates.len());
        let call = if code.contains("fn grundy_values") {
            Call::Table(sizes.iter().map(|size| size - 1).collect())
        } else {
            Call::Search(sizes)
        };
        Case {
            name: text.to_owned(),
            code,
            call,
            expected: values(text).into_iter().map(u64::from).collect(),
        }
    });
    check(&emitted);
}

#[test]
fn a_rule_becomes_the_loops_that_one_would_write() {
    let rule = CheckedRule::new("n -> n-k where 1 <= k <= 3 | i, n-1-i where i >= 1").unwrap();
    let code = emitted(&rule).unwrap();
    let expected = "\
/// Grundy values of heaps 0 to `most`.
/// Moves: n -> n - k where 1 <= k, k <= 3 | i, n - 1 - i where i >= 1
pub fn grundy_values(most: usize) -> Vec<u32> {
    let mut g: Vec<u32> = vec![0; most + 1];
    for n in 0..=most as i64 {
        let mut seen: Vec<u32> = Vec::new();
";
    assert!(code.starts_with(expected), "{code}");
    assert!(code.contains("seen.push(g[(n - k) as usize]);"), "{code}");
    assert!(
        code.contains("seen.push(g[(i) as usize] ^ g[(n - i - 1) as usize]);"),
        "{code}"
    );
}
