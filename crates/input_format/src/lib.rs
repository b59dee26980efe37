//! One line that says which inputs a problem's statement allows, and a check of inputs against it.
//!
//! A format is a sequence of items, separated by commas:
//!
//! | item | allows |
//! |---|---|
//! | `n in 1..10^5` | a whole number in this range, both ends included; `1..` has no upper end |
//! | `a[n] in 0..m` | `n` such numbers |
//! | `p[n] in real 0..1` | numbers with or without a fraction |
//! | `s in "a-z." 1..n` | a word of these letters whose length is in this range |
//! | `s[n] in "01" m..m` | `n` such words |
//! | `"query"` | this word |
//! | `t * { … }` | a sequence, `t` times |
//! | `{ … } until "0 0"` | a sequence, repeated until these words come |
//! | `{ … } until end` | a sequence, repeated until the input ends |
//! | `{ … \| … }` | the first sequence that fits |
//! | `u != v`, `1 <= a <= b` | nothing: a condition on the numbers before it |
//!
//! Expressions have `+ - * / % ^ &`, and `min` and `max` of several numbers; of lists `sum`, `xor`,
//! `min`, `max`, `count`; and of words `letters(s)`, and `letters(s, "0")` for these letters alone.
//! After a sequence in braces, a name that was read in it means the list of all its values:
//! `t * { n in 1..9 }, sum(n) <= 20`. Conditions are comparisons; `distinct(a)`, `distinct(u, v)`
//! for pairs, and `distinct(u - v)` for what is computed from each; `sorted(a)`, `increasing(a)`;
//! and for the edges of a graph on 1, …, n: `tree(n, u, v)`, `connected(n, u, v)`,
//! `acyclic(n, u, v)`.
//!
//! Any white space separates values: line breaks are not checked.

#![warn(missing_docs)]

mod matching;
mod parser;
mod syntax;
mod value;

use std::fmt;

/// The inputs that a problem allows.
#[derive(Debug, Clone)]
pub struct Format(syntax::Sequence);

impl Format {
    /// Reads a format.
    ///
    /// # Errors
    /// If the text is no format. The error says what was expected, and where.
    pub fn parse(text: &str) -> Result<Self, String> {
        parser::parse(text).map(Self)
    }

    /// Compares an input with the format.
    ///
    /// # Errors
    /// If the input breaks the format. The error is the first breach.
    pub fn check(&self, input: &str) -> Result<(), Breach> {
        matching::check(&self.0, input)
    }
}

/// Where and why an input breaks a format.
#[derive(Debug, PartialEq, Eq)]
pub struct Breach {
    /// Line number, counted from 1.
    pub line: usize,
    /// The broken rule and the offending value.
    pub reason: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breach(format: &str, input: &str) -> String {
        let format = Format::parse(format).unwrap();
        match format.check(input) {
            Ok(()) => String::new(),
            Err(breach) => breach.to_string(),
        }
    }

    #[track_caller]
    fn allows(format: &str, input: &str) {
        assert_eq!(breach(format, input), "", "{input}");
    }

    #[track_caller]
    fn refuses(format: &str, input: &str, reason: &str) {
        let breach = breach(format, input);
        assert!(breach.contains(reason), "{input}: {breach:?}");
    }

    #[test]
    fn a_format_that_is_nested_too_deeply_for_its_parser_has_an_error() {
        for (before, open) in [
            ("", "("),
            ("", "{"),
            ("", "n["),
            ("n in 1..", "-"),
            ("n in 1..", "2^"),
            ("n in 1..", "1+"),
            ("n in 1..2, ", "sum("),
            ("n in 1..2, ", "n * {"),
        ] {
            let text = format!("{before}{}", open.repeat(100_000));
            let error = Format::parse(&text).map(|_| ()).unwrap_err();
            assert!(
                error.starts_with("more than 100 brackets and signs"),
                "{error}"
            );
            assert!(error.len() < 200);
        }
        allows(
            &format!("n in 1..{}9{}", "(".repeat(90), ")".repeat(90)),
            "9",
        );
        allows(&format!("n in 1..9{}", ", n + n >= 0 - n".repeat(200)), "9");
    }

    #[test]
    fn a_number_is_in_its_range() {
        let format = "n in 1..2*10^5, x in -n..n";
        allows(format, "3\n-3\n");
        refuses(format, "0 0", "line 1: `n` is 0, not in 1..200000");
        refuses(format, "3\n4", "line 2: `x` is 4, not in -3..3");
        refuses(format, "3", "the input ends; `x` is missing");
        refuses(format, "3 3 3", "`3` is too much");
        refuses(format, "a 1", "`n` is `a`, no number");
        refuses(format, "01 1", "`n` is `01`, no number");
    }

    #[test]
    fn a_minus_sign_is_weaker_than_a_power() {
        let format = "x in -10^2..-2^2";
        allows(format, "-100");
        allows(format, "-4");
        refuses(format, "-3", "`x` is -3, not in -100..-4");
        refuses("x in 1-2^2..2^-(1-3)", "5", "`x` is 5, not in -3..4");
    }

    #[test]
    fn a_number_without_upper_end_may_exceed_all_machine_words() {
        allows("n in 1..", &"9".repeat(100));
        refuses("n in 1..", "0", "not in 1..");
    }

