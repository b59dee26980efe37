//! The words of a text, in the form in which they are compared.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of a text: lower case, without accents and apostrophes
/// (`grundys`). A full stop between digits belongs to the word (`0.77`).
pub fn words(text: &str) -> Vec<String> {
    let letters: Vec<char> = text
        .nfkd()
        .filter(|&c| !is_combining_mark(c) && !matches!(c, '\'' | '’'))
        .flat_map(char::to_lowercase)
        .collect();
    let is_digit = |i: Option<usize>| {
        i.and_then(|i| letters.get(i))
            .is_some_and(char::is_ascii_digit)
    };
    let is_inside = |(i, c): (usize, &char)| {
        c.is_alphanumeric() || *c == '.' && is_digit(i.checked_sub(1)) && is_digit(Some(i + 1))
    };
    let kept: String = letters
        .iter()
        .enumerate()
        .map(|(i, c)| if is_inside((i, c)) { *c } else { ' ' })
        .collect();
    kept.split_whitespace().map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_punctuation_do_not_matter() {
        assert_eq!(words("Misère Nim"), ["misere", "nim"]);
        assert_eq!(
            words("Sprague–Grundy: `0.77`, ⌊dφ⌋."),
            ["sprague", "grundy", "0.77", "dφ"]
        );
        assert_eq!(words("Grundy's game’s"), ["grundys", "games"]);
        assert_eq!(words("is_p_position"), ["is", "p", "position"]);
    }
}
