//! Shows the difference between an output and the expected one.

use std::fmt::Write as _;

use super::compare::same_tokens;
use crate::problem::Compare;

const LINES_BEFORE: usize = 2;
const LINES_AFTER: usize = 5;
const WIDTH: usize = 36;

/// First differing lines, expected beside printed, with some lines of context.
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

/// Both lines, cut to the column's width around the first differing character.
fn excerpt(want: Option<&str>, got: Option<&str>) -> (String, String) {
    let difference = match (want, got) {
        (Some(w), Some(g)) => w.chars().zip(g.chars()).take_while(|(a, b)| a == b).count(),
        _ => 0,
    };
    let from = if difference + WIDTH / 4 < WIDTH {
        0
    } else {
        difference - WIDTH / 2
    };
    let cut = |line: Option<&str>| match line {
        None => "(no line)".to_string(),
        Some(line) => window(line, from),
    };
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
