//! How well an entry of the catalogue fits the words of a query.

use crate::words;

/// What is searched of one entry, and how much a word found there counts.
#[derive(Debug, Default)]
pub struct Index {
    fields: [(u32, Vec<String>); 5],
}

/// The texts of one entry that are searched, in the order in which they count.
#[derive(Debug, Default, Clone, Copy)]
pub struct Texts<'a> {
    pub name: &'a str,
    pub title: &'a str,
    pub games: &'a str,
    /// What a move is and who wins, or the definition of what a snippet computes.
    pub rules: &'a str,
    /// Everything else that is said about it.
    pub remarks: &'a str,
}

impl Index {
    /// Takes the texts apart.
    pub fn new(texts: Texts) -> Self {
        let fields = [
            (8, texts.name),
            (6, texts.title),
            (6, texts.games),
            (3, texts.rules),
            (1, texts.remarks),
        ];
        Self {
            fields: fields.map(|(weight, text)| (weight, words(text))),
        }
    }

    /// How well it fits all of these words; `None` if it lacks one.
    ///
    /// Words that stand side by side as they do in the query count most; among equals, the
    /// entry whose whole name is the query comes first.
    pub fn score(&self, query: &[String]) -> Option<u32> {
        let alone = query.chunks(1).map(|word| self.best(word));
        let alone = alone.map(|count| Some(count).filter(|&count| count > 0));
        let side_by_side: u32 = query.windows(2).map(|pair| 10 * self.best(pair)).sum();
        let is_name = u32::from(self.fields[0].1 == query);
        Some(alone.sum::<Option<u32>>()? + side_by_side + is_name)
    }

    /// The most that these words, one after another, count in a field.
    fn best(&self, words: &[String]) -> u32 {
        let count = |(weight, field): &(u32, Vec<String>)| {
            let places = field.windows(words.len());
            let fits =
                |place: &[String]| place.iter().zip(words).map(|(a, b)| likeness(a, b)).min();
            weight * places.filter_map(fits).max().unwrap_or(0)
        };
        self.fields.iter().map(count).max().unwrap_or(0)
    }

    /// The words of name, title and games that a user may have meant.
    pub fn keywords(&self) -> impl Iterator<Item = &String> {
        let words = self.fields[..3].iter().flat_map(|(_, words)| words);
        words.filter(|word| word.len() > 2 && word.chars().any(char::is_alphabetic))
    }
}

/// 2: the same word, in the singular or the plural; 1: its beginning; 0: another.
fn likeness(text: &str, query: &str) -> u32 {
    let singular = |word: &str| word.strip_suffix('s').map_or(word.len(), str::len);
    if text[..singular(text)] == query[..singular(query)] {
        2
    } else {
        u32::from(text.starts_with(query))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(index: &Index, query: &str) -> Option<u32> {
        index.score(&words(query))
    }

    #[test]
    fn all_words_must_be_found() {
        let index = Index::new(Texts {
            name: "misere_nim",
            title: "Nim, normal and misère",
            rules: "Heaps of stones.",
            ..Texts::default()
        });
        assert!(score(&index, "MISÈRE").is_some());
        assert!(score(&index, "misere heap").is_some());
        assert!(score(&index, "ston").is_some());
        assert_eq!(score(&index, "misere coins"), None);
        assert_eq!(score(&index, "tones"), None);
    }

    #[test]
    fn the_name_itself_comes_before_a_longer_one() {
        let named = |name| {
            Index::new(Texts {
                name,
                ..Texts::default()
            })
        };
        let (wythoff, generalized) = (named("wythoff"), named("generalized_wythoff"));
        assert!(score(&wythoff, "wythoff") > score(&generalized, "wythoff"));
        assert!(score(&wythoff, "generalized wythoff").is_none());
    }

    #[test]
    fn names_titles_and_games_count_more_than_prose() {
        let about = Texts {
            name: "wythoff",
            title: "Wythoff's game",
            ..Texts::default()
        };
        let tagged = Texts {
            title: "Taking stones",
            games: "wythoff, two heaps",
            ..Texts::default()
        };
        let ruled = Texts {
            rules: "The moves of Wythoff's game.",
            ..Texts::default()
        };
        let beside = Texts {
            title: "Nim",
            remarks: "Unlike Wythoff's game.",
            ..Texts::default()
        };
        let scores = [about, tagged, ruled, beside]
            .map(|texts| score(&Index::new(texts), "wythoff").unwrap());
        assert!(scores.is_sorted_by(|a, b| a > b), "{scores:?}");
    }

    #[test]
    fn words_side_by_side_count_most() {
        let together = Index::new(Texts {
            remarks: "There are two heaps.",
            ..Texts::default()
        });
        let apart = Index::new(Texts {
            title: "Heaps",
            remarks: "Two rows.",
            ..Texts::default()
        });
        assert!(score(&together, "two heaps") > score(&apart, "two heaps"));
        assert!(score(&apart, "two heaps").is_some());
    }

    #[test]
    fn a_word_counts_more_than_its_beginning() {
        assert_eq!(likeness("heaps", "heap"), 2);
        assert_eq!(likeness("heap", "heaps"), 2);
        assert_eq!(likeness("nimber", "nim"), 1);
        assert_eq!(likeness("nim", "nimber"), 0);
        assert_eq!(likeness("s", "s"), 2);
    }
}
