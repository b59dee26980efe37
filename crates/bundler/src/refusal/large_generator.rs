//! Refuses rand's `StdRng` for judges that take small sources only. The search would find this out,
//! too, but after half a minute: most of that is rustc's report about the macros of `zerocopy`.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use super::system_seeds::RAND;
use crate::cargo::Graph;
use crate::request::Job;
use crate::solution::Solution;

/// The generator, and the crate behind it that has most of its bytes.
const GENERATOR: &str = "StdRng";
const LARGE_CRATE: &str = "zerocopy";

/// Bytes without white space of what the generator needs, by the search: rand 0.9.2 with
/// rand_chacha 0.9.0, ppv-lite86 0.2.21 and zerocopy 0.8.63.
const BYTES: usize = 87_557;

/// Refuses a solution that uses `StdRng` if `rand` is inlined, needs `zerocopy` for it, and the
/// judge takes fewer bytes. `inlined` has the index in `graph` of each inlined crate.
///
/// # Errors
/// If the solution uses it; the message names the line and the remedy.
pub fn refuse(
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
            "{}: `{GENERATOR}` is too large for {}, which takes {} bytes: with `{LARGE_CRATE}`, which it \
             uses, it needs about {BYTES}; take a smaller generator: \
             `rand::rngs::SmallRng::seed_from_u64(42)` of rand's feature `small_rng`, or one of \
             `rand_pcg`",
            job.place(line),
            target.judge,
            target.source_limit,
        ),
        None => Ok(()),
    }
}
