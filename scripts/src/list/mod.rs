//! `cargo x list`: the catalogue.

mod search;

use std::fmt::Write as _;

use anstream::{eprintln, print};
use anstyle::Style;
use anyhow::{Context, Result, bail};

use crate::header::Header;
use crate::problem::Problem;
use crate::snippet::{Library, Snippet};
use crate::suggest;
use crate::workspace::Workspace;
use search::{Index, Texts, words};

/// Show problems and snippets by game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Only what has all of these words in its name, title, games or text
    words: Vec<String>,
}

/// A row of the catalogue.
struct Entry {
    name: String,
    title: String,
    games: String,
    index: Index,
}

pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    let problems = workspace.problems()?.iter().map(problem).collect();
    let library = Library::collect(workspace)?;
    let snippets = library.iter().map(|it| snippet(workspace, it));
    let groups = [
        ("problems", problems),
        ("snippets", snippets.collect::<Result<Vec<_>>>()?),
    ];
    let query: Vec<String> = args.words.iter().flat_map(|word| words(word)).collect();
    if query.is_empty() && !args.words.is_empty() {
        bail!(
            "`{}` is no word; write letters or digits",
            args.words.join(" ")
        );
    }
    let mut catalogue = String::new();
    for (heading, entries) in &groups {
        catalogue += &table(heading, &ranked(entries, &query));
    }
    if catalogue.is_empty() {
        let entries: Vec<&Entry> = groups.iter().flat_map(|(_, entries)| entries).collect();
        eprintln!("{}", hint(&entries, &query));
        return Ok(false);
    }
    print!("{catalogue}");
    Ok(true)
}

fn problem(problem: &Problem) -> Entry {
    let games = problem.games.join(", ");
    let index = Index::new(Texts {
        name: &problem.bin,
        title: &problem.title,
        games: &games,
        rules: &problem.prose,
        remarks: problem.judge.as_deref().unwrap_or_default(),
    });
    Entry {
        name: problem.bin.clone(),
        title: problem.title.clone(),
        games,
        index,
    }
}

fn snippet(workspace: &Workspace, snippet: &Snippet) -> Result<Entry> {
    let path = workspace.root().join(&snippet.file);
    let source = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}", path.display()))?;
    let header = Header::parse(&source).unwrap_or_default();
    let definition = header.field("Definition");
    let index = Index::new(Texts {
        name: &snippet.name,
        title: &snippet.title,
        rules: definition.map_or("", |field| &field.value),
        remarks: &docs(&source),
        ..Texts::default()
    });
    Ok(Entry {
        name: snippet.name.clone(),
        title: snippet.title.clone(),
        games: String::new(),
        index,
    })
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

/// What fits, the best first; without words by game and name.
fn ranked<'a>(entries: &'a [Entry], query: &[String]) -> Vec<&'a Entry> {
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

/// Name, title, games in columns; nothing for no entries.
fn table(heading: &str, entries: &[&Entry]) -> String {
    if entries.is_empty() {
        return String::new();
    }
    let width = |column: fn(&Entry) -> &str| {
        entries
            .iter()
            .map(|entry| column(entry).chars().count())
            .max()
            .unwrap_or(0)
    };
    let (name, title) = (width(|entry| &entry.name), width(|entry| &entry.title));
    let bold = Style::new().bold();
    let mut table = format!("{bold}{heading}{bold:#}\n");
    for entry in entries {
        let row = format!(
            "  {:name$}  {:title$}  {}",
            entry.name, entry.title, entry.games
        );
        writeln!(table, "{}", row.trim_end()).expect("a string takes all text");
    }
    table
}

/// Why nothing is found, and what to try.
fn hint(entries: &[&Entry], query: &[String]) -> String {
    let is_found = |word: &&[String]| entries.iter().any(|it| it.index.score(word).is_some());
    let mut known: Vec<&String> = entries
        .iter()
        .flat_map(|entry| entry.index.keywords())
        .collect();
    known.sort();
    // Of a singular and its plural the first.
    known.dedup_by(|b, a| b.strip_suffix('s').unwrap_or(b) == *a || b == a);
    match query.chunks(1).find(|word| !is_found(word)) {
        Some(word) => {
            let near = suggest::did_you_mean(&word[0], &known);
            format!("nothing has the word `{}`{near}", word[0])
        }
        None => "nothing has all of these words; leave one out".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<Entry> {
        let entry = |name: &str, title: &str, games: &str, rules: &str| Entry {
            name: name.into(),
            title: title.into(),
            games: games.into(),
            index: Index::new(Texts {
                name,
                title,
                games,
                rules,
                remarks: "",
            }),
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
    fn columns_are_aligned() {
        let entries = entries();
        let rows = table("problems", &[&entries[0], &entries[2]]);
        assert!(rows.ends_with(
            "\n  cf1_a  Stones            wythoff, two heaps\n  cf3_a  Wythoff's queens  queens\n"
        ));
    }

    #[test]
    fn a_hint_names_the_word_that_is_missing() {
        let entries = entries();
        let entries: Vec<&Entry> = entries.iter().collect();
        let hint = |query: &str| hint(&entries, &words(query));
        assert_eq!(
            hint("withoff"),
            "nothing has the word `withoff`; did you mean `wythoff`?"
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