    #[test]
    fn a_list_has_as_many_values_as_it_says() {
        let format = "n in 1..5, a[n] in 1..9, p[n+1] in real 0..1";
        allows(format, "2\n1 9\n0.5 1 0\n");
        refuses(format, "2\n1 10\n0 0 0", "line 2: `a` is 10");
        refuses(format, "1 1 0 1.5", "`p` is 1.5, not in 0..1");
    }

    #[test]
    fn a_word_has_letters_and_a_length() {
        allows("s in \"a-c.\" 1..4", "ab.c");
        refuses(
            "s in \"a-c\" 1..4",
            "abd",
            "`s` has the letter `d`, not of \"a-c\"",
        );
        refuses("s in \"a-c\" 1..2", "abc", "`s` has 3 letters, not 1..2");
        allows("n in 1..3, s[n] in \"-.#\" n..n", "2\n-.\n##");
        allows("\"go\", n in 1..2", "go 1");
        refuses("\"go\"", "come", "`come` instead of `go`");
    }

    #[test]
    fn a_group_is_repeated_and_its_names_become_lists() {
        let format = "t in 1..3, t * { n in 1..9, a[n] in 1..9 }, sum(n) <= 5, count(a) = sum(n)";
        allows(format, "2\n1 1\n2 1 2\n");
        refuses(format, "2\n3 1 1 1\n3 1 1 1", "`sum(n) <= 5` does not hold");
        allows("m in 0..3, m * { u in 1..9 }, distinct(u)", "0");
        allows("{ n in 1..9, a[n] in 1..9 } until \"0\"", "1 1\n0\n");
        refuses("{ n in 1..9 } until \"0\"", "1", "the input ends");
        allows("{ a in 1..9, b in 1..9 } until \"0 0\"", "1 1 0 0");
        allows("{ a in 1..9 } until end", "1 2 3");
    }

    #[test]
    fn the_first_sequence_that_fits_is_taken() {
        let format = "q in 1..9, q * { { \"1\", x in 1..5 | \"2\", l in 1..5, r in l..5 } }";
        allows(format, "2\n1 5\n2 3 4\n");
        refuses(format, "1\n2 3 2", "`r` is 2, not in 3..5");
        refuses(format, "1\n3", "`3` instead of `2`");
    }

    #[test]
    fn conditions_hold_for_what_was_read_before() {
        let pair = "a in 0..9, b in 0..9, ";
        allows(&format!("{pair} a != b"), "1 2");
        refuses(&format!("{pair} a != b"), "1 1", "`a != b` does not hold");
        allows(
            &format!("{pair} a & b = 0, 0 <= a < b, a % 2 + b / 2 = 2"),
            "1 2",
        );
        let list = "n in 1..9, a[n] in 0..9, ";
        for (condition, good, bad) in [
            ("distinct(a)", "2 1 2", "2 1 1"),
            ("distinct(2 * a % 4 - 1)", "2 1 2", "2 1 3"),
            ("distinct(a - n, a)", "2 1 2", "2 1 1"),
            ("sorted(a)", "3 1 1 2", "2 2 1"),
            ("increasing(a)", "2 1 2", "2 1 1"),
            ("xor(a) = 3", "2 1 2", "2 1 1"),
            ("max(a) - min(a) <= 1", "2 1 2", "2 1 3"),
            ("min(n, 2) = 2", "3 1 1 1", "1 1"),
        ] {
            allows(&format!("{list}{condition}"), good);
            refuses(&format!("{list}{condition}"), bad, "does not hold");
        }
        refuses(
            "n in 1..3, s[n] in \"a-z\" 1..9, letters(s) <= 3, distinct(s)",
            "2 ab ab",
            "`letters(s) <= 3`",
        );
        allows(
            "2 * { s in \"a-c\" 1..9 }, letters(s, \"b-c\") = 3",
            "abc ca",
        );
        refuses(
            "s in \"01\" 1..9, letters(s, \"0\") >= 1",
            "111",
            "does not hold",
        );
    }

    #[test]
    fn edges_make_a_graph() {
        let edges = "n in 1..9, m in 0..9, m * { u in 1..n, v in 1..n }, ";
        for (condition, good, bad) in [
            ("tree(n, u, v)", "3 2 1 2 2 3", "3 2 1 2 2 1"),
            ("connected(n, u, v)", "2 2 1 2 2 1", "3 1 1 2"),
            ("acyclic(n, u, v)", "3 3 1 2 2 3 1 3", "3 3 1 2 2 3 3 1"),
            ("distinct(u, v)", "2 2 1 2 2 1", "2 2 1 2 1 2"),
        ] {
            allows(&format!("{edges}{condition}"), good);
            refuses(&format!("{edges}{condition}"), bad, "does not hold");
        }
    }

    #[test]
    fn a_bad_format_says_what_was_expected_and_where() {
        for (format, complaint) in [
            ("n in 1", "expected `..` at the end"),
            ("n in 1..9,", "expected an item at the end"),
            ("n in 1..9 m", "expected `,` before `m`"),
            ("1 { }", "expected a condition before `{"),
            ("a[m] in 1..9", "`m` has not been read before"),
            ("n in 1..9, n in 1..9", "`n` is read twice"),
            (
                "n in 1..9, tree(n)",
                "`tree` takes another number of arguments",
            ),
            ("s in \"a", "the quote has no end"),
            (
                "s in \"a\" 1..1, letters(s, s) = 1",
                "expected letters in quotes before `s) = 1",
            ),
        ] {
            let error = Format::parse(format).unwrap_err();
            assert!(error.contains(complaint), "{format}: {error}");
        }
    }
}
