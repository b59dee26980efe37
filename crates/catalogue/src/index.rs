//! How well an entry of the catalogue matches the words of a query.

use crate::words::{is_east_asian, is_empty, synonyms, words};

/// The words of an entry's texts, each text with the weight of a match in it.
#[derive(Debug, Default)]
pub struct Index {
    fields: [(u32, Vec<String>); 6],
    /// The words of its name and of each of its other names.
    names: Vec<Vec<String>>,
}

/// The texts of an entry that are searched, from the highest weight to the lowest.
#[derive(Debug, Default, Clone, Copy)]
pub struct Texts<'a> {
    pub name: &'a str,
    pub title: &'a str,
    pub games: &'a str,
    /// Other names, in any language.
    pub names: &'a str,
    /// Moves and winner of a game, or the definition of a snippet's result.
    pub rules: &'a str,
    /// Everything else about the entry.
    pub remarks: &'a str,
}

/// How well an entry matches a query; a better match is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fit {
    /// How many meaningful words of the query match. A word counts twice in the name, title, games
    /// or other names, and once more if the query's next word follows it.
    pub words: u32,
    points: u64,
}

/// The largest score of a word in the rules or the remarks.
const MAX_TEXT_SCORE: u32 = 3 * 4;

/// Points for an entry whose name is the query.
const WHOLE_NAME_POINTS: u64 = 1000;

/// The words of a query with their weights. The fewer entries contain a word, the more it weighs.
pub struct Query<'a> {
    words: &'a [String],
    wanted: Vec<QueryWord<'a>>,
    weights: Vec<u64>,
}

impl<'a> Query<'a> {
    /// Weighs the words by the number of entries that contain them.
    pub fn new(words: &'a [String], entries: &[&Index]) -> Self {
        let says_something = words.iter().any(|word| !is_empty(word));
        let weight = |wanted: &[QueryWord]| {
            let having = entries.iter().filter(|it| it.best(wanted) > 0).count();
            // 16 times one more than the binary logarithm of its rarity.
            let rare = (entries.len() + 1) as f64 / (having + 1) as f64;
            let is_counted = !(says_something && is_empty(wanted[0].word));
            u64::from(is_counted) * (16.0 * (1.0 + rare.log2())) as u64
        };
        let wanted: Vec<QueryWord> = words.iter().map(|word| QueryWord::new(word)).collect();
        Self {
            words,
            weights: wanted.chunks(1).map(weight).collect(),
            wanted,
        }
    }
}

impl Index {
    /// Splits the texts into words.
    pub fn new(texts: Texts) -> Self {
        let fields = [
            (8, texts.name),
            (6, texts.title),
            (6, texts.games),
            (6, texts.names),
            (3, texts.rules),
            (1, texts.remarks),
        ];
        let names = texts.names.split(',').chain([texts.name]);
        Self {
            fields: fields.map(|(weight, text)| (weight, words(text))),
            names: names.map(words).collect(),
        }
    }

    /// How well the entry matches; `None` if it contains none of the words. Words that are
    /// neighbours as in the query count most. Among equal matches, an entry whose name is the query
    /// comes first.
    pub fn fit(&self, query: &Query) -> Option<Fit> {
        let mut fit = Fit {
            words: 0,
            points: 0,
        };
        for (word, weight) in query.wanted.chunks(1).zip(&query.weights) {
            let best = self.best(word);
            if *weight > 0 && best > 0 {
                fit.words += 1 + u32::from(best > MAX_TEXT_SCORE);
            }
            fit.points += weight * u64::from(best);
        }
        let pairs = query.wanted.windows(2).zip(query.weights.windows(2));
        for (pair, weights) in pairs {
            let best = u64::from(self.best(pair));
            fit.words += u32::from(best > 0 && !weights.contains(&0));
            fit.points += 5 * (weights[0] + weights[1]).max(16) * best;
        }
        if self.names.iter().any(|name| name == query.words) {
            fit.points += WHOLE_NAME_POINTS;
        }
        if self.fields[0].1 == query.words {
            fit.points += WHOLE_NAME_POINTS;
        }
        (fit.words > 0).then_some(fit)
    }

