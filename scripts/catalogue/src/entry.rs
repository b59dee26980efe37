//! The entries of the catalogue, the best first.

use crate::header::Header;
use crate::index::{Index, Texts};
use crate::near::did_you_mean;

/// A problem or a snippet.
#[derive(Debug)]
pub struct Entry {
    pub name: String,
    pub title: String,
    /// What a searcher would call its games, by commas; empty for a snippet.
    pub games: String,
    index: Index,
}

impl Entry {
    /// An entry that is found by these texts.
    pub fn new(texts: Texts) -> Self {
        Self {
            name: texts.name.to_string(),
            title: texts.title.to_string(),
            games: texts.games.to_string(),
            index: Index::new(texts),
        }
    }

    /// The entry of a snippet in a file with this source.
    pub fn of_snippet(name: &str, title: &str, source: &str) -> Self {
        let header = Header::parse(source).unwrap_or_default();
        let definition = header.field("Definition");
        Self::new(Texts {
            name,
            title,
            rules: definition.map_or("", |field| &field.value),
            remarks: &docs(source),
            ..Texts::default()
        })
    }
}

/// The documentation in a file, its tests left out.
fn docs(source: &str) -> String {
    let lines = source.lines().map(str::trim_start);
    let lines = lines.take_while(|line| !line.starts_with("#[cfg(test)]"));
    let doc = |line: &'_ str| line.starts_with("//!") || line.starts_with("///");
    lines
        .filter(|line| doc(line))
        .map(|line| format!("{}\n", &line[3..]))
        .collect()
}

/// The entries that have all of these words, the best first; all of them by game and name
/// if there are no words.
pub fn ranked<'a>(entries: &'a [Entry], query: &[String]) -> Vec<&'a Entry> {
    let scored = entries
        .iter()
        .filter_map(|entry| Some((entry.index.score(query)?, entry)));
    let mut scored: Vec<(u32, &Entry)> = scored.collect();
    scored.sort_by(|(a, x), (b, y)| {
        b.cmp(a)
            .then_with(|| (&x.games, &x.name).cmp(&(&y.games, &y.name)))
    });
    scored.into_iter().map(|(_, entry)| entry).collect()
}

/// Says why no entry has all of these words, and what to try.
pub fn hint(entries: &[&Entry], query: &[String]) -> String {
    let is_found = |word: &&[String]| entries.iter().any(|it| it.index.score(word).is_some());
    let mut known: Vec<&String> = entries
        .iter()
        .flat_map(|entry| entry.index.keywords())
        .collect();
    known.sort();
    // A plural beside its singular is left out.
    known.dedup_by(|b, a| b.strip_suffix('s').unwrap_or(b) == *a || b == a);
    match query.chunks(1).find(|word| !is_found(word)) {
        Some(word) => {
            let near = did_you_mean(&word[0], &known);
            format!("nothing has the word `{}`{near}", word[0])
        }
        None => "nothing has all of these words; leave one out".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    fn entries() -> Vec<Entry> {
        let entry = |name, title, games, rules| {
            Entry::new(Texts {
                name,
                title,
                games,
                rules,
                remarks: "",
            })
        };
        vec![
            entry("cf1_a", "Stones", "wythoff, two heaps", ""),
            entry("cf2_a", "Rows", "kayles", "Not Wythoff's game."),
            entry("cf3_a", "Wythoff's queens", "queens", ""),
        ]
    }

    fn names(query: &str) -> Vec<String> {
        let query = words(query);
        let entries = entries();
        let ranked = ranked(&entries, &query);
        ranked.iter().map(|entry| entry.name.clone()).collect()
    }

    #[test]
    fn titles_and_games_come_above_prose() {
        assert_eq!(names("wythoff"), ["cf3_a", "cf1_a", "cf2_a"]);
        assert_eq!(names("wythoff heap"), ["cf1_a"]);
    }

    #[test]
    fn without_words_all_come_by_game() {
        assert_eq!(names(""), ["cf2_a", "cf3_a", "cf1_a"]);
    }

    #[test]
    fn a_hint_names_the_word_that_is_missing() {
        let entries = entries();
        let entries: Vec<&Entry> = entries.iter().collect();
        let hint = |query: &str| hint(&entries, &words(query));
        assert_eq!(
            hint("withoff"),
            "nothing has the word `withoff` (did you mean `wythoff`?)"
        );
        assert!(hint("kayles queens").contains("leave one out"));
    }

    #[test]
    fn docs_end_where_tests_begin() {
        let source =
            "//! Head.\n    /// Item.\n// no\nfn a() {}\n#[cfg(test)]\nmod tests {\n/// test\n}\n";
        assert_eq!(docs(source), " Head.\n Item.\n");
    }
}
