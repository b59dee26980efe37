//! The explorer's parts together.

mod contradictions;
mod emit;
mod literature;
mod moves;
mod numbers;
mod recognise;
mod shorthand;
mod sums;

/// Of so many rows of the literature one is tried; with `TESTS=all`, each is.
fn rows_per_trial() -> usize {
    let are_all_tried = std::env::var_os("TESTS").is_some_and(|which| which == "all");
    if are_all_tried { 1 } else { 17 }
}
