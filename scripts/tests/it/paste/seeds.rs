//! Tests that random generators seeded by the system are refused before anything is compiled.

use super::modules::{bundle, refusal};

const MANIFEST: &str = "[workspace]\nmembers = [\"own\", \"rand\", \"libc\"]\n[package]\n\
    name = \"p\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\n\
    rand = { path = \"rand\" }\n";
const RAND: &str = "[package]\nname = \"rand\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
    [dependencies]\nlibc = { path = \"../libc\" }\n";
const LIBC: &str = "[package]\nname = \"libc\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

/// Stand-in for rand: a generator that the system seeds, and a generator with a given seed.
const LIBRARY: &str = "pub struct ThreadRng;
    pub fn rng() -> ThreadRng { libc::seed(); ThreadRng }
    pub struct Small(pub u32);
    impl Small { pub fn next(&mut self) -> u32 { self.0 += 1; self.0 } }\n";

fn files(main: &str) -> [(&str, &str); 6] {
    [
        ("Cargo.toml", MANIFEST),
        ("src/main.rs", main),
        ("rand/Cargo.toml", RAND),
        ("rand/src/lib.rs", LIBRARY),
        ("libc/Cargo.toml", LIBC),
        ("libc/src/lib.rs", "pub fn seed() {}\n"),
    ]
}

#[test]
fn a_generator_that_the_system_seeds_is_refused_with_its_line_and_the_remedy() {
    for (main, place) in [
        (
            "fn main() {\n    let _ = rand::rng();\n}\n",
            "src/main.rs:2: `rng` asks",
        ),
        (
            "use rand::{rng, Small};\nfn main() { let _ = (rng(), Small(1)); }\n",
            "src/main.rs:1: `rng` asks",
        ),
        (
            "fn f(_: rand::ThreadRng) {}\nfn main() {}\n",
            "src/main.rs:1: `ThreadRng` asks",
        ),
        (
            "use rand::*;\nfn main() {\n    let _ = (Small(1), rng());\n}\n",
            "src/main.rs:3: `rng` asks",
        ),
    ] {
        let error = refusal(&files(main));
        assert!(error.starts_with(place), "{error}");
        assert!(
            error.ends_with("`rand::rngs::SmallRng::seed_from_u64(42)`"),
            "{error}"
        );
    }
}

#[test]
fn names_that_only_look_like_such_a_generator_are_none() {
    let main = "struct Dice { rng: rand::Small }\nfn random(rng: &mut rand::Small) -> u32 { rng.next() }\n\
        fn main() {\n    let mut dice = Dice { rng: rand::Small(1) };\n    \
        println!(\"{}\", random(&mut dice.rng));\n}\n";
    assert_eq!(bundle(&files(main)).unwrap().1, "2\n");
    let main = "use rand::*;\nstruct Dice { rng: Small }\nfn random(dice: &mut Dice) -> u32 { dice.rng.next() }\n\
        fn main() {\n    let rng = Small(1);\n    println!(\"{}\", random(&mut Dice { rng }));\n}\n";
    assert_eq!(bundle(&files(main)).unwrap().1, "2\n");
}

#[test]
fn an_unused_import_of_such_a_generator_is_to_be_removed() {
    let main = "use rand::Small;\nuse rand::ThreadRng;\nfn main() { Small(1).next(); }\n";
    let error = refusal(&files(main));
    assert!(
        error.starts_with("src/main.rs:2: `ThreadRng` asks"),
        "{error}"
    );
    assert!(
        error.ends_with("remove the import: the solution never uses it"),
        "{error}"
    );
}
