//! Tells what to write instead of what people write by habit: `n//2`, `k in 1..5`, `k is prime`.

use super::ast::Span;
use super::operations::is_reserved;
use super::problem::Problem;
use super::token::WORDS;

/// Signs and words with no meaning in a rule: what they are, and what to write. `WORD` is the word.
const SLIPS: [(&[&str], &str, &str); 14] = [
    (&["//"], DOWN, "write one `/`, as in `n/2`"),
    (
        &["floor", "trunc", "int", "⌊"],
        DOWN,
        "write `n/2` for `floor(n/2)`",
    ),
    (
        &["ceil", "ceiling", "⌈"],
        DOWN,
        "write `(n + 1)/2` for `ceil(n/2)`",
    ),
    (
        &["round", "rounded"],
        DOWN,
        "write `(n + 1)/2` for n/2 rounded up",
    ),
    (
        &["sqrt", "isqrt", "√"],
        "there is no `WORD`",
        "write `k*k <= n` for `k <= sqrt(n)`",
    ),
    (
        &["prime", "is_prime", "isprime"],
        "`WORD` is no word of a rule",
        "write `k in primes`",
    ),
    (
        &["divisor", "divisors", "divs"],
        "`WORD` is no word of a rule",
        "write `k divides n`",
    ),
    (&["range"], "there is no `WORD`", RANGE),
    (&["...", ".."], NOTHING, RANGE),
    (&[">>"], NOTHING, "write `n shr 1`, or `n/2`"),
    (&["<<"], NOTHING, "write `n shl 1`, or `2*n`"),
    (
        &["**"],
        NOTHING,
        "write `k*k` for a square, `k in powers(2)` for a power of 2",
    ),
    (
        &["for", "if", "when", "with", "such", "Where", "WHERE"],
        "conditions begin with `where`",
        "write `n -> n-k where k in {1, 2}`",
    ),
    (
        &["\\"],
        NOTHING,
        "write `->`, `<=`, `>=`, `!=`, `/`, `divides`, `in`, `xor`",
    ),
];

const DOWN: &str = "`/` rounds down";
const NOTHING: &str = "`WORD` means nothing in a rule";
const RANGE: &str = "write `1 <= k <= 5` for a range, `k in {1, 3, 4}` for a list";

/// What may follow a name or `is`, and what to write for it.
const KINDS: [(&str, &str); 10] = [
    ("prime", "in primes"),
    ("square", "in squares"),
    ("triangular", "in triangular"),
    ("fibonacci", "in fibonacci"),
    ("even", "% 2 == 0"),
    ("odd", "% 2 == 1"),
    ("power", "in powers(2)"),
    ("positive", ">= 1"),
    ("divisible", "% 3 == 0"),
    ("multiple", "% 3 == 0"),
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
    (0..words.len()).find_map(|at| {
        let words = &words[at..];
        let sign = || {
            let (_, message, remedy) = SLIPS.iter().find(|it| it.0.contains(&word(words, 0)))?;
            let [message, remedy] = [message, remedy].map(|it| it.replace("WORD", word(words, 0)));
            Some(Problem::new(span(words, 1), message, remedy))
        };
        let is_name = word(words, 0).starts_with(char::is_alphabetic);
        let named = || members(words).or_else(|| kind(words));
        let named = (is_name && !is_reserved(word(words, 0))).then(named);
        named.flatten().or_else(sign)
    })
}

/// Finds several numbers after a name that stand in no braces.
fn members(words: &[(usize, &str)]) -> Option<Problem> {
    let word = |at| word(words, at);
    let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let is_open = ["{", "(", "["].contains(&word(2));
    let first = 2 + usize::from(is_open);
    if !["in", "=", "==", "between"].contains(&word(1)) {
        return None;
    }
    let member = |at| {
        let is_joined = at == first || [",", "or"].contains(&word(at - 1));
        Some(word(at)).filter(is_number).filter(|_| is_joined)
    };
    let members = (first..).step_by(2).map_while(member);
    let members: Vec<&str> = members.collect();
    let set = format!("write `{} in {{{}}}`", word(0), members.join(", "));
    let range = |low: &str, high: &str| format!("write `{low} <= {} <= {high}`", word(0));
    let is_between = word(1) == "between" && word(first + 1) == "and";
    let (count, remedy) = match members[..] {
        [low] if is_between || [".", "..", "..."].contains(&word(first + 1)) => {
            (first + 3, range(low, word(first + 2)))
        }
        [low, high] if is_open => (first + 4, format!("{set}, or {}", range(low, high))),
        [_, _, ..] => (first + 2 * members.len() - 1, set),
        [] if word(2) == "[" => (3, RANGE.to_owned()),
        _ => return None,
    };
    let is_wrong = word(2) != "{" || members.len() == 1;
    let message = "a set stands in braces, and a range is a comparison";
    is_wrong.then(|| Problem::new(span(words, count.min(words.len())), message, remedy))
}

