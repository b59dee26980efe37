//! Prepares printed text: leaves out comments, rules and frames, and parts single digits.

use anyhow::{Result, ensure};

/// The lines that say something, with their numbers.
///
/// # Errors
/// If numbers of a single line may touch, as `%2d` prints 9, 10, 11; several such lines make no
/// table.
pub fn lines(text: &str) -> Result<Vec<(usize, String)>> {
    let text = text.trim_start_matches('\u{feff}');
    let lines = (1..).zip(text.lines().map(str::trim_end));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| is_filled(line)).collect();
    let is_padded = |line: &str| line.len() > 1 && line.starts_with('0');
    let digits = lines.iter().map(|(_, line)| spelled(line));
    if let Some(digits) = digits.collect::<Option<Vec<String>>>()
        && lines.iter().any(|(_, line)| is_padded(line.trim()))
    {
        return Ok(lines.iter().map(|line| line.0).zip(digits).collect());
    }
    if let [(number, line)] = lines[..]
        && let Some((first, _)) = line.trim_start().split_once(' ')
        && let Some(word) = line.split(' ').find(|word| word.len() > 5 * first.len())
    {
        ensure!(
            !line.starts_with(' '),
            "line {number}: `{word}` may be several numbers; print blanks between them"
        );
    }
    // Markdown puts each line between two bars.
    let inside = |line: &str| {
        Some(
            line.trim()
                .strip_prefix('|')?
                .strip_suffix('|')?
                .to_string(),
        )
    };
    let framed = lines
        .iter()
        .map(|(number, line)| Some((*number, inside(line)?)));
    let plain = || {
        lines
            .iter()
            .map(|(number, line)| (*number, line.to_string()))
    };
    Ok(framed
        .collect::<Option<_>>()
        .unwrap_or_else(|| plain().collect()))
}

/// Whether a line is neither blank nor ruled nor a comment.
fn is_filled(line: &str) -> bool {
    let is_rule = line.chars().all(|c| " -+|=\t:".contains(c));
    let line = line.trim_start();
    // `#3: 1` is no comment.
    let comment = line.strip_prefix('#').or(line.strip_prefix("//"));
    !is_rule && comment.is_none_or(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The digits of a line that is one word of them, with blanks between them.
fn spelled(line: &str) -> Option<String> {
    let digits = line
        .trim()
        .chars()
        .map(|c| c.is_ascii_digit().then(|| format!("{c} ")));
    digits.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_may_be_several_numbers_is_refused() {
        let said = lines("\n\n\n 0 1 2 3 4 5 6 7 8 910111213").unwrap_err();
        assert!(
            said.to_string()
                .starts_with("line 4: `910111213` may be several")
        );
        for line in [
            "0 1 2 3 4 5 6 7 8 910111213",
            " 0 1 2 3 127 8",
            " 0 1 10 9101",
            " 910111213",
        ] {
            assert!(lines(line).is_ok(), "{line}");
        }
    }
}
