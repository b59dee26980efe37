//! The main functions of modules in C++ and Python, `other/<module>.cpp` and `.py`: on the cases of
//! the modules' examples, and on random ones, they do what the modules do.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Checks in C++ and in Python, one a line.
#[derive(Default)]
struct Checks {
    cpp: String,
    python: String,
}

impl Checks {
    /// Adds that a call in both languages has this result, which Rust wrote.
    fn add(&mut self, module: &str, [cpp, python]: [&str; 2], result: &str) {
        let line = format!("{module}::{cpp}");
        let wanted = in_cpp(result);
        writeln!(self.cpp, "same({line:?}, {line}, {wanted});").unwrap();
        let line = format!("{module}.{python}");
        let wanted = in_python(result);
        writeln!(self.python, "same({line:?}, {line}, {wanted})").unwrap();
    }

    /// Adds a call that all languages write alike but for brackets.
    fn call(&mut self, module: &str, call: &str, result: &str) {
        let (function, arguments) = call.split_once('(').unwrap();
        let arguments = arguments.strip_suffix(')').unwrap();
        let cpp = format!("{function}({})", in_cpp(arguments));
        let python = format!("{function}({})", in_python(arguments));
        self.add(module, [&cpp, &python], result);
    }
}

/// Lists and tuples in braces; large numbers are unsigned.
fn in_cpp(text: &str) -> String {
    let text = text.replace(['[', '('], "{").replace([']', ')'], "}");
    let mut cpp = String::new();
    let mut digits = 0;
    for letter in text.chars().chain([' ']) {
        if !letter.is_ascii_digit() {
            cpp += if digits > 18 { "ull" } else { "" };
            digits = 0;
        } else {
            digits += 1;
        }
        cpp.push(letter);
    }
    cpp
}

fn in_python(text: &str) -> String {
    text.replace("true", "True").replace("false", "False")
}

/// Adds the assertions in a module's examples whose calls and results are plain values.
fn add_examples(checks: &mut Checks, module: &str, source: &str, other: &str) -> usize {
    let mut found = 0;
    let plain = |text: &str| {
        let text = text
            .replace("vec!", "")
            .replace("u64::MAX", "18446744073709551615");
        text.replace(['&', '_'], "")
    };
    let is_plain = |text: &str| {
        let rest = text.replace("true", "").replace("false", "");
        let is_text = |it: &str| {
            it.split('"')
                .step_by(2)
                .all(|it| !it.contains(char::is_alphabetic))
        };
        is_text(&rest) && !rest.contains(['|', '^', '.', '{', '!']) || rest.contains('"')
    };
    for line in source
        .lines()
        .filter_map(|line| line.strip_prefix("/// assert"))
    {
        let (call, result) = if let Some(rest) = line.strip_prefix("_eq!(") {
            let Some((call, result)) = rest.rsplit_once("), ") else {
                continue;
            };
            (
                format!("{call})"),
                result.trim_end_matches(");").to_string(),
            )
        } else {
            let rest = line.trim_start_matches("!(").trim_end_matches(';');
            let call = rest.strip_suffix(')').unwrap();
            (
                call.trim_start_matches('!').to_string(),
                (!call.starts_with('!')).to_string(),
            )
        };
        let Some((function, arguments)) = call.split_once('(') else {
            continue;
        };
        let result = match result.strip_prefix("Ok(") {
            Some(inner) => inner.trim_end_matches(')').to_string(),
            None => result,
        };
        let (arguments, result) = (plain(arguments), plain(&result));
        let is_closed = result.matches(['(', '[']).count() == result.matches([')', ']']).count();
        let is_written = other.contains(&format!("def {function}("));
        if is_written && is_closed && is_plain(&arguments) && is_plain(&result) {
            checks.call(module, &format!("{function}({arguments}"), &result);
            found += 1;
        }
    }
    found
}

/// Random numbers, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    /// Numbers of different lengths.
    fn numbers(&mut self, most: u64) -> Vec<u64> {
        let count = self.below(6);
        (0..count).map(|_| self.below(most)).collect()
    }

    /// A graph whose moves lead to higher vertices, or anywhere.
    fn graph(&mut self, has_cycles: bool) -> Vec<Vec<usize>> {
        let n = 2 + self.below(7) as usize;
        let next = (0..n).map(|v| {
            (0..n)
                .filter(|&u| (has_cycles || u > v) && self.below(3) == 0)
                .collect()
        });
        next.collect()
    }

    fn edges(&mut self, n: usize, is_tree: bool) -> Vec<(usize, usize)> {
        let count = if is_tree {
            n - 1
        } else {
            self.below(9) as usize
        };
        let end = |random: &mut Self, below: usize| random.below(below as u64) as usize;
        let edges = (0..count).map(|at| {
            if is_tree {
                (end(self, at + 1), at + 1)
            } else {
                (end(self, n), end(self, n))
            }
        });
        edges.collect()
    }
}

