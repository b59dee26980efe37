//! The box at the top of every page: the index of `cargo x list`, which the page loads.

use anyhow::{Context as _, Result};
use catalogue::{Entry, Index, Kind};
use serde::Deserialize;
use serde_json::{Value, json};

/// A request of a page, as JSON: `{"load": {…}}`.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    /// Load the index.
    Load { entries: Vec<Entry> },
    /// Say what this text is and what it is about.
    Find { text: String },
}

/// As many entries of each kind are found.
const MOST: usize = 4;

/// Answers requests. It remembers the index.
#[derive(Default)]
pub struct Search {
    index: Index,
}

impl Search {
    /// The answer as JSON.
    pub fn ask(&mut self, request: &str) -> String {
        let answer = self.answer(request);
        let error = |error: anyhow::Error| json!({"is": "error", "text": format!("{error:#}")});
        answer.unwrap_or_else(error).to_string()
    }

    fn answer(&mut self, request: &str) -> Result<Value> {
        match serde_json::from_str(request).context("this is no request")? {
            Request::Load { entries } => {
                self.index = Index::new(entries);
                Ok(json!({"is": "loaded", "entries": self.index.entries().len()}))
            }
            Request::Find { text } => Ok(self.find(text.trim())),
        }
    }

    /// What the text was taken for, the game to explore if there is one, and the entries that it is
    /// about, best first; nothing if no game is recognised.
    fn find(&self, text: &str) -> Value {
        let answer = self.index.answer(text);
        let mut found: Vec<&Entry> = Vec::new();
        for &entry in &answer.found {
            if found.iter().filter(|it| it.kind == entry.kind).count() < MOST {
                found.push(entry);
            }
        }
        let found = found
            .iter()
            .map(|it| json!({"kind": it.kind, "name": it.name}));
        let first = answer.of_kind(Kind::Module).next();
        let doubt = answer.doubt.zip(first);
        json!({
            "is": "found",
            "as": format!("{:?}", answer.taken).to_lowercase(),
            "explore": answer.explore,
            "sentence": answer.sentence,
            "doubt": doubt.map(|(other, one)| [&one.name, &other.name]),
            "found": found.collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(text: &str) -> Value {
        let mut search = Search::default();
        let index = json!({"load": {"entries": [
            {"kind": "problem", "name": "cf1_a", "title": "Stones", "games": "nim",
             "text": "A queen goes to the corner.", "uses": ["wythoff"]},
            {"name": "wythoff", "title": "Wythoff's game", "names": "威佐夫博弈, two heaps"},
            {"name": "nim", "title": "Nim", "text": "两堆石子，每次取任意颗石子。"},
            {"kind": "game", "name": "kayles", "title": "Kayles"},
        ]}});
        let answer = search.ask(&index.to_string());
        assert_eq!(answer, r#"{"entries":4,"is":"loaded"}"#);
        let request = json!({"find": {"text": text}}).to_string();
        serde_json::from_str(&search.ask(&request)).unwrap()
    }

    fn names(answer: &Value, kind: &str) -> Vec<String> {
        let found = answer["found"].as_array().unwrap().iter();
        let found = found.filter(|it| it["kind"] == kind);
        found
            .map(|it| it["name"].as_str().unwrap().to_string())
            .collect()
    }

    #[test]
    fn a_text_says_what_it_is() {
        for (text, taken) in [
            ("n -> n-1 | n-2", "rule"),
            ("0.77", "octal"),
            ("0, 1, 2, 0", "numbers"),
            ("W L L", "numbers"),
            ("0.5 heaps", "words"),
            ("kayles", "words"),
        ] {
            assert_eq!(find(text)["as"], taken, "{text}");
        }
        assert_eq!(find(" n -> n-1 ")["explore"], "n -> n-1");
        assert_eq!(find("take 1, 3 or 4")["explore"], "take{1,3,4}");
    }

    #[test]
    fn entries_are_found_by_words_in_any_language() {
        assert_eq!(names(&find("威佐夫"), "module"), ["wythoff"]);
        assert_eq!(names(&find("two heaps"), "module")[0], "wythoff");
        assert_eq!(find("  ")["found"], json!([]));
        assert_eq!(names(&find("kaylse"), "game"), ["kayles"]);
    }

    #[test]
    fn the_rule_that_was_read_decides() {
        let text = "有两堆石子，两人轮流取。每次从一堆取任意颗石子，或从两堆取同样多的石子。";
        let answer = find(text);
        assert_eq!(answer["as"], "statement");
        assert_eq!(answer["explore"], "wythoff");
        assert_eq!(names(&answer, "module")[0], "wythoff");
    }

    #[test]
    fn a_statement_is_answered_with_modules_and_the_sentence_that_speaks_for_them() {
        let answer =
            find("You have a board of n rows. Two players move in turn. A queen goes left.");
        assert_eq!(names(&answer, "module"), ["wythoff"]);
        assert_eq!(answer["sentence"], "A queen goes left.");
        assert_eq!(names(&answer, "problem"), ["cf1_a"]);
    }

    #[test]
    fn where_there_is_no_game_nothing_is_found() {
        let statement = "You are given an array of n stones. Find the subarray of heaps with the \
                         largest sum and print it.";
        for text in [statement, "maximum subarray", "zebra"] {
            let answer = find(text);
            assert_eq!(answer["found"], json!([]), "{text}");
        }
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        assert!(Search::default().ask("{").contains("this is no request"));
    }
}
