//! `cargo x list`: prints the catalogue. The crate `catalogue` implements the search.

mod course;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, stdout};

use anstyle::Style;
use anyhow::{Result, bail};
use catalogue::{Entry, Texts, hint, ranked, words};

use crate::eprintln;
use crate::library::{Library, Snippet};
use crate::output;
use crate::own;
use crate::problem::Problem;
use crate::workspace::Workspace;

/// Show modules and problems by game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Words about the game, in English, Chinese or Japanese; entries that have most of them in
    /// their name, title, games or text come first
    words: Vec<String>,

    /// Print the course: modules and problems by family, in the order in which to learn them
    #[arg(long, conflicts_with = "words")]
    course: bool,

    /// Print all matches; without it, a terminal shows 5 modules and 10 problems
    #[arg(long)]
    all: bool,
}

/// Entries under one heading.
struct Group {
    heading: &'static str,
    entries: Vec<Entry>,
    /// Names of the user's own entries.
    own: BTreeSet<String>,
    /// Names of problems whose statements nobody has looked up.
    from_memory: BTreeSet<String>,
    /// Limit of the entries shown on a terminal.
    most: usize,
}

/// Prints the matching entries.
///
/// # Errors
/// If the settings or a folder cannot be read, or the words contain no letter or digit.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    if args.course {
        return course::run(workspace);
    }
    let query: Vec<String> = args.words.iter().flat_map(|word| words(word)).collect();
    if query.is_empty() && !args.words.is_empty() {
        bail!(
            "`{}` is no word; write letters or digits",
            args.words.join(" ")
        );
    }
    let (modules, mut unreadable) = modules(workspace)?;
    let (mut problems, errors) = problems(workspace)?;
    unreadable.extend(errors);
    let is_named = problems.keep_named(&args.words);
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    let mut groups = vec![modules, problems];
    if is_named {
        groups.remove(0);
    }
    let is_short = stdout().is_terminal() && !args.all;
    let mut catalogue = String::new();
    for group in &groups {
        catalogue += &group.table(&query, is_short);
    }
    if catalogue.is_empty() && query.is_empty() {
        eprintln!("nothing to list: there are no snippets, and no problem names its `games`");
        return Ok(unreadable.is_empty());
    }
    if catalogue.is_empty() {
        let entries: Vec<&Entry> = groups.iter().flat_map(|it| &it.entries).collect();
        eprintln!("{}", hint(&entries, &query));
        return Ok(false);
    }
    output::print_styled(&catalogue)?;
    Ok(unreadable.is_empty())
}

/// Problems about games, and all problems of the user.
fn problems(workspace: &Workspace) -> Result<(Group, Vec<anyhow::Error>)> {
    let (found, unreadable) = own::problems(workspace)?;
    let is_listed = |it: &&own::OwnedProblem| it.is_own || !it.problem.games.is_empty();
    let listed: Vec<&own::OwnedProblem> = found.iter().filter(is_listed).collect();
    let own = listed.iter().filter(|found| found.is_own);
    let from_memory = listed.iter().map(|found| &found.problem);
    let from_memory = from_memory.filter(|problem| problem.is_from_memory());
    let group = Group {
        heading: "problems",
        from_memory: from_memory.map(|problem| problem.bin.clone()).collect(),
        own: own.map(|found| found.problem.bin.clone()).collect(),
        entries: listed.iter().map(|found| problem(&found.problem)).collect(),
        most: 10,
    };
    Ok((group, unreadable))
}

