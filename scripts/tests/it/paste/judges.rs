//! Tests `cargo x paste` for judges with and without crates.

use std::path::Path;
use std::process::Command;

use bundler::{Request, Style, Target, Toolchain};

use scripts::system::toolchain;

use crate::support::{Sandbox, are_all_tried, outcome};

const JUDGES: &str = "[snippet]\nroots = []\n\
    [judge.other]\nedition = \"2021\"\nsource-limit = 65536\n";

/// Sandbox whose problem `cf1_a` prints the mex of its numbers, which it reads by itself.
fn sandbox() -> Sandbox {
    let solution = r#"//! Mex.
use snippets::mex::mex;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers = text.split_whitespace().skip(1);
    println!("{}", mex(numbers.map(|number| number.parse().unwrap())));
}
"#;
    Sandbox::with_dependencies()
        .file("cargo-snippet.toml", JUDGES)
        .file("problems/src/bin/cf1_a.rs", solution)
        .file("tests/golden/cf1_a/sample-1.in", "3\n0 1 2\n")
        .file("tests/golden/cf1_a/sample-1.out", "3\n")
}

/// The same sandbox, but `cf1_a` reads its numbers by `proconio`.
fn sandbox_with_proconio() -> Sandbox {
    let solution = r#"//! Mex.
use proconio::input;
use snippets::mex::mex;

fn main() {
    input! { n: usize, a: [u64; n] }
    println!("{}", mex(a));
}
"#;
    sandbox().file("problems/src/bin/cf1_a.rs", solution)
}

/// The same sandbox, but `cf1_a` first splits its numbers by `itertools`, which needs `either`.
fn sandbox_with_itertools() -> Sandbox {
    let solution = r#"//! Mex.
use itertools::{Either, Itertools};
use proconio::input;
use snippets::mex::mex;

fn main() {
    input! { n: usize, a: [u64; n] }
    let (even, odd): (Vec<_>, Vec<_>) = a.into_iter().partition_map(|v| match v % 2 {
        0 => Either::Left(v / 2),
        _ => Either::Right(v),
    });
    println!("{} {}", mex(even), odd.len());
}
"#;
    sandbox()
        .file("problems/src/bin/cf1_a.rs", solution)
        .file("tests/golden/cf1_a/sample-1.out", "2 1\n")
}

/// Adds a judge that has these crates.
fn with_judge(sandbox: Sandbox, crates: &str) -> Sandbox {
    let judge = "[judge.rich]\nedition = \"2024\"\nsource-limit = 65536\n";
    sandbox.file(
        "cargo-snippet.toml",
        &format!("{JUDGES}{judge}crates = {{ {crates} }}\n"),
    )
}

#[test]
fn where_and_when_a_bundle_is_made_is_not_in_it() {
    let bundle = || sandbox_with_proconio().x("paste cf1_a").exits(0).stdout;
    let (one, another) = (bundle(), bundle());
    assert!(one == another);
    assert!(one.contains("mod proconio {") && !one.contains(env!("CARGO_MANIFEST_DIR")));
}

/// A kept bundle is only tested again if no input has changed.
#[test]
fn a_bundle_is_made_again_if_a_file_of_its_crates_has_changed() {
    let solution = sandbox().read("problems/src/bin/cf1_a.rs");
    // Tests share a cache folder, which may also hold what an earlier run bundled.
    let solution = format!("{solution}// {:?}\n", std::time::SystemTime::now());
    let sandbox = sandbox().file("problems/src/bin/cf1_b.rs", &solution);
    let x = sandbox.command("");
    let mut variables = x.get_envs();
    let target = variables.find_map(|(name, value)| value.filter(|_| name == "CARGO_TARGET_DIR"));
    let cached = Path::new(target.unwrap()).join("x/shaken/cf1_b.other.verified");
    let written = || {
        std::fs::metadata(&cached)
            .and_then(|file| file.modified())
            .ok()
    };
    let made_by_paste = || {
        let before = written();
        let pasted = sandbox.x("paste cf1_b").exits(0);
        (written() != before, pasted.stdout)
    };
    let (is_made, first) = made_by_paste();
    assert!(is_made && !first.contains("loop"), "{first}");
    assert_eq!(made_by_paste(), (false, first.clone()));
    let kept = sandbox.read("snippets/src/mex.rs");
    let other = "pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
        let values: Vec<u64> = values.into_iter().collect();
        let mut i = 0;
        loop {
            if !values.contains(&i) {
                return i;
            }
            i += 1;
        }
    }";
    std::fs::write(sandbox.path("snippets/src/mex.rs"), other).unwrap();
    let (is_made, second) = made_by_paste();
    assert!(is_made && second.contains("loop"), "{second}");
    std::fs::write(sandbox.path("snippets/src/mex.rs"), kept).unwrap();
    assert_eq!(made_by_paste(), (true, first));
}

