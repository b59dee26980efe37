//! Words: how a text is split into them, which mean the same, and their stems; names near to a
//! mistyped one.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use strsim::{jaro_winkler, osa_distance};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words of a text in lower case, without accents and apostrophes (`grundys`). A full stop
/// between digits belongs to the word (`0.77`).
///
/// Chinese and Japanese have no blanks between words. There, the terms of the catalogue are words,
/// and where it knows none, each pair of neighbouring characters, so that you find a name by a part
/// of it.
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

/// Returns the word; of Chinese and Japanese the terms that the catalogue knows, and of what lies
/// between them the pairs of neighbouring characters. Hiragana between terms is grammar, and left
/// out.
fn words_of_run(run: &[char]) -> Vec<String> {
    if !is_east_asian(run[0]) {
        return vec![run.iter().collect()];
    }
    let (mut words, mut unknown, mut at) = (Vec::new(), 0, 0);
    while at < run.len() {
        let Some(length) = term_length(&run[at..]) else {
            at += 1;
            continue;
        };
        words.extend(pairs(&run[unknown..at]));
        words.push(run[at..at + length].iter().collect());
        at += length;
        unknown = at;
    }
    words.extend(pairs(&run[unknown..]));
    words
}

/// Returns the length of the longest term that the text begins with.
fn term_length(text: &[char]) -> Option<usize> {
    let lengths = TERM_LENGTHS.get(&text[0])?;
    let known = |length: &&usize| {
        let term = text.get(..**length).map(String::from_iter);
        term.is_some_and(|term| is_term(&term))
    };
    lengths.iter().rev().find(known).copied()
}

fn is_term(word: &str) -> bool {
    SYNONYMS.contains_key(word) || is_empty(word)
}

/// Returns the pairs of neighbours in a text of unknown words.
fn pairs(text: &[char]) -> Vec<String> {
    let runs = text.chunk_by(|&a, &b| is_hiragana(a) == is_hiragana(b));
    let runs = runs.filter(|run| !is_hiragana(run[0]));
    let pairs = runs.flat_map(|run| run.windows(run.len().min(2)));
    pairs.map(String::from_iter).collect()
}

/// Returns whether this mark turns か into が or は into ぱ. That makes another sound; it isn't an
/// accent.
fn is_sound_mark(c: char) -> bool {
    matches!(c, '\u{3099}' | '\u{309a}')
}

/// Returns whether this is a kana or a Chinese character.
pub fn is_east_asian(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

/// Returns whether it is a letter of Japanese grammar.
fn is_hiragana(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{309f}')
}

/// Word → the first of its synonyms. They are spelled as [`words`] does, without the plural's `s`.
static SYNONYMS: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let groups = include_str!("terms.txt").lines();
    let first = |group: &'static str| group.split(' ').next().unwrap_or_default();
    let words = groups.flat_map(|group| group.split(' ').map(move |word| (word, first(group))));
    words.collect()
});

/// Stems of the catalogue's own terms.
static KNOWN: LazyLock<HashSet<&str>> = LazyLock::new(|| SYNONYMS.values().copied().collect());

/// Words that say nothing about a game.
static EMPTY: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("empty.txt").split_whitespace().collect());

/// First character of a Chinese or Japanese term → the lengths of such terms, in increasing order.
static TERM_LENGTHS: LazyLock<HashMap<char, Vec<usize>>> = LazyLock::new(|| {
    let mut lengths: HashMap<char, Vec<usize>> = HashMap::new();
    for term in SYNONYMS.keys().chain(EMPTY.iter()) {
        if let Some(first) = term.chars().next().filter(|it| is_east_asian(*it)) {
            lengths.entry(first).or_default().push(term.chars().count());
        }
    }
    for lengths in lengths.values_mut() {
        lengths.sort_unstable();
        lengths.dedup();
    }
    lengths
});

/// Returns whether the stem is a term of the catalogue.
pub fn is_known(stem: &str) -> bool {
    KNOWN.contains(stem)
}

