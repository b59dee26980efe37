//! `cargo x explore --moves FILE` and `--graph FILE`: explores a game whose options the user's own
//! program prints, or a file lists.

mod asking;
mod save;
mod solving;
mod states;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use explorer::positions::{Search, has_plus_sign};

use crate::commands::Progress;
use crate::commands::explore::{Args, limits, read_text};
use crate::runner::{HELPER_LIMITS, Helper, Limits};
use crate::workspace::Workspace;
use asking::ask;
use save::save;
use solving::{Game, Limit, STATES, TIME, begin, from_state, known};

pub use states::States;

/// Asks the program, solves the game, and prints the report. Returns false if a state that was
/// asked for stays unknown.
///
/// # Errors
/// If the program doesn't do what it should, a state leads to itself, or a file can't be written.
pub fn run(args: &Args, file: &Path) -> Result<bool> {
    begin(args)?;
    let words = args.words_of_states();
    let are_named = !words.is_empty();
    let states = States::parse(if are_named { &words } else { &[UNNAMED] })?;
    let from = args.from.as_ref();
    let from = from.map(|from| from_state(&states, from)).transpose()?;
    let program = program(file)?;
    let mut search = Search::new(has_plus_sign(states.listed().iter().map(String::as_str)));
    let most = args.terms.unwrap_or(STATES);
    ensure!(
        states.count().is_some_and(|count| count <= most),
        "these are more than {most} states: ask for fewer, or set `--terms`"
    );
    states.iter().try_for_each(|state| search.ask(&state))?;
    if let Some(from) = &from {
        search.ask(from)?;
    }
    let mut limit = searched(&program, args, &mut search);
    if !are_named {
        limit = limit.with_context(|| format!("no states are named, so {UNNAMED} are tried"));
    }
    let limit = limit?;
    let name = &program.text;
    let game = Game {
        args,
        name,
        search: &search,
        states: &states,
        from,
    };
    let are_known = game.finish("", limit)?;
    if let Some(bin) = &args.save {
        let mut solve = |states: &[String]| {
            let mut search = Search::new(has_plus_sign(states.iter().map(String::as_str)));
            states.iter().try_for_each(|state| search.ask(state))?;
            let limit = searched(&program, args, &mut search)?;
            Ok(known(args, &search, limit))
        };
        save(bin, name, &states.iter().collect::<Vec<_>>(), &mut solve)?;
    }
    Ok(are_known)
}

/// States for a program about which nothing is said.
const UNNAMED: &str = "0..100";

/// Asks the program until the options of all states are known, or a limit is reached.
fn searched<'a>(program: &Helper, args: &'a Args, search: &mut Search) -> Result<Limit<'a>> {
    let mut limit = Limit::new(args);
    let mut progress = Progress::after(limits::QUIET);
    let mut is_over = |search: &Search| {
        progress.show(|| format!("{}  {} states", program.text, search.graph().known()));
        limit.is_reached(search.count_states())
    };
    ask(program, limits_of(args), search, &mut is_over)?;
    Ok(limit)
}

/// Makes the user's file runnable.
fn program(file: &Path) -> Result<Helper> {
    let name = file.display().to_string();
    ensure!(
        file.is_file(),
        "there is no file {name}; `cargo x new --moves {name}` writes a template"
    );
    Helper::new(&Workspace::find_or_collection()?, "program", &name)
}

/// Limits of the program: the search ends it earlier, unless it hangs.
fn limits_of(args: &Args) -> Limits {
    let time = args.time.unwrap_or(TIME) + Duration::from_secs(10);
    Limits {
        cpu: time,
        wall: time,
        ..HELPER_LIMITS
    }
}

/// Moves of a graph whose vertices are consecutive numbers.
#[derive(Debug, PartialEq)]
pub struct Moves {
    first: u64,
    /// Options of each vertex.
    options: Vec<Vec<u64>>,
}