/// Finds a name with a property, such as `k is prime` or `n even`.
fn kind(words: &[(usize, &str)]) -> Option<Problem> {
    let is_kind = |at| {
        let singular = word(words, at).trim_end_matches('s');
        KINDS.iter().find(|(kind, _)| singular == *kind)
    };
    let kind = match word(words, 1) {
        "is" => is_kind(2).or_else(|| is_kind(3)),
        _ => Some(is_kind(1)?),
    };
    let remedy = kind.map_or(
        "compare it, as in `k in primes` or `k >= 1`".to_owned(),
        |kind| format!("write `{} {}`", word(words, 0), kind.1),
    );
    let message = format!("`{}` means nothing in a rule", word(words, 1));
    Some(Problem::new(span(words, 2), message, remedy))
}

fn word<'t>(words: &[(usize, &'t str)], at: usize) -> &'t str {
    words.get(at).map_or("", |(_, word)| *word)
}

fn span(words: &[(usize, &str)], count: usize) -> Span {
    let (end, last) = words[count - 1];
    (words[0].0..end + last.len()).into()
}

/// Splits text into names, numbers and signs, with their places. Signs such as dots and slashes are
/// joined with their like. A sign for a word is the word.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let length = if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_ascii_digit())
        } else if is_inside(first) {
            rest.find(|c| !is_inside(c))
        } else if "./|=<>*".contains(first) {
            rest.find(|c| c != first)
        } else {
            Some(first.len_utf8())
        };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        if !first.is_whitespace() {
            let named = WORDS.iter().find(|(sign, _)| *sign == word);
            words.push((text.len() - rest.len(), named.map_or(word, |it| it.1)));
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
            (
                "n -> n-k where k in [1,5]",
                "`k in {1, 5}`, or write `1 <= k <= 5`",
            ),
            ("n -> n-k where k in {1,...,5}", "`1 <= k <= 5`"),
            ("n -> n-k where k in range(1,5)", "`1 <= k <= 5`"),
            ("n -> n-1 || n-2", "write `|`"),
            ("n -> n-k for k in 1..3", "where k in {1, 2}"),
            ("n -> n-k such that k <= 3", "where k in {1, 2}"),
            ("n -> n-k Where k >= 1", "where k in {1, 2}"),
            ("n -> n-k s.t. k <= 3", "after `where`"),
            ("n -> n-k; k <= 3", "`where` the conditions"),
            ("n -> n-k where k in {1..3}", "`1 <= k <= 3`"),
            ("n -> n-k where k ∈ [1, 3]", "`1 <= k <= 3`"),
            ("n -> n-k where k between 1 and 3", "`1 <= k <= 3`"),
            ("n -> n-k where k in (10,3,4)", "`k in {10, 3, 4}`"),
            ("n -> n-k where k in 1, 3, 4", "`k in {1, 3, 4}`"),
            ("n -> n-k where k = 1 or 2", "`k in {1, 2}`"),
            ("n -> n-k where k in 1..n", "`1 <= k <= n`"),
            ("n -> n-1..3", "`1 <= k <= 5`"),
            ("n -> n-k where k prime", "`k in primes`"),
            ("n -> n-1 where n even", "`n % 2 == 0`"),
            ("n -> n-k where k in divisors(n)", "`k divides n`"),
            ("n -> ⌊n/2⌋", "`n/2`"),
            ("n -> n>>1", "`n shr 1`"),
            ("n -> n-2**k", "`k in powers(2)`"),
            ("n -> n-2^k", "`k in powers(2)`"),
            ("n -> n - k² where 1 <= k", "`k*k`"),
            ("n -> {n-1, n-2}", "`n-1 | n-2`"),
            ("n -> [n-1, n-2]", "`n-1 | n-2`"),
            ("n -> (n-1, n-2)", "`|` begins the next move"),
            ("n -> n - digit(n)", "functions are `min`"),
            ("n -> n-k where 1 \\le k", "`<=`"),
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
