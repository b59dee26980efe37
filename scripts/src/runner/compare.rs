//! Compares an output with the expected one, and shows where they differ.

use std::fmt::Write as _;

use crate::problem::Compare;

/// Result of a comparison.
#[derive(Debug, PartialEq, Eq)]
pub enum Match {
    Right,
    /// The tokens are right, but white space counts and is wrong.
    Spacing,
    Wrong,
}

/// Compares an output with the expected one in the problem's way.
pub fn compare(output: &str, expected: &str, how: Compare) -> Match {
    match how {
        Compare::Exact if output == expected => Match::Right,
        Compare::Exact if same_tokens(output, expected, how) => Match::Spacing,
        Compare::Exact => Match::Wrong,
        _ if same_tokens(output, expected, how) => Match::Right,
        _ => Match::Wrong,
    }
}

/// Whether both texts have the same tokens, whatever the white space.
fn same_tokens(output: &str, expected: &str, how: Compare) -> bool {
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
    match how {
        Compare::Exact | Compare::Tokens => false,
        Compare::Caseless => output.to_lowercase() == expected.to_lowercase(),
        Compare::Float(tolerance) => match (output.parse::<f64>(), expected.parse::<f64>()) {
            (Ok(o), Ok(e)) => (o - e).abs() <= tolerance * e.abs().max(1.0),
            _ => false,
        },
    }
}

const LINES_BEFORE: usize = 2;
const LINES_AFTER: usize = 5;
const WIDTH: usize = 36;

/// Shows the first differing lines, the expected beside the printed, with some context.
pub fn side_by_side(output: &str, expected: &str, how: Compare) -> String {
    let got: Vec<&str> = output.lines().collect();
    let want: Vec<&str> = expected.lines().collect();
    let same = |i: usize| match (got.get(i), want.get(i)) {
        (Some(g), Some(w)) if how == Compare::Exact => g == w,
        (Some(g), Some(w)) => same_tokens(g, w, how),
        _ => false,
    };
    let count = got.len().max(want.len());
    let Some(first) = (0..count).find(|&i| !same(i)) else {
        return "    the line ends differ\n".to_string();
    };
    let differing = (first..count).filter(|&i| !same(i)).count();
    let mut text = format!(
        "    line {} is the first of {differing} that differ\n",
        first + 1
    );
    let _ = writeln!(text, "      {:>6}  {:WIDTH$}  got", "line", "expected");
    for i in first.saturating_sub(LINES_BEFORE)..count.min(first + LINES_AFTER) {
        let mark = if same(i) { ' ' } else { '>' };
        let (w, g) = excerpt(want.get(i).copied(), got.get(i).copied());
        let _ = writeln!(text, "    {mark} {:>6}  {w:WIDTH$}  {g}", i + 1);
    }
    if first + LINES_AFTER < count {
        let _ = writeln!(text, "      {:>6}", "…");
    }
    text
}

/// Cuts both lines to the column's width, around their first difference.
fn excerpt(want: Option<&str>, got: Option<&str>) -> (String, String) {
    let difference = match (want, got) {
        (Some(w), Some(g)) => w.chars().zip(g.chars()).take_while(|(a, b)| a == b).count(),
        _ => 0,
    };
    let is_near = difference + WIDTH / 4 < WIDTH;
    let from = if is_near { 0 } else { difference - WIDTH / 2 };
    let cut = |line: Option<&str>| line.map_or("(no line)".to_string(), |line| window(line, from));
    (cut(want), cut(got))
}

fn window(line: &str, from: usize) -> String {
    let visible = |c: char| if c.is_control() { '·' } else { c };
    let mut chars = line.chars().skip(from).map(visible);
    let mut cut: String = chars.by_ref().take(WIDTH - 2).collect();
    if from > 0 && !cut.is_empty() {
        cut.insert(0, '…');
    }
    if chars.next().is_some() {
        cut.push('…');
    }
    cut
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
    fn capitals_count_unless_they_are_said_not_to() {
        assert_eq!(compare("Yes 1", "YES 1", Compare::Tokens), Match::Wrong);
        assert_eq!(compare("Yes 1", "YES 1", Compare::Caseless), Match::Right);
        assert_eq!(compare("Yes 1", "NO 1", Compare::Caseless), Match::Wrong);
        assert_eq!(compare("1.0", "1", Compare::Caseless), Match::Wrong);
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

    #[test]
    fn the_first_difference_is_shown_with_its_surroundings() {
        let shown = side_by_side("a\nb\nX\nd\n", "a\nb\nc\nd\ne\n", Compare::Tokens);
        assert!(
            shown.contains("line 3 is the first of 2 that differ"),
            "{shown}"
        );
        assert!(shown.contains(">      3  c"), "{shown}");
        assert!(shown.contains("       4  d"), "{shown}");
        assert!(shown.contains("(no line)"), "{shown}");
    }

    #[test]
    fn a_long_line_is_cut_around_the_difference() {
        let want = format!("{}1{}", "0 ".repeat(500), " 0".repeat(500));
        let got = format!("{}2{}", "0 ".repeat(500), " 0".repeat(500));
        let shown = side_by_side(&got, &want, Compare::Tokens);
        assert!(
            shown.lines().all(|line| line.chars().count() < 100),
            "{shown}"
        );
        assert!(
            shown.contains("0 1 0") && shown.contains("0 2 0"),
            "{shown}"
        );
    }
}
