//! Refuses random generators that the operating system seeds: a call of the system needs code that
//! is not Rust. The search would find this out, too, but late.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use crate::cargo::{CrateKind, Graph};
use crate::request::Job;
use crate::solution::Solution;

/// Name of the crate of random generators.
pub const RAND: &str = "rand";

/// Items of `rand`, and methods of its traits, that ask the system for a seed.
const ASKING: [&str; 6] = [
    "OsRng",
    "ThreadRng",
    "from_entropy",
    "from_os_rng",
    "thread_rng",
    "try_from_os_rng",
];

/// Functions and methods of `rand` that ask the system for a seed, and whose names are common
/// words. They count only in a path that begins with `rand`, or called after an import of all its
/// names.
const ASKING_IN_PATHS: [&str; 6] = [
    "random",
    "random_bool",
    "random_iter",
    "random_range",
    "random_ratio",
    "rng",
];

/// Refuses a solution that mentions a generator seeded by the system. `inlined` has the index in
/// `graph` of each inlined crate.
///
/// # Errors
/// If the solution mentions one and `rand` is inlined; the message names the line.
pub fn refuse(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    let asks_system = |krate: usize| {
        let mut behind = graph.closure([krate]).into_iter();
        behind.any(|i| graph.crates[i].kind == CrateKind::Native)
    };
    if !inlined.get(RAND).is_some_and(|&krate| asks_system(krate)) {
        return Ok(());
    }
    let asking = ASKING.iter().find_map(|name| {
        let line = solution.line_of_item(name)?;
        Some((name, line))
    });
    let asking = asking.or_else(|| {
        ASKING_IN_PATHS.iter().find_map(|name| {
            let line = solution.line_of_path(RAND, name);
            let line = line.or_else(|| solution.line_of_glob_call(RAND, name))?;
            Some((name, line))
        })
    });
    match asking {
        Some((name, line)) => bail!(
            "{}: `{name}` asks the operating system for a seed, which needs a library that is not \
             Rust and cannot be inlined for {}; {}",
            job.place(line),
            job.request.target.judge,
            if solution.uses(name) {
                "seed the generator yourself: `rand::rngs::SmallRng::seed_from_u64(42)`"
            } else {
                "the solution never uses it: remove the import"
            },
        ),
        None => Ok(()),
    }
}
