//! When a run is saved, and what is told of a save that fails.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Result;
use explorer::engine::Engine;
use explorer::game::OneHeap;

use super::run_file::RunFile;
use super::save;

/// How long a run may go on without being saved.
const BETWEEN_SAVES: Duration = Duration::from_secs(60);

/// Saves a run into the file that is named. A save that fails does not end the run.
pub struct Saves<'a> {
    path: Option<&'a Path>,
    game: &'a OneHeap,
    file: Option<RunFile>,
    /// The last heap of which a state is archived.
    archived: usize,
    last: Instant,
    /// How the last save went.
    result: Result<()>,
}

impl<'a> Saves<'a> {
    /// `path` is that of `--save`, `file` that of `--run`.
    pub fn new(path: Option<&'a Path>, game: &'a OneHeap, file: Option<RunFile>) -> Self {
        Self {
            path,
            game,
            file,
            archived: 0,
            last: Instant::now(),
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
        if self.last.elapsed() > BETWEEN_SAVES {
            self.save(engine);
        }
    }

    /// How the last save went.
    pub fn result(self) -> Result<()> {
        self.result
    }

    /// Archives the register's last state that is worth it, once.
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

    /// Tells of the first save that fails, at once.
    fn note(&mut self, result: Result<()>) {
        if let (Err(error), Ok(())) = (&result, &self.result) {
            eprintln!("\nwarning: the run is not saved: {error:#}; it goes on, and tries again");
        }
        self.result = result;
    }
}
