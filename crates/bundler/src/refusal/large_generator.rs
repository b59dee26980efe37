//! Refuses rand's `StdRng` for judges that take small sources only, up to rand 0.9. The search
//! would find this out, too, but after half a minute: most of that is rustc's report about the
//! macros of `zerocopy`. The generator of rand 0.10 needs no `zerocopy`, and fits.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use super::system_seeds::RAND;
use crate::cargo::Graph;
use crate::request::Job;
use crate::solution::Solution;

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
