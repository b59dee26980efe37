//! Compares an output with the expected one.

use crate::problem::Compare;

/// Result of a comparison.
#[derive(Debug, PartialEq, Eq)]
pub enum Match {
    Right,
    /// Right tokens with wrong white space (only where white space counts).
    Spacing,
    Wrong,
}

/// Compares an output with the expected one by the problem's method.
pub fn compare(output: &str, expected: &str, how: Compare) -> Match {
    match how {
        Compare::Exact if output == expected => Match::Right,
        Compare::Exact if same_tokens(output, expected, how) => Match::Spacing,
        Compare::Exact => Match::Wrong,
        _ if same_tokens(output, expected, how) => Match::Right,
        _ => Match::Wrong,
    }
}

/// Whether both texts have the same tokens, ignoring white space.
pub fn same_tokens(output: &str, expected: &str, how: Compare) -> bool {
    let mut output = output.split_whitespace();
    let mut expected = expected.split_whitespace();
    loop {
        match (output.next(), expected.next()) {
            (None, None) => return true,
            (Some(o), Some(e)) if same_token(o, e, how) => {}
            _ => return false,
        }
    }
}

fn same_token(output: &str, expected: &str, how: Compare) -> bool {
    if output == expected {
        return true;
    }
    let Compare::Float(tolerance) = how else {
        return false;
    };
    match (output.parse::<f64>(), expected.parse::<f64>()) {
        (Ok(o), Ok(e)) => (o - e).abs() <= tolerance * e.abs().max(1.0),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_ignore_white_space() {
        assert_eq!(compare("1  2\n", "1\n2", Compare::Tokens), Match::Right);
        assert_eq!(compare("12", "1 2", Compare::Tokens), Match::Wrong);
        assert_eq!(compare("1", "1 2", Compare::Tokens), Match::Wrong);
        assert_eq!(compare("", "\n", Compare::Tokens), Match::Right);
    }

    #[test]
    fn exact_tells_white_space_from_a_wrong_answer() {
        assert_eq!(compare("1\n", "1\n", Compare::Exact), Match::Right);
        assert_eq!(compare("1", "1\n", Compare::Exact), Match::Spacing);
        assert_eq!(compare("2", "1\n", Compare::Exact), Match::Wrong);
    }

    #[test]
    fn floats_may_be_off_absolutely_or_relatively() {
        let how = Compare::Float(1e-6);
        assert_eq!(compare("0.3333333", "0.333333333333", how), Match::Right);
        assert_eq!(compare("1000000.5", "1000000.0", how), Match::Right);
        assert_eq!(compare("0.3334", "0.333333333333", how), Match::Wrong);
        assert_eq!(compare("NaN", "0.5", how), Match::Wrong);
        assert_eq!(compare("inf", "0.5", how), Match::Wrong);
        assert_eq!(compare("yes", "no", how), Match::Wrong);
    }
}
