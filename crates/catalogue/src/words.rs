//! Words: how a text is split into them, which mean the same, and their stems.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of a text in lower case, without accents and apostrophes (`grundys`). A full stop
/// between digits belongs to the word (`0.77`).
///
/// Chinese and Japanese have no blanks between words. There, each pair of neighbouring characters
/// is a word, so that you find a name by a part of it.
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

/// Letters in lower case, without accents and apostrophes. Most text is ASCII and skips the slow
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

/// Is it a mark that turns か into が or は into ぱ? That makes another sound; it isn't an accent.
fn is_sound_mark(c: char) -> bool {
    matches!(c, '\u{3099}' | '\u{309a}')
}

/// Is it a kana or a Chinese character?
pub fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

/// Word → the first of its synonyms. They are spelled as [`words`] does, without the plural's `s`.
static SYNONYMS: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let groups = include_str!("synonyms.txt").lines();
    let first = |group: &'static str| group.split(' ').next().unwrap_or_default();
    let words = groups.flat_map(|group| group.split(' ').map(move |word| (word, first(group))));
    words.collect()
});

/// Words that say nothing about a game.
const EMPTY: [&str; 39] = [
    "a", "an", "and", "any", "are", "as", "at", "be", "by", "can", "each", "every", "first", "for",
    "from", "game", "games", "how", "i", "in", "is", "it", "of", "on", "only", "or", "other",
    "player", "players", "some", "than", "that", "the", "to", "up", "what", "who", "with", "you",
];

/// True if the word alone says nothing; beside another word it may.
pub fn is_empty(word: &str) -> bool {
    EMPTY.contains(&word)
}

const ENDINGS: [&str; 7] = ["ing", "ed", "es", "er", "e", "ly", "y"];

/// Letters that stay double at the end of a word: `pass`, `fall`.
const DOUBLE: &[u8] = b"aeiouls";

/// The stem of a word: the first of its synonyms, else the word without its ending. It needn't be a
/// word, but all forms of a word have the same.
pub fn stem(word: &str) -> String {
    let plural = word.strip_suffix('s').filter(|_| word.len() > 3);
    let one = plural.unwrap_or(word);
    let stem = shortened(one);
    let forms = [one, &stem, &format!("{stem}e")];
    let first = forms.iter().find_map(|form| SYNONYMS.get(form));
    first.map_or(stem.clone(), |it| it.to_string())
}

fn shortened(word: &str) -> String {
    let mut bases = ENDINGS.iter().filter_map(|end| word.strip_suffix(end));
    let Some(base) = bases.find(|base| base.len() > 2 && base.is_ascii()) else {
        return word.to_string();
    };
    match base.as_bytes() {
        [.., a, b] if a == b && !DOUBLE.contains(a) => base[..base.len() - 1].to_string(),
        _ => base.to_string(),
    }
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

    #[test]
    fn words_for_one_thing_are_synonyms_and_others_are_not() {
        assert_eq!([stem("pile"), stem("delete")], [stem("heap"), stem("cut")]);
        assert_ne!(stem("pile"), stem("stone"));
    }

    #[test]
    fn no_word_is_in_two_groups() {
        let words = include_str!("synonyms.txt").split_ascii_whitespace();
        assert_eq!(words.count(), SYNONYMS.len());
    }

    #[test]
    fn forms_of_a_word_are_one() {
        for forms in [
            ["splits", "splitting", "split"],
            ["removes", "removing", "delete"],
            ["moves", "moved", "moving"],
            ["placed", "places", "place"],
        ] {
            let stems = forms.map(stem);
            assert!(stems.iter().all(|it| *it == stems[0]), "{stems:?}");
        }
    }

    #[test]
    fn short_and_foreign_words_stay() {
        assert_eq!(stem("red"), "red");
        assert_eq!(stem("石子"), "石子");
        assert_ne!(stem("fall"), stem("fal"));
    }
}
