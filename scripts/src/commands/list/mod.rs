//! `cargo x list`: prints the catalogue. The crate `catalogue` implements the search.

mod course;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::{IsTerminal as _, stdout};
use std::path::Path;

use anstyle::Style;
use anyhow::{Result, bail};
use catalogue::{Entry, Header, Index, Kind, words};

use crate::eprintln;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::problem::Problem;
use crate::workspace::problems;
use crate::workspace::snippets::{Library, Snippet};

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

/// The catalogue: its index, and what is said beside an entry.
#[derive(Default)]
struct Catalogue {
    index: Index,
    /// Names of the user's own entries.
    own: BTreeSet<String>,
    /// Names of problems whose statements nobody has looked up.
    from_memory: BTreeSet<String>,
}

/// Headings, and the limits of the entries shown on a terminal.
const GROUPS: [(Kind, &str, usize); 2] = [
    (Kind::Module, "snippets", 5),
    (Kind::Problem, "problems", 10),
];

/// Prints the matching entries.
///
/// # Errors
/// If the settings or a folder cannot be read, or the words contain no letter or digit.
pub fn run(workspace: &Workspace, args: &Args) -> Result<bool> {
    if args.course {
        return course::run(workspace);
    }
    let asked = args.words.join(" ");
    let query = words(&asked);
    if query.is_empty() && !args.words.is_empty() {
        bail!("`{asked}` is no word; write letters or digits");
    }
    let (catalogue, unreadable) = Catalogue::read(workspace)?;
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    let found = catalogue.found(&asked);
    let is_short = stdout().is_terminal() && !args.all;
    let tables = GROUPS.iter().map(|(kind, heading, most)| {
        let group = found.iter().copied().filter(|it| it.kind == *kind);
        catalogue.table(
            heading,
            group.collect(),
            if is_short { *most } else { usize::MAX },
        )
    });
    let tables: String = tables.collect();
    if tables.is_empty() && query.is_empty() {
        eprintln!("nothing to list: there are no snippets, and no problem names its `games`");
        return Ok(unreadable.is_empty());
    }
    if tables.is_empty() {
        eprintln!("{}", catalogue.index.hint(&query));
        return Ok(false);
    }
    output::print_styled(&tables)?;
    Ok(unreadable.is_empty())
}

fn problem(problem: Problem) -> Entry {
    Entry {
        kind: Kind::Problem,
        text: format!(
            "{}\n{}\n{}",
            problem.rules,
            problem.judge.unwrap_or_default(),
            problem.prose
        ),
        name: problem.bin,
        title: problem.title,
        games: problem.games.join(", "),
        names: problem.names,
        uses: problem.modules,
    }
}

/// The entries of all modules that have snippets.
///
/// # Errors
/// If a file cannot be read.
fn modules(workspace: &Workspace, library: &Library) -> Result<Vec<Entry>> {
    let mut files: BTreeMap<&Path, Vec<&str>> = BTreeMap::new();
    for snippet in library.iter() {
        files.entry(&snippet.file).or_default().push(&snippet.name);
    }
    let entry = |(file, names): (&Path, Vec<&str>)| {
        let source = fs_err::read_to_string(workspace.root().join(file))?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        Ok(module(&stem, &names, &source))
    };
    files.into_iter().map(entry).collect()
}

fn module(name: &str, snippets: &[&str], source: &str) -> Entry {
    let header = Header::parse(source).unwrap_or_default();
    let value = |name| header.field(name).map_or("", |field| &field.value);
    Entry {
        name: name.to_string(),
        games: snippets.join(", "),
        names: value("names").to_string(),
        text: value("Definition").to_string(),
        title: header.title.clone(),
        ..Entry::default()
    }
}

impl Catalogue {
    /// Reads all modules, the problems about games, and all problems of the user; and the errors of
    /// what cannot be read.
    fn read(workspace: &Workspace) -> Result<(Self, Vec<anyhow::Error>)> {
        let (library, mut unreadable) = Library::collect_readable(workspace)?;
        let mut entries = modules(workspace, &library)?;
        let theirs = workspace.snippets_dir();
        let is_own = |it: &&Snippet| !workspace.root().join(&it.file).starts_with(&theirs);
        let own = library.iter().filter(is_own);
        let stem = |it: &Snippet| it.file.file_stem().map(|it| it.display().to_string());
        let mut own: BTreeSet<String> = own.filter_map(stem).collect();
        let (problems, errors) = problems::problems(workspace)?;
        unreadable.extend(errors);
        let mut from_memory = BTreeSet::new();
        for found in problems {
            if found.is_own {
                own.insert(found.problem.bin.clone());
            }
            if found.problem.is_from_memory() {
                from_memory.insert(found.problem.bin.clone());
            }
            if found.is_own || !found.problem.games.is_empty() {
                entries.push(problem(found.problem));
            }
        }
        let catalogue = Self {
            index: Index::new(entries),
            own,
            from_memory,
        };
        Ok((catalogue, unreadable))
    }

