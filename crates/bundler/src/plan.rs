//! Decides which crates stay imports, and which are inlined.

use std::collections::{BTreeMap, BTreeSet};

use crate::cargo::Graph;
use crate::request::Job;
use crate::solution::Solution;

/// Decision for each crate: name in the solution's paths → index in the graph.
pub struct Plan {
    /// Crates that stay imports, including crates that only inlined crates use.
    pub kept: BTreeMap<String, usize>,
    pub inlined: BTreeMap<String, usize>,
    /// Indices of the inlined crates and their dependencies.
    pub used: BTreeSet<usize>,
    /// Indices of all crates that are not inlined, mentioned or not.
    pub stay: BTreeSet<usize>,
}

impl Plan {
    /// Decides which crates stay imports, and which are inlined.
    pub fn new(job: &Job, graph: &Graph, solution: &Solution) -> Self {
        let names = solution.crate_paths.iter().map(|path| &path.name);
        let mentioned =
            names.filter_map(|name| Some((name.clone(), *graph.dependencies.get(name)?)));
        let mentioned: BTreeMap<String, usize> = mentioned.collect();
        let of_judge = |i: &usize| {
            let krate = &graph.crates[*i];
            job.request.target.has(&krate.package, &krate.version)
        };
        let mut stay: BTreeSet<usize> = (0..graph.crates.len()).filter(of_judge).collect();
        while let Some(torn) = torn_crate(graph, &mentioned, &stay) {
            stay.remove(&torn);
        }
        let (mut kept, inlined): (BTreeMap<_, _>, BTreeMap<_, _>) =
            mentioned.into_iter().partition(|(_, i)| stay.contains(i));
        let used = graph.closure_without(inlined.values().copied(), &stay);
        let of_inlined = used.intersection(&stay).copied();
        kept.extend(of_inlined.map(|i| (graph.crates[i].name.clone(), i)));
        Self {
            kept,
            inlined,
            used,
            stay,
        }
    }
}

/// Returns a kept crate that depends on an inlined crate. Its types would differ from the inlined
/// ones (`rand` at the judge, `rand_pcg` inlined, and both depend on `rand_core`), so it is also
/// inlined.
fn torn_crate(
    graph: &Graph,
    mentioned: &BTreeMap<String, usize>,
    stay: &BTreeSet<usize>,
) -> Option<usize> {
    let inlined = mentioned.values().copied().filter(|i| !stay.contains(i));
    let used = graph.closure_without(inlined, stay);
    let has_types = |i: &usize| !stay.contains(i) && graph.crates[*i].name != "cfg_if";
    let inlined: BTreeSet<usize> = used.iter().copied().filter(has_types).collect();
    let kept = mentioned.values().chain(&used).copied();
    let mut kept = kept.filter(|i| stay.contains(i));
    kept.find(|&i| !graph.closure([i]).is_disjoint(&inlined))
}
