//! The index: which modules, problems and games a text is about, be it a few words or the whole
//! statement of a problem.
//!
//! An entry is as good as BM25 says, with its usual constants. A term is the stem of a word, or two
//! neighbouring stems in a sentence. A problem speaks for the modules of its solution.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::names::{if_near, nearest_of};
use crate::words::{is_east_asian, is_empty, stem, words};

/// What an entry is.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    #[default]
    Module,
    Problem,
    Game,
}

/// A module, a problem or a named game, and the texts that find it.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    pub kind: Kind,
    pub name: String,
    pub title: String,
    /// Names of its games, separated by commas; for a module, names of its snippets.
    pub games: String,
    /// Other names and phrases that people use, in any language, separated by commas.
    pub names: String,
    /// Everything else that is said about it.
    pub text: String,
    /// Names of the modules that a problem's solution uses.
    pub uses: Vec<String>,
}

impl Entry {
    fn terms(&self) -> Vec<String> {
        let listed = |names: &str| names.replace(',', ".\n");
        let (games, names) = (listed(&self.games), listed(&self.names));
        terms(&format!(
            "{}.\n{}.\n{games}.\n{names}.\n{}",
            self.name, self.title, self.text
        ))
    }

    /// Is the text its name, or one of its other names?
    fn is_called(&self, text: &[String]) -> bool {
        let names = self.names.split(',').chain([self.name.as_str()]);
        names.into_iter().any(|name| words(name) == text)
    }
}

/// An entry that a text is about.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    pub entry: &'a Entry,
    pub score: f64,
    /// The part of the text's words that the entry has, from 0 to 1, where rare words count more.
    pub covered: f64,
}

/// Entries by their terms.
#[derive(Debug, Default)]
pub struct Index {
    entries: Vec<Entry>,
    /// Term → the entries that have it, with the weight of its frequency there.
    postings: BTreeMap<String, Vec<(usize, f64)>>,
    /// Of each entry, the places of the modules that its solution uses.
    used: Vec<Vec<usize>>,
}

impl Index {
    /// Indexes the texts of these entries.
    pub fn new(entries: Vec<Entry>) -> Self {
        let texts: Vec<Vec<String>> = entries.iter().map(Entry::terms).collect();
        let mean = texts.iter().map(Vec::len).sum::<usize>() as f64 / texts.len() as f64;
        let mut postings: BTreeMap<String, Vec<(usize, f64)>> = BTreeMap::new();
        for (i, text) in texts.into_iter().enumerate() {
            let length = text.len() as f64;
            let mut times: BTreeMap<String, f64> = BTreeMap::new();
            for term in text {
                *times.entry(term).or_default() += 1.0;
            }
            for (term, times) in times {
                let weight = 2.2 * times / (times + 1.2 * (0.25 + 0.75 * length / mean));
                postings.entry(term).or_default().push((i, weight));
            }
        }
        let named = entries.iter().map(|it| it.name.as_str()).zip(0..);
        let places: BTreeMap<&str, usize> = named.collect();
        let used = |entry: &Entry| {
            // Reading input answers no statement.
            let used = entry.uses.iter().filter(|it| *it != "fast_input");
            used.filter_map(|it| places.get(it.as_str()).copied())
                .collect()
        };
        let used = entries.iter().map(used).collect();
        Self {
            entries,
            postings,
            used,
        }
    }

    /// All entries, in their given order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How much a term says: the rarer, the more.
    fn rarity(&self, term: &str) -> f64 {
        let having = self.postings.get(term).map_or(0, Vec::len) as f64;
        (1.0 + (self.entries.len() as f64 - having + 0.5) / (having + 0.5)).ln()
    }