#[test]
fn a_new_problem_and_a_new_member_are_noticed_in_a_workspace_that_cargo_has_described() {
    let problems = "[package]\nname = \"problems\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
    let library = problems.replace("problems", "own");
    let sandbox = Sandbox::new()
        .file("cargo-snippet.toml", JUDGES)
        .file("problems/Cargo.toml", problems)
        .sum_problem("cf1_a", "1 2", "3");
    sandbox.x("paste cf1_a").exits(0);
    let sandbox = sandbox.sum_problem("cf1_b", "1 2", "3");
    sandbox.x("paste cf1_b").exits(0);
    let depends = format!("{problems}[dependencies]\nown = {{ path = \"../own\" }}\n");
    let sandbox = sandbox
        .file("problems/Cargo.toml", &depends)
        .file("own/Cargo.toml", &library)
        .file("own/src/lib.rs", "pub const ONE: u32 = 1;\n")
        .file(
            "problems/src/bin/cf1_b.rs",
            "//! One.\nfn main() {\n    println!(\"{}\", own::ONE + 2);\n}\n",
        );
    sandbox.x("paste cf1_b").exits(0).prints(&["mod own {"]);
}

#[test]
fn no_network_is_needed() {
    let sandbox = sandbox_with_proconio();
    let mut x = sandbox.command("paste cf1_a");
    outcome(x.env("CARGO_NET_OFFLINE", "true")).exits(0);
}

#[test]
fn crates_of_the_same_names_at_the_judge_do_no_harm() {
    if !are_all_tried() {
        return;
    }
    let pasted = sandbox_with_itertools().x("paste cf1_a --no-test").exits(0);
    let sandbox = Sandbox::new()
        .file("a.rs", &pasted.stdout)
        .file("empty.rs", "");
    let rustc = |words: &str| {
        let mut rustc = Command::new(toolchain::rustc());
        let rustc = rustc.args(words.split(' ')).current_dir(sandbox.path(""));
        let output = rustc.output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && stderr.is_empty(), "{stderr}");
    };
    let crates = ["either", "itertools", "proconio", "snippets"];
    let mut externs = String::new();
    for name in crates {
        rustc(&format!("--crate-type=lib --crate-name={name} empty.rs"));
        externs += &format!(" --extern {name}=lib{name}.rlib");
    }
    for edition in ["2021", "2024"] {
        rustc(&format!(
            "--edition={edition} --emit=metadata a.rs{externs}"
        ));
    }
}

#[test]
fn a_bundle_over_the_limit_for_its_crates_may_be_minified_where_that_suffices() {
    let known = sandbox_with_proconio();
    let size = |options: &str| {
        let pasted = known.x(&format!("paste cf1_a --no-test{options}"));
        pasted.exits(0).stdout.len()
    };
    let (whole, minified) = (size(""), size(" --minify"));
    let refused_by = |sandbox: &Sandbox, limit: usize, says: &[&str]| {
        let small = JUDGES.replace("65536", &limit.to_string());
        std::fs::write(sandbox.path("cargo-snippet.toml"), small).unwrap();
        sandbox.x("paste cf1_a --no-test").exits(1).says(says);
    };
    for (limit, remedy) in [
        (
            whole - 1,
            format!("add --minify ({minified} bytes), or copy").as_str(),
        ),
        (minified - 1, "; --minify makes it "),
    ] {
        let bytes = format!("bytes, other takes {limit}; ");
        refused_by(&known, limit, &[&bytes, remedy]);
    }
    // So far above the limit, a search that hasn't been made before ends before its last rounds.
    let limit = minified / 4;
    let too_large = format!("too large for other, which takes {limit} bytes");
    let remedy = "copy what you need of `proconio`";
    refused_by(&sandbox_with_proconio(), limit, &[&too_large, remedy]);
}

#[test]
fn a_crate_that_the_judge_has_stays_an_import_in_that_version_only() {
    let keeps_it = |version: &str| {
        let sandbox = with_judge(
            sandbox_with_proconio(),
            &format!("proconio = \"{version}\""),
        );
        let pasted = sandbox.x("paste cf1_a --judge rich").exits(0);
        !pasted.stdout.contains("mod proconio {")
    };
    assert!(keeps_it("0.5.0"));
    assert!(!keeps_it("0.4.5"));
}

