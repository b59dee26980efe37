//! Compares an output with the expected one, and shows where they differ.

use std::collections::VecDeque;
use std::fmt::Write as _;

use crate::workspace::problem::Compare;

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
    let shared = shared_bytes(output, expected);
    let is_in_token = |text: &str| text[shared..].starts_with(|c: char| !c.is_whitespace());
    let is_exact = matches!(how, Compare::Exact | Compare::Tokens);
    if is_exact && is_in_token(output) && is_in_token(expected) {
        return false;
    }
    let shared = &output[..shared];
    let token = shared.rfind(' ').max(shared.rfind('\n')).unwrap_or(0);
    let mut output = output[token..].split_whitespace();
    let mut expected = expected[token..].split_whitespace();
    loop {
        match (output.next(), expected.next()) {
            (None, None) => return true,
            (Some(o), Some(e)) if same_token(o, e, how) => {}
            _ => return false,
        }
    }
}

/// Number of bytes at the beginning that are the same. Texts of many megabytes are mostly alike,
/// and whole blocks are compared fast.
fn shared_bytes(a: &str, b: &str) -> usize {
    const BLOCK: usize = 1 << 12;
    let (x, y) = (a.as_bytes(), b.as_bytes());
    let blocks = x.chunks_exact(BLOCK).zip(y.chunks_exact(BLOCK));
    let blocks = blocks.take_while(|(x, y)| x == y).count();
    let rest = x[blocks * BLOCK..].iter().zip(&y[blocks * BLOCK..]);
    let mut shared = blocks * BLOCK + rest.take_while(|(x, y)| x == y).count();
    while !a.is_char_boundary(shared) {
        shared -= 1;
    }
    shared
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
    let shared = &output[..shared_bytes(output, expected)];
    let start = shared.rmatch_indices('\n').nth(LINES_BEFORE);
    let start = start.map_or(0, |(at, _)| at + 1);
    let skipped = output[..start].matches('\n').count();
    let (mut got, mut want) = (output[start..].lines(), expected[start..].lines());
    let (mut first, mut differing, mut is_cut) = (None, 0, false);
    let mut shown = VecDeque::new();
    for line in skipped + 1.. {
        let (w, g) = (want.next(), got.next());
        let is_same = match (w, g) {
            (None, None) => break,
            (Some(w), Some(g)) => w == g || how != Compare::Exact && same_tokens(g, w, how),
            _ => false,
        };
        if !is_same {
            first.get_or_insert(line);
            differing += 1;
        }
        if first.is_some_and(|first| line >= first + LINES_AFTER) {
            is_cut = true;
            continue;
        }
        shown.push_back((line, is_same, w, g));
        if first.is_none() && shown.len() > LINES_BEFORE {
            shown.pop_front();
        }
    }
    let Some(first) = first else {
        return "    the line ends differ\n".to_string();
    };
    let mut text = format!("    line {first} is the first of {differing} that differ\n");
    let _ = writeln!(text, "      {:>6}  {:WIDTH$}  got", "line", "expected");
    for (line, is_same, w, g) in shown {
        let mark = if is_same { ' ' } else { '>' };
        let (w, g) = excerpt(w, g);
        let _ = writeln!(text, "    {mark} {line:>6}  {w:WIDTH$}  {g}");
    }
    if is_cut {
        let _ = writeln!(text, "      {:>6}", "…");
    }
    text
}

/// Cuts both lines to the column's width, around their first difference.
fn excerpt(want: Option<&str>, got: Option<&str>) -> (String, String) {
    let shared = match (want, got) {
        (Some(w), Some(g)) => &w[..shared_bytes(w, g)],
        _ => "",
    };
    let is_near = shared.chars().rev().take(WIDTH).count() + WIDTH / 4 < WIDTH;
    let from = shared.char_indices().rev().nth(WIDTH / 2 - 1);
    let from = from.map_or(0, |(at, _)| if is_near { 0 } else { at });
    let cut = |line: Option<&str>| {
        line.map_or("(no line)".to_string(), |line| {
            window(line, from, WIDTH - 2)
        })
    };
    (cut(want), cut(got))
}

/// At most `width` characters of a line from this byte on; dots stand for what is left out, and for
/// control characters.
pub(super) fn window(line: &str, from: usize, width: usize) -> String {
    let visible = |c: char| if c.is_control() { '·' } else { c };
    let mut chars = line[from..].chars().map(visible);
    let mut cut: String = chars.by_ref().take(width).collect();
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

    /// The position of the first difference in texts that are larger than a block, in words of one
    /// letter and of two bytes each.
    #[test]
    fn large_texts_are_compared_from_their_difference_on() {
        for word in ["a", "a ", "é\n", "é "] {
            for at in [0, 1, 4095, 4096, 5000, 9999] {
                let expected = word.repeat(10_000);
                let mut output: Vec<char> = expected.chars().collect();
                output[at * word.chars().count()] = 'x';
                let output: String = output.into_iter().collect();
                for how in [Compare::Exact, Compare::Tokens, Compare::Float(1e-6)] {
                    assert_eq!(compare(&output, &expected, how), Match::Wrong);
                    assert_eq!(compare(&expected, &expected, how), Match::Right);
                }
                let spaced = expected.replace(' ', "  ");
                assert_eq!(compare(&spaced, &expected, Compare::Tokens), Match::Right);
                let shown = side_by_side(&output, &expected, Compare::Tokens);
                let line = if word == "é\n" { at + 1 } else { 1 };
                let told = format!("line {line} is the first of 1 that differ");
                assert!(shown.contains(&told) && shown.contains('x'), "{shown}");
            }
        }
    }

    /// Each of these took over ten seconds.
    #[test]
    fn a_wrong_answer_of_31_megabytes_is_shown_soon() {
        for word in ["a", "1 ", "12\n"] {
            let expected = word.repeat(31_000_000 / word.len());
            let output = format!("{}x", &expected[..expected.len() - 2]);
            let began = std::time::Instant::now();
            assert_eq!(compare(&output, &expected, Compare::Tokens), Match::Wrong);
            side_by_side(&output, &expected, Compare::Tokens);
            assert!(began.elapsed().as_secs() < 10, "{:?}", began.elapsed());
        }
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