/// Solves the game of a token on a directed graph, and prints the report.
///
/// # Errors
/// If the file is no graph, or the options don't apply.
pub fn run_on_graph(args: &Args, file: &Path) -> Result<bool> {
    begin(args)?;
    let name = file.display().to_string();
    let moves = Moves::parse(&read_text(&name)?).with_context(|| name.clone())?;
    let words: Vec<&str> = args.words_of_states();
    let (first, last) = (moves.first, moves.first + moves.options.len() as u64 - 1);
    let vertices = first..=last;
    let states = States::List(match &words[..] {
        [] => vertices.clone().map(|vertex| vertex.to_string()).collect(),
        words => States::parse(words)?.iter().collect(),
    });
    let mut search = Search::new(false);
    let from = args.from.as_ref();
    let from = from.map(|from| from_state(&states, from)).transpose()?;
    for state in states.listed().iter().chain(&from) {
        for part in state.split('+') {
            let vertex: Option<u64> = part.trim().parse().ok();
            ensure!(
                vertex.is_some_and(|vertex| vertices.contains(&vertex)),
                "`{}` is no vertex of {name}: they are {first} to {last}",
                part.trim()
            );
        }
        search.ask(state)?;
    }
    loop {
        let lines = search.next_lines();
        if lines.is_empty() {
            break;
        }
        for line in String::from_utf8(lines)?.lines() {
            let options = &moves.options[(line.parse::<u64>()? - moves.first) as usize];
            let options = options.iter().map(|option| format!("{option}\n"));
            search.read((options.collect::<String>() + "\n").as_bytes())?;
        }
    }
    let counted = format!("note\tvertices are counted from {}\n", moves.first);
    let game = Game {
        args,
        name: &name,
        search: &search,
        states: &states,
        from,
    };
    game.finish(&counted, Limit::new(args))
}

impl Moves {
    /// Reads `n m` and m moves `u v`. Vertices are 1 to n, or 0 to n − 1 if a move names 0.
    ///
    /// # Errors
    /// If the text is no such graph; the error names the line.
    pub fn parse(text: &str) -> Result<Self> {
        let mut numbers = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            for word in text.split_whitespace() {
                let number: Option<u64> = word.parse().ok();
                let number = number.with_context(|| {
                    format!("line {line}: `{word}` is no vertex; write `n m`, then m lines `u v`")
                })?;
                numbers.push((line, number));
            }
        }
        let [(_, count), (_, moves), ref rest @ ..] = numbers[..] else {
            bail!("a graph begins with `n m`, its numbers of vertices and moves");
        };
        ensure!(
            rest.len() as u64 == 2 * moves,
            "line 1 announces {moves} moves, and {} numbers follow: a move is `u v`",
            rest.len()
        );
        ensure!(count > 0, "line 1: a graph has at least one vertex");
        ensure!(
            count <= STATES as u64,
            "line 1: more than {STATES} vertices"
        );
        let line_of = |vertex: u64| rest.iter().find(|it| it.1 == vertex).map(|it| it.0);
        let first = u64::from(line_of(0).is_none());
        if let (Some(zero), Some(last)) = (line_of(0), line_of(count)) {
            bail!(
                "line {zero} names vertex 0 and line {last} vertex {count}: of {count} vertices \
                 that's one too many"
            );
        }
        let last = first + count - 1;
        if let Some((line, vertex)) = rest.iter().find(|it| it.1 > last) {
            bail!("line {line}: there is no vertex {vertex}; they are {first} to {last}");
        }
        let mut options = vec![Vec::new(); count as usize];
        for pair in rest.chunks(2) {
            options[(pair[0].1 - first) as usize].push(pair[1].1);
        }
        Ok(Self { first, options })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        Moves::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn the_first_vertex_is_decided_by_what_the_moves_name() {
        let from_one = Moves::parse("3 2\n1 2\n2 3\n").unwrap();
        assert_eq!(from_one.first, 1);
        assert_eq!(from_one.options, [vec![2], vec![3], vec![]]);
        let from_zero = Moves::parse("3 2\r\n0 1\r\n1 2").unwrap();
        assert_eq!(from_zero.first, 0);
        assert_eq!(from_zero.options, [vec![1], vec![2], vec![]]);
        assert_eq!(Moves::parse("2 0").unwrap().first, 1);
    }

    #[test]
    fn what_is_no_graph_is_refused_with_its_line() {
        assert!(error("").contains("begins with `n m`"));
        assert!(error("3 2\n1 2\n").contains("announces 2 moves, and 2 numbers follow"));
        assert!(error("2 1\n1 x\n").contains("line 2: `x` is no vertex"));
        assert!(error("2 1\n1 5\n").contains("line 2: there is no vertex 5; they are 1 to 2"));
        assert!(error("2 2\n0 1\n2 0\n").contains("line 2 names vertex 0 and line 3 vertex 2"));
        assert!(error("0 0").contains("at least one vertex"));
    }
}
