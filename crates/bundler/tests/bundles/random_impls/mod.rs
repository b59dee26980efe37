//! Crates with many impls, and a solution that runs a few: bundled and not, they print the same. An
//! impl that goes must not give a call another meaning: many of these types have a second impl that
//! the call would find instead.

mod families;

use proptest::sample::subsequence;
use proptest::test_runner::TestRunner;

use crate::bundles::comparison::{config, prints_the_same};
use crate::request::Style;
use crate::shake::live_parts;
use families::FAMILIES;

/// Returns every use that is drawn, in the order that it is drawn in; all impls are in the crate.
fn program(uses: &[(usize, &'static str)]) -> (String, String) {
    let mut drawn: Vec<usize> = uses.iter().map(|&(family, _)| family).collect();
    drawn.sort_unstable();
    drawn.dedup();
    let families = drawn.iter().map(|&family| FAMILIES[family].library);
    let library = families.collect::<Vec<_>>().join("\n");
    let lines = uses
        .iter()
        .map(|(_, expression)| format!("    println!(\"{{}}\", {expression});\n"));
    let solution = format!(
        "#![allow(warnings)]\nfn main() {{\n{}}}\n",
        lines.collect::<String>()
    );
    (library, solution)
}

fn all_uses() -> Vec<(usize, &'static str)> {
    let families = FAMILIES.iter().enumerate();
    let uses = families.flat_map(|(i, family)| family.uses.iter().map(move |&text| (i, text)));
    uses.collect()
}

/// `PROPTEST_CASES=500 PROPTEST_RNG_SEED=7 cargo test -p bundler random_impls` draws others.
#[test]
fn impls_that_run_stay() {
    let drawn = subsequence(all_uses(), 1..8);
    let run = TestRunner::new(config()).run(&drawn, |uses| {
        let (library, solution) = program(&uses);
        prints_the_same(&library, &solution, Style::Readable, live_parts).map(|_| ())
    });
    run.map_err(|error| error.to_string()).unwrap();
}

#[test]
fn the_first_use_of_each_family_prints_the_same_without_others() {
    prints_the_same_without_others(|uses| uses[0]);
}

#[test]
fn the_last_use_of_each_family_prints_the_same_without_others() {
    if !super::are_all_tried() {
        return;
    }
    prints_the_same_without_others(|uses| uses[uses.len() - 1]);
}

/// Bundles families with nothing but one use of each: most impls never run.
fn prints_the_same_without_others(choose: fn(&[&'static str]) -> &'static str) {
    let families = FAMILIES.iter().enumerate();
    let uses: Vec<_> = families
        .map(|(i, family)| (i, choose(family.uses)))
        .collect();
    for several in uses.chunks(4) {
        let (library, solution) = program(several);
        if let Err(error) = prints_the_same(&library, &solution, Style::Readable, live_parts) {
            panic!("{several:#?}\n{error}");
        }
    }
}
