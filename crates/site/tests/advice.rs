//! From a statement to its module: the rules of each problem are asked about, as if the problem
//! itself were unknown.

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

/// A problem's rules, and the modules of its solution.
struct Asked {
    name: String,
    rules: String,
    modules: Vec<String>,
}

/// Problems and modules that the advisor knows, and the problems to ask about.
fn material() -> (Vec<Example>, Vec<Example>, Vec<Asked>) {
    let (mut problems, mut asked) = (Vec::new(), Vec::new());
    for (name, source) in sources("problems/src/bin") {
        let header = Header::parse(&source).unwrap();
        let (rules, games) = (field(&header, "rules"), field(&header, "games"));
        if games.is_empty() {
            continue;
        }
        let modules = used(&source);
        let text = format!("{rules}\n{}", games.replace(", ", ".\n"));
        if !modules.is_empty() {
            asked.push(Asked {
                name: name.clone(),
                rules,
                modules: modules.clone(),
            });
        }
        problems.push(Example {
            name,
            text,
            modules,
        });
    }
    asked.sort_by(|one, other| one.name.cmp(&other.name));
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
    (problems, modules.collect(), asked)
}

/// Whether a right module is among the first three for the problem's rules, the problem left out.
fn is_found(advisor: &Advisor, asked: &Asked) -> bool {
    let advice = advisor.advise(&asked.rules, Some(&asked.name));
    let first = advice.suggestions.iter().take(3);
    let mut shown = first.flat_map(|it| &it.modules);
    shown.any(|module| asked.modules.iter().any(|it| is_same_group(it, module)))
}

#[test]
fn the_right_module_is_among_the_first_three_for_most_problems() {
    let (problems, modules, asked) = material();
    let advisor = Advisor::new(problems, modules);
    let missed = asked.iter().filter(|it| !is_found(&advisor, it));
    let missed: Vec<&str> = missed.map(|it| it.name.as_str()).collect();
    let (all, found) = (asked.len(), asked.len() - missed.len());
    println!("not in the first three: {}", missed.join(", "));
    println!(
        "in the first three: {found} of {all}, {} %",
        100 * found / all
    );
    assert!(100 * found >= 80 * all, "{found} of {all}");
}

#[test]
fn numbers_to_take_find_the_subtraction_game_in_every_language() {
    let (problems, modules, _) = material();
    let advisor = Advisor::new(problems, modules);
    for statement in [
        "Each removes at most 3 stones from a pile; whoever takes the last one wins.",
        "有一堆石子，两人轮流取走 1、3 或 4 颗。不能取者输。",
        "山から石を1個、3個または4個取る。取れない方が負け。",
    ] {
        let advice = advisor.advise(statement, None);
        let mut first = advice.suggestions.iter().take(3);
        let is_found = first.any(|it| it.modules.contains(&"subtraction".to_string()));
        assert!(is_found, "{statement}: {:?}", advice.suggestions);
    }
}
