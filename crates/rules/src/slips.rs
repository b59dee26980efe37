//! Tells what to write instead of what people write by habit: `n//2`, `k in 1..5`, `k is prime`.

use super::ast::Span;
use super::problem::Problem;

/// Signs and words with no meaning in a rule: what they are, and what to write. `WORD` is the word.
const SLIPS: [(&[&str], &str, &str); 10] = [
    (&["//"], DOWN, "write one `/`, as in `n/2`"),
    (
        &["floor", "trunc", "int"],
        DOWN,
        "write `n/2` for `WORD(n/2)`",
    ),
    (
        &["ceil", "ceiling"],
        DOWN,
        "write `(n + 1)/2` for `WORD(n/2)`",
    ),
    (
        &["round", "rounded"],
        DOWN,
        "write `(n + 1)/2` for n/2 rounded up",
    ),
    (
        &["sqrt", "isqrt"],
        "there is no `WORD`",
        "write `k*k <= n` for `k <= WORD(n)`",
    ),
    (
        &["prime", "is_prime", "isprime"],
        "`WORD` is no word of a rule",
        "write `k in primes`",
    ),
    (&["range"], "there is no `WORD`", RANGE),
    (&["..."], "`WORD` means nothing in a rule", RANGE),
    (&["||"], "`WORD` means nothing in a rule", "write `or`"),
    (
        &["for", "if", "when"],
        "conditions begin with `where`",
        WHERE,
    ),
];

const DOWN: &str = "`/` rounds down";
const RANGE: &str = "write `1 <= k <= 5` for a range, `k in {1, 3, 4}` for a list";
const WHERE: &str = "write `n -> n-k where k in {1, 2}`";

/// What may follow `is`, and what to write for it.
const KINDS: [(&str, &str); 8] = [
    ("prime", "in primes"),
    ("square", "in squares"),
    ("triangular", "in triangular"),
    ("fibonacci", "in fibonacci"),
    ("even", "% 2 == 0"),
    ("odd", "% 2 == 1"),
    ("power", "in powers(2)"),
    ("positive", ">= 1"),
];

/// Returns the slip at the place of a problem, or the problem.
pub(super) fn or_slip(problem: Problem, text: &str) -> Problem {
    let at = problem.span.start;
    let is_there = |slip: &Problem| slip.span.start <= at && at <= slip.span.end + 1;
    slip(text).filter(is_there).unwrap_or(problem)
}

/// Finds the first slip in a rule.
fn slip(text: &str) -> Option<Problem> {
    let words = words(text);
    let word = |at: usize| words.get(at).map_or("", |(_, word)| *word);
    (0..words.len()).find_map(|at| {
        let span = |count: usize| -> Span {
            let (end, last) = words[at + count - 1];
            (words[at].0..end + last.len()).into()
        };
        let is_name = word(at).starts_with(char::is_alphabetic);
        let is_number = |at| word(at).starts_with(|c: char| c.is_ascii_digit());
        let is_given = ["=", "=="].contains(&word(at + 1)) && is_number(at + 2);
        if is_name && (word(at + 1) == "in" || is_given) && word(at + 3) == ".." {
            let remedy = format!(
                "write `{} <= {} <= {}`",
                word(at + 2),
                word(at),
                word(at + 4)
            );
            return Some(Problem::new(
                span(5),
                "a range is written as a comparison",
                remedy,
            ));
        }
        if is_name && word(at + 1) == "in" && word(at + 2) == "[" {
            return Some(Problem::new(span(3), "sets stand in braces", RANGE));
        }
        if is_name && is_given {
            let more =
                (0..).take_while(|it| word(at + 3 + 2 * it) == "," && is_number(at + 4 + 2 * it));
            let more = more.count();
            if more > 0 {
                let members: Vec<&str> = (0..=more).map(|it| word(at + 2 + 2 * it)).collect();
                let remedy = format!("write `{} in {{{}}}`", word(at), members.join(", "));
                return Some(Problem::new(
                    span(3 + 2 * more),
                    "several numbers are a set",
                    remedy,
                ));
            }
        }
        if is_name && word(at + 1) == "is" {
            let kind = (at + 2..at + 4).find_map(|at| {
                KINDS
                    .iter()
                    .find(|(kind, _)| word(at).trim_end_matches('s') == *kind)
            });
            let remedy = kind.map_or(
                "compare it, as in `k in primes` or `k >= 1`".to_owned(),
                |kind| format!("write `{} {}`", word(at), kind.1),
            );
            return Some(Problem::new(
                span(2),
                "`is` means nothing in a rule",
                remedy,
            ));
        }
        let (_, message, remedy) = SLIPS.iter().find(|(words, ..)| words.contains(&word(at)))?;
        let [message, remedy] = [message, remedy].map(|text| text.replace("WORD", word(at)));
        Some(Problem::new(span(1), message, remedy))
    })
}

/// Splits text into names, numbers and signs, with their places. Dots, slashes and bars are
/// joined with their like.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let length = if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_ascii_digit())
        } else if is_inside(first) {
            rest.find(|c| !is_inside(c))
        } else if "./|=".contains(first) {
            rest.find(|c| c != first)
        } else {
            Some(first.len_utf8())
        };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        if !first.is_whitespace() {
            words.push((text.len() - rest.len(), word));
        }
        rest = after;
    }
    words
}

#[cfg(test)]
mod tests {
    use crate::CheckedRule;

    #[test]
    fn what_one_writes_by_habit_has_a_remedy() {
        for (rule, remedy) in [
            ("n -> n//2", "one `/`"),
            ("n -> floor(n/2) where n >= 1", "`n/2`"),
            ("n -> ceil(n/2)", "`(n + 1)/2`"),
            ("n -> n-k where k <= sqrt(n)", "`k*k <= n`"),
            ("n -> n-k where k in 1..5", "`1 <= k <= 5`"),
            ("n -> n-k, k=1..3", "`1 <= k <= 3`"),
            ("n -> n-k where k = 1,3,4", "`k in {1, 3, 4}`"),
            ("n -> n-k where k is prime", "`k in primes`"),
            ("n -> n-k where k is a square", "`k in squares`"),
            ("n -> n-k where k is even", "`k % 2 == 0`"),
            ("n -> n-k where prime(k)", "`k in primes`"),
            ("n -> n-k where k in [1,5]", "`k in {1, 3, 4}`"),
            ("n -> n-k where k in {1,...,5}", "`1 <= k <= 5`"),
            ("n -> n-k where k in range(1,5)", "`1 <= k <= 5`"),
            ("n -> n-k where k == 1 || k == 2", "`or`"),
            ("n -> n - k for k in {1,2}", "where k in {1, 2}"),
            ("n -> n-k where k | n", "`k divides n`"),
            ("n -> n-k (1 <= k <= 3)", "`where`"),
            ("a, b -> a-1, b", "(a, b)"),
            ("n -> n-k where k divides n", "`k >= 1`"),
        ] {
            let error = CheckedRule::new(rule).expect_err(rule);
            assert!(error.remedy.contains(remedy), "{rule}: {error}");
        }
    }
}
