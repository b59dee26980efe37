//! Splits a text into words, in the form in which they are compared.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of a text: lower case, without accents and apostrophes
/// (`grundys`). A full stop between digits belongs to the word (`0.77`).
///
/// Chinese and Japanese have no blanks between words: there each pair of neighbouring characters is
/// a word, so that a part of a name finds it.
pub fn words(text: &str) -> Vec<String> {
    let pieces = text.split_ascii_whitespace();
    pieces.flat_map(words_of_piece).collect()
}

/// The words between two blanks.
fn words_of_piece(piece: &str) -> Vec<String> {
    if piece.bytes().all(|c| c.is_ascii_alphanumeric()) {
        return vec![piece.to_ascii_lowercase()];
    }
    let letters = letters(piece);
    let is_digit = |i: Option<usize>| {
        i.and_then(|i| letters.get(i))
            .is_some_and(char::is_ascii_digit)
    };
    let is_inside = |(i, c): (usize, &char)| {
        c.is_alphanumeric() || *c == '.' && is_digit(i.checked_sub(1)) && is_digit(Some(i + 1))
    };
    let kept: Vec<char> = letters
        .iter()
        .enumerate()
        .map(|(i, c)| if is_inside((i, c)) { *c } else { ' ' })
        .collect();
    let runs = kept.chunk_by(|&a, &b| a != ' ' && b != ' ' && is_east_asian(a) == is_east_asian(b));
    let runs = runs.filter(|run| run[0] != ' ');
    runs.flat_map(words_of_run).collect()
}

/// Lower-case letters without accents and apostrophes. ASCII text, which is most, skips the slow
/// normalisation.
pub fn letters(piece: &str) -> Vec<char> {
    let is_kept =
        |c: &char| is_sound_mark(*c) || !is_combining_mark(*c) && !matches!(c, '\'' | '’');
    if piece.is_ascii() {
        let kept = piece.chars().filter(|c| *c != '\'');
        return kept.map(|c| c.to_ascii_lowercase()).collect();
    }
    let letters = piece.nfkd().filter(is_kept).nfc();
    letters.flat_map(char::to_lowercase).collect()
}

/// The word, or the pairs of neighbouring characters in Chinese and Japanese.
fn words_of_run(run: &[char]) -> Vec<String> {
    if run.len() > 2 && is_east_asian(run[0]) {
        run.windows(2).map(String::from_iter).collect()
    } else {
        vec![run.iter().collect()]
    }
}

/// Is it a mark that turns か into が or は into ぱ? That is another sound, not an accent.
fn is_sound_mark(c: char) -> bool {
    matches!(c, '\u{3099}' | '\u{309a}')
}

/// Is it a kana or a Chinese character?
pub fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
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

    #[test]
    fn the_marks_of_japanese_letters_are_kept() {
        assert_eq!(words("ゲーム"), ["ゲー", "ーム"]);
        assert_eq!(words("ﾆﾑ"), ["ニム"]);
        assert_eq!(words("ﾊﾞ"), ["バ"]);
        assert_ne!(words("バ"), words("ハ"));
    }

    #[test]
    fn chinese_and_japanese_are_read_in_pairs() {
        assert_eq!(words("取石子 博弈"), ["取石", "石子", "博弈"]);
        assert_eq!(words("反Nim积"), ["反", "nim", "积"]);
    }
}