    /// The entries that a text is about, best first, as if the problem `without` did not exist.
    ///
    /// An entry whose name is the text comes first. The score of a module is the square of its own,
    /// plus the squares of the problems whose solutions use it, each shared among its modules: a
    /// problem much like the text says more than many that are a little like it.
    pub fn search(&self, text: &str, without: Option<&str>) -> Vec<Hit<'_>> {
        let mut scores = vec![(0.0, 0.0); self.entries.len()];
        let mut whole = 0.0;
        for term in terms(text).into_iter().collect::<BTreeSet<_>>() {
            let rarity = self.rarity(&term);
            let counted = if term.contains(' ') { 0.0 } else { rarity };
            whole += counted;
            for (i, weight) in self.postings.get(&term).into_iter().flatten() {
                scores[*i].0 += rarity * weight;
                scores[*i].1 += counted;
            }
        }
        let mut squares: Vec<f64> = scores.iter().map(|it| it.0 * it.0).collect();
        for (i, (problem, used)) in self.entries.iter().zip(&self.used).enumerate() {
            if without == Some(problem.name.as_str()) {
                squares[i] = 0.0;
            }
            let share = squares[i] / (used.len() as f64).sqrt();
            for &module in used {
                squares[module] += share;
            }
        }
        let text = words(text);
        let hits = self.entries.iter().zip(squares).zip(scores);
        let hits = hits.map(|((entry, score), (_, covered))| Hit {
            entry,
            score,
            covered: covered / whole,
        });
        let mut hits: Vec<Hit> = hits.filter(|it| it.score > 0.0).collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score));
        hits.sort_by_cached_key(|hit| !hit.entry.is_called(&text));
        hits
    }

    /// The sentence of a text that speaks most for an entry.
    pub fn sentence<'a>(&self, text: &'a str, name: &str) -> &'a str {
        let score = |sentence: &str| {
            let hits = self.search(sentence, None);
            let own = hits.into_iter().find(|hit| hit.entry.name == name);
            own.map_or(0.0, |hit| hit.score)
        };
        let scored = sentences(text).map(|sentence| (score(sentence), sentence));
        let best = scored.max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map_or("", |(_, sentence)| sentence.trim())
    }

    /// True if an entry has this word.
    fn has(&self, word: &str) -> bool {
        is_empty(word) || self.postings.contains_key(&stem(word))
    }

    /// Words of titles and names: what a mistyped word may have meant.
    fn keywords(&self) -> BTreeSet<String> {
        let texts = self.entries.iter();
        let texts = texts.flat_map(|it| [&it.name, &it.title, &it.games, &it.names]);
        let is_typed = |word: &String| {
            word.len() > 2
                && word.chars().any(char::is_alphabetic)
                && !word.chars().any(is_east_asian)
        };
        texts.flat_map(|it| words(it)).filter(is_typed).collect()
    }

    /// The message that nothing has these words, with similar words that may be meant.
    pub fn hint(&self, query: &[String]) -> String {
        let mut known: Vec<String> = self.keywords().into_iter().collect();
        // A plural is left out if its singular is there.
        known.dedup_by(|b, a| b.strip_suffix('s').unwrap_or(b) == *a);
        let missing = query.iter().filter(|word| !self.has(word));
        let missing: Vec<String> = missing
            .map(|word| format!("`{word}`{}", if_near(word, &known)))
            .collect();
        format!("nothing has {}", missing.join(" or "))
    }

    /// The text with each unknown word replaced by the most similar known one, if any is similar.
    /// Most typing mistakes are one letter too many, too few or wrong. Another number is another
    /// thing, not a mistake: `1376f` isn't `1375f`.
    pub fn corrected(&self, text: &str) -> String {
        let query = words(text);
        if query.iter().all(|word| self.has(word)) {
            return text.to_string();
        }
        let known: Vec<String> = self.keywords().into_iter().collect();
        let correct = |word: String| {
            if self.has(&word) || word.contains(|c: char| c.is_ascii_digit()) {
                word
            } else {
                nearest_of(&word, &known).unwrap_or(word)
            }
        };
        query.into_iter().map(correct).collect::<Vec<_>>().join(" ")
    }
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split_inclusive(['.', ';', '。', '；', '！', '？', '\n']);
    parts.filter(|sentence| !sentence.trim().is_empty())
}

