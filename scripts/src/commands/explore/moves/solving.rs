//! Solves what was asked for, and prints the report.

use std::cell::RefCell;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use explorer::positions::{Known, MOST_POSITIONS, Obstacle, Play, Search, Solution};
use explorer::show::positions::Solved;
use explorer::show::{emit, plot};

use super::states::States;
use crate::commands::explore::{Args, Position, limits};
use crate::eprint;
use crate::system::files::atomic;
use crate::system::{interrupt, output};

/// Time for the program and the search, unless the user sets another.
pub const TIME: Duration = Duration::from_secs(60);

/// Limit on the number of states, unless the user sets another.
pub const STATES: usize = 20_000_000;

/// States of a list whose best moves are looked up.
pub const MOST_WITH_MOVES: usize = 60;

/// What ended a search early.
pub struct Limit<'a> {
    args: &'a Args,
    started: Instant,
    /// Says what was reached, and how to go on.
    reached: Option<String>,
}

impl<'a> Limit<'a> {
    pub fn new(args: &'a Args) -> Self {
        Self {
            args,
            started: Instant::now(),
            reached: None,
        }
    }

    pub fn time(&self) -> Duration {
        self.args.time.unwrap_or(TIME)
    }

    /// Returns whether the search with so many states must end.
    pub fn is_reached(&mut self, states: usize) -> bool {
        if self.reached.is_some() {
            return true;
        }
        let most = self.args.terms.unwrap_or(STATES).min(MOST_POSITIONS);
        let elapsed = self.started.elapsed();
        self.reached = if interrupt::has_come() {
            Some("by a signal".to_owned())
        } else if states > most {
            Some(format!(
                "at {most} states; `--terms {}` goes on",
                most.saturating_mul(10)
            ))
        } else if elapsed >= self.time() {
            let seconds = self.time().as_secs_f64();
            let longer = 10 * self.time().as_secs().max(1);
            Some(format!("after {seconds} s; `--time {longer}` goes on"))
        } else {
            limits::is_full(self.args.memory).then(|| limits::full(self.args.memory))
        };
        self.reached.is_some()
    }
}

/// Refuses options that can't work, and lets the first Ctrl-C end the search.
pub fn begin(args: &Args) -> Result<()> {
    args.check_files()?;
    interrupt::finish_first(limits::STOPPING, Some(limits::TIME_TO_FINISH));
    Ok(())
}

/// A searched game, and what was asked about it.
pub struct Game<'a> {
    pub args: &'a Args,
    /// The user's name of the program or the graph.
    pub name: &'a str,
    pub search: &'a Search,
    pub states: &'a States,
    /// State of `--from`, which was asked after the others.
    pub from: Option<String>,
}

/// Solves a searched game, unless it's incomplete, play may be endless, or a limit is reached.
fn solution<'a>(
    search: &'a Search,
    play: Play,
    limit: &RefCell<Limit<'_>>,
) -> Result<Solution<'a>, Obstacle> {
    let go_on = |sums: usize| !limit.borrow_mut().is_reached(sums);
    Solution::new(search.graph(), search.asked(), play, &go_on)
}

/// Returns how the options say that the game is played.
fn play(args: &Args) -> Play {
    Play {
        misere: args.misere,
        loopy: args.loopy,
    }
}

/// Finds what is known of the first states that were asked for.
fn known_of(search: &Search, solution: Option<&Solution>, count: usize) -> Vec<Known> {
    let known = |(at, parts)| solution.map_or(Known::Nothing, |it| it.known(at, parts));
    search.asked().take(count).enumerate().map(known).collect()
}

/// Finds what is known of the states that were asked for.
pub fn known(args: &Args, search: &Search, limit: Limit<'_>) -> Vec<Known> {
    let solution = solution(search, play(args), &RefCell::new(limit));
    known_of(search, solution.ok().as_ref(), usize::MAX)
}