fn modules(workspace: &Workspace) -> Result<(Group, Vec<anyhow::Error>)> {
    let (library, mut unreadable) = Library::collect_readable(workspace)?;
    let theirs = workspace.snippets_dir();
    let is_own = |it: &&Snippet| !workspace.root().join(&it.file).starts_with(&theirs);
    let own = library.iter().filter(is_own);
    let own = own.map(|snippet| snippet.name.clone()).collect();
    let mut entries = Vec::new();
    for module in library.iter() {
        match snippet(workspace, module) {
            Ok(entry) => entries.push(entry),
            Err(error) => unreadable.push(error),
        }
    }
    let group = Group {
        heading: "snippets",
        entries,
        own,
        from_memory: BTreeSet::new(),
        most: 5,
    };
    Ok((group, unreadable))
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

/// Catalogue entries of all snippets.
///
/// # Errors
/// If a file cannot be read.
pub fn snippets(workspace: &Workspace, library: &Library) -> Result<Vec<Entry>> {
    let entries = library.iter().map(|it| snippet(workspace, it));
    entries.collect()
}

fn snippet(workspace: &Workspace, snippet: &Snippet) -> Result<Entry> {
    let source = fs_err::read_to_string(workspace.root().join(&snippet.file))?;
    Ok(Entry::from_snippet(&snippet.name, &snippet.title, &source))
}

impl Group {
    /// Keeps only the entries whose name begins with the query, if the query is a name such as
    /// `cf15_c`. False if no entry has this name. Searched as words, `cf15_c` would match every
    /// text with a `c`.
    fn keep_named(&mut self, words: &[String]) -> bool {
        let [name] = words else { return false };
        let name = name.to_lowercase();
        let has_name = |entry: &Entry| name.contains('_') && entry.name.starts_with(&name);
        let is_named = self.entries.iter().any(has_name);
        if is_named {
            self.entries.retain(has_name);
        }
        is_named
    }

    /// Table of name, title and games, the user's own first; empty if nothing matches.
    fn table(&self, query: &[String], is_short: bool) -> String {
        let mut entries = ranked(&self.entries, query);
        if entries.is_empty() {
            return String::new();
        }
        entries.sort_by_key(|entry| !self.own.contains(&entry.name));
        let all = entries.len();
        if is_short {
            entries.truncate(self.most);
        }
        let title = |entry: &Entry| {
            let mark = if self.own.contains(&entry.name) {
                "own: "
            } else {
                ""
            };
            format!("{mark}{}", entry.title)
        };
        let width = |column: &dyn Fn(&Entry) -> usize| {
            let widths = entries.iter().map(|entry| column(entry));
            widths.max().unwrap_or(0)
        };
        let name_width = width(&|entry| entry.name.chars().count());
        let title_width = width(&|entry| title(entry).chars().count());
        let bold = Style::new().bold();
        let mut table = format!("{bold}{}{bold:#}\n", self.heading);
        for entry in &entries {
            let (name, title, games) = (&entry.name, title(entry), &entry.games);
            let row = format!("  {name:name_width$}  {title:title_width$}  {games}");
            let mark = if self.from_memory.contains(name) {
                " (statement from memory)"
            } else {
                ""
            };
            writeln!(table, "{}{mark}", row.trim_end()).expect("a string takes all text");
        }
        if all > entries.len() {
            let more = all - entries.len();
            writeln!(table, "  … {more} more (--all)").expect("a string takes all text");
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group() -> Group {
        let entry = |name, title, games| {
            Entry::new(Texts {
                name,
                title,
                games,
                ..Texts::default()
            })
        };
        Group {
            heading: "problems",
            entries: vec![
                entry("cf1_a", "Stones", "wythoff, two heaps"),
                entry("cf3_a", "Wythoff's queens", "queens"),
            ],
            own: BTreeSet::new(),
            from_memory: BTreeSet::from(["cf1_a".to_string()]),
            most: 1,
        }
    }

    #[test]
    fn columns_are_aligned() {
        assert!(group().table(&[], false).ends_with(
            "\n  cf3_a  Wythoff's queens  queens\n  cf1_a  Stones            wythoff, two heaps \
             (statement from memory)\n"
        ));
    }

    #[test]
    fn own_entries_stand_first_and_the_rest_is_counted() {
        let mut group = group();
        group.own.insert("cf1_a".to_string());
        let table = group.table(&[], true);
        assert!(table.contains("\n  cf1_a  own: Stones  wythoff"), "{table}");
        assert!(table.ends_with("\n  … 1 more (--all)\n"), "{table}");
    }
}
