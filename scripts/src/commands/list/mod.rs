//! `cargo x list`: prints the catalogue. The crate `catalogue` implements the search.

mod course;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{IsTerminal as _, stdout};

use anstyle::Style;
use anyhow::{Error, Result, bail};
use catalogue::{Entry, Index, Kind, Taken, words};

use crate::eprintln;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::problem::Problem;
use crate::workspace::{problems, snippets};

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
    /// Errors of problems whose headers cannot be read.
    unreadable: Vec<Error>,
}

/// Headings, and the limits of the entries shown on a terminal.
const GROUPS: [(Kind, &str, usize); 3] = [
    (Kind::Module, "snippets", 5),
    (Kind::Problem, "problems", 10),
    (Kind::Lesson, "lesson", 1),
];

/// Languages into which the rules of the problems are translated.
const LANGUAGES: [&str; 2] = ["ja", "zh"];

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
    let catalogue = Catalogue::read(workspace)?;
    for error in &catalogue.unreadable {
        eprintln!("error: {error:#}");
    }
    let is_short = stdout().is_terminal() && !args.all;
    let answer = catalogue.index.answer(&asked);
    let found = catalogue.listed(&asked);
    let is_guess = answer.taken == Taken::Words && !catalogue.index.is_named(&asked);
    let found = match found {
        Some(found) => found,
        None if is_guess && !catalogue.index.has_any(&query) => Vec::new(),
        None => answer.found.clone(),
    };
    let mut kinds: Vec<Kind> = found.iter().map(|it| it.kind).collect();
    kinds.dedup();
    let table = |kind: &Kind| {
        let (_, heading, most) = GROUPS.iter().find(|it| it.0 == *kind)?;
        let group = found.iter().copied().filter(|it| it.kind == *kind);
        let most = if is_short { *most } else { usize::MAX };
        Some(catalogue.table(heading, group.collect(), most))
    };
    let tables: String = kinds.iter().filter_map(table).collect();
    if !tables.is_empty() {
        output::print_styled(&tables)?;
        if let (Some(one), Some(other)) = (answer.of_kind(Kind::Module).next(), answer.doubt) {
            eprintln!("in doubt: `{}` or `{}`?", one.name, other.name);
        }
        return Ok(catalogue.unreadable.is_empty());
    }
    if query.is_empty() {
        eprintln!("nothing to list: there are no snippets, and no problem names its `games`");
    } else if answer.taken == Taken::Statement {
        eprintln!(
            "no game here: this text doesn't say that two players move in turn, and who wins"
        );
    } else if asked.contains("://") {
        eprintln!(
            "no problem has this address; `cargo grundy new --url {asked}` makes a file for it"
        );
    } else {
        eprintln!("{}", output::shortened(&catalogue.index.hint(&query)));
    }
    Ok(query.is_empty() && catalogue.unreadable.is_empty())
}

impl Catalogue {
    /// Reads the headers of all modules, of the problems about games, and of all problems of the
    /// user.
    fn read(workspace: &Workspace) -> Result<Self> {
        let mut catalogue = Self::default();
        let mut entries = vec![Entry::lesson()];
        let theirs = workspace.snippets_dir();
        for (file, source) in snippets::sources(workspace)? {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let entry = Entry::of_module(&stem, &source);
            if entry.games.is_empty() {
                continue;
            }
            if !workspace.root().join(&file).starts_with(&theirs) {
                catalogue.own.insert(entry.name.clone());
            }
            entries.push(entry);
        }
        let mut met = BTreeSet::new();
        for root in problems::shown(workspace) {
            // The collection itself has none.
            let is_own = root.collection().is_some();
            for bin in root.bins()? {
                if !met.insert(bin.clone()) {
                    continue;
                }
                let path = root.bin_path(&bin);
                let source = fs_err::read_to_string(&path)?;
                let problem = match Problem::parse(&bin, &path, &source) {
                    Ok(problem) => problem,
                    Err(error) => {
                        catalogue.unreadable.push(error);
                        continue;
                    }
                };
                let entry = Entry::of_problem(&bin, &source);
                if problem.is_from_memory == Some(true) {
                    catalogue.from_memory.insert(bin.clone());
                }
                if is_own {
                    catalogue.own.insert(bin);
                }
                if is_own || !entry.games.is_empty() {
                    entries.push(entry);
                }
            }
            for language in LANGUAGES {
                let table = format!("crates/site/text/problems.{language}.toml");
                if let Ok(table) = fs_err::read_to_string(root.root().join(table)) {
                    Entry::translate(&mut entries, &table);
                }
            }
        }
        catalogue.index = Index::new(entries);
        Ok(catalogue)
    }

    /// Returns all entries, by game and name, if there is no text, and the problems whose names
    /// begin with a text such as `cf15_`; searched as words, it would find every text with a `c`.
    /// `None` for all else.
    fn listed(&self, text: &str) -> Option<Vec<&Entry>> {
        let mut all: Vec<&Entry> = self.index.entries().iter().collect();
        let name = text.to_lowercase();
        let is_named = |it: &&Entry| it.kind == Kind::Problem && it.name.starts_with(&name);
        let is_asked = text.is_empty() || name.contains('_') && all.iter().any(is_named);
        if !is_asked {
            return None;
        }
        all.retain(|it| it.kind != Kind::Lesson && (text.is_empty() || is_named(it)));
        let games = |it: &Entry| match it.kind {
            Kind::Module => String::new(),
            _ => it.games.clone(),
        };
        all.sort_by_cached_key(|it| (it.kind, games(it), it.name.clone()));
        Some(all)
    }

    /// Returns a table of name, title and games, with a mark at the user's own.
    fn table(&self, heading: &str, mut entries: Vec<&Entry>, most: usize) -> String {
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
    Ok(Catalogue::read(workspace)?.index)
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
        let table = catalogue.table("problems", catalogue.listed("").unwrap(), 9);
        assert!(table.ends_with(
            "\n  cf3_a  Wythoff's queens  queens\n  cf1_a  Stones            wythoff, two heaps \
             (statement from memory)\n"
        ));
    }

    #[test]
    fn own_entries_are_marked_where_they_are_and_the_rest_is_counted() {
        let mut catalogue = catalogue();
        catalogue.own.insert("cf1_a".to_string());
        let table = catalogue.table("problems", catalogue.listed("").unwrap(), 1);
        assert!(table.contains("\n  cf3_a  Wythoff's queens"), "{table}");
        let both = catalogue.table("problems", catalogue.listed("").unwrap(), 2);
        assert!(both.contains("\n  cf1_a  own: Stones"), "{both}");
        assert!(table.ends_with("\n  … 1 more (--all)\n"), "{table}");
    }
}
