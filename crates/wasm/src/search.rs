//! The box at the top of every page: the index of `cargo x list`, which the page loads.

use anyhow::{Context as _, Result};
use catalogue::{Entry, Hit, Index, Kind, is_about_play, plain_rule, words};
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

/// What a text was taken for.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Taken {
    Rule,
    Octal,
    Numbers,
    Statement,
    Words,
}

/// A text with this many words is a statement.
const STATEMENT: usize = 12;

/// Least share of the words asked for that an entry must contain. It's a bit less than half: in
/// Chinese and Japanese, pairs of characters across two words count, too, and they are rare.
const COVERED: f64 = 0.45;

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
    /// about, each kind apart; nothing if no game is recognised.
    fn find(&self, text: &str) -> Value {
        let taken = taken_for(text);
        let rule = plain_rule(text);
        let explore = match taken {
            Taken::Rule | Taken::Octal => Some(text.to_string()),
            Taken::Numbers => None,
            Taken::Statement | Taken::Words => rule.as_ref().map(|it| it.game.clone()),
        };
        let text = match taken {
            Taken::Rule | Taken::Numbers => String::new(),
            Taken::Octal => "octal games".to_string(),
            Taken::Statement => text.to_string(),
            Taken::Words => self.index.corrected(text),
        };
        let hits = self.index.search(&text, None);
        let is_fit = |hit: &&Hit| match taken {
            Taken::Statement => is_about_play(&text),
            _ => hit.covered >= COVERED,
        };
        let is_known = rule.is_some() || hits.iter().any(|hit| is_fit(&hit));
        let best = hits.iter().map(|hit| hit.score).fold(0.0, f64::max);
        let fits = hits
            .iter()
            .filter(|hit| is_known && 100.0 * hit.score >= best);
        // The rule that was read decides.
        let is_read = |it: &&Entry| rule.as_ref().is_some_and(|rule| rule.module == it.name);
        let read = self.index.entries().iter().filter(is_read);
        let others = fits.map(|hit| hit.entry).filter(|it| !is_read(it));
        let mut found: Vec<&Entry> = Vec::new();
        for entry in read.chain(others).filter(|it| it.name != "fast_input") {
            if found.iter().filter(|it| it.kind == entry.kind).count() < MOST {
                found.push(entry);
            }
        }
        let names = |kind: Kind| -> Vec<&str> {
            let alike = found.iter().filter(|it| it.kind == kind);
            alike.map(|it| it.name.as_str()).collect()
        };
        let sentence = match (taken, names(Kind::Module).first()) {
            (Taken::Statement, Some(module)) => self.index.sentence(&text, module),
            _ => "",
        };
        json!({
            "is": "found",
            "as": format!("{taken:?}").to_lowercase(),
            "explore": explore,
            "sentence": sentence,
            "module": names(Kind::Module),
            "problem": names(Kind::Problem),
            "game": names(Kind::Game),
        })
    }
}

fn taken_for(text: &str) -> Taken {
    let is_code = |rest: &str| rest.chars().all(|it| it.is_ascii_digit()) && !rest.is_empty();
    let parts = text
        .split([' ', ',', ';', '\n', '\t'])
        .filter(|it| !it.is_empty());
    let parts: Vec<&str> = parts.collect();
    let is_number =
        |part: &&str| part.parse::<i64>().is_ok() || ["W", "L", "N", "P"].contains(part);
    if text.contains("->") {
        Taken::Rule
    } else if text
        .strip_prefix("0.")
        .or(text.strip_prefix("4."))
        .is_some_and(is_code)
    {
        Taken::Octal
    } else if parts.len() > 2 && parts.iter().all(is_number) {
        Taken::Numbers
    } else if words(text).len() >= STATEMENT {
        Taken::Statement
    } else {
        Taken::Words
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
        assert_eq!(find("威佐夫")["module"], json!(["wythoff"]));
        assert_eq!(find("two heaps")["module"][0], "wythoff");
        assert_eq!(find("  ")["module"], json!([]));
        assert_eq!(find("kaylse")["game"], json!(["kayles"]));
    }

    #[test]
    fn the_rule_that_was_read_decides() {
        let text = "有两堆石子，两人轮流取。每次从一堆取任意颗石子，或从两堆取同样多的石子。";
        let answer = find(text);
        assert_eq!(answer["as"], "statement");
        assert_eq!(answer["explore"], "wythoff");
        assert_eq!(answer["module"][0], "wythoff");
    }

    #[test]
    fn a_statement_is_answered_with_modules_and_the_sentence_that_speaks_for_them() {
        let answer = find("You have a board of n rows. Two players move. A queen goes left.");
        assert_eq!(answer["module"], json!(["wythoff"]));
        assert_eq!(answer["sentence"], "A queen goes left.");
        assert_eq!(answer["problem"], json!(["cf1_a"]));
    }

    #[test]
    fn where_there_is_no_game_nothing_is_found() {
        let statement = "You are given an array of n stones. Find the subarray of heaps with the \
                         largest sum and print it.";
        for text in [statement, "maximum subarray", "zebra"] {
            let answer = find(text);
            for kind in ["module", "problem", "game"] {
                assert_eq!(answer[kind], json!([]), "{text}");
            }
        }
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        assert!(Search::default().ask("{").contains("this is no request"));
    }
}