/// `check!(checks, nim::nim_sum(&heaps))` adds the call with the module's result. Arguments are
/// computed twice.
macro_rules! check {
    ($checks:ident, $module:ident :: $function:ident ($($argument:expr),*)) => {{
        let arguments: Vec<String> = vec![$(format!("{:?}", $argument)),*];
        let result = format!("{:?}", snippets::$module::$function($($argument),*));
        let result = result.replace("Ok(", "").replace("])", "]");
        let call = format!("{}({})", stringify!($function), arguments.join(", "));
        $checks.call(stringify!($module), &call.replace('&', ""), &result);
    }};
}

fn add_random(checks: &mut Checks, random: &mut Random) {
    let [heaps, small, mut squares] = [9, 3, 1 << 40].map(|most| random.numbers(most));
    let large = random.numbers(1 << 63);
    squares.sort_unstable();
    squares.dedup();
    let [a, b] = [random.below(40), random.below(40)];
    let [n, k] = [a as usize, 1 + b as usize % 4];
    let [x, y, word] = [60, 60, 32].map(|bits| random.below(1 << bits));
    let any = random.below(u64::MAX);
    let code = format!("0.{:o}", 1 + random.below(511));
    let moves: Vec<usize> = (1..9).filter(|_| random.below(3) == 0).collect();
    let dag = random.graph(false);
    let size = 1 + n % 9;
    let [tree, graph] = [true, false].map(|is_tree| random.edges(size, is_tree));
    check!(checks, nim::nim_sum(&large));
    check!(checks, nim::nim_winning_moves(&large));
    check!(checks, nim::is_misere_nim_p_position(&small));
    check!(checks, wythoff::is_wythoff_p_position(a, b));
    check!(checks, wythoff::floor_over_phi(any));
    check!(checks, fibonacci_nim::zeckendorf(any));
    check!(checks, fibonacci_nim::is_fibonacci_nim_p_position(a, b));
    check!(checks, moore_nim::is_moore_nim_p_position(&heaps, k));
    check!(
        checks,
        multiple_nim::multiple_nim_winning_moves(a, b, k as u64)
    );
    check!(checks, staircase_nim::staircase_nim_sg(&large));
    check!(checks, sg_dag::dag_sg_table(&dag));
    check!(checks, euclid_game::euclid_sg(a, b));
    check!(checks, euclid_game::euclid_sg(x, y));
    check!(checks, subtraction::subtraction_sg_table(n, &moves));
    check!(
        checks,
        subtraction::take_range_sg(a, k as u64, k as u64 + b)
    );
    check!(checks, octal::octal_sg_table(n, &code));
    check!(checks, octal::grundys_game_sg_table(n));
    check!(checks, octal_games::kayles_sg_table(9 * n));
    check!(checks, octal_games::dawsons_chess_sg_table(9 * n));
    check!(checks, octal_games::take_consecutive_sg_table(n, k));
    check!(checks, tree_sg::tree_sg_table(size, &tree, n % size));
    check!(
        checks,
        hackenbush::hackenbush_sg(size, &graph, &[n % size, 0])
    );
    check!(checks, nim_product::nim_product(any, word));
    check!(checks, nim_product::nim_power(x % 999, a));
    check!(checks, lasker_nim::lasker_sg(x));
    check!(checks, misere_sg::is_misere_p_position(&small));
    check!(checks, welter::welter_sg(&squares));
    check!(checks, coin_turning::mock_turtles_sg(n));
    check!(checks, coin_turning::ruler_sg(n, b as usize));
    check!(checks, modular::pow_mod(a, b, 1 + word));
    let values = format!("{heaps:?}");
    checks.call(
        "mex",
        &format!("mex({values})"),
        &snippets::mex::mex(heaps.clone()).to_string(),
    );
    let steps: Vec<usize> = heaps.iter().map(|&it| it as usize).collect();
    let step = snippets::every_sg::every_step(steps);
    checks.call(
        "every_sg",
        &format!("every_step({values})"),
        &step.to_string(),
    );
    let graph = random.graph(true);
    let outcomes = snippets::outcome::graph_outcomes(&graph)
        .into_iter()
        .map(|it| match it {
            snippets::outcome::Outcome::Win(_) => 1,
            snippets::outcome::Outcome::Lose(_) => -1,
            snippets::outcome::Outcome::Draw => 0,
        });
    let outcomes: Vec<i32> = outcomes.collect();
    checks.call(
        "outcome",
        &format!("graph_outcomes({graph:?})"),
        &format!("{outcomes:?}"),
    );
}

