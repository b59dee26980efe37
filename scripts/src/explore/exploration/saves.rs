//! Saves a run at intervals, and reports a failed save.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use explorer::engine::Engine;
use explorer::game::OneHeap;

use super::run_file::RunFile;
use super::save;

/// Time between two saves.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// Saves a run into its file. A failed save does not end the run.
pub struct Saves<'a> {
    path: Option<&'a Path>,
    game: &'a OneHeap,
    file: Option<RunFile>,
    /// Heap of the last archived state.
    archived: usize,
    last: Instant,
    /// Time between two saves.
    between: Duration,
    /// Result of the last save.
    result: Result<()>,
}

impl<'a> Saves<'a> {
    /// Takes the path of `--save` and the open file of `--run`.
    pub fn new(path: Option<&'a Path>, game: &'a OneHeap, file: Option<RunFile>) -> Self {
        Self {
            path,
            game,
            file,
            archived: 0,
            last: Instant::now(),
            between: BETWEEN_SAVES,
            result: Ok(()),
        }
    }

    pub fn save(&mut self, engine: &dyn Engine) {
        self.archive(engine);
        if let Some(path) = self.path {
            let result = save::write(path, self.game, engine);
            self.note(result);
        }
        if let Some(file) = &mut self.file {
            let result = file.checkpoint(engine);
            self.note(result);
        }
        self.last = Instant::now();
    }

    pub fn save_now_and_then(&mut self, engine: &dyn Engine) {
        self.archive(engine);
        if self.last.elapsed() > self.between {
            self.save(engine);
        }
    }

    /// Returns the result of the last save.
    pub fn result(self) -> Result<()> {
        self.result
    }

    /// Archives the register's last state that is due for the archive, once.
    fn archive(&mut self, engine: &dyn Engine) {
        let (Some(file), Some(register)) = (&mut self.file, engine.register()) else {
            return;
        };
        let state = register.archived();
        if let Some(state) = state.filter(|state| state.heap > self.archived) {
            let result = file.archive(state);
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
    use explorer::engine;

    use super::super::run_file::Checkpoint;
    use super::*;

    #[test]
    fn a_failed_save_is_known_at_once_and_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let game = OneHeap::parse("0.007").unwrap();
        let file = RunFile::create(&path, &game).unwrap();
        let mut engine = engine::start(&game);
        let mut saves = Saves::new(None, &game, Some(file.only_to_be_read()));
        saves.between = Duration::ZERO;
        for terms in [100, 200] {
            engine.extend(terms).unwrap();
            saves.save_now_and_then(engine.as_ref());
            let error = format!("{:#}", saves.result.as_ref().unwrap_err());
            assert!(error.contains("cannot save the run in"), "{error}");
        }
        saves.file = Some(RunFile::open(&path).unwrap().0);
        saves.save_now_and_then(engine.as_ref());
        saves.result().unwrap();
        let (_, contents) = RunFile::open(&path).unwrap();
        let Checkpoint::Table { values, .. } = contents.checkpoint else {
            panic!("{:?} is no table", contents.checkpoint);
        };
        assert_eq!(values.len(), engine.values().len());
    }
}
