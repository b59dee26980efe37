//! Entries of the catalogue, their ranking for a query, and names near to a mistyped one.

use strsim::{jaro_winkler, osa_distance};

use crate::header::Header;
use crate::index::{Index, Query, Texts};

/// A problem or a snippet.
#[derive(Debug)]
pub struct Entry {
    pub name: String,
    pub title: String,
    /// Names of its games, separated by commas; empty for a snippet.
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
    pub fn from_snippet(name: &str, title: &str, source: &str) -> Self {
        let header = Header::parse(source).unwrap_or_default();
        let value = |name| header.field(name).map_or("", |field| &field.value);
        Self::new(Texts {
            name,
            title,
            names: value("names"),
            rules: value("Definition"),
            remarks: &docs(source),
            ..Texts::default()
        })
    }
}

/// All doc comments of a file, without those of its tests.
pub fn docs(source: &str) -> String {
    let lines = source.lines().map(str::trim_start);
    let lines = lines.take_while(|line| !line.starts_with("#[cfg(test)]"));
    let doc = |line: &'_ str| line.starts_with("//!") || line.starts_with("///");
    lines
        .filter(|line| doc(line))
        .map(|line| format!("{}\n", &line[3..]))
        .collect()
}

/// The entries that match some of these words, best first. Entries that match less than a third as
/// many as the best are left out. Without words: all entries, by game and name.
pub fn ranked<'a>(entries: &'a [Entry], query: &[String]) -> Vec<&'a Entry> {
    let by_name = |x: &Entry, y: &Entry| (&x.games, &x.name).cmp(&(&y.games, &y.name));
    if query.is_empty() {
        let mut all: Vec<&Entry> = entries.iter().collect();
        all.sort_by(|x, y| by_name(x, y));
        return all;
    }
    let indices: Vec<&Index> = entries.iter().map(|entry| &entry.index).collect();
    let query = Query::new(query, &indices);
    let fits = entries
        .iter()
        .filter_map(|entry| Some((entry.index.fit(&query)?, entry)));
    let mut fits: Vec<_> = fits.collect();
    fits.sort_by(|(a, x), (b, y)| b.cmp(a).then_with(|| by_name(x, y)));
    let most = fits.first().map_or(0, |(fit, _)| fit.words);
    fits.retain(|(fit, _)| 3 * fit.words >= most);
    fits.into_iter().map(|(_, entry)| entry).collect()
}

/// The message that nothing has these words, with similar words that may be meant.
pub fn hint(entries: &[&Entry], query: &[String]) -> String {
    let mut known: Vec<&String> = entries
        .iter()
        .flat_map(|entry| entry.index.keywords())
        .collect();
    known.sort();
    // A plural is left out if its singular is there.
    known.dedup_by(|b, a| b.strip_suffix('s').unwrap_or(b) == *a || b == a);
    let is_found = |word: &&String| entries.iter().any(|it| it.index.has(word));
    let missing = query.iter().filter(|word| !is_found(word));
    let missing: Vec<String> = missing
        .map(|word| format!("`{word}`{}", if_near(word, &known)))
        .collect();
    format!("nothing has {}", missing.join(" or "))
}

/// The query with each unknown word replaced by the most similar known one, if any is similar. Most
/// typing mistakes are one letter too many, too few or wrong.
pub fn corrected(entries: &[&Entry], query: &[String]) -> Vec<String> {
    let mut known: Vec<&String> = entries
        .iter()
        .flat_map(|entry| entry.index.keywords())
        .collect();
    known.sort();
    known.dedup();
    let correct = |word: &String| {
        if entries.iter().any(|entry| entry.index.has(word)) {
            return word.clone();
        }
        nearest_of(word, &known).unwrap_or_else(|| word.clone())
    };
    query.iter().map(correct).collect()
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

/// True if at most a third of the letters is wrong, in a word of three or more, or if four or more
/// letters are the beginning of `name`.
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
    use crate::words;

    fn entries() -> Vec<Entry> {
        let entry = |name, title, games, rules| {
            Entry::new(Texts {
                name,
                title,
                games,
                rules,
                ..Texts::default()
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
        assert_eq!(names("wythoff heap")[0], "cf1_a");
    }

    #[test]
    fn what_has_less_than_a_third_of_the_words_is_left_out() {
        assert_eq!(names("rows kayles not wythoffs game"), ["cf2_a"]);
    }

    #[test]
    fn without_words_all_come_by_game() {
        assert_eq!(names(""), ["cf2_a", "cf3_a", "cf1_a"]);
    }

    #[test]
    fn a_hint_names_what_is_missing_and_what_is_near() {
        let entries = entries();
        let entries: Vec<&Entry> = entries.iter().collect();
        let hint = |query: &str| hint(&entries, &words(query));
        assert_eq!(
            hint("withoff"),
            "nothing has `withoff` (did you mean `wythoff`?)"
        );
        assert_eq!(hint("zebra"), "nothing has `zebra`");
    }

    #[test]
    fn a_word_with_a_wrong_letter_is_corrected_and_others_stay() {
        let entries = entries();
        let entries: Vec<&Entry> = entries.iter().collect();
        let corrected = |query: &str| corrected(&entries, &words(query)).join(" ");
        assert_eq!(corrected("withoff zebra rows"), "wythoff zebra rows");
    }

    #[test]
    fn docs_end_where_tests_begin() {
        let source =
            "//! Head.\n    /// Item.\n// no\nfn a() {}\n#[cfg(test)]\nmod tests {\n/// test\n}\n";
        assert_eq!(docs(source), " Head.\n Item.\n");
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