impl Game<'_> {
    /// Solves what was searched, and prints the report; `note` is a line of it. Returns whether
    /// all states that were asked for are known.
    ///
    /// # Errors
    /// If a state leads to itself, an option doesn't apply, or a file can't be written.
    pub fn finish(&self, note: &str, limit: Limit<'_>) -> Result<bool> {
        let (mut play, mut note) = (play(self.args), note.to_owned());
        let limit = RefCell::new(limit);
        let mut found = solution(self.search, play, &limit);
        if let (Err(Obstacle::Cycle(cycle)), Some(_)) = (&found, &self.args.graph) {
            let cycle = leads_to_itself(self.search, cycle);
            note += &format!("note\t{cycle}, and play without end is a draw\n");
            play.loopy = true;
            found = solution(self.search, play, &limit);
        }
        let found = match found {
            Ok(found) => Some(found),
            Err(Obstacle::Cycle(cycle)) => bail!(
                "{}; with `--loopy`, play without end is a draw",
                leads_to_itself(self.search, &cycle)
            ),
            Err(Obstacle::Incomplete | Obstacle::Stopped) => None,
        };
        let stopped = limit.into_inner().reached;
        let stopped = stopped.map_or_else(String::new, |reached| self.stopped(&reached));
        let solved = self.solved(play, found.as_ref());
        let from = self.of_from(play, found.as_ref());
        self.print(&solved, &(self.about(play) + &note), &from, &stopped)?;
        Ok(!solved.known.contains(&Known::Nothing))
    }

    /// Says what the game is.
    fn about(&self, play: Play) -> String {
        let graph = self.search.graph();
        let misere = if play.misere { ", misère" } else { "" };
        let sums = self
            .search
            .first_sum()
            .map_or_else(String::new, |(state, sum)| {
                format!("; sums, the first is `{sum}`, an option of `{state}`")
            });
        format!(
            "game\t{}{misere}: {} states, {} options{sums}\n",
            self.name,
            self.search.count_states(),
            graph.count_options()
        )
    }

    /// Says what ended the search, and how far it came.
    fn stopped(&self, reached: &str) -> String {
        let (known, all) = (self.search.graph().known(), self.search.count_states());
        if self.search.is_complete() {
            return format!("stopped\tamong the sums of {all} states, {reached}\n");
        }
        let last = self.search.text(all as u32 - 1);
        let (known, why) = match known {
            0 => ("none is".to_owned(), "; does the program loop?"),
            _ => (format!("{known} are"), ""),
        };
        format!(
            "stopped\t{reached}; of {all} states {known} answered, the next is {}, and the last \
             one seen is `{last}`{why}\n",
            self.search.waiting()
        )
    }

    /// Looks up what is known of the states that were asked for.
    fn solved(&self, play: Play, solution: Option<&Solution>) -> Solved {
        let count = self.states.count().unwrap_or(0); // what `--from` names comes after them
        let asked = self.search.asked().take(count);
        let states = if count == 1 {
            asked
                .clone()
                .map(|it| self.search.text_of_sum(it))
                .collect()
        } else {
            self.states.listed().to_vec()
        };
        let shown = states.len().min(MOST_WITH_MOVES);
        let moves = asked.take(shown).enumerate();
        Solved {
            play,
            sides: self.states.sides(),
            known: known_of(self.search, solution, count),
            moves: moves
                .map(|(at, parts)| self.best_moves(solution, at, parts))
                .collect(),
            states,
        }
    }

    fn best_moves(&self, solution: Option<&Solution>, at: usize, parts: &[u32]) -> Vec<String> {
        let moves = solution.map(|solution| solution.best_moves(at, parts));
        let moves = moves.unwrap_or_default();
        moves
            .iter()
            .map(|sum| self.search.text_of_sum(sum))
            .collect()
    }

    /// Prints the report or code, and writes the files that the options name.
    fn print(&self, solved: &Solved, about: &str, from: &str, stopped: &str) -> Result<()> {
        let args = self.args;
        if let Some(language) = args.emit {
            let (_, _, guesses) = solved.guesses().context(
                "`--emit` prints a formula for the numbers of one or two ranges, such as `0..200`",
            )?;
            let code = limits::watched(args.time, args.memory, |watch| {
                emit::of_numbers(&guesses, watch)
            });
            eprint!("{from}{stopped}");
            output::print(&language.written(&code?)?)?;
        } else {
            output::print(&(solved.report(about, args.table) + from + stopped))?;
        }
        if let Some(path) = &args.csv {
            atomic::replace(path, solved.csv(&mut self.states.iter()))?;
        }
        if let Some(path) = &args.plot {
            atomic::replace(path, picture(solved, self.name)?)?;
        }
        Ok(())
    }

    /// Writes the winning moves from the state of `--from`.
    fn of_from(&self, play: Play, solution: Option<&Solution>) -> String {
        let last = self.search.asked().enumerate().last();
        let Some((from, (at, parts))) = self.from.clone().zip(last) else {
            return String::new();
        };
        let solved = Solved {
            play,
            sides: Vec::new(),
            known: solution.map(|it| it.known(at, parts)).into_iter().collect(),
            states: vec![from],
            moves: vec![self.best_moves(solution, at, parts)],
        };
        solved.best_moves()
    }
}

/// Returns the state that `--from` means: several numbers are several heaps if states are numbers.
///
/// # Errors
/// If a letter ranges.
pub fn from_state(states: &States, from: &Position) -> Result<String> {
    let Position::Heaps(numbers) = from else {
        bail!("`--from` with a letter is for a rule; name one state here")
    };
    let are_numbers = match states {
        States::Ranges(ranges) => ranges.len() == 1,
        States::List(list) => list.iter().all(|state| state.parse::<i64>().is_ok()),
    };
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    Ok(numbers.join(if are_numbers { " + " } else { " " }))
}

/// Shows a cycle of states.
fn leads_to_itself(search: &Search, cycle: &[u32]) -> String {
    const SHOWN: usize = 6;
    let mut texts: Vec<&str> = cycle.iter().map(|state| search.text(*state)).collect();
    let (first, length) = (texts[0], texts.len());
    if length > SHOWN {
        texts.truncate(SHOWN - 1);
        texts.push("…");
    }
    let steps = (length > 1).then(|| format!(" in {length} moves"));
    let steps = steps.unwrap_or_default();
    format!(
        "`{first}` leads to itself{steps}: {} -> {first}",
        texts.join(" -> ")
    )
}

/// Draws the values of one or two ranges.
fn picture(solved: &Solved, name: &str) -> Result<String> {
    let title = &solved.title(name);
    let only = "only values of one or two ranges, such as `0..200`, can be drawn";
    let (numbers, first) = solved.numbers().context(only)?;
    plot::of_numbers(title, &numbers, first, ["a", "b"]).context(only)
}