    /// The entries for this text, best first; without text all of them, by game and name.
    ///
    /// The text `cf15_` finds the problems whose names begin with it. Searched as words, it would
    /// find every text with a `c`.
    fn found(&self, text: &str) -> Vec<&Entry> {
        let mut all: Vec<&Entry> = self.index.entries().iter().collect();
        let name = text.to_lowercase();
        let is_named = |it: &&Entry| it.kind == Kind::Problem && it.name.starts_with(&name);
        if text.is_empty() || name.contains('_') && all.iter().any(is_named) {
            all.retain(|it| text.is_empty() || is_named(it));
            let games = |it: &Entry| {
                if it.kind == Kind::Module {
                    ""
                } else {
                    &it.games
                }
                .to_string()
            };
            all.sort_by_cached_key(|it| (games(it), it.name.clone()));
            return all;
        }
        let hits = self.index.search(text, None);
        let mut best: BTreeMap<Kind, f64> = BTreeMap::new();
        for hit in &hits {
            let most = best.entry(hit.entry.kind).or_default();
            *most = most.max(hit.score);
        }
        // What scores less than a third of the best says too little; scores are squares. The
        // user's own entries stay: no problem of the collection speaks for them.
        let fits = hits.iter().filter(|hit| {
            9.0 * hit.score >= best[&hit.entry.kind] || self.own.contains(&hit.entry.name)
        });
        fits.map(|hit| hit.entry).collect()
    }

    /// Table of name, title and games, the user's own first; empty if there are no entries.
    fn table(&self, heading: &str, mut entries: Vec<&Entry>, most: usize) -> String {
        if entries.is_empty() {
            return String::new();
        }
        entries.sort_by_key(|entry| !self.own.contains(&entry.name));
        let all = entries.len();
        entries.truncate(most);
        let title = |entry: &Entry| {
            let is_own = self.own.contains(&entry.name);
            format!("{}{}", if is_own { "own: " } else { "" }, entry.title)
        };
        let width = |column: &dyn Fn(&Entry) -> usize| {
            let widths = entries.iter().map(|entry| column(entry));
            widths.max().unwrap_or(0)
        };
        let name_width = width(&|entry| entry.name.chars().count());
        let title_width = width(&|entry| title(entry).chars().count());
        let bold = Style::new().bold();
        let mut table = format!("{bold}{heading}{bold:#}\n");
        for entry in &entries {
            let (name, title, mut games) = (&entry.name, title(entry), entry.games.as_str());
            if games == name {
                games = "";
            }
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

/// The index of all modules and problems.
///
/// # Errors
/// If a folder cannot be read.
pub fn index(workspace: &Workspace) -> Result<Index> {
    Ok(Catalogue::read(workspace)?.0.index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue() -> Catalogue {
        let entry = |name: &str, title: &str, games: &str| Entry {
            kind: Kind::Problem,
            name: name.into(),
            title: title.into(),
            games: games.into(),
            ..Entry::default()
        };
        Catalogue {
            index: Index::new(vec![
                entry("cf1_a", "Stones", "wythoff, two heaps"),
                entry("cf3_a", "Wythoff's queens", "queens"),
            ]),
            from_memory: BTreeSet::from(["cf1_a".to_string()]),
            ..Catalogue::default()
        }
    }

    #[test]
    fn columns_are_aligned() {
        let catalogue = catalogue();
        let table = catalogue.table("problems", catalogue.found(""), 9);
        assert!(table.ends_with(
            "\n  cf3_a  Wythoff's queens  queens\n  cf1_a  Stones            wythoff, two heaps \
             (statement from memory)\n"
        ));
    }

    #[test]
    fn own_entries_stand_first_and_the_rest_is_counted() {
        let mut catalogue = catalogue();
        catalogue.own.insert("cf1_a".to_string());
        let table = catalogue.table("problems", catalogue.found(""), 1);
        assert!(table.contains("\n  cf1_a  own: Stones  wythoff"), "{table}");
        assert!(table.ends_with("\n  … 1 more (--all)\n"), "{table}");
    }
}
