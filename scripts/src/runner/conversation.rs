//! Talks with a program that answers lines: both sides write at once, and nobody waits for ever.
//!
//! A thread writes to the program and another one reads from it, so no pipe that is full can stop
//! both sides.

use std::io::{PipeWriter, Read as _, Write as _};
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context as _, Result};

use super::Limits;
use super::program::{FinishedRun, Printed, start};
use super::verdict::OUTPUT_LIMIT;
use crate::system::{Process, Usage, kill_all};

/// Bytes that are read at a time.
const CHUNK: usize = 1 << 16;

/// Chunks that wait to be used; then the program waits.
const MOST_CHUNKS: usize = 64;

/// A program that uses at most this much processor time between two looks does nothing.
const IDLE: Duration = Duration::from_millis(2);

/// Bytes that an empty pipe takes at once.
const SURE_TO_FIT: usize = 4096;

/// A running program that is sent lines.
pub struct Conversation {
    /// Lines for the thread that writes to the program, and the pipe itself; `None` once the
    /// program's input is closed.
    input: Option<(Sender<Vec<u8>>, PipeWriter)>,
    output: Receiver<Vec<u8>>,
    process: Arc<Process>,
    /// Processor time at the last look.
    computed: Option<Duration>,
    waiting: JoinHandle<std::io::Result<Usage>>,
    stderr: Printed,
}

/// What comes next from a program.
pub enum Heard {
    Output(Vec<u8>),
    /// Nothing for a while. `true` if the program computes, so far as the system tells.
    Silence(bool),
    /// Nothing more: the program has ended, or has closed its output.
    End,
}

impl Conversation {
    /// Starts a program.
    ///
    /// # Errors
    /// If it can't be started.
    pub fn start(command: &mut Command, limits: Limits) -> Result<Self> {
        let stderr = Printed::new()?;
        let (running, mut to_program, mut from_program) = start(command, &stderr, limits)
            .with_context(|| format!("cannot run {}", command.get_program().display()))?;
        let process = running.process();
        let (lines, to_write) = channel::<Vec<u8>>();
        let direct = to_program.try_clone()?;
        let (chunks, output) = sync_channel(MOST_CHUNKS);
        thread::spawn(move || {
            // A program that reads no more shows it by what it prints, or by its end.
            while to_write
                .recv()
                .is_ok_and(|lines| to_program.write_all(&lines).is_ok())
            {}
        });
        thread::spawn(move || {
            loop {
                let mut chunk = vec![0; CHUNK];
                let read = from_program.read(&mut chunk).unwrap_or(0);
                chunk.truncate(read);
                if read == 0 || chunks.send(chunk).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            input: Some((lines, direct)),
            output,
            process,
            computed: None,
            waiting: thread::spawn(move || running.wait()),
            stderr,
        })
    }

    /// Sends lines; nobody waits until the program has read them. `is_read` says that it has read
    /// all before: then a few lines need no other thread.
    pub fn send(&mut self, lines: Vec<u8>, is_read: bool) {
        let Some((to_write, pipe)) = &mut self.input else {
            return;
        };
        // The program may have ended, which shows when its output does.
        if is_read && lines.len() <= SURE_TO_FIT {
            let _ = pipe.write_all(&lines);
        } else {
            let _ = to_write.send(lines);
        }
    }

    /// Closes the program's input once all lines are written.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// Returns whether the program's input is closed.
    pub fn is_closed(&self) -> bool {
        self.input.is_none()
    }

    /// Waits for output, at most this long.
    pub fn hear(&mut self, time: Duration) -> Heard {
        match self.output.recv_timeout(time) {
            Ok(chunk) => Heard::Output(chunk),
            Err(RecvTimeoutError::Disconnected) => Heard::End,
            Err(RecvTimeoutError::Timeout) => {
                let now = self.process.processor_time();
                let before = std::mem::replace(&mut self.computed, now);
                let new = now
                    .zip(before)
                    .map(|(now, before)| now.saturating_sub(before));
                // The first look tells nothing.
                Heard::Silence(now.is_some() && new.is_none_or(|new| new > IDLE))
            }
        }
    }

    /// Ends the conversation: the program has ended, or else is killed.
    ///
    /// # Errors
    /// If the system doesn't report the exit status.
    pub fn end(self) -> Result<FinishedRun> {
        let Self {
            input,
            output,
            waiting,
            stderr,
            ..
        } = self;
        drop((input, output));
        let usage = waiting.join().expect("waiting does not panic")?;
        let stderr = stderr.text(OUTPUT_LIMIT)?;
        Ok(FinishedRun {
            stdout: String::new(), // it was heard
            stderr,
            usage,
        })
    }

    /// Kills the program.
    ///
    /// # Errors
    /// Like [`end`](Self::end).
    pub fn kill(self) -> Result<FinishedRun> {
        kill_all();
        self.end()
    }
}
