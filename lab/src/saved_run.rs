//! `lab run`: the run of one game in a file, saved each minute.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use heap_games::game::Game;
use heap_games::proof::Proof;

use crate::interrupt;
use crate::octal_run::{MAX_TERMS, OctalRun, moves_of};
use crate::progress::Progress;
use crate::run_file::{Checkpoint, Contents, RunFile};

/// Time between two saves.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// Begins or continues the run of a file and prints what is known. Returns false if the run was
/// interrupted.
///
/// # Errors
/// If the file can't be read or written, or is the run of another game. What is known is printed
/// even if the last save fails.
pub fn run(
    path: &Path,
    game: Option<&str>,
    terms: Option<usize>,
    time: Option<Duration>,
) -> Result<bool> {
    let named = game.map(Game::parse).transpose()?;
    let (game, mut run, file) = begin(named, path)?;
    if thread::available_parallelism().is_ok_and(|cores| cores.get() > 1) {
        run.work_on_both(on_two_threads);
    }
    let limit = terms.unwrap_or(MAX_TERMS);
    let mut saves = Saves::new(file);
    let was_over = run.is_settled();
    let start = Instant::now();
    let mut progress = Progress::new(&game.to_string(), run.reached(), limit, time);
    let proof = run.compute(limit, |run| {
        progress.reached(run.reached());
        saves.save_now_and_then(run);
        let has_time = time.is_none_or(|time| start.elapsed() < time);
        has_time && run.obstacle().is_none() && !interrupt::has_come()
    })?;
    drop(progress);
    print!("{}", report(&game, &run, proof.as_ref(), path));
    if !was_over {
        saves.save(&run);
    }
    saves.result()?;
    Ok(proof.is_some() || !interrupt::has_come())
}

/// Begins a run, or continues the run of the file.
///
/// # Errors
/// If there is neither a file nor a game, the file is the run of another game, or it can't be
/// continued.
pub fn begin(named: Option<Game>, path: &Path) -> Result<(Game, OctalRun, RunFile)> {
    let shown = path.display();
    if !path.exists() {
        let Some(game) = named else {
            bail!(
                "{shown} is not there; name a game to begin a run, as in `lab run {shown} 0.106`"
            );
        };
        moves_of(&game)?;
        let file = RunFile::create(path, &game)?;
        return Ok((game.clone(), OctalRun::new(&game)?, file));
    }
    let (file, contents) = RunFile::open(path)?;
    let Contents {
        game,
        checkpoint,
        states,
    } = contents;
    if let Some(named) = named.filter(|named| *named != game) {
        bail!("{shown} is a run of {game}, not of {named}");
    }
    let run = match checkpoint {
        Checkpoint::Nothing => OctalRun::new(&game),
        Checkpoint::Table { values, notes } => OctalRun::resume(&game, &values, notes),
        Checkpoint::Register { values, snapshot } => {
            OctalRun::resume_register(&game, values, snapshot, states)
        }
    };
    let run = run.with_context(|| format!("{shown} can't be continued"))?;
    Ok((game, run, file))
}

fn on_two_threads(one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
    thread::scope(|scope| {
        scope.spawn(other);
        one();
    });
}

/// Lines of `key<tab>text` on what is known.
fn report(game: &Game, run: &OctalRun, proof: Option<&Proof>, path: &Path) -> String {
    let heaps = run.reached();
    let last = heaps - 1;
    let mut text = format!(
        "game\t{game}\nmaximum\t{} up to heap {last}\n",
        run.maximum()
    );
    if let Some(rare) = run.rare_heaps() {
        text += &format!("rare\t{rare}\n");
    }
    if let Some(proof) = proof {
        let Proof {
            period,
            preperiod,
            criterion,
            last_heap,
            ..
        } = proof;
        return text
            + &format!(
                "period\t{period}\npreperiod\t{preperiod}\nproof\t{criterion}; checked up to heap \
                 {last_heap}\n"
            );
    }
    let why = run
        .obstacle()
        .map_or(String::new(), |why| format!(": {why}"));
    let end = run.register().map_or(String::new(), |register| {
        let window = register.window();
        match register.suspected() {
            Some(period) => format!("; the period {period} is being verified"),
            None => format!("; it ends when the last {window} codes come again"),
        }
    });
    text + &format!(
        "period\tnone proven up to heap {last}\nstopped\tat {heaps} heaps{why}; `lab run {}` goes \
         on{end}\n",
        path.display()
    )
}

/// Saves a run into its file. A save that fails doesn't end the run.
pub struct Saves {
    file: RunFile,
    /// Heap of the last archived state.
    archived: usize,
    last: Instant,
    /// Time between two saves.
    between: Duration,
    /// Result of the last save.
    result: Result<()>,
}

impl Saves {
    pub fn new(file: RunFile) -> Self {
        Self {
            file,
            archived: 0,
            last: Instant::now(),
            between: BETWEEN_SAVES,
            result: Ok(()),
        }
    }

    pub fn save(&mut self, run: &OctalRun) {
        self.archive(run);
        let result = self.file.checkpoint(run);
        self.note(result);
        self.last = Instant::now();
    }

    pub fn save_now_and_then(&mut self, run: &OctalRun) {
        self.archive(run);
        if self.last.elapsed() > self.between {
            self.save(run);
        }
    }

    /// The result of the last save.
    pub fn result(self) -> Result<()> {
        self.result
    }

    /// Archives the register's last state that is due for the archive, once.
    fn archive(&mut self, run: &OctalRun) {
        let state = run.register().and_then(|register| register.archived());
        if let Some(state) = state.filter(|state| state.heap > self.archived) {
            let result = self.file.archive(state);
            if result.is_ok() {
                self.archived = state.heap;
            }
            self.note(result);
        }
    }

    /// Records the result of a save, and warns at the first failure.
    fn note(&mut self, result: Result<()>) {
        if let (Err(error), Ok(())) = (&result, &self.result) {
            eprintln!("\nwarning: a save failed: {error:#}; the run goes on, and tries again");
        }
        self.result = result;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_save_is_known_at_once_and_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let game = Game::parse("0.007").unwrap();
        let file = RunFile::create(&path, &game).unwrap();
        let mut run = OctalRun::new(&game).unwrap();
        let mut saves = Saves::new(file.only_to_be_read());
        saves.between = Duration::ZERO;
        for terms in [100, 200] {
            run.extend(terms).unwrap();
            saves.save_now_and_then(&run);
            let error = format!("{:#}", saves.result.as_ref().unwrap_err());
            assert!(error.contains("can't save the run in"), "{error}");
        }
        saves.file = RunFile::open(&path).unwrap().0;
        saves.save_now_and_then(&run);
        saves.result().unwrap();
        let (_, contents) = RunFile::open(&path).unwrap();
        let Checkpoint::Table { values, .. } = contents.checkpoint else {
            panic!("{:?} is no table", contents.checkpoint);
        };
        assert_eq!(values.len(), run.values().len());
    }
}
