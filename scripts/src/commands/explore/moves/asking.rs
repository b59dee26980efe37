//! Asks the user's program for the options of all states, and finds out what is wrong with it.

use std::time::Duration;

use anyhow::{Error, Result, ensure};
use explorer::positions::Search;

use crate::eprintln;
use crate::runner::{
    Conversation, FinishedRun, Heard, Helper, Limits, run_program, shown_complaint,
};
use crate::system::files::temporary::Temporary;
use crate::system::{NOTICES_IDLERS, interrupt};

/// Time after which a silent program that computes nothing counts as waiting for more input. Where
/// the system doesn't tell whether it computes, it gets more.
const QUIET: Duration = Duration::from_millis(if NOTICES_IDLERS { 400 } else { 3000 });

/// Time between two looks at the limits.
const LOOK: Duration = Duration::from_millis(50);

/// Time that a program has to end after its input has ended.
const PATIENCE: Duration = Duration::from_secs(2);

/// Processor time that a program has for a state, when the one that it fails on is looked for.
const LIMIT_ALONE: Duration = Duration::from_secs(10);

/// Asks until the options of all states are known, or `is_over` says that it's enough.
///
/// # Errors
/// If the program fails, ends early, or prints what it shouldn't. The error names the state.
pub fn ask(
    program: &Helper,
    limits: Limits,
    search: &mut Search,
    is_over: &mut dyn FnMut(&Search) -> bool,
) -> Result<()> {
    let mut flushes = true;
    let mut is_told = false;
    loop {
        let known = search.graph().known();
        let mut talk = Conversation::start(&mut program.command(), limits)?;
        let talked = talk_to(&mut talk, search, &mut flushes, is_over);
        match talked {
            Ok(Talked::Ended) => {}
            Ok(Talked::Over) => return talk.kill().map(|_| ()),
            Err(error) => {
                let ended = talk.kill()?;
                return Err(with(error.context(program.text.clone()), &ended));
            }
        }
        if !flushes && !is_told && search.is_answered() {
            is_told = true;
            eprintln!(
                "the program prints only at its end, so it's started again and again: flush its \
                 output when no input is left, as the template of `cargo x new --moves` does"
            );
        }
        let was_closed = talk.is_closed();
        let ended = talk.end()?;
        if is_over(search) || interrupt::has_come() {
            return Ok(());
        }
        let name = &program.text;
        if !ended.usage.status.success() {
            return Err(failed(program, limits, search, &ended));
        }
        if !search.is_answered() {
            let error = unfinished(name, search, was_closed);
            return Err(with(error, &ended));
        }
        ensure!(
            search.graph().known() > known || search.is_complete(),
            "{name} ended and answered nothing: it must read states until its input ends"
        );
    }
}

/// How far a conversation came.
enum Talked {
    /// The program has ended.
    Ended,
    /// All is answered, or time or memory is over.
    Over,
}

/// Sends states and reads options. A program that prints only at its end gets one: `flushes` is
/// unset, its input is closed, and what is left is for another run of it.
fn talk_to(
    talk: &mut Conversation,
    search: &mut Search,
    flushes: &mut bool,
    is_over: &mut dyn FnMut(&Search) -> bool,
) -> Result<Talked> {
    let mut is_asked_again = false;
    let mut silent = Duration::ZERO;
    loop {
        let is_done = is_asked_again && search.is_answered();
        if is_done && !talk.is_closed() {
            talk.close();
            silent = Duration::ZERO;
        }
        if !talk.is_closed() {
            let is_read = search.is_answered();
            let mut lines = search.next_lines();
            if search.is_complete() && !is_asked_again {
                is_asked_again = true;
                lines.extend(search.lines_again());
            }
            if !lines.is_empty() {
                talk.send(lines, is_read);
                silent = Duration::ZERO;
            }
            if !*flushes {
                talk.close();
            }
        }
        if is_over(search) {
            return Ok(Talked::Over);
        }
        match talk.hear(LOOK) {
            Heard::Output(output) => {
                search.read(&output)?;
                silent = Duration::ZERO;
            }
            Heard::Silence(true) => silent = Duration::ZERO,
            Heard::Silence(false) => {
                silent += LOOK;
                if is_done && silent >= PATIENCE {
                    return Ok(Talked::Over);
                }
                if silent >= QUIET && !talk.is_closed() {
                    *flushes = false;
                    talk.close();
                }
            }
            Heard::End => {
                search.read_end(talk.is_closed())?;
                let is_done = is_asked_again && search.is_answered();
                return Ok(if is_done { Talked::Over } else { Talked::Ended });
            }
        }
    }
}

