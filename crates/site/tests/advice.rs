//! From a statement to its module: every problem's rules, the problem itself left out.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::Header;
use catalogue::advice::{Advisor, Example, is_same_group};
use fs_err as fs;

fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap()
}

fn sources(folder: &str) -> Vec<(String, String)> {
    let files = fs::read_dir(root().join(folder)).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|it| it == "rs"));
    let source = |path: std::path::PathBuf| {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_string();
        (stem, fs::read_to_string(path).unwrap())
    };
    paths
        .map(source)
        .filter(|(stem, _)| stem != "lib")
        .collect()
}

fn field(header: &Header, name: &str) -> String {
    header
        .field(name)
        .map_or(String::new(), |it| it.value.clone())
}

/// Modules that a solution names; reading input answers no statement.
fn used(source: &str) -> Vec<String> {
    let names = source.split("snippets::").skip(1);
    let name = |rest: &str| {
        let end = rest.find(|it: char| !it.is_alphanumeric() && it != '_');
        rest[..end.unwrap_or(rest.len())].to_string()
    };
    let names: BTreeSet<String> = names.map(name).collect();
    names
        .into_iter()
        .filter(|it| it != "fast_input" && !it.is_empty())
        .collect()
}

#[test]
fn the_right_module_is_among_the_first_three_for_most_problems() {
    let mut statements = Vec::new();
    let mut problems = Vec::new();
    for (name, source) in sources("problems/src/bin") {
        let header = Header::parse(&source).unwrap();
        let (rules, games) = (field(&header, "rules"), field(&header, "games"));
        if games.is_empty() {
            continue;
        }
        let modules = used(&source);
        statements.push((name.clone(), rules.clone(), modules.clone()));
        let text = format!("{rules}\n{}", games.replace(", ", ".\n"));
        problems.push(Example {
            name,
            text,
            modules,
        });
    }
    let modules = sources("snippets/src").into_iter().map(|(name, source)| {
        let header = Header::parse(&source).unwrap();
        let names = field(&header, "names").replace(", ", ".\n");
        let text = format!(
            "{}.\n{names}.\n{}",
            header.title,
            field(&header, "Definition")
        );
        Example {
            name,
            text,
            modules: Vec::new(),
        }
    });
    let advisor = Advisor::new(problems, modules.collect());
    let (mut all, mut found) = (0, 0);
    for (name, rules, modules) in statements
        .iter()
        .filter(|(.., modules)| !modules.is_empty())
    {
        let advice = advisor.advise(rules, Some(name));
        let first = advice.suggestions.iter().take(3);
        let is_right = |module: &String| modules.iter().any(|it| is_same_group(it, module));
        let is_found = first.clone().any(|it| it.modules.iter().any(is_right));
        all += 1;
        found += usize::from(is_found);
        if !is_found {
            let shown: Vec<&String> = first.flat_map(|it| &it.modules).collect();
            println!("{name}: {modules:?} is not in {shown:?}");
        }
    }
    println!(
        "in the first three: {found} of {all}, {} %",
        100 * found / all
    );
    assert!(100 * found >= 80 * all, "{found} of {all}");
}