/// The stems of the words that say something, and pairs of neighbours in a sentence.
fn terms(text: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for sentence in sentences(text) {
        let stems = words(sentence).into_iter().filter(|word| !is_empty(word));
        let stems: Vec<String> = stems.map(|word| stem(&word)).collect();
        terms.extend(stems.windows(2).map(|pair| pair.join(" ")));
        terms.extend(stems);
    }
    terms
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str, title: &str, text: &str) -> Entry {
        Entry {
            name: name.into(),
            title: title.into(),
            text: text.into(),
            ..Entry::default()
        }
    }

    fn found(entries: &[Entry], text: &str) -> Vec<String> {
        let index = Index::new(entries.to_vec());
        let hits = index.search(text, None);
        hits.iter().map(|hit| hit.entry.name.clone()).collect()
    }

    fn collection() -> [Entry; 4] {
        let problem = |name: &str, text: &str, module: &str| Entry {
            kind: Kind::Problem,
            uses: vec![module.into()],
            ..entry(name, "", text)
        };
        [
            entry("wythoff", "Wythoff's game", "Two heaps of stones."),
            entry("generalized_wythoff", "Wythoff's game, generalised", ""),
            entry("tree_sg", "Trees on the ground", "Cut an edge."),
            problem("cf1_a", "A queen goes to the corner.", "wythoff"),
        ]
    }

    #[test]
    fn words_are_found_in_any_form_and_not_all_must_be_there() {
        assert_eq!(found(&collection(), "cutting EDGES"), ["tree_sg"]);
        assert_eq!(found(&collection(), "piles of dragons"), ["wythoff"]);
        assert!(found(&collection(), "zebra").is_empty());
    }

    #[test]
    fn an_entry_whose_name_is_the_text_comes_first() {
        assert_eq!(found(&collection(), "wythoff")[0], "wythoff");
        let longer = "generalized wythoff";
        assert_eq!(found(&collection(), longer)[0], "generalized_wythoff");
    }

    #[test]
    fn a_rare_word_says_more_than_one_that_all_have() {
        let entries = ["of gold", "and stairs", "again"];
        let entries = entries.map(|title| entry(title, &format!("Heaps {title}"), ""));
        assert_eq!(found(&entries, "heaps stairs")[0], "and stairs");
    }

    #[test]
    fn neighbours_say_more_than_two_words_apart() {
        let entries = [
            entry("apart", "", "Two rows. Some heaps."),
            entry("near", "", "Some rows. Two heaps."),
        ];
        assert_eq!(found(&entries, "two heaps")[0], "near");
    }

    #[test]
    fn a_problem_speaks_for_its_module_unless_it_is_left_out() {
        let index = Index::new(collection().to_vec());
        let statement = "You have a board. A queen moves.";
        let hits = index.search(statement, None);
        let names: Vec<&str> = hits.iter().map(|hit| hit.entry.name.as_str()).collect();
        assert_eq!(names, ["wythoff", "cf1_a"]);
        assert_eq!(index.sentence(statement, "wythoff"), "A queen moves.");
        assert!(index.search(statement, Some("cf1_a")).is_empty());
    }

    #[test]
    fn what_is_unknown_counts_among_the_words_of_a_text() {
        let index = Index::new(collection().to_vec());
        let covered = |text: &str| index.search(text, None)[0].covered;
        assert!((covered("ground") - 1.0).abs() < 1e-9);
        assert!(covered("ground zebra") < 0.5);
    }

    #[test]
    fn a_mistyped_word_is_corrected_and_a_hint_names_what_is_near() {
        let index = Index::new(collection().to_vec());
        assert_eq!(index.corrected("withoff zebra tree"), "wythoff zebra tree");
        let hint = index.hint(&["withoff".into(), "zebra".into()]);
        assert_eq!(
            hint,
            "nothing has `withoff` (did you mean `wythoff`?) or `zebra`"
        );
    }
}
