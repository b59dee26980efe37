//! Rule: imports follow `problems → snippets → std` and `scripts → crates`, and nothing uses
//! `scripts`. `MAY_USE` lists the packages one by one.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::{assert_none, packages, sources};

/// Crates that the code in a folder may use besides the standard library.
struct Rule {
    folder: &'static str,
    code: &'static [&'static str],
    /// Further crates that its tests may use.
    tests: &'static [&'static str],
}

const SNIPPETS: Rule = Rule {
    folder: "snippets/src",
    code: &["cargo_snippet"],
    tests: &["proptest"],
};
const PROBLEMS: Rule = Rule {
    folder: "problems/src",
    code: &["automod", "itertools", "proconio", "snippets"],
    tests: &["assert_answer", "proptest"],
};

/// Names in paths of the workspace's packages and of all their dependencies. The library of
/// `cargo-grundy` has another name than its package.
fn crates() -> BTreeSet<String> {
    let packages = packages::all().iter();
    let named = packages.flat_map(|it| it.manifest.iter().chain([&it.name]));
    let named = named.map(|name| name.replace('-', "_"));
    named.chain(["scripts".to_string()]).collect()
}

/// First names of paths: names after `use`, or before `::` without a name and `::` before them.
fn roots(tokens: TokenStream) -> BTreeSet<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: Option<usize>, text: &str| {
        at.and_then(|at| tokens.get(at))
            .is_some_and(|token| token.to_string() == text)
    };
    let mut roots = BTreeSet::new();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => roots.extend(self::roots(group.stream())),
            TokenTree::Ident(name) => {
                let is_used = is(i.checked_sub(1), "use");
                let leads = is(Some(i + 1), ":") && is(Some(i + 2), ":");
                // A leading `::` has no name before it.
                let from = i.checked_sub(3).and_then(|from| tokens.get(from));
                let is_name = matches!(from, Some(TokenTree::Ident(name)) if name != "use");
                let is_led_to = is(i.checked_sub(1), ":") && is_name;
                if is_used || leads && !is_led_to {
                    roots.insert(name.to_string());
                }
            }
            _ => {}
        }
    }
    roots
}

/// A file's tokens outside and inside `#[cfg(test)] mod tests { … }`.
pub fn code_and_tests(source: &str) -> [TokenStream; 2] {
    let (mut code, mut tests) = (Vec::new(), Vec::new());
    let mut in_test = false;
    for token in source.parse::<TokenStream>().expect("the sources compile") {
        let text = token.to_string().replace(' ', "");
        in_test |= text == "[cfg(test)]";
        let ends = matches!(&token, TokenTree::Group(_)) && text.starts_with('{');
        if in_test { &mut tests } else { &mut code }.push(token);
        in_test &= !ends;
    }
    [code, tests].map(|tokens| tokens.into_iter().collect())
}

fn complaints(rule: &Rule, path: &str, source: &str) -> Vec<String> {
    let Rule {
        folder,
        code,
        tests,
    } = rule;
    let for_tests = [*code, *tests].concat();
    let [in_code, in_tests] = code_and_tests(source).map(roots);
    let crates = crates();
    let mut complaints = Vec::new();
    for (part, names, allowed) in [("code", in_code, *code), ("tests", in_tests, &for_tests)] {
        for name in names
            .intersection(&crates)
            .filter(|it| !allowed.contains(&it.as_str()))
        {
            complaints.push(format!(
                "{path}: uses `{name}`; {part} in {folder} may use the standard library and {}",
                allowed.join(", ")
            ));
        }
    }
    complaints
}

#[test]
fn snippets_use_the_standard_library_and_problems_the_snippets() {
    for rule in [SNIPPETS, PROBLEMS] {
        let sources = sources(rule.folder);
        let complaints = sources
            .iter()
            .flat_map(|(path, source)| complaints(&rule, path, source));
        assert_none(&complaints.collect::<Vec<_>>());
    }
}

