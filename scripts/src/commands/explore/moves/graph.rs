//! `cargo x explore --graph FILE`: a game given as a graph. Its vertices are states.

use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use explorer::positions::Search;

use super::solving::{Limit, STATES, begin, finish, from_state};
use super::states::States;
use crate::commands::explore::Args;
use crate::commands::explore::files::read_input;

/// Moves of a graph whose vertices are consecutive numbers.
#[derive(Debug, PartialEq)]
pub struct Moves {
    first: u64,
    last: u64,
    /// Options of each vertex.
    options: Vec<Vec<u64>>,
}

/// Solves the game of a token on a directed graph, and prints the report.
///
/// # Errors
/// If the file is no graph, or the options don't apply.
pub fn run(args: &Args, file: &Path) -> Result<bool> {
    begin(args)?;
    let name = file.display().to_string();
    let text = match read_input(&name)? {
        Some(text) => text,
        None => fs_err::read_to_string(file)?,
    };
    let moves = Moves::parse(&text).with_context(|| name.clone())?;
    let words: Vec<&str> = args.words_of_states();
    let vertices = moves.first..=moves.last;
    let states = States::List(match &words[..] {
        [] => vertices.clone().map(|vertex| vertex.to_string()).collect(),
        words => States::parse(words)?.into_list(),
    });
    let mut search = Search::new(false);
    let from = args.from.as_ref();
    let from = from.map(|from| from_state(&states, from)).transpose()?;
    for state in states.listed().iter().chain(&from) {
        for part in state.split('+') {
            let vertex: Option<u64> = part.trim().parse().ok();
            let (first, last) = (moves.first, moves.last);
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
    finish(
        args,
        &search,
        &states,
        &name,
        &counted,
        Limit::new(args),
        from.as_deref(),
    )
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
        Ok(Self {
            first,
            last,
            options,
        })
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
        assert_eq!((from_one.first, from_one.last), (1, 3));
        assert_eq!(from_one.options, [vec![2], vec![3], vec![]]);
        let from_zero = Moves::parse("3 2\r\n0 1\r\n1 2").unwrap();
        assert_eq!((from_zero.first, from_zero.last), (0, 2));
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