/// Adds to an error what the program printed to standard error.
fn with(error: Error, ended: &FinishedRun) -> Error {
    match shown_complaint(&ended.stderr) {
        complaint if complaint.is_empty() => error,
        complaint => Error::msg(format!("{error:#}\n{}", complaint.trim_end())),
    }
}

/// Says that a program has ended before it answered all states.
fn unfinished(name: &str, search: &Search, was_closed: bool) -> Error {
    let left = search.unanswered().len();
    let state = search.waiting();
    let answered = search.graph().known();
    let empty_line = "print an empty line after the options of each state, also if there are none";
    Error::msg(match (answered, search.has_begun()) {
        (0, true) if was_closed => {
            format!("{name} prints options of {state} and no empty line: {empty_line}")
        }
        (_, true) => format!("{name} ended within the options of {state}: {empty_line}"),
        (0, false) if was_closed => format!(
            "{name} prints nothing for {state}: print its options, one a line, and an empty line"
        ),
        (_, false) if was_closed => format!(
            "{name} answered {answered} of {} states and ended: {empty_line}",
            answered + left
        ),
        (_, false) => format!(
            "{name} ended after {answered} of {} states, before {state}: read states until the \
             input ends",
            answered + left
        ),
    })
}

/// Finds the state on which a program fails, and says how.
fn failed(program: &Helper, limits: Limits, search: &Search, ended: &FinishedRun) -> Error {
    let name = &program.text;
    let limits = Limits {
        cpu: limits.cpu.min(LIMIT_ALONE),
        ..limits
    };
    let states = search.unanswered();
    let fails = |count: usize| -> Result<Option<FinishedRun>> {
        let lines = states[..count].iter();
        let lines: String = lines.map(|it| search.text(*it).to_owned() + "\n").collect();
        let folder = Temporary::folder()?;
        let input = folder.as_ref().join("states");
        fs_err::write(&input, lines)?;
        let ran = run_program(&mut program.command(), Some(&input), limits)?;
        Ok(Some(ran).filter(|ran| !ran.usage.status.success()))
    };
    let found = || -> Result<_> {
        // So many states are right, and with so many it fails. Mostly the first one is wrong.
        let (mut right, mut wrong) = (0, states.len() + 1);
        let (mut tried, mut seen) = (1, None);
        while right + 1 < wrong {
            match fails(tried)? {
                Some(ran) => (wrong, seen) = (tried, Some(ran)),
                None => right = tried,
            }
            tried = match seen {
                Some(_) => usize::midpoint(right, wrong),
                None => states.len(),
            };
        }
        ensure!(!interrupt::has_come(), "interrupted");
        Ok(seen.map(|ran| (states[wrong - 1], ran)))
    };
    match found() {
        Ok(Some((state, ran))) => Error::msg(format!(
            "{name} fails on the state {}: {}\n{}",
            search.shown(state),
            how(
                &ran.usage.status,
                ran.usage.timed_out || ran.usage.computed_too_long()
            ),
            shown_complaint(&ran.stderr).trim_end()
        )),
        _ => with(
            Error::msg(format!(
                "{name} fails after {} states, near {}: {}",
                search.graph().known(),
                search.waiting(),
                how(&ended.usage.status, ended.usage.timed_out)
            )),
            ended,
        ),
    }
}

fn how(status: &std::process::ExitStatus, is_late: bool) -> String {
    if is_late {
        return format!("it takes over {} s", LIMIT_ALONE.as_secs());
    }
    status.to_string()
}
