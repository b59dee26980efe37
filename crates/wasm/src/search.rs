//! The search of `cargo x list`, in an index that the page loads.

use anyhow::{Context as _, Result};
use catalogue::advice::{Advisor, Example};
use catalogue::{Entry, Texts, corrected, hint, plain_rule, ranked, words};
use serde::Deserialize;
use serde_json::{Value, json};

/// A request of a page, as JSON: `{"load": {…}}`.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    /// Load the index: groups in the order of the results.
    Load { groups: Vec<Vec<IndexEntry>> },
    /// Find the entries that match these words.
    Search { words: String },
    /// Suggest modules and similar problems for a problem's statement.
    Advise { statement: String },
}

/// The texts of an entry of the index.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct IndexEntry {
    name: String,
    title: String,
    games: String,
    names: String,
    rules: String,
    remarks: String,
    /// `module`, `problem` or `game`.
    kind: String,
    /// Names of the modules that a problem's solution uses.
    uses: Vec<String>,
}

/// Answers requests. It remembers the index.
#[derive(Default)]
pub struct Search {
    groups: Vec<Vec<Entry>>,
    advisor: Advisor,
}

impl Search {
    /// The answer as JSON. For a search: the names of matching entries in each group, best first,
    /// or a hint.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = self.answer(request);
        let error = |error: anyhow::Error| json!({"is": "error", "text": format!("{error:#}")});
        answer.unwrap_or_else(error).to_string()
    }

    fn answer(&mut self, request: &str) -> Result<Value> {
        match serde_json::from_str(request).context("this is no request")? {
            Request::Load { groups } => {
                self.advisor = advisor(&groups);
                let entries = |group: Vec<IndexEntry>| group.iter().map(entry).collect();
                self.groups = groups.into_iter().map(entries).collect();
                let entries: usize = self.groups.iter().map(Vec::len).sum();
                Ok(json!({"is": "loaded", "entries": entries}))
            }
            Request::Advise { statement } => {
                let advice = self.advisor.advise(&statement, None);
                let shown = advice.suggestions.iter().take(3);
                let shown = shown
                    .map(|it| json!({"modules": it.modules, "sentence": it.sentence}))
                    .collect::<Vec<_>>();
                Ok(json!({
                    "is": "advice",
                    "suggestions": shown,
                    "problems": advice.problems,
                    "rule": plain_rule(&statement),
                }))
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

/// Advises by the texts of problems and modules, without `fast_input`, which answers no statement.
fn advisor(groups: &[Vec<IndexEntry>]) -> Advisor {
    let of_kind = |kind: &str| {
        let entries = groups.iter().flatten().filter(|it| it.kind == kind);
        let entries = entries.filter(|it| it.name != "fast_input");
        entries.map(known).collect()
    };
    Advisor::new(of_kind("problem"), of_kind("module"))
}

fn known(it: &IndexEntry) -> Example {
    let listed = |text: &str| text.replace(", ", ".\n");
    let names = if it.kind == "module" {
        listed(&it.names)
    } else {
        listed(&it.games)
    };
    let title = if it.kind == "module" {
        it.title.as_str()
    } else {
        ""
    };
    let modules = it.uses.iter().filter(|module| *module != "fast_input");
    Example {
        name: it.name.clone(),
        text: format!("{title}\n{}\n{names}", it.rules),
        modules: modules.cloned().collect(),
    }
}

fn entry(it: &IndexEntry) -> Entry {
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
    fn a_statement_is_answered_with_modules() {
        let mut search = Search::default();
        let index = json!({"load": {"groups": [
            [{"name": "wythoff", "title": "Wythoff", "rules": "Two heaps.", "kind": "module"}],
            [{"name": "cf1_a", "rules": "A queen goes to the corner.", "kind": "problem",
              "uses": ["wythoff"]}],
        ]}});
        search.ask(&index.to_string());
        let request = json!({"advise": {"statement": "You have a board. A queen moves."}});
        let answer: Value = serde_json::from_str(&search.ask(&request.to_string())).unwrap();
        assert_eq!(answer["suggestions"][0]["modules"], json!(["wythoff"]));
        assert_eq!(answer["suggestions"][0]["sentence"], "A queen moves.");
        assert_eq!(answer["problems"], json!(["cf1_a"]));
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        assert!(loaded().ask("{").contains("this is no request"));
    }
}
