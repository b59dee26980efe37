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

/// The generator, and a crate that its large form needs.
const GENERATOR: &str = "StdRng";
const LARGE_CRATE: &str = "zerocopy";

/// Bytes without white space that a search of six times the allowed length came to, for
/// `seed_from_u64`, `shuffle` and `random_range`: rand 0.9.2 with rand_chacha 0.9.0, ppv-lite86
/// 0.2.21 and zerocopy 0.8.63. Squeezed these are 91479 bytes.
const BYTES: usize = 93_680;

/// The bytes among them of the two largest crates.
const OF_PPV_LITE86: usize = 46_110;
const OF_ZEROCOPY: usize = 28_437;

/// Refuses a solution that uses `StdRng` if `rand` is inlined, needs `zerocopy` for it, and the
/// judge takes fewer bytes. `inlined` has the index in `graph` of each inlined crate.
///
/// # Errors
/// If the solution uses it; the message names the line and the remedy.
pub fn refuse_large_generator(
    job: &Job,
    graph: &Graph,
    solution: &Solution,
    inlined: &BTreeMap<String, usize>,
) -> Result<()> {
    let target = job.request.target;
    let is_behind = |krate: usize| {
        let mut behind = graph.closure([krate]).into_iter();
        behind.any(|i| graph.crates[i].package == LARGE_CRATE)
    };
    let is_inlined = inlined.get(RAND).is_some_and(|&krate| is_behind(krate));
    if !is_inlined || target.source_limit >= BYTES || !solution.uses(GENERATOR) {
        return Ok(());
    }
    match solution.line_of_item(GENERATOR) {
        Some(line) => bail!(
            "{}: `{GENERATOR}` is too large for {}, which takes {} bytes: a long search came to \
             {BYTES}, {OF_PPV_LITE86} of them in `ppv-lite86`, for three kinds of processors, and \
             {OF_ZEROCOPY} in `{LARGE_CRATE}`; take a smaller generator: \
             `rand::rngs::SmallRng::seed_from_u64(42)` of rand's feature `small_rng`, one of \
             `rand_pcg`, or `{GENERATOR}` of rand 0.10",
            job.place(line),
            target.judge,
            target.source_limit,
        ),
        None => Ok(()),
    }
}
