//! The search of `cargo x list`, over an index that the page hands in.

use anyhow::{Context as _, Result};
use catalogue::{Entry, Texts, corrected, hint, ranked, words};
use serde::Deserialize;
use serde_json::{Value, json};

/// A request of a page: `{"load": {…}}`.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    /// The index, group by group, in the order in which results are shown.
    Load { groups: Vec<Vec<Described>> },
    /// The entries that fit these words.
    Search { words: String },
}

/// The texts of one entry.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct Described {
    name: String,
    title: String,
    games: String,
    names: String,
    rules: String,
    remarks: String,
}

/// Remembers the index and answers requests.
#[derive(Default)]
pub struct Search {
    groups: Vec<Vec<Entry>>,
}

impl Search {
    /// The answer as JSON; of a search: the names of the entries that fit, best first, group by
    /// group, or a hint.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = self.answer(request);
        let error = |error: anyhow::Error| json!({"is": "error", "text": format!("{error:#}")});
        answer.unwrap_or_else(error).to_string()
    }

    fn answer(&mut self, request: &str) -> Result<Value> {
        match serde_json::from_str(request).context("this is no request")? {
            Request::Load { groups } => {
                let entries = |group: Vec<Described>| group.iter().map(entry).collect();
                self.groups = groups.into_iter().map(entries).collect();
                let entries: usize = self.groups.iter().map(Vec::len).sum();
                Ok(json!({"is": "loaded", "entries": entries}))
            }
            Request::Search { words: text } => {
                let all: Vec<&Entry> = self.groups.iter().flatten().collect();
                let query = corrected(&all, &words(&text));
                if query.is_empty() {
                    return Ok(json!({"is": "found", "groups": [], "hint": null}));
                }
                let found = |group: &Vec<Entry>| -> Vec<String> {
                    let fits = ranked(group, &query).into_iter();
                    fits.map(|entry| entry.name.clone()).collect()
                };
                let groups: Vec<Vec<String>> = self.groups.iter().map(found).collect();
                let is_nothing = groups.iter().all(Vec::is_empty);
                let hint = is_nothing.then(|| hint(&all, &query));
                Ok(json!({"is": "found", "groups": groups, "hint": hint}))
            }
        }
    }
}

fn entry(it: &Described) -> Entry {
    Entry::new(Texts {
        name: &it.name,
        title: &it.title,
        games: &it.games,
        names: &it.names,
        rules: &it.rules,
        remarks: &it.remarks,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded() -> Search {
        let mut search = Search::default();
        let index = json!({"load": {"groups": [
            [{"name": "cf1_a", "title": "Stones", "games": "nim", "rules": "Two heaps."}],
            [{"name": "wythoff", "title": "Wythoff's game", "names": "威佐夫博弈, queens"},
             {"name": "kayles", "title": "Kayles"}],
        ]}});
        let answer = search.ask(&index.to_string());
        assert_eq!(answer, r#"{"entries":3,"is":"loaded"}"#);
        search
    }

    fn found(words: &str) -> Value {
        let request = json!({"search": {"words": words}}).to_string();
        serde_json::from_str(&loaded().ask(&request)).unwrap()
    }

    #[test]
    fn entries_are_found_by_words_in_any_language() {
        assert_eq!(found("威佐夫")["groups"], json!([[], ["wythoff"]]));
        assert_eq!(found("two heaps")["groups"], json!([["cf1_a"], []]));
        assert_eq!(found("  ")["groups"], json!([]));
    }

    #[test]
    fn a_typing_mistake_is_corrected_and_a_word_that_is_nowhere_gets_a_hint() {
        assert_eq!(found("kaylse")["groups"], json!([[], ["kayles"]]));
        let hint = &found("zebra")["hint"];
        assert!(
            hint.as_str().unwrap().contains("nothing has `zebra`"),
            "{hint}"
        );
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        assert!(loaded().ask("{").contains("this is no request"));
    }
}