/// Returns whether the word alone says nothing; beside another word it may.
pub fn is_empty(word: &str) -> bool {
    EMPTY.contains(word)
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

/// The text ` (did you mean …?)` with the names similar to `wrong`, else ` (the nearest are …)`;
/// empty if there are no names at all, or `wrong` is one letter, to which no name is near.
pub fn did_you_mean(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let near = if_near(wrong, names);
    if !near.is_empty() || names.is_empty() || wrong.chars().count() < 2 {
        return near;
    }
    format!(" (the nearest are {})", nearest(wrong, names).join(", "))
}

/// The text ` (did you mean …?)` with the names similar to `wrong`; empty if none is similar.
pub fn if_near(wrong: &str, names: &[impl AsRef<str>]) -> String {
    let close = names.iter().filter(|name| are_near(wrong, name.as_ref()));
    let close: Vec<&str> = close.map(AsRef::as_ref).collect();
    if close.is_empty() {
        return String::new();
    }
    format!(" (did you mean {}?)", nearest(wrong, &close).join(" or "))
}

/// The name most similar to `wrong`, if any is similar.
pub fn nearest_of(wrong: &str, names: &[impl AsRef<str>]) -> Option<String> {
    let close = names.iter().map(AsRef::as_ref);
    let close = close.filter(|name| are_near(wrong, name));
    let nearest = close.max_by(|a, b| {
        let likeness = |name| jaro_winkler(wrong, name);
        likeness(a).total_cmp(&likeness(b))
    });
    nearest.map(ToString::to_string)
}

/// Returns whether at most a third of the letters is wrong, in a word of three or more, or if four
/// or more letters are the beginning of `name`.
fn are_near(wrong: &str, name: &str) -> bool {
    let letters = wrong.chars().count();
    let begins = letters >= 4 && name.starts_with(wrong);
    begins || letters >= 3 && osa_distance(wrong, name) <= letters / 3
}

/// The three most similar names, best first, quoted.
fn nearest(wrong: &str, names: &[impl AsRef<str>]) -> Vec<String> {
    let mut near: Vec<(f64, &str)> = names
        .iter()
        .map(|name| (jaro_winkler(wrong, name.as_ref()), name.as_ref()))
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.truncate(3);
    near.iter().map(|(_, name)| format!("`{name}`")).collect()
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
        assert_eq!(words("ﾆﾑ"), ["ニム"]);
        assert_eq!(words("ﾊﾞ"), ["バ"]);
        assert_ne!(words("バ"), words("ハ"));
    }

    #[test]
    fn chinese_and_japanese_are_read_by_terms_and_else_in_pairs() {
        assert_eq!(words("取石子 博弈"), ["取", "石子", "博弈"]);
        assert_eq!(words("反Nim积"), ["反", "nim", "积"]);
        assert_eq!(words("移动棋子"), ["移动", "棋子"]);
        assert_eq!(words("魔法珠子"), ["魔法", "珠子"]);
        assert_eq!(words("石を取り除いて勝つ"), ["石", "取り除", "勝つ"]);
        assert_eq!(stem("硬币"), stem("coins"));
    }

    #[test]
    fn a_longer_term_is_not_read_as_its_parts() {
        for (text, other) in [
            ("取模", "取"),
            ("负数", "负"),
            ("負の数", "負"),
            ("输入", "输"),
        ] {
            assert!(!words(text).contains(&other.to_string()), "{text}");
        }
    }

    #[test]
    fn words_for_one_thing_are_synonyms_and_others_are_not() {
        assert_eq!([stem("pile"), stem("delete")], [stem("heap"), stem("cut")]);
        assert_ne!(stem("pile"), stem("stone"));
    }

    #[test]
    fn no_word_is_in_two_groups() {
        let words = include_str!("terms.txt").split_whitespace();
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
        assert_eq!(stem("魔法"), "魔法");
        assert_ne!(stem("fall"), stem("fal"));
    }

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["gym100500_e", "cf15_c", "agc017_d"];
        let hint = did_you_mean("gym10050_e", &names);
        assert!(hint.starts_with(" (did you mean `gym100500_e`"), "{hint}");
        assert!(did_you_mean("nosuch", &names).starts_with(" (the nearest are"));
        assert_eq!(did_you_mean("nosuch", &[""; 0]), "");
        assert_eq!(did_you_mean("x", &names), "");
    }

    #[test]
    fn a_word_is_meant_only_if_it_is_near() {
        let names = ["wythoff", "kayles", "nim"];
        for (wrong, meant) in [("withof", "wythoff"), ("kayels", "kayles"), ("nin", "nim")] {
            assert_eq!(
                if_near(wrong, &names),
                format!(" (did you mean `{meant}`?)")
            );
        }
        for far in ["python", "keys", "him x", "no", "dp"] {
            assert_eq!(if_near(far, &names), "", "{far}");
        }
    }
}
