//! Removes endings of words, so that `splits` and `splitting` match.

use crate::synonyms::synonyms;

const ENDINGS: [&str; 7] = ["ing", "ed", "es", "er", "e", "ly", "y"];

/// Letters that may stay double at the end of a word: `pass`, `fall`.
const DOUBLE: &[u8] = b"aeiouls";

/// Stem of a word: the first of its synonyms, else the word without its ending. It need not be an
/// English word, but is equal for all forms of one.
pub fn stem(word: &str) -> String {
    let plural = word.strip_suffix('s').filter(|_| word.len() > 3);
    let one = plural.unwrap_or(word);
    let stem = shortened(one);
    let forms = [one, &stem, &format!("{stem}e")];
    let first = forms.iter().find_map(|form| synonyms(form).first());
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
