//! Tests `cargo x explore GAME --plot FILE`.

use std::path::Path;

use crate::support::{Sandbox, command_in, outcome};

#[test]
fn the_pictures_in_the_repository_are_what_their_commands_draw() {
    let sandbox = Sandbox::new();
    let plots = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    for (words, name) in [
        ("explore kayles --plot kayles.svg", "kayles.svg"),
        (
            "explore grundy --terms 10000 --plot grundy.svg",
            "grundy.svg",
        ),
        (
            "explore wythoff --terms 64 --plot wythoff.svg",
            "wythoff.svg",
        ),
    ] {
        sandbox.x(words).exits(0);
        let expected = std::fs::read_to_string(plots.join(name)).unwrap();
        assert!(
            sandbox.read(name) == expected,
            "scripts/pictures/{name} is out of date: run `cargo x {}`",
            words.replace(name, &format!("scripts/pictures/{name}"))
        );
    }
}

#[test]
fn a_picture_that_is_no_svg_is_refused_before_the_run() {
    let sandbox = Sandbox::new();
    for name in ["k.png", "k.gif", "svg"] {
        let outcome = sandbox.x(&format!("explore kayles --plot {name}")).exits(2);
        let outcome = outcome.says(&[name, "drawn as SVG", "ends in .svg"]);
        assert_eq!(outcome.stdout, "", "nothing is computed first");
        assert!(!sandbox.path(name).exists());
    }
}

#[test]
fn axes_are_named_as_the_rule_names_the_heaps() {
    let sandbox = Sandbox::new();
    for (game, across, up) in [
        ("nim", "a", "b"),
        ("(x, y) -> (x-k, y) | (x, y-k) where k >= 1", "x", "y"),
        ("(x, y) -> (x-k, y+k) where k >= 1", "x", "y"),
    ] {
        let mut explore = command_in(&sandbox.path(""), "explore --plot heaps.svg --terms 4");
        outcome(explore.arg(game));
        let svg = sandbox.read("heaps.svg");
        for name in [across, up] {
            assert!(svg.contains(&format!(">{name}</text>")), "{game}: {name}");
        }
    }
}

#[test]
fn files_are_written_beside_code() {
    let sandbox = Sandbox::new();
    for game in ["nim", "take{odd}", "n->n-1|n-3", "(a,b)->(a-1,b)", "0.77"] {
        let words = format!("explore {game} --emit --terms 4 --plot values.svg --csv values.csv");
        let outcome = sandbox.x(&words).exits(0);
        assert!(outcome.stdout.contains("fn "), "{game}: {}", outcome.stdout);
        for file in ["values.svg", "values.csv"] {
            std::fs::remove_file(sandbox.path(file))
                .unwrap_or_else(|e| panic!("{game}: {file}: {e}"));
        }
    }
}
