//! Who may use whom: `problems → snippets → std`, `scripts → bundler, catalogue, explorer, material`,
//! `site → catalogue, explorer, material`, `web → catalogue, explorer`, and nothing uses `scripts`.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::{assert_none, sources, workspace};

/// What the code below a folder may use besides the standard library.
struct Rule {
    folder: &'static str,
    code: &'static [&'static str],
    /// Besides what the code may.
    tests: &'static [&'static str],
}

const SNIPPETS: Rule = Rule {
    folder: "snippets/src",
    code: &["cargo_snippet"],
    tests: &["proptest"],
};
const PROBLEMS: Rule = Rule {
    folder: "problems/src",
    code: &["itertools", "proconio", "snippets"],
    tests: &["proptest"],
};

/// The members of the workspace and all that their manifests name, as paths spell it.
fn crates() -> BTreeSet<String> {
    let members = [
        "snippets",
        "problems",
        "scripts",
        "crates/bundler",
        "crates/catalogue",
        "crates/explorer",
        "crates/grundy",
        "crates/automata",
        "crates/certificates",
        "crates/prover",
        "crates/rules",
        "crates/site_content",
        "crates/site",
        "crates/wasm",
    ];
    let named = members.iter().flat_map(|member| dependencies(member));
    let spelled = named
        .chain(members.map(String::from))
        .map(|name| name.replace('-', "_"));
    spelled.collect()
}

/// What a member's manifest names, for its tests too.
fn dependencies(member: &str) -> BTreeSet<String> {
    let path = workspace().root().join(member).join("Cargo.toml");
    let manifest: toml::Table = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
    let tables = tables
        .iter()
        .filter_map(|table| manifest.get(*table)?.as_table());
    tables.flat_map(|table| table.keys().cloned()).collect()
}

/// The names behind `use` or before `::` that no `::` leads to.
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
                // A `::` at the very beginning of a path leads from no name.
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

/// A file's tokens outside and inside of `#[cfg(test)] mod tests { … }`.
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

#[test]
fn scripts_and_its_parts_do_without_the_snippets() {
    let uses_snippets = |source: &str| roots(source.parse().unwrap()).contains("snippets");
    let sources = [
        "scripts/src",
        "crates/bundler/src",
        "crates/catalogue/src",
        "crates/explorer/src",
        "crates/grundy/src",
        "crates/automata/src",
        "crates/certificates/src",
        "crates/prover/src",
        "crates/rules/src",
        "crates/site_content/src",
        "crates/site/src",
        "crates/wasm/src",
    ]
    .map(sources)
    .concat();
    let complaints = sources
        .into_iter()
        .filter(|(_, source)| uses_snippets(source))
        .map(|(path, _)| format!("{path}: uses `snippets`, which are for problems"));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn nothing_depends_on_scripts() {
    let depends = |member: &str, on: &str| dependencies(member).contains(on);
    for (member, on) in [
        ("problems", "scripts"),
        ("snippets", "scripts"),
        ("snippets", "problems"),
        ("scripts", "problems"),
        ("crates/bundler", "scripts"),
        ("crates/bundler", "problems"),
        ("crates/catalogue", "scripts"),
        ("crates/catalogue", "problems"),
        ("crates/explorer", "scripts"),
        ("crates/explorer", "problems"),
        ("crates/grundy", "scripts"),
        ("crates/grundy", "problems"),
        ("crates/automata", "scripts"),
        ("crates/automata", "problems"),
        ("crates/certificates", "scripts"),
        ("crates/certificates", "problems"),
        ("crates/prover", "scripts"),
        ("crates/prover", "problems"),
        ("crates/rules", "scripts"),
        ("crates/rules", "problems"),
        // Nobody who asks for no pages waits for what writes them.
        ("scripts", "site"),
    ] {
        assert!(!depends(member, on), "{member}/Cargo.toml: take `{on}` out");
    }
    for member in ["crates/site_content", "crates/site", "crates/wasm"] {
        for on in ["bundler", "problems", "scripts", "snippets"] {
            assert!(!depends(member, on), "{member}/Cargo.toml: take `{on}` out");
        }
    }
    assert!(depends("problems", "snippets"));
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
