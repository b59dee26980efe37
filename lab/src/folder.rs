//! `lab all`: many runs in turn, each in a file of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result, anyhow};
use heap_games::game::Game;
use heap_games::proof::Proof;

use crate::interrupt;
use crate::octal_run::{MAX_TERMS, OctalRun, moves_of};
use crate::saved_run::{Saves, begin};

/// Octal codes whose period isn't known, and Grundy's game.
const OPEN_CODES: &str = include_str!("../open_codes.txt");

/// Reads the games of a file, one a line, or the open codes. Lines that begin with `#` are
/// comments.
///
/// # Errors
/// If the file can't be read, or a line is no octal game; the error names file and line.
pub fn games(path: Option<&Path>) -> Result<Vec<Game>> {
    let text = match path {
        Some(path) => fs::read_to_string(path)
            .with_context(|| format!("can't read the games in {}", path.display()))?,
        None => OPEN_CODES.to_string(),
    };
    let file = path.unwrap_or(Path::new("open_codes.txt")).display();
    let lines = text.lines().enumerate();
    let games = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    games
        .map(|(at, line)| {
            let game = Game::parse(line).and_then(|game| moves_of(&game).map(|_| game));
            game.with_context(|| format!("{file} line {}", at + 1))
        })
        .collect()
}

/// How long a game computes before the next game's turn, if there's time for all.
const TURN: Duration = Duration::from_secs(120);

/// A game of the list, and its progress.
struct Entry {
    game: Game,
    /// The table's columns after the game; none before its first turn.
    columns: Option<String>,
    /// `true` if the game gets no further turn: its period is proven, or its memory is full.
    is_over: bool,
    /// The error that ended its last turn; then the game gets no further one.
    error: Option<Error>,
    /// How long the game has computed in all.
    computed: Duration,
    is_running: bool,
}

/// Runs the games in turn, as many at once as there are cores, and prints a table. `time` is the
/// limit for all games together. Returns whether no game can go on.
///
/// # Errors
/// If the folder can't be created, or a file in it can't be continued or written. A warning says so
/// at once, and the other games go on.
pub fn run(games: Vec<Game>, folder: &Path, time: Option<Duration>) -> Result<bool> {
    fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))?;
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
    println!("game\theaps\tmaximum\tmask\trare\tlast rare\tstate");
    for entry in &entries {
        let state = match entry.error {
            Some(_) => "not continued",
            None => "not begun",
        };
        let nothing = || format!("-\t-\t-\t-\t-\t{state}");
        let columns = entry.columns.clone().unwrap_or_else(nothing);
        println!("{}\t{columns}", entry.game);
    }
    let are_all_over = entries.iter().all(|entry| entry.is_over);
    let errors = entries.iter().filter_map(|entry| entry.error.as_ref());
    let errors: Vec<String> = errors.map(|error| format!("{error:#}")).collect();
    if errors.is_empty() {
        Ok(are_all_over)
    } else {
        Err(anyhow!(errors.join("\nerror: ")))
    }
}

/// Chooses the game that has computed least. After the time limit, only games that haven't had a
/// turn are chosen.
fn next(entries: &Mutex<Vec<Entry>>, is_over: bool) -> Option<(usize, Game)> {
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

fn path_of(folder: &Path, game: &Game) -> PathBuf {
    folder.join(format!("{game}.run"))
}

/// Continues the run of a game for one turn. Returns its columns, and whether that was its last
/// turn.
fn take_turn(game: &Game, path: &Path, turn: Duration) -> Result<(String, bool)> {
    let (_, mut run, file) = begin(Some(game.clone()), path)?;
    let mut saves = Saves::new(file);
    let start = Instant::now();
    let was_over = run.is_settled();
    let proof = run.compute(MAX_TERMS, |run| {
        saves.save_now_and_then(run);
        run.obstacle().is_none() && start.elapsed() < turn && !interrupt::has_come()
    })?;
    if !was_over {
        saves.save(&run);
    }
    saves.result()?;
    let is_over = proof.is_some() || run.obstacle().is_some();
    Ok((columns(&run, proof.as_ref()), is_over))
}

fn columns(run: &OctalRun, proof: Option<&Proof>) -> String {
    let rare = match run.rare_heaps() {
        Some(rare) => {
            let position = if rare.by_position { " by position" } else { "" };
            format!("{}{position}\t{}\t{}", rare.mask, rare.count, rare.last)
        }
        None => "-\t-\t-".to_string(),
    };
    let state = match (proof, run.register()) {
        (Some(proof), _) => {
            format!(
                "proven: period {}, preperiod {}",
                proof.period, proof.preperiod
            )
        }
        (None, Some(_)) => "register".to_string(),
        (None, None) => "table".to_string(),
    };
    format!("{}\t{}\t{rare}\t{state}", run.reached(), run.maximum())
}
