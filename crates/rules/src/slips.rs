//! Tells what to write instead of what people write by habit: `n//2`, `k in 1..5`, `k is prime`.

use super::ast::Span;
use super::operations::is_reserved;
use super::problem::Problem;

/// Signs and words with no meaning in a rule: what they are, and what to write. `WORD` is the word.
const SLIPS: [(&str, &str, &str); 11] = [
    ("//", DOWN, "write one `/`, as in `n/2`"),
    ("floor trunc int ⌊", DOWN, "write `n/2` for `floor(n/2)`"),
    ("ceil ceiling ⌈ round", DOWN, "write `(n + 1)/2`"),
    ("sqrt isqrt √", NOTHING, "write `k*k <= n`"),
    ("prime is_prime isprime", NOTHING, "write `k in primes`"),
    ("divisor divisors divs", NOTHING, "write `k divides n`"),
    ("range ... ..", NOTHING, RANGE),
    (">> <<", NOTHING, "write `n shr 1` or `n shl 1`"),
    ("**", NOTHING, "write `k*k`, or `k in powers(2)`"),
    ("\\", NOTHING, "write `->`, `<=`, `!=`, `/`, `in`, `xor`"),
    ("for if when with such Where WHERE", WHERE, EXAMPLE),
];

const DOWN: &str = "`/` rounds down";
const NOTHING: &str = "`WORD` means nothing in a rule";
const RANGE: &str = "write `1 <= k <= 5` for a range, `k in {1, 3, 4}` for a list";
const WHERE: &str = "conditions begin with `where`";
const EXAMPLE: &str = "write `n -> n-k where k in {1, 2}`";

/// Properties that may follow a name or `is`, and the condition for each.
const KINDS: [(&str, &str); 9] = [
    ("prime", "in primes"),
    ("square", "in squares"),
    ("triangular", "in triangular"),
    ("fibonacci", "in fibonacci"),
    ("even", "% 2 == 0"),
    ("odd", "% 2 == 1"),
    ("power", "in powers(2)"),
    ("positive", ">= 1"),
    ("divisible", "% 3 == 0"),
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
            let (_, message, remedy) = SLIPS
                .iter()
                .find(|it| it.0.split(' ').any(|it| it == word(words, 0)))?;
            let [message, remedy] = [message, remedy].map(|it| it.replace("WORD", word(words, 0)));
            Some(Problem::new(span(words, 1), message, remedy))
        };
        let is_name = word(words, 0).starts_with(char::is_alphabetic);
        let named = || members(words).or_else(|| kind(words));
        let named = (is_name && !is_reserved(word(words, 0))).then(named);
        named.flatten().or_else(sign)
    })
}

/// Finds several numbers after a name, without braces.
fn members(words: &[(usize, &str)]) -> Option<Problem> {
    let word = |at| word(words, at);
    let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let is_open = ["{", "(", "["].contains(&word(2));
    let first = 2 + usize::from(is_open);
    let is_of_name = ["in", "=", "==", "between"].contains(&word(1));
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
        [low] if is_between || word(first + 1).starts_with("..") && !word(first + 2).is_empty() => {
            (first + 3, range(low, word(first + 2)))
        }
        [low, high] if is_open => (first + 4, format!("{set}, or {}", range(low, high))),
        [_, _, ..] => (first + 2 * members.len() - 1, set),
        _ => return None,
    };
    let is_wrong = is_of_name && (word(2) != "{" || members.len() == 1);
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
    let remedy = match kind {
        Some((_, kind)) => format!("write `{} {kind}`", word(words, 0)),
        None => "compare it, as in `k in primes` or `k >= 1`".to_owned(),
    };
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
        } else if "./|=<>*".contains(first) {
            rest.find(|c| c != first)
        } else {
            Some(first.len_utf8())
        };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        if !first.is_whitespace() {
            let word = if word == "∈" { "in" } else { word };
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
