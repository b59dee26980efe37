//! Tests that README.md is up to date: its list of modules comes from the sources, its commands
//! run, and the outputs it shows are the real ones.
//!
//! `README=write cargo test -p cargo-grundy --test it pages` updates these parts, in translations
//! too.

mod commands;
mod modules;
mod session;
mod translations;

use std::path::Path;

use crate::support::page;

const README: &str = "README.md";
const REMEDY: &str = "run `README=write cargo test -p cargo-grundy --test it pages`";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

#[test]
fn the_readme_shows_the_modules_and_what_its_commands_print() {
    let readme = page::read(README);
    let listed = modules::listed(&readme);
    if page::is_written() {
        page::write(README, &commands::rerun(&listed));
        let picture = session::draw(|shown| commands::run(&shown.command, true));
        page::write(session::PICTURE, &picture);
        translations::write();
    } else {
        assert!(
            readme == listed,
            "the README's list of modules is out of date; {REMEDY}"
        );
        commands::check(README);
        session::check();
    }
}

#[test]
fn the_problems_that_the_readme_makes_are_not_in_the_collection() {
    for made in commands::made(&page::read(README)) {
        assert!(
            !root().join(&made).exists(),
            "in a clone the command fails: {made} is there; show another problem"
        );
    }
}

/// The solution that a page shows first.
fn solution(page: &str) -> &str {
    let block = page.split("```rust\n").nth(1).expect("a block of Rust");
    block.split("```").next().expect("a split has a first part")
}

#[test]
fn the_solution_that_the_readme_shows_is_the_one_that_it_pastes() {
    let readme = page::read(README);
    let first = commands::session(&readme).swap_remove(0).command;
    let bin = first.split(' ').nth(3).expect("`cargo x paste BIN`");
    let source = page::read(&format!("problems/src/bin/{bin}.rs"));
    assert!(
        source.contains(solution(&readme)),
        "problems/src/bin/{bin}.rs differs from the solution in {README}"
    );
}

#[test]
fn the_readme_and_contributing_are_short() {
    for (name, limit) in [(README, 9_000), ("CONTRIBUTING.md", 10_000)] {
        let bytes = page::read(name).len();
        assert!(
            bytes <= limit,
            "{name} has {bytes} bytes, more than {limit}; cut it, or move details to the folder \
             they are about"
        );
    }
}