/// Adds calls with functions as arguments, and types, which each language writes in its own way.
fn add_functions(checks: &mut Checks) {
    let take = |m: usize, g: &[u64]| {
        [1, 3, 4]
            .iter()
            .filter(|&&s| s <= m)
            .map(|s| g[m - s])
            .collect()
    };
    let table = format!("{:?}", snippets::sg_table::sg_table(30, take));
    let cpp = "sg_table(30, [](int m, auto& g) { std::vector<int> it; \
               for (int s : {1, 3, 4}) if (s <= m) it.push_back(g[m - s]); return it; })";
    let python = "sg_table(30, lambda m, g: [g[m - s] for s in (1, 3, 4) if s <= m])";
    checks.add("sg_table", [cpp, python], &table);

    let split = |&n: &usize| {
        (1..n)
            .map(|left| vec![left, n - left])
            .filter(|it| it[0] != it[1])
            .collect()
    };
    let value = snippets::sg_memo::SgMemo::new(split).sg(&30);
    let cpp = "SgMemo<int>{[](int n) { std::vector<std::vector<int>> it; \
               for (int i = 1; i < n; i++) if (2 * i != n) it.push_back({i, n - i}); return it; }}.sg(30)";
    let python = "SgMemo(lambda n: [[i, n - i] for i in range(1, n) if 2 * i != n]).sg(30)";
    checks.add("sg_memo", [cpp, python], &value.to_string());

    let mut basis = snippets::xor_basis::XorBasis::new();
    let inserted = [9, 12, 5, 1 << 63, 7].map(|it| basis.insert(it));
    let found = format!(
        "[{}, {}, {:?}]",
        basis.least(6),
        basis.largest(1),
        inserted.map(u64::from)
    );
    let found = found.replace("[1, 1, 0, 1, 1]", "11011");
    let cpp = "uses_of_a_basis()";
    checks.add("xor_basis", [cpp, cpp], &found);
}

const CPP: &str = r#"
template <class T> struct Same { using type = T; };
int failures = 0;
template <class T> void same(const char* call, const T& got, const typename Same<T>::type& wanted) {
  if (!(got == wanted)) failures++, std::puts(call);
}
"#;

const BASIS_CPP: &str = "std::vector<u64> uses_of_a_basis() {\n  XorBasis it;\n  u64 in = 0;\n  \
    for (u64 x : {9ull, 12ull, 5ull, 1ull << 63, 7ull}) in = 10 * in + it.insert(x);\n  \
    return {it.least(6), it.largest(1), in};\n}\n";

const BASIS_PYTHON: &str = "def uses_of_a_basis():\n    it, n = xor_basis.XorBasis(), 0\n    \
    for x in [9, 12, 5, 1 << 63, 7]:\n        n = 10 * n + it.insert(x)\n    \
    return [it.least(6), it.largest(1), n]\n\n\nxor_basis.uses_of_a_basis = uses_of_a_basis\n";

fn run(command: &mut Command) {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = [output.stdout, output.stderr].concat();
    assert!(
        output.status.success(),
        "{command:?}:\n{}",
        String::from_utf8_lossy(&said)
    );
}

/// Modules that have a file in this folder with this ending, in the order of their names.
fn modules(folder: &Path, ending: &str) -> Vec<String> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name());
    let names = files.filter_map(|name| Some(name.to_str()?.strip_suffix(ending)?.to_string()));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn translations_do_what_the_modules_do() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("other");
    let names = modules(&folder, ".cpp");
    assert_eq!(names, modules(&folder, ".py"));
    let has = |program: &str| Command::new(program).arg("--version").output().is_ok();
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));

    let mut checks = Checks::default();
    let mut cpp = String::from("#include <bits/stdc++.h>\n");
    let mut python =
        format!("import sys\nsys.path.insert(0, {folder:?})\nsys.dont_write_bytecode = True\n");
    let mut examples = 0;
    for name in &names {
        let source = fs::read_to_string(root.join(format!("src/{name}.rs"))).unwrap();
        let other = fs::read_to_string(folder.join(format!("{name}.py"))).unwrap();
        examples += add_examples(&mut checks, name, &source, &other);
        writeln!(
            cpp,
            "namespace {name} {{\n#include {:?}\n}}",
            folder.join(format!("{name}.cpp"))
        )
        .unwrap();
        writeln!(python, "import {name}").unwrap();
    }
    assert!(
        examples >= 40,
        "only {examples} assertions of the examples are checked"
    );
    let mut random = Random(88172645463325252);
    for _ in 0..16 {
        add_random(&mut checks, &mut random);
    }
    add_functions(&mut checks);
    for name in &names {
        assert!(
            checks.python.contains(&format!(" {name}.")),
            "{name} is not checked"
        );
    }

    if has("g++") {
        let basis = format!("namespace xor_basis {{\n{BASIS_CPP}}}\n");
        let main = format!("int main() {{\n{}return failures > 0;\n}}\n", checks.cpp);
        fs::write(out.join("other.cpp"), cpp + &basis + CPP + &main).unwrap();
        run(Command::new("g++")
            .args(["-std=c++17", "-Wall", "-Werror", "-o"])
            .args([out.join("other"), out.join("other.cpp")]));
        run(&mut Command::new(out.join("other")));
    }
    if has("python3") {
        let same =
            "failures = []\n\n\ndef same(call, got, wanted):\n    if got != wanted:\n        \
                    failures.append(f\"{call}: {got}, not {wanted}\")\n\n\n";
        let end = "sys.exit(\"\\n\".join(failures) if failures else 0)\n";
        let text = python + same + BASIS_PYTHON + &checks.python + end;
        fs::write(out.join("other_checks.py"), text).unwrap();
        run(Command::new("python3").arg(out.join("other_checks.py")));
    }
}
