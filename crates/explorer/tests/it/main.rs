//! The explorer's parts together.

mod contradictions;
mod emit;
mod literature;
mod moves;
mod numbers;
mod recognise;
mod shorthand;
mod slices;
mod sums;
mod time;

/// Of so many cases one is tried, as `usual` says; with `TESTS=all`, each is.
fn cases_per_trial(usual: usize) -> usize {
    let are_all_tried = std::env::var_os("TESTS").is_some_and(|which| which == "all");
    if are_all_tried { 1 } else { usual }
}
