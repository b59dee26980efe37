//! `cargo x list`: the catalogue. How words are searched is in the crate `catalogue`.

mod course;

use std::fmt::Write as _;

use anstyle::Style;
use anyhow::{Result, bail};
use catalogue::{Entry, Texts, hint, ranked, words};

use crate::output;
use crate::problem::Problem;
use crate::snippet::{Library, Snippet};
use crate::workspace::Workspace;

/// Show problems and snippets by game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// What the game is about, in any words and in English, Chinese or Japanese: what has most of
    /// them in its name, title, games, other names or text comes first
    words: Vec<String>,

    /// The order in which to learn: modules and problems, by family, from easy to hard
    #[arg(long, conflicts_with = "words")]
    course: bool,
}

/// Prints the entries that fit.
///
/// # Errors
/// If a problem or a snippet cannot be read, or the words hold no letter or digit.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    if args.course {
        return course::run(workspace);
    }
    let (problems, unreadable) = workspace.readable_problems()?;
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    // Others are solved and forgotten: only games are looked up.
    let problems = problems.iter().filter(|it| !it.games.is_empty());
    let problems = problems.map(problem).collect();
    let library = Library::collect(workspace)?;
    let groups = [
        ("problems", problems),
        ("snippets", snippets(workspace, &library)?),
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
    if catalogue.is_empty() && query.is_empty() {
        eprintln!("nothing to list: there is no snippet, and no problem says its `games`");
        return Ok(unreadable.is_empty());
    }
    if catalogue.is_empty() {
        let entries: Vec<&Entry> = groups.iter().flat_map(|(_, entries)| entries).collect();
        eprintln!("{}", hint(&entries, &query));
        return Ok(false);
    }
    output::print_styled(&catalogue)?;
    Ok(unreadable.is_empty())
}

fn problem(problem: &Problem) -> Entry {
    let judge = problem.judge.as_deref().unwrap_or_default();
    Entry::new(Texts {
        name: &problem.bin,
        title: &problem.title,
        games: &problem.games.join(", "),
        names: &problem.names,
        rules: &problem.rules,
        remarks: &format!("{judge}\n{}", problem.prose),
    })
}

/// The entries of all snippets.
///
/// # Errors
/// If a file cannot be read.
pub fn snippets(workspace: &Workspace, library: &Library) -> Result<Vec<Entry>> {
    let entries = library.iter().map(|it| snippet(workspace, it));
    entries.collect()
}

fn snippet(workspace: &Workspace, snippet: &Snippet) -> Result<Entry> {
    let source = fs_err::read_to_string(workspace.root().join(&snippet.file))?;
    Ok(Entry::of_snippet(&snippet.name, &snippet.title, &source))
}

/// Name, title and games in columns; nothing if there are no entries.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let entry = |name, title, games| {
            Entry::new(Texts {
                name,
                title,
                games,
                ..Texts::default()
            })
        };
        let rows = [
            entry("cf1_a", "Stones", "wythoff, two heaps"),
            entry("cf3_a", "Wythoff's queens", "queens"),
        ];
        let table = table("problems", &rows.each_ref());
        assert!(table.ends_with(
            "\n  cf1_a  Stones            wythoff, two heaps\n  cf3_a  Wythoff's queens  queens\n"
        ));
    }
}
