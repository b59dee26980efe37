//! `lab verify`: computes the archived stretches of a run again and compares their ends.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context as _, Result, bail};

use crate::interrupt;
use crate::octal_run::OctalRun;
use crate::register::{Register, State};
use crate::run_file::{Checkpoint, Contents, RunFile};

/// How many heaps are computed between two checks for Ctrl-C.
const STEP: usize = 1 << 24;

/// Verifies the stretches between archived states, on all cores. Returns whether each of them ends
/// in the state that the file has.
///
/// # Errors
/// If the file can't be read, or isn't the run of a register.
pub fn run(path: &Path) -> Result<bool> {
    let (_file, contents) = RunFile::open(path)?;
    let Contents {
        game,
        checkpoint,
        states,
    } = contents;
    let Checkpoint::Register { values, snapshot } = checkpoint else {
        bail!(
            "{} has no states to verify: its values are in a table, which is exact by itself",
            path.display()
        );
    };
    let last = snapshot.state.clone();
    let run = OctalRun::resume_register(&game, values, snapshot, Vec::new())?;
    let register = run.register().context("the run is no register")?;
    let mut states: Vec<State> = [register.first_state().clone()]
        .into_iter()
        .chain(states)
        .collect();
    if states.last().is_some_and(|state| state.heap < last.heap) {
        states.push(last);
    }
    let next = AtomicUsize::new(1);
    let wrong = Mutex::new(Vec::new());
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(end) = states.get(at).filter(|_| !interrupt::has_come()) else {
                return;
            };
            if !leads_to(register, &states[at - 1], end) {
                let mut wrong = wrong.lock().expect("no holder of this lock panics");
                wrong.push((states[at - 1].heap, end.heap));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    if interrupt::has_come() {
        bail!("interrupted before all stretches were verified");
    }
    let mut wrong = wrong.into_inner().expect("no holder of this lock panics");
    wrong.sort_unstable();
    let count = states.len() - 1;
    let (first, last) = (states[0].heap, states[count].heap);
    let stretches = if count == 1 { "stretch" } else { "stretches" };
    match wrong.first() {
        None => println!("verified\t{game}: heaps {first} to {last}, {count} {stretches}"),
        Some((from, to)) => println!(
            "wrong\t{game}: the heaps from {from} don't lead to the state before heap {to}; {} of \
             {count} {stretches} are wrong",
            wrong.len()
        ),
    }
    Ok(wrong.is_empty())
}

/// Returns whether the heaps computed from one state lead to the next one. Also true after Ctrl-C.
fn leads_to(register: &Register, from: &State, to: &State) -> bool {
    let Some(mut walk) = register.walk(from) else {
        return false;
    };
    while walk.heap() < to.heap && !interrupt::has_come() {
        if walk.advance((to.heap - walk.heap()).min(STEP)).is_err() {
            return false;
        }
    }
    interrupt::has_come() || walk.state().codes().eq(to.codes())
}
