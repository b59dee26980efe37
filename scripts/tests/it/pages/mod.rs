//! Tests that README.md, its translations and CONTRIBUTING.md are up to date: their lists are made
//! from the sources, their commands run, and the shown outputs are the real ones.
//!
//! `README=write cargo test -p scripts --test it pages` updates the generated parts.

mod commands;
mod modules;
mod packages;
mod session;
mod translations;

use std::path::Path;

use crate::support::page;

const README: &str = "README.md";
const CONTRIBUTING: &str = "CONTRIBUTING.md";
const REMEDY: &str = "run `README=write cargo test -p scripts --test it pages`";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

#[test]
fn the_readme_shows_the_modules_and_what_its_commands_print() {
    let readme = page::read(README);
    let listed = modules::listed(&readme);
    if page::is_written() {
        page::write(README, &commands::rerun(&listed));
        page::write(session::PICTURE, &session::draw());
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
fn contributing_shows_the_packages_and_what_its_commands_print() {
    let contributing = page::read(CONTRIBUTING);
    let listed = packages::listed(&contributing);
    if page::is_written() {
        page::write(CONTRIBUTING, &commands::rerun(&listed));
    } else {
        assert!(
            contributing == listed,
            "CONTRIBUTING's table of packages is out of date; {REMEDY}"
        );
        commands::check(CONTRIBUTING);
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

#[test]
fn the_readme_is_short() {
    // The list of modules grows with the collection.
    let bytes = page::with_part(&page::read(README), "modules", "").len();
    assert!(
        bytes <= 9_500,
        "{bytes} bytes beside the list of modules; move details to CONTRIBUTING.md"
    );
}
