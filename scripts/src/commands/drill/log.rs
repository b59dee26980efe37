//! The log of events, `drills/log.jsonl`: one event per line, and lines are only appended. Git may
//! have merged the lines of two machines, so events are read in the order of their times.

use std::fmt;
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, anyhow};
use chrono::{DateTime, Datelike as _, SubsecRound, Utc};
use clap::ValueEnum;
use fs_err::{self as fs, File, OpenOptions};
use serde::{Deserialize, Serialize};

use super::LAST_YEAR;
use crate::eprintln;
use crate::system::files::below::Below;
use crate::system::sync_folder;

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Time in UTC.
    pub at: DateTime<Utc>,
    /// Name of the problem or snippet.
    pub name: String,
    #[serde(flatten)]
    pub kind: EventKind,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum EventKind {
    Start,
    /// Stops the clock.
    Pause,
    /// Starts the clock again.
    Resume,
    /// Ends the attempt without a review.
    Drop,
    Check {
        passed: bool,
    },
    Done {
        grade: Grade,
        /// Seconds from the start to the first check that passed, or to the end if none did.
        seconds: u64,
    },
}

/// Grade of an attempt; it determines the next date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Not solved
    Again,
    /// Solved, but slowly or with many failed checks
    Hard,
    /// Solved within the goal
    Good,
    /// Solved in half the goal, without a failed check
    Easy,
}

impl Grade {
    /// Returns the grade earned by time and failed checks.
    pub fn earned(passed: bool, failed: u32, spent: Duration, goal: Duration) -> Self {
        if !passed {
            Self::Again
        } else if failed == 0 && spent <= goal / 2 {
            Self::Easy
        } else if failed <= 2 && spent <= goal {
            Self::Good
        } else {
            Self::Hard
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        f.pad(value.as_ref().map_or("", |value| value.get_name()))
    }
}

impl Event {
    /// Makes an event that happens now.
    pub fn now(name: &str, kind: EventKind) -> Self {
        Self {
            at: Utc::now().trunc_subsecs(3),
            name: name.to_string(),
            kind,
        }
    }

    /// Reads an event from a line of the log.
    fn parse(line: &[u8]) -> Result<Self, String> {
        let event: Self = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        let year = event.at.year();
        if !(1..=LAST_YEAR).contains(&year) {
            return Err(format!("the year is {year}"));
        }
        // It becomes the name of a folder.
        Below::parse(&event.name).map_err(|error| error.to_string())?;
        Ok(event)
    }
}

pub struct Log {
    folder: PathBuf,
}

impl Log {
    /// Opens the log in this folder; the file need not exist yet.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_path_buf(),
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.join("log.jsonl")
    }

    /// Reads all events; none if there is no log yet.
    ///
    /// # Errors
    /// If a line cannot be parsed. An incomplete last line is reported and skipped.
    pub fn read(&self) -> Result<Vec<Event>> {
        let path = self.path();
        let mut file = match File::open(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            file => file?,
        };
        file.lock_shared()?;
        let (events, end) = self.parse(&mut file)?;
        if let End::Torn(torn) = &end {
            eprintln!(
                "{}: skipped the last line, which is incomplete: {}",
                path.display(),
                String::from_utf8_lossy(torn)
            );
        }
        Ok(in_order(events))
    }

    /// Appends the event that `decide` makes from all earlier events. No other process writes in
    /// between, and when this returns, the event is on the disk.
    ///
    /// # Errors
    /// If `decide` fails, or the log cannot be read or written.
    pub fn append(&self, decide: impl FnOnce(&[Event]) -> Result<Event>) -> Result<Event> {
        let mut file = self.open()?;
        file.lock()?;
        let (events, end) = self.parse(&mut file)?;
        let event = decide(&in_order(events))?;
        let mut line = serde_json::to_vec(&event)?;
        line.push(b'\n');
        match end {
            End::Newline => {}
            End::WholeLine => line.insert(0, b'\n'),
            End::Torn(torn) => self.set_aside(&mut file, &torn)?,
        }
        file.seek(SeekFrom::End(0))?;
        file.write_all(&line)?;
        file.sync_all()?;
        Ok(event)
    }

    fn open(&self) -> Result<File> {
        fs::create_dir_all(&self.folder)?;
        let path = Below::parse("log.jsonl")?.in_folder(&self.folder)?;
        let fresh = !path.exists();
        let file = OpenOptions::new()
            .read(true)
            .write(true) // Windows cannot truncate a file opened with `append`
            .truncate(false)
            .create(true)
            .open(path)?;
        if fresh {
            // The file's directory entry must also survive a crash.
            sync_folder(&self.folder)?;
        }
        Ok(file)
    }

    /// Moves an incomplete last line, left by a crash, into a separate file.
    fn set_aside(&self, file: &mut File, torn: &[u8]) -> Result<()> {
        let path = Below::parse("log.torn")?.in_folder(&self.folder)?;
        let mut aside = OpenOptions::new().append(true).create(true).open(path)?;
        aside.write_all(torn)?;
        aside.write_all(b"\n")?;
        aside.sync_all()?;
        let whole = file.metadata()?.len() - torn.len() as u64;
        Ok(file.set_len(whole)?)
    }

    fn parse(&self, file: &mut File) -> Result<(Vec<Event>, End)> {
        let path = self.path();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let end = bytes.iter().rposition(|&byte| byte == b'\n');
        let rest = bytes.split_off(end.map_or(0, |at| at + 1));
        let mut events = Vec::new();
        for (i, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
            if line.trim_ascii().is_empty() {
                continue;
            }
            events.push(Event::parse(line).map_err(|error| {
                let (path, number) = (path.display(), i + 1);
                anyhow!(
                    "{path}:{number}: not an event of a drill ({error}); repair this line, or \
                     remove it and lose this one event"
                )
            })?);
        }
        if rest.is_empty() {
            return Ok((events, End::Newline));
        }
        // An editor may have removed the last line's end. A prefix of an event never parses.
        match Event::parse(&rest) {
            Ok(event) => {
                events.push(event);
                Ok((events, End::WholeLine))
            }
            Err(_) => Ok((events, End::Torn(rest))),
        }
    }
}

/// Sorts events by their times, and drops those that a merge has doubled.
fn in_order(mut events: Vec<Event>) -> Vec<Event> {
    events.sort_by_key(|event| event.at);
    let mut unlike: Vec<Event> = Vec::new();
    for event in events {
        let mut at_once = unlike.iter().rev().take_while(|it| it.at == event.at);
        if !at_once.any(|it| *it == event) {
            unlike.push(event);
        }
    }
    unlike
}

/// How the log ends.
enum End {
    Newline,
    /// With a whole event that lacks only its line end.
    WholeLine,
    /// With this part of an event.
    Torn(Vec<u8>),
}

#[cfg(test)]
mod tests;