    /// The largest score of these words, in this order, in any of the texts.
    fn best(&self, words: &[QueryWord]) -> u32 {
        let count = |(weight, field): &(u32, Vec<String>)| {
            let places = field.windows(words.len());
            let fits = |place: &[String]| {
                let likeness = place
                    .iter()
                    .zip(words)
                    .map(|(text, word)| word.likeness(text));
                likeness.min()
            };
            weight * places.filter_map(fits).max().unwrap_or(0)
        };
        self.fields.iter().map(count).max().unwrap_or(0)
    }

    /// True if the texts contain this word, its plural, a synonym, or a longer word that begins
    /// with it.
    pub fn has(&self, word: &str) -> bool {
        self.best(&[QueryWord::new(word)]) > 0
    }

    /// Words of the names, title and games: what a mistyped word may have meant.
    pub fn keywords(&self) -> impl Iterator<Item = &String> {
        let words = self.fields[..4].iter().flat_map(|(_, words)| words);
        let is_typed = |word: &&String| {
            word.len() > 2
                && word.chars().any(char::is_alphabetic)
                && !word.chars().any(is_east_asian)
        };
        words.filter(is_typed)
    }
}

/// A word of a query, looked up once for all texts.
struct QueryWord<'a> {
    word: &'a str,
    singular: &'a str,
    synonyms: &'static [&'static str],
}

impl<'a> QueryWord<'a> {
    fn new(word: &'a str) -> Self {
        let singular = singular(word);
        Self {
            word,
            singular,
            synonyms: synonyms(singular),
        }
    }

    /// How alike a word is: 4 if equal up to a plural, 3 for a synonym, 2 for a longer word that
    /// begins with this one, else 0.
    fn likeness(&self, text: &str) -> u32 {
        let one = singular(text);
        if one == self.singular {
            4
        } else if self.synonyms.contains(&one) {
            3
        } else if text.starts_with(self.word) {
            2
        } else {
            0
        }
    }
}

fn singular(word: &str) -> &str {
    word.strip_suffix('s').unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(index: &Index, query: &str) -> Option<Fit> {
        let words = words(query);
        index.fit(&Query::new(&words, &[index]))
    }

    #[test]
    fn the_words_that_fit_are_counted_and_not_all_must() {
        let index = Index::new(Texts {
            name: "misere_nim",
            title: "Nim, normal and misère",
            rules: "Heaps of stones.",
            ..Texts::default()
        });
        let fitting = |query: &str| fit(&index, query).map(|fit| fit.words);
        assert_eq!(fitting("MISÈRE"), Some(2));
        assert_eq!(fitting("misere heap"), Some(3));
        assert_eq!(fitting("ston"), Some(1));
        assert_eq!(fitting("misere dragons"), Some(2));
        assert_eq!(fitting("anti nim with piles"), Some(6));
        assert_eq!(fitting("tones"), None);
    }

    #[test]
    fn a_rare_word_counts_more_than_one_that_all_have() {
        let titled = |title| {
            Index::new(Texts {
                title,
                ..Texts::default()
            })
        };
        let all = [
            titled("Heaps of gold"),
            titled("Heaps and stairs"),
            titled("Heaps again"),
        ];
        let words = words("stairs gold heaps");
        let query = Query::new(&words, &all.each_ref());
        let fits = all.each_ref().map(|index| index.fit(&query).unwrap());
        assert!(fits[0] > fits[2] && fits[1] > fits[2], "{fits:?}");
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
        assert!(fit(&wythoff, "wythoff") > fit(&generalized, "wythoff"));
        assert!(fit(&wythoff, "generalized wythoff") < fit(&generalized, "generalized wythoff"));
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
        let scores =
            [about, tagged, ruled, beside].map(|texts| fit(&Index::new(texts), "wythoff").unwrap());
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
        assert!(fit(&together, "two heaps") > fit(&apart, "two heaps"));
        assert!(fit(&apart, "two heaps").is_some());
    }

    #[test]
    fn a_word_counts_more_than_its_beginning() {
        let likeness = |text, query| QueryWord::new(query).likeness(text);
        assert_eq!(likeness("heaps", "heap"), 4);
        assert_eq!(likeness("heap", "heaps"), 4);
        assert_eq!(likeness("heap", "piles"), 3);
        assert_eq!(likeness("nimbers", "nimb"), 2);
        assert_eq!(likeness("nim", "nimble"), 0);
        assert_eq!(likeness("s", "s"), 4);
    }
}
