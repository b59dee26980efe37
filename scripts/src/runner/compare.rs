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

/// Compares an output with the expected one in the problem's way, byte by byte or token by token.
pub fn compare(output: &[u8], expected: &[u8], how: Compare) -> Match {
    match how {
        Compare::Exact if output == expected => Match::Right,
        Compare::Exact if same_tokens(output, expected, how) => Match::Spacing,
        Compare::Exact => Match::Wrong,
        _ if same_tokens(output, expected, how) => Match::Right,
        _ => Match::Wrong,
    }
}

/// Returns whether a byte is white space as judges take it: C's `isspace`, so no Unicode.
fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Splits a text into its tokens.
pub fn tokens(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let parts = text.split(|&byte| is_space(byte));
    parts.filter(|part| !part.is_empty())
}

/// Returns whether both texts have the same tokens, whatever the white space.
fn same_tokens(output: &[u8], expected: &[u8], how: Compare) -> bool {
    let shared = shared_bytes(output, expected);
    let is_in_token = |text: &[u8]| text.get(shared).is_some_and(|&byte| !is_space(byte));
    let is_exact = matches!(how, Compare::Exact | Compare::Tokens);
    if is_exact && is_in_token(output) && is_in_token(expected) {
        return false;
    }
    let token = output[..shared].iter().rposition(|&byte| is_space(byte));
    let token = token.unwrap_or(0);
    let mut output = tokens(&output[token..]);
    let mut expected = tokens(&expected[token..]);
    loop {
        match (output.next(), expected.next()) {
            (None, None) => return true,
            (Some(o), Some(e)) if same_token(o, e, how) => {}
            _ => return false,
        }
    }
}

/// Returns the number of bytes at the beginning that are the same. Texts of many megabytes are
/// mostly alike, and whole blocks are compared fast.
fn shared_bytes(a: &[u8], b: &[u8]) -> usize {
    const BLOCK: usize = 1 << 12;
    let blocks = a.chunks_exact(BLOCK).zip(b.chunks_exact(BLOCK));
    let blocks = blocks.take_while(|(x, y)| x == y).count();
    let rest = a[blocks * BLOCK..].iter().zip(&b[blocks * BLOCK..]);
    blocks * BLOCK + rest.take_while(|(x, y)| x == y).count()
}

fn same_token(output: &[u8], expected: &[u8], how: Compare) -> bool {
    if output == expected {
        return true;
    }
    match how {
        Compare::Exact | Compare::Tokens => false,
        Compare::Caseless => output.eq_ignore_ascii_case(expected),
        Compare::Float(tolerance) => match (number(output), number(expected)) {
            (Some(o), Some(e)) => (o - e).abs() <= tolerance * e.abs().max(1.0),
            _ => false,
        },
    }
}

fn number(token: &[u8]) -> Option<f64> {
    str::from_utf8(token).ok()?.parse().ok()
}

const LINES_BEFORE: usize = 2;
const LINES_AFTER: usize = 5;
const WIDTH: usize = 36;

/// Shows the first differing lines, the expected beside the printed, with some context.
pub fn side_by_side(output: &[u8], expected: &[u8], how: Compare) -> String {
    let shared = &output[..shared_bytes(output, expected)];
    let ends = shared
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n');
    let start = ends.rev().nth(LINES_BEFORE).map_or(0, |(at, _)| at + 1);
    let skipped = output[..start]
        .iter()
        .filter(|&&byte| byte == b'\n')
        .count();
    let (mut got, mut want) = (lines(&output[start..]), lines(&expected[start..]));
    let (mut first, mut token, mut differing, mut is_cut) = (None, None, 0, false);
    let mut shown = VecDeque::new();
    for line in skipped + 1.. {
        let (w, g) = (want.next(), got.next());
        let is_same = match (w, g) {
            (None, None) => break,
            (Some(w), Some(g)) => w == g || how != Compare::Exact && same_tokens(g, w, how),
            _ => false,
        };
        if !is_same {
            if let (None, Some(w), Some(g)) = (first, w, g) {
                token = token_beyond([w, g], [expected, output], how);
            }
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
    let mut text = match (token, differing) {
        (Some(token), _) => token,
        (None, 1) => format!("    line {first} differs\n"),
        (None, _) => format!("    line {first} is the first of {differing} that differ\n"),
    };
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

/// Names the first token that differs, if white space doesn't count and these lines, the first that
/// differ, differ only in where they end.
fn token_beyond(lines: [&[u8]; 2], texts: [&[u8]; 2], how: Compare) -> Option<String> {
    let mut in_lines = tokens(lines[0]).zip(tokens(lines[1]));
    if how == Compare::Exact || !in_lines.all(|(w, g)| same_token(g, w, how)) {
        return None;
    }
    let [mut want, mut got] = texts.map(tokens);
    let shown = |token: Option<&[u8]>| token.map_or("nothing".into(), |it| window(it, 0, WIDTH));
    let mut pairs = (1..).map(|n| (n, want.next(), got.next()));
    let (n, w, g) = pairs.find(|(_, w, g)| match (w, g) {
        (Some(w), Some(g)) => !same_token(g, w, how),
        _ => true,
    })?;
    let (w, g) = (shown(w), shown(g));
    Some(format!(
        "    token {n} differs: {w} is expected, {g} was printed\n"
    ))
}

/// Splits a text into lines as [`str::lines`] does.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.map(|line| {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        line.strip_suffix(b"\r").unwrap_or(line)
    })
}

