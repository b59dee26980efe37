//! `--all [FILE] --run FOLDER`: many runs in turn, each in a separate file.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result};
use explorer::engine::{Engine, MAX_TERMS, Outcome, compute_until_proven};
use explorer::game::OneHeap;

use super::budget;
use super::one_heap::begin_run;
use super::results;
use super::saves::Saves;
use crate::interrupt;
use crate::output;

/// Time for which a game computes before the next game's turn, if there is time for all.
const TURN: Duration = Duration::from_secs(120);

/// Game of the list with its progress.
struct Entry {
    game: OneHeap,
    /// Table columns after the game; none before its first turn.
    columns: Option<String>,
    /// Whether the game gets no further turn: its period is proven, or its memory is full.
    is_over: bool,
    /// Error that ended its last turn; then the game gets no further one.
    error: Option<Error>,
    /// Total computing time of the game.
    computed: Duration,
    is_running: bool,
}

/// Runs the games in turn, as many at once as there are cores, and prints the results. `time` is
/// the limit for all games together. True if each period is proven.
///
/// # Errors
/// If the folder cannot be created, or a file in it cannot be continued or written: that is told at
/// once, and the other games go on.
pub fn run(games: Vec<OneHeap>, folder: &Path, time: Option<Duration>) -> Result<bool> {
    fs_err::create_dir_all(folder).context("cannot make the folder of the runs")?;
    let count = games.len().max(1);
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let turn = time.map_or(TURN, |time| {
        TURN.min(time * cores as u32 / count as u32)
            .max(Duration::from_millis(100))
    });
    let entries = games.into_iter().map(|game| Entry {
        game,
        columns: None,
        is_over: false,
        error: None,
        computed: Duration::ZERO,
        is_running: false,
    });
    let entries = Mutex::new(entries.collect::<Vec<_>>());
    let start = Instant::now();
    let is_over = || interrupt::has_come() || time.is_some_and(|time| start.elapsed() >= time);
    let work = || {
        while let Some((at, game)) = next(&entries, is_over()) {
            let begin = Instant::now();
            let left = time.map_or(turn, |time| time.saturating_sub(start.elapsed()).min(turn));
            let turn = take_turn(&game, &path_of(folder, &game), left);
            let mut entries = entries.lock().expect("no holder of this lock panics");
            let entry = &mut entries[at];
            match turn {
                Ok((columns, is_done)) => {
                    entry.columns = Some(columns);
                    entry.is_over = is_done;
                }
                Err(error) => {
                    eprintln!("warning: {game} gets no more turns: {error:#}");
                    entry.error = Some(error);
                }
            }
            entry.computed += begin.elapsed();
            entry.is_running = false;
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    let entries = entries.into_inner().expect("no holder of this lock panics");
    output::print("game\theaps\tmaximum\tmask\trare\tlast rare\tstate\n")?;
    for entry in &entries {
        let state = match entry.error {
            Some(_) => "not continued",
            None => "not begun",
        };
        let nothing = || format!("-\t-\t-\t-\t-\t{state}");
        let columns = entry.columns.clone().unwrap_or_else(nothing);
        output::print(&format!("{}\t{columns}\n", entry.game))?;
    }
    let are_all_over = entries.iter().all(|entry| entry.is_over);
    results::all(
        entries
            .into_iter()
            .map(|entry| entry.error.map_or(Ok(()), Err)),
    )?;
    Ok(are_all_over)
}

/// Game with the least computing time that still gets turns. After the time limit only games that
/// have not had a turn are chosen.
fn next(entries: &Mutex<Vec<Entry>>, is_over: bool) -> Option<(usize, OneHeap)> {
    let mut entries = entries.lock().expect("no holder of this lock panics");
    let waiting = entries.iter_mut().enumerate();
    let waiting =
        waiting.filter(|(_, entry)| !entry.is_over && !entry.is_running && entry.error.is_none());
    let (at, entry) = waiting.min_by_key(|(_, entry)| entry.computed)?;
    if is_over && entry.columns.is_some() || interrupt::has_come() {
        return None;
    }
    entry.is_running = true;
    Some((at, entry.game.clone()))
}

fn path_of(folder: &Path, game: &OneHeap) -> PathBuf {
    folder.join(format!("{game}.run"))
}

/// Continues the run of a game for one turn. Returns its columns, and whether that was its last
/// turn.
fn take_turn(game: &OneHeap, path: &Path, turn: Duration) -> Result<(String, bool)> {
    let (game, mut engine, file) = begin_run(Some(game.clone()), path)?;
    let mut saves = Saves::new(None, &game, file);
    let start = Instant::now();
    let engine = engine.as_mut();
    let was_over = engine.is_settled();
    let outcome = compute_until_proven(
        engine,
        MAX_TERMS,
        || start.elapsed(),
        |engine| {
            saves.save_now_and_then(engine);
            let has_room = budget::room(engine).is_none();
            Ok(has_room && start.elapsed() < turn && !interrupt::has_come())
        },
    )?;
    if !was_over {
        saves.save(engine);
    }
    saves.result()?;
    let is_over = outcome.proof.is_some() || budget::room(engine).is_some();
    Ok((columns(engine, &outcome), is_over))
}

fn columns(engine: &dyn Engine, outcome: &Outcome) -> String {
    let maximum = outcome
        .beyond
        .map_or(engine.values().max(), |beyond| beyond.maximum);
    let rare = match outcome.rare {
        Some(rare) => {
            let position = if rare.by_position { " by position" } else { "" };
            format!("{}{position}\t{}\t{}", rare.mask, rare.count, rare.last)
        }
        None => "-\t-\t-".to_string(),
    };
    let state = match (&outcome.proof, engine.register()) {
        (Some(proof), _) => {
            format!(
                "proven: period {}, preperiod {}",
                proof.period, proof.preperiod
            )
        }
        (None, Some(_)) => "register".to_string(),
        (None, None) => "table".to_string(),
    };
    format!("{}\t{maximum}\t{rare}\t{state}", engine.reached())
}