#[test]
fn an_inlined_crate_uses_what_the_judge_has() {
    if !are_all_tried() {
        return;
    }
    let sandbox = sandbox_with_itertools();
    let lock = sandbox.read("Cargo.lock");
    let either = lock.split("name = \"either\"\nversion = ").nth(1).unwrap();
    let either = either.lines().next().unwrap();
    let either = format!("either = {either}");
    with_judge(sandbox, &either)
        .x("paste cf1_a --judge rich")
        .exits(0)
        .prints(&["mod itertools {", "use either::Either;"]);
}

/// Modelled on `rand` at the judge and `rand_pcg` inlined, which both depend on `rand_core`.
#[test]
fn a_crate_of_the_judge_is_inlined_if_it_shares_types_with_one_that_is() {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    let package = |name: &str, dependencies: &[&str]| {
        let dependencies = dependencies.iter();
        let lines = dependencies.map(|name| format!("{name} = {{ path = \"../{name}\" }}\n"));
        let lines: String = lines.collect();
        format!(
            "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
             [dependencies]\n{lines}"
        )
    };
    let members =
        "[workspace]\nresolver = \"2\"\nmembers = [\"p\", \"core\", \"kept\", \"other\"]\n";
    write("Cargo.toml", members);
    write("core/Cargo.toml", &package("shared", &[]));
    write("core/src/lib.rs", "pub struct Seed(pub u8);\n");
    let with_shared = |name| package(name, &[]) + "shared = { path = \"../core\" }\n";
    write("kept/Cargo.toml", &with_shared("kept"));
    write(
        "kept/src/lib.rs",
        "pub fn seed() -> shared::Seed {\n    shared::Seed(7)\n}\n",
    );
    write("other/Cargo.toml", &with_shared("other"));
    write(
        "other/src/lib.rs",
        "pub fn grown(seed: shared::Seed) -> u8 {\n    seed.0 + 1\n}\n",
    );
    write("p/Cargo.toml", &package("p", &["kept", "other"]));
    let solution = "fn main() {\n    println!(\"{}\", other::grown(kept::seed()));\n}\n";
    write("p/src/main.rs", solution);
    let target = Target {
        judge: "rich".into(),
        edition: "2024".into(),
        source_limit: 1 << 16,
        crates: [("kept".to_string(), "0.1.0".to_string())].into(),
        ..Target::default()
    };
    let toolchain = Toolchain {
        cargo: env!("CARGO").into(),
        rustc: toolchain::rustc(),
        judge_rustc: None,
    };
    let bundle = bundler::bundle(&Request {
        root: folder.path(),
        source: &folder.path().join("p/src/main.rs"),
        target: &target,
        toolchain: &toolchain,
        style: Style::Readable,
        scratch: &folder.path().join("scratch"),
        cache: None,
    });
    let bundle = bundle.unwrap();
    assert!(bundle.text.contains("mod kept {"), "{}", bundle.text);
    let output = Command::new(&bundle.program).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "8\n");
}

#[test]
fn macros_of_a_judge_s_crate_are_found_if_cargo_builds_for_a_named_target() {
    let rustc = toolchain::rustc_version().unwrap();
    let host = rustc
        .split("host: ")
        .nth(1)
        .and_then(|rest| rest.lines().next());
    let package = |name: &str, rest: &str| {
        format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n{rest}")
    };
    let sandbox = Sandbox::new()
        .file(
            "Cargo.toml",
            "[workspace]\nresolver = \"2\"\nmembers = [\"problems\", \"kept\", \"macros\"]\n",
        )
        .file(
            ".cargo/config.toml",
            &format!("[build]\ntarget = \"{}\"\n", host.unwrap()),
        )
        .file(
            "macros/Cargo.toml",
            &package("macros", "[lib]\nproc-macro = true\n"),
        )
        .file(
            "macros/src/lib.rs",
            "use proc_macro::TokenStream;\n#[proc_macro_attribute]\n\
             pub fn same(_: TokenStream, item: TokenStream) -> TokenStream {\n    item\n}\n",
        )
        .file(
            "kept/Cargo.toml",
            &package(
                "kept",
                "[dependencies]\nmacros = { path = \"../macros\" }\n",
            ),
        )
        .file("kept/src/lib.rs", "pub use macros::same;\n")
        .file(
            "problems/Cargo.toml",
            &package(
                "problems",
                "[dependencies]\nkept = { path = \"../kept\" }\n",
            ),
        )
        .file(
            "problems/src/bin/cf1_a.rs",
            "//! One.\n#[kept::same]\nfn main() {\n    println!(\"1\");\n}\n",
        )
        .file("tests/golden/cf1_a/sample-1.in", "")
        .file("tests/golden/cf1_a/sample-1.out", "1\n");
    with_judge(sandbox, "kept = \"0.1.0\"")
        .x("paste cf1_a --judge rich")
        .exits(0);
}