/// Cuts both lines to the column's width, around their first difference.
fn excerpt(want: Option<&[u8]>, got: Option<&[u8]>) -> (String, String) {
    let from = match (want, got) {
        (Some(want), Some(got)) => {
            let shared = &want[..shared_bytes(want, got)];
            // The first byte of a character; the rest of it begins with the bits 10.
            let is_start = |byte: u8| byte & 0xc0 != 0x80;
            let starts = shared.iter().enumerate().rev();
            let mut starts = starts.filter(|(_, byte)| is_start(**byte));
            let is_near = starts.clone().take(WIDTH).count() + WIDTH / 4 < WIDTH;
            let from = starts.nth(WIDTH / 2).filter(|_| !is_near);
            from.map_or(0, |(at, _)| at)
        }
        _ => 0,
    };
    let cut = |line: Option<&[u8]>| {
        line.map_or("(no line)".to_string(), |line| {
            window(line, from, WIDTH - 2)
        })
    };
    (cut(want), cut(got))
}

/// Returns at most `width` characters of a line from this byte on. Dots replace what is left out
/// and control characters; what looks like a blank or like nothing is written out.
pub(super) fn window(line: &[u8], from: usize, width: usize) -> String {
    // One character more than fits; each has at most four bytes.
    let longest = from.saturating_add((width + 1) * 4).min(line.len());
    let mut text = String::new();
    for chunk in line[from..longest].utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                ' ' => text.push(c),
                '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => {
                    text.extend(c.escape_unicode());
                }
                _ if c.is_control() => text.push('·'),
                _ if c.is_whitespace() => text.extend(c.escape_unicode()),
                _ => text.push(c),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    let mut chars = text.chars();
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
    use proptest::prelude::*;

    use super::{Compare, Match};

    fn compare(output: impl AsRef<[u8]>, expected: impl AsRef<[u8]>, how: Compare) -> Match {
        super::compare(output.as_ref(), expected.as_ref(), how)
    }

    fn side_by_side(output: &str, expected: &str, how: Compare) -> String {
        super::side_by_side(output.as_bytes(), expected.as_bytes(), how)
    }

    #[test]
    fn tokens_ignore_white_space() {
        assert_eq!(compare("1  2\n", "1\n2", Compare::Tokens), Match::Right);
        assert_eq!(compare("12", "1 2", Compare::Tokens), Match::Wrong);
        assert_eq!(compare("1", "1 2", Compare::Tokens), Match::Wrong);
        assert_eq!(compare("", "\n", Compare::Tokens), Match::Right);
    }

    #[test]
    fn only_ascii_white_space_separates_tokens() {
        for space in ["\u{3000}", "\u{a0}", "\u{2028}", "\u{85}", "\u{feff}"] {
            let output = format!("1{space}2\n");
            for how in [Compare::Tokens, Compare::Caseless, Compare::Float(1e-6)] {
                assert_eq!(compare(&output, "1 2\n", how), Match::Wrong, "{space:?}");
                assert_eq!(compare(&output, &output, how), Match::Right, "{space:?}");
            }
            let shown = side_by_side(&output, "1 2\n", Compare::Tokens);
            let escaped: String = space.chars().flat_map(char::escape_unicode).collect();
            let is_control = space == "\u{85}";
            assert!(
                shown.contains(if is_control { "1·2" } else { &escaped }),
                "{shown}"
            );
        }
        assert_eq!(
            compare("1\t\x0b\x0c\r\n2", "1 2", Compare::Tokens),
            Match::Right
        );
    }

    proptest! {
        #[test]
        fn a_window_has_so_many_characters_and_dots_where_more_are(
            letters in prop::collection::vec(prop::sample::select(vec!['a', 'é', '中', '😀']), 0..9),
            skipped in 0usize..9,
            width in 0usize..9,
        ) {
            let line: String = letters.iter().collect();
            let left = letters.iter().skip(skipped);
            let from = letters.iter().take(skipped).map(|c| c.len_utf8()).sum();
            let mut expected: String = left.clone().take(width).collect();
            if from > 0 && !expected.is_empty() {
                expected.insert(0, '…');
            }
            if left.count() > width {
                expected.push('…');
            }
            prop_assert_eq!(super::window(line.as_bytes(), from, width), expected);
        }

        /// Judges split by C's `isspace` and compare bytes.
        #[test]
        fn texts_are_equal_as_their_words_are(
            output in "[01 \t\r\n\u{a0}\u{3000}]{0,9}",
            expected in "[01 \t\r\n\u{a0}\u{3000}]{0,9}",
        ) {
            let words = |text: &str| -> Vec<Vec<u8>> {
                let words = text.as_bytes().split(u8::is_ascii_whitespace);
                words.filter(|word| !word.is_empty()).map(<[u8]>::to_vec).collect()
            };
            let is_right = compare(&output, &expected, Compare::Tokens) == Match::Right;
            prop_assert_eq!(is_right, words(&output) == words(&expected));
            prop_assert_eq!(compare(&output, &output, Compare::Tokens), Match::Right);
            side_by_side(&output, &expected, Compare::Tokens);
        }
    }

    #[test]
    fn an_invalid_byte_equals_only_itself() {
        for how in [
            Compare::Exact,
            Compare::Tokens,
            Compare::Caseless,
            Compare::Float(1e-6),
        ] {
            assert_eq!(compare(b"a\xff", b"a\xfe", how), Match::Wrong);
            assert_eq!(compare(b"a\xff", "a\u{fffd}", how), Match::Wrong);
            assert_eq!(compare(b"a\xff", b"a\xff", how), Match::Right);
        }
        let shown = super::side_by_side(b"a\xff", b"a\xfe", Compare::Tokens);
        assert!(
            shown.contains("a\\xfe") && shown.contains("a\\xff"),
            "{shown}"
        );
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
                let told = format!("line {line} differs");
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

    /// Rows are in columns, the difference is in sight wherever it is, and the beginning is if the
    /// difference is near it.
    #[test]
    fn a_difference_anywhere_in_a_line_is_in_sight() {
        let letters = ["a", "é", "😀"];
        let places = (0..80).flat_map(|before| [0, 1, 8, 33, 99].map(|after| (before, after)));
        for ((before, after), letter) in
            places.flat_map(|place| letters.map(|letter| (place, letter)))
        {
            let line = |c| format!("{}{c}{}", letter.repeat(before), letter.repeat(after));
            let (want, got) = (line('x'), line('y'));
            let shown = side_by_side(&got, &want, Compare::Tokens);
            let [head, row] = [1, 2].map(|at| shown.lines().nth(at).expect("three lines"));
            let [left, right] = ["expected", "got"].map(|name| head.find(name).expect(name));
            let row: Vec<char> = row.chars().collect();
            assert_eq!(&row[right - 2..right], [' ', ' '], "{shown}");
            let cells = [&row[left..right], &row[right..]].map(String::from_iter);
            for (cell, (line, c)) in cells.iter().zip([(want, 'x'), (got, 'y')]) {
                assert!(cell.contains(c), "{shown}");
                let (cell, length) = (cell.trim_end(), line.chars().count());
                if before < 26 && length <= 34 {
                    assert_eq!(cell, line);
                } else if before < 26 {
                    assert!(
                        line.starts_with(cell.strip_suffix('…').expect("cut")),
                        "{shown}"
                    );
                }
            }
        }
    }

    #[test]
    fn blanks_make_a_line_differ_only_where_they_count() {
        let shown = |how| side_by_side("1  2\n3\n", "1 2\n4\n", how);
        assert!(shown(Compare::Tokens).contains("line 2 differs"));
        assert!(shown(Compare::Exact).contains("line 1 is the first of 2 that differ"));
    }

    #[test]
    fn a_wrong_token_is_named_where_lines_end_elsewhere() {
        let shown = |output, expected| side_by_side(output, expected, Compare::Tokens);
        let begins = |output, expected, with| {
            let shown = shown(output, expected);
            assert!(shown.starts_with(with), "{shown}");
        };
        begins(
            "1\n2\n4\n",
            "1 2 3\n",
            "    token 3 differs: 3 is expected, 4 was printed\n",
        );
        begins("1\n\n2\n4\n", "1\n2\n3\n", "    token 3 differs: 3 is");
        begins(
            "1 2\n",
            "1\n2\n3\n",
            "    token 3 differs: 3 is expected, nothing was",
        );
        begins("1\n2\n4\n", "1\n2\n3\n", "    line 3 differs\n");
        begins("1\n2\n", "1\n2\n3\n", "    line 3 differs\n");
        begins("1 2\n", "1 3\n", "    line 1 differs\n");
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
