//! Runs programs under limits: one that reads a whole input and prints a whole output, or one that
//! answers lines.

use std::fs::File;
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read as _, Seek as _, Write as _, pipe};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use anyhow::{Context as _, Error, Result, anyhow};

use super::verdict::OUTPUT_LIMIT;
use crate::system::files::temporary::{nameless_copy, nameless_file};
use crate::system::{Confined, Limits, NO_INPUT, Process, Stream, Streams, Usage, kill_all};

/// Output of a program, and how it ended.
#[derive(Debug)]
pub struct FinishedRun {
    pub stdout: String,
    pub stderr: String,
    pub usage: Usage,
}

/// What a program prints to a stream, in a file that has no name.
#[derive(Debug)]
pub(super) struct Printed(File);

impl Printed {
    /// Makes an empty file.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn new() -> Result<Self> {
        Ok(Self(nameless_file().context("no temporary file")?))
    }

    /// Returns the stream for the program.
    pub fn stream(&self) -> io::Result<Stream> {
        Ok(self.0.try_clone()?.into())
    }

    /// Reads at most `limit` bytes of what was printed; bytes that are no text become U+FFFD.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn text(mut self, limit: u64) -> Result<String> {
        Ok(String::from_utf8_lossy(&read_back(&mut self.0, limit)?).into_owned())
    }
}

/// A running program, and the pipes to its standard input and from its standard output.
pub(super) type Talking = (Confined, PipeWriter, PipeReader);

/// Starts a program that is talked to while it runs.
///
/// # Errors
/// If the program cannot be started.
pub(super) fn start(
    command: &mut Command,
    errors: &Printed,
    limits: Limits,
) -> io::Result<Talking> {
    let (input, to_program) = pipe()?;
    let (from_program, output) = pipe()?;
    let streams = Streams {
        input: input.into(),
        output: output.into(),
        errors: errors.stream()?,
    };
    let running = Confined::start(command, streams, limits)?;
    Ok((running, to_program, from_program))
}

/// Runs a program with the contents of a file, or nothing, on standard input.
///
/// # Errors
/// If the program cannot be started; never for how it ends.
pub fn run_program(
    command: &mut Command,
    input: Option<&Path>,
    limits: Limits,
) -> Result<FinishedRun> {
    let (stdout, stderr) = (Printed::new()?, Printed::new()?);
    let streams = Streams {
        input: standard_input(input.unwrap_or(Path::new(NO_INPUT)))?.into(),
        output: stdout.stream()?,
        errors: stderr.stream()?,
    };
    let usage = Confined::start(command, streams, limits)
        .and_then(Confined::wait)
        .map_err(|error| not_started(command, error))?;
    Ok(FinishedRun {
        stdout: stdout.text(limits.output)?,
        stderr: stderr.text(limits.output)?,
        usage,
    })
}

/// Says why a program did not start: that a file is missing may mean another one than it seems.
fn not_started(command: &Command, error: io::Error) -> Error {
    let program = command.get_program();
    let shown = program.display();
    if error.kind() != ErrorKind::NotFound {
        return Error::new(error).context(format!("cannot run {shown}"));
    }
    if Path::new(program).is_file() {
        return anyhow!("cannot run {shown}: its first line names an interpreter that isn't here");
    }
    anyhow!("cannot run {shown}: there is no such file, and no such program in the PATH")
}

/// Opens what a program gets on standard input: a copy, because a program can open its descriptor
/// again to write.
///
/// # Errors
/// If the input cannot be read, or the copy cannot be written.
pub(super) fn standard_input(input: &Path) -> Result<File> {
    if input == Path::new(NO_INPUT) {
        return Ok(File::open(input)?);
    }
    nameless_copy(input).with_context(|| input.display().to_string())
}

/// Reads `file` from its beginning, after a program has written to it, but at most `limit` bytes.
///
/// # Errors
/// If the file cannot be read.
pub(super) fn read_back(file: &mut File, limit: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(limit).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Bytes that are read at a time.
const CHUNK: usize = 1 << 16;

/// Chunks that wait to be used; then the program waits.
const MOST_CHUNKS: usize = 64;

/// A program that uses at most this much processor time between two looks does nothing.
const IDLE: Duration = Duration::from_millis(2);

/// Bytes that an empty pipe takes at once.
const SURE_TO_FIT: usize = 4096;

/// A running program that is sent lines. Both sides write at once, and nobody waits for ever: a
/// thread writes to the program and another one reads from it, so no full pipe can stop both.
pub struct Conversation {
    /// Lines for the thread that writes to the program, and the pipe itself; `None` once the
    /// program's input is closed.
    input: Option<(Sender<Vec<u8>>, PipeWriter)>,
    output: Receiver<Vec<u8>>,
    process: Arc<Process>,
    /// Processor time at the last look.
    computed: Option<Duration>,
    waiting: JoinHandle<io::Result<Usage>>,
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