/// Package → packages of the workspace that its code, without tests, may use.
const MAY_USE: [(&str, &[&str]); 20] = [
    ("snippets", &[]),
    ("benches", &["snippets"]),
    ("doctests", &["snippets"]),
    ("problems", &["snippets"]),
    ("assert_answer", &[]),
    ("automata", &[]),
    ("bundler", &[]),
    ("catalogue", &[]),
    ("heap_games", &[]),
    ("input_format", &[]),
    ("rules", &[]),
    ("site_content", &[]),
    // The package shares nothing with the prover, whose work it verifies.
    ("certificates", &["rules"]),
    ("prover", &["automata", "rules"]),
    (
        "explorer",
        &["automata", "certificates", "heap_games", "prover", "rules"],
    ),
    ("wasm", &["catalogue", "explorer"]),
    ("site", &["catalogue", "explorer", "site_content", "wasm"]),
    ("browser_tests", &[]),
    ("launch", &[]),
    ("packed", &[]),
];

/// Packages that the command does not use, so that nobody who needs no pages compiles them.
const NOT_OF_THE_COMMAND: [&str; 4] = ["browser_tests", "launch", "site", "wasm"];

/// Complaints about packages that a manifest must not name.
fn forbidden(package: &str, used: &BTreeSet<String>) -> Vec<String> {
    let allowed = MAY_USE.iter().find(|(name, _)| *name == package);
    let is_allowed = |other: &str| match allowed {
        Some((_, allowed)) => allowed.contains(&other),
        None => !NOT_OF_THE_COMMAND.contains(&other) && !SOLUTIONS.contains(&other),
    };
    used.iter()
        .filter(|other| !is_allowed(other))
        .map(|other| format!("{package}: take `{other}` out of [dependencies] in its Cargo.toml"))
        .collect()
}

/// Packages whose code is for judges.
const SOLUTIONS: [&str; 5] = [
    "assert_answer",
    "benches",
    "doctests",
    "problems",
    "snippets",
];

#[test]
fn imports_between_packages_run_down() {
    let packages = packages::all();
    let complaints = packages.iter().flat_map(|it| forbidden(&it.name, &it.uses));
    assert_none(&complaints.collect::<Vec<_>>());
    let named = packages.iter().map(|it| it.name.as_str());
    let named: BTreeSet<_> = named.filter(|name| *name != "cargo-grundy").collect();
    let ruled = MAY_USE.iter().map(|(name, _)| *name).collect();
    assert_eq!(named, ruled, "MAY_USE in {} lists all packages", file!());
}

#[test]
fn the_rule_of_packages_sees_an_arrow_up() {
    let used = |name: &str| BTreeSet::from([name.to_string()]);
    assert_none(&forbidden("prover", &used("rules")));
    assert_none(&forbidden("cargo-grundy", &used("prover")));
    for (package, up) in [
        ("prover", "certificates"),
        ("rules", "cargo-grundy"),
        ("snippets", "problems"),
        ("cargo-grundy", "site"),
        ("cargo-grundy", "snippets"),
    ] {
        assert_eq!(forbidden(package, &used(up)).len(), 1, "{package} -> {up}");
    }
}

#[test]
fn the_import_rule_sees_crates_however_they_are_named() {
    let complaints = |source: &str| complaints(&SNIPPETS, "a.rs", source).len();
    for bad in [
        "use proconio::input;",
        "use ::itertools::Itertools;",
        "fn a() { proconio::input!(n: u8); }",
        "fn a() { vec![::scripts::a()] }",
        "use problems as p;",
        "use proptest::prelude::*; #[cfg(test)] mod tests {}",
        "#[cfg(test)] mod tests { use scripts::a; }",
    ] {
        assert_eq!(complaints(bad), 1, "{bad}");
    }
    for good in [
        "use cargo_snippet::snippet; use crate::mex::mex; use std::fmt;",
        "fn a(snippets: u8) -> u8 { let proconio = snippets; crate::itertools::a(proconio) }",
        "#[cfg(test)] mod tests { use proptest::prelude::*; } fn a() {}",
    ] {
        assert_eq!(complaints(good), 0, "{good}");
    }
}
