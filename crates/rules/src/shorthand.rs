//! Short ways to write a game.

use super::token::narrow;

/// Games that have a name. Chess pieces stand on a board that is infinite in two directions. They
/// move towards the corner (0, 0) and never increase a coordinate.
const NAMED: [(&[&str], &str); 7] = [
    (
        &["nim", "rook"],
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
    ),
    (&["bishop"], "(a, b) -> (a-k, b-k) where k >= 1"),
    (
        &["wythoff", "queen"],
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1",
    ),
    (&["king"], "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)"),
    (&["knight"], "(a, b) -> (a-1, b-2) | (a-2, b-1)"),
    (
        &["lasker"],
        "n -> n-k where k >= 1 | i, n-i where 1 <= i < n",
    ),
    (
        &["euclid"],
        "(a, b) -> (a-k*b, b) where k >= 1, k <= a, b >= 1 | (a, b-k*a) where k >= 1, k <= b, a >= 1",
    ),
];

/// Names of infinite sets.
const FAMILIES: &str = "all odd squares triangular primes fibonacci powers-of-2";

/// Words between the numbers of a take-set.
const WORDS: [(&str, &str); 7] = [
    (" or ", " "),
    (" and ", " "),
    ("up to ", "1.."),
    ("at most ", "1.."),
    (" to ", ".."),
    (" stones", ""),
    (" stone", ""),
];

/// Spells out a shorthand such as `take 1 2 3`, `take 1 or 2`, `{1, 2, 3}`, `subtract{1,2}`,
/// `squares`, `take{even}`, `.77`, `queen` or `nim` as a notation or a rule. Returns any other
/// text with plain digits and signs in place of full-width ones.
pub fn spelled_out(text: &str) -> String {
    let text = &narrow(text);
    let lower = text.trim().to_ascii_lowercase();
    if let Some((_, rule)) = NAMED.iter().find(|it| it.0.contains(&&*lower)) {
        return rule.to_string();
    }
    let meant = code(&lower).or_else(|| take_set(&lower));
    meant.unwrap_or_else(|| text.to_string())
}

/// Spells out a code: `.77` means 0.77.
fn code(text: &str) -> Option<String> {
    let digits = text.strip_prefix('.')?;
    let is_code = digits.chars().all(|c| c.is_ascii_digit());
    is_code.then(|| format!("0.{digits}"))
}

/// Reads a take-set: numbers, ranges or the name of a set, in brackets or after `take`.
fn take_set(text: &str) -> Option<String> {
    let words = ["take", "subtraction", "subtract"];
    let behind = words.iter().find_map(|word| text.strip_prefix(word));
    let inside = behind.unwrap_or(text).trim();
    let brackets = [('{', '}'), ('(', ')'), ('[', ']')];
    let bare = brackets
        .iter()
        .find_map(|&(open, close)| inside.strip_prefix(open)?.strip_suffix(close));
    let bare_text = bare.unwrap_or(inside).trim();
    if bare_text == "even" {
        return Some("n -> n-k where k >= 1, k % 2 == 0".to_string());
    }
    let name = match bare_text {
        "powers(2)" | "powers of 2" | "powers of two" => "powers-of-2",
        name => name,
    };
    if FAMILIES.split(' ').any(|it| it == name) {
        return Some(format!("take{{{name}}}"));
    }
    // Bare numbers are ambiguous; only after `take` or in brackets are they a set.
    if behind.is_none() && bare.is_none() {
        return None;
    }
    let is_separator = |c: char| c == ',' || c == ';' || c.is_whitespace();
    let words = WORDS
        .iter()
        .fold(bare_text.to_string(), |text, (word, sign)| {
            text.replace(word, sign)
        });
    let parts: Vec<&str> = words
        .split(is_separator)
        .filter(|part| !part.is_empty())
        .collect();
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let is_part = |part: &&str| match part.split_once("..") {
        Some((first, last)) => is_number(first) && is_number(last),
        None => is_number(part),
    };
    let is_set = !parts.is_empty() && parts.iter().all(is_part);
    is_set.then(|| format!("take{{{}}}", parts.join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CheckedRule;

    fn is(short: &str, notation: &str) {
        assert_eq!(spelled_out(short), notation, "{short}");
    }

    #[test]
    fn a_set_of_takes_may_be_written_in_many_ways() {
        for short in [
            "take 1 2 4",
            "take{1 2 4}",
            "take{1, 2, 4}",
            "Take (1; 2; 4)",
            "{1,2,4}",
            "{1 2 4}",
            "[1, 2, 4]",
            "subtract{1,2,4}",
            "Subtraction 1,2,4",
        ] {
            is(short, "take{1,2,4}");
        }
        is("take 1..3 7", "take{1..3,7}");
        for (words, set) in [
            ("take 1 or 2", "1,2"),
            ("take 1, 3 or 4 stones", "1,3,4"),
            ("take 2 to 5", "2..5"),
            ("take up to 3", "1..3"),
            ("take at most 9 stones", "1..9"),
            ("take １、３ or ４", "1,3,4"),
            ("ｔａｋｅ｛１，２｝", "1,2"),
        ] {
            is(words, &format!("take{{{set}}}"));
        }
        is("squares", "take{squares}");
        is("take Primes", "take{primes}");
        is("powers of 2", "take{powers-of-2}");
        for text in [
            "take x",
            "take 1, x",
            "{1, 2x}",
            "take 1..x",
            "take x..3",
            "[..3]",
            "{}",
        ] {
            is(text, text);
        }
    }

    #[test]
    fn a_code_may_lack_its_zero() {
        is(".77", "0.77");
        is("0.(7)", "0.(7)");
    }

    #[test]
    fn a_name_is_a_rule() {
        for name in NAMED.iter().flat_map(|(names, _)| *names) {
            CheckedRule::new(&spelled_out(name)).unwrap_or_else(|error| panic!("{error}"));
        }
        assert_eq!(spelled_out("Queen"), spelled_out("wythoff"));
        assert_eq!(spelled_out("rook"), spelled_out("Nim"));
        let even = CheckedRule::new(&spelled_out("take{even}")).unwrap();
        assert!(even.options(&[5]).unwrap() == [[[1]], [[3]]]);
    }
}
