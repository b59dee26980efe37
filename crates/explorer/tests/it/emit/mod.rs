//! Emitted code compiles in every language and computes what it says.

mod conditions;
mod guesses;
mod rules;
mod theorems;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use explorer::show::emit::Language;

/// Emitted code and what it must compute.
struct Case {
    /// What it was emitted for.
    name: String,
    /// In Rust.
    code: String,
    call: Call,
    /// Values of the positions in order, the last coordinate fastest; truth values are 0 and 1.
    expected: Vec<u64>,
}

enum Call {
    /// Calls the function for each position with coordinates from `first`, below `end`.
    Each {
        function: &'static str,
        coordinates: usize,
        first: u64,
        end: u64,
    },
    /// Calls the function for each of these numbers.
    Of(&'static str, Vec<Vec<u64>>),
    /// Calls `grundy_values` with these largest coordinates.
    Table(Vec<usize>),
    /// Calls `grundy_value`, which keeps known values, for all positions below these sizes.
    Search(Vec<usize>),
}

impl Call {
    fn positions(&self) -> Vec<Vec<u64>> {
        let boxed = |first: u64, ends: &[u64]| {
            ends.iter().fold(vec![vec![]], |positions, &end| {
                let longer = |position: Vec<u64>| {
                    (first..end).map(move |next| [position.as_slice(), &[next]].concat())
                };
                positions.into_iter().flat_map(longer).collect()
            })
        };
        match self {
            Self::Each {
                coordinates,
                first,
                end,
                ..
            } => boxed(*first, &vec![*end; *coordinates]),
            Self::Of(_, positions) => positions.clone(),
            Self::Table(most) => boxed(0, &most.iter().map(|&m| m as u64 + 1).collect::<Vec<_>>()),
            Self::Search(sizes) => boxed(0, &sizes.iter().map(|&s| s as u64).collect::<Vec<_>>()),
        }
    }

    fn function(&self) -> &'static str {
        match self {
            Self::Each { function, .. } | Self::Of(function, _) => function,
            Self::Table(_) => "grundy_values",
            Self::Search(_) => "grundy_value",
        }
    }
}

/// Compiles the code of all cases as one program in each language, and compares what it computes.
fn check(cases: &[Case]) {
    check_rust(cases);
    check_cpp(cases);
    check_python(cases);
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    numbers.join(", ")
}

fn is_missing(program: &str) -> bool {
    let is_missing = Command::new(program).arg("--version").output().is_err();
    if is_missing {
        eprintln!("{program} is missing: its code is not tried");
    }
    is_missing
}

fn check_rust(cases: &[Case]) {
    let mut program = String::from("#![deny(warnings)]\n#![allow(dead_code, unused_parens)]\n");
    let mut main = String::new();
    for (
        at,
        Case {
            name,
            code,
            call,
            expected,
        },
    ) in cases.iter().enumerate()
    {
        let _ = writeln!(program, "mod case_{at} {{\n{code}\n}}");
        let _ = writeln!(main, "{{ let expected: &[u64] = &{expected:?};");
        let (function, positions) = (call.function(), call.positions());
        let count = positions.first().map_or(0, Vec::len);
        let _ = match call {
            Call::Table(most) => {
                let most = match &most[..] {
                    [most] => most.to_string(),
                    most => format!("{most:?}"),
                };
                let flat = ".concat()".repeat(count - 1);
                writeln!(
                    main,
                    "let found: Vec<u64> = case_{at}::{function}({most}){flat}.into_iter()
                     .map(u64::from).collect();"
                )
            }
            _ => {
                let numbers: Vec<String> = (0..count).map(|at| format!("p[{at}]")).collect();
                let (known, call) = match call {
                    Call::Search(_) => {
                        let numbers: Vec<String> = numbers
                            .iter()
                            .map(|number| format!("{number} as i64"))
                            .collect();
                        (
                            "let mut known = Default::default();",
                            joined(&numbers) + ", &mut known",
                        )
                    }
                    _ => ("", joined(&numbers)),
                };
                writeln!(
                    main,
                    "{known} let positions: &[[u64; {count}]] = &{positions:?};
                     let found: Vec<u64> = positions.iter()
                     .map(|p| case_{at}::{function}({call}) as u64).collect();"
                )
            }
        };
        let _ = writeln!(main, "assert_eq!(found, expected, \"{{}}\", {name:?}); }}");
    }
    let _ = writeln!(program, "fn main() {{\n{main}}}");
    run(&program);
}

/// Output of the program. It must compile under bare rustc, edition 2021, and succeed.
pub fn run(program: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("emitted.rs");
    std::fs::write(&source, program).unwrap();
    let binary = folder.path().join("emitted");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-C", "debug-assertions=on", "-o"]);
    output(rustc.args([&binary, &source]));
    output(&mut Command::new(&binary))
}

fn check_cpp(cases: &[Case]) {
    if is_missing("g++") {
        return;
    }
    let (mut headers, mut program, mut main) = (BTreeSet::new(), String::new(), String::new());
    headers.extend([
        "#include <cstdio>".to_owned(),
        "#include <vector>".to_owned(),
    ]);
    for (
        at,
        Case {
            name,
            code,
            call,
            expected,
        },
    ) in cases.iter().enumerate()
    {
        let code = Language::Cpp
            .written(code)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let (includes, code): (Vec<&str>, Vec<&str>) =
            code.lines().partition(|line| line.starts_with("#include"));
        headers.extend(includes.into_iter().map(str::to_owned));
        let _ = writeln!(program, "namespace case_{at} {{\n{}\n}}", code.join("\n"));
        let (function, positions) = (call.function(), call.positions());
        let count = positions.first().map_or(0, Vec::len);
        let _ = writeln!(main, "{{ std::vector<uint64_t> found;");
        let _ = match call {
            Call::Table(most) => {
                let most = match &most[..] {
                    [most] => most.to_string(),
                    most => format!("{{{}}}", joined(most)),
                };
                writeln!(main, "flatten(case_{at}::{function}({most}), found);")
            }
            _ => {
                let numbers: Vec<String> = (0..count).map(|at| format!("p[{at}]")).collect();
                let (known, known_argument) = match call {
                    Call::Search(_) => {
                        let key = format!("std::array<int64_t, {count}>");
                        (format!("std::map<{key}, uint32_t> known;"), ", known")
                    }
                    _ => (String::new(), ""),
                };
                let all = positions.concat();
                writeln!(
                    main,
                    "{known} static const uint64_t positions[] = {{{}}};
                     for (auto p = positions; p < positions + {}; p += {count})
                     found.push_back(case_{at}::{function}({}{known_argument}));",
                    all.iter()
                        .map(|n| format!("{n}u"))
                        .collect::<Vec<_>>()
                        .join(", "),
                    all.len(),
                    joined(&numbers),
                )
            }
        };
        let expected: Vec<String> = expected.iter().map(|value| format!("{value}u")).collect();
        let _ = writeln!(
            main,
            "static const std::vector<uint64_t> expected = {{{}}};
             if (found != expected) {{ puts({:?}); return 1; }} }}",
            joined(&expected),
            name.replace(|c: char| !c.is_ascii(), "?"),
        );
    }
    let headers: Vec<String> = headers.into_iter().collect();
    let source = format!(
        "{}\nvoid flatten(uint32_t value, std::vector<uint64_t>& all) {{ all.push_back(value); }}
         template <class T> void flatten(const std::vector<T>& list, std::vector<uint64_t>& all) {{
         for (const auto& item : list) flatten(item, all); }}
         {program}\nint main() {{\n{main}}}\n",
        headers.join("\n")
    );
    let folder = tempfile::tempdir().unwrap();
    let (file, binary) = (
        folder.path().join("emitted.cpp"),
        folder.path().join("emitted"),
    );
    std::fs::write(&file, source).unwrap();
    let mut compiler = Command::new("g++");
    compiler.args(["-std=c++17", "-Wall", "-Werror", "-Wno-sign-compare"]);
    compiler.args(["-Wno-unused-variable", "-Wno-unused-function", "-o"]);
    output(compiler.args([&binary, &file]));
    output(&mut Command::new(&binary));
}

fn check_python(cases: &[Case]) {
    if is_missing("python3") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let mut main = String::from(
        "def flat(it):\n    return [y for x in it for y in flat(x)] if isinstance(it, list) else [it]\n",
    );
    for (
        at,
        Case {
            name,
            code,
            call,
            expected,
        },
    ) in cases.iter().enumerate()
    {
        let code = Language::Python
            .written(code)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        write(&format!("case_{at}.py"), &code);
        let function = format!("case_{at}.{}", call.function());
        let found = match call {
            Call::Table(most) if most.len() == 1 => format!("flat({function}({}))", most[0]),
            Call::Table(most) => format!("flat({function}({most:?}))"),
            Call::Search(_) => format!("[{function}(*p, known) for p in {:?}]", call.positions()),
            _ => format!("[int({function}(*p)) for p in {:?}]", call.positions()),
        };
        let _ = writeln!(main, "import case_{at}\nknown = {{}}\nfound = {found}");
        let name: String = name.replace(|c: char| !c.is_ascii() || "\"\\".contains(c), "?");
        let _ = writeln!(main, "assert found == {expected:?}, (\"{name}\", found)");
    }
    write("main.py", &main);
    output(in_folder(&mut Command::new("python3"), folder.path()).args(["-B", "main.py"]));
}

fn in_folder<'a>(command: &'a mut Command, folder: &Path) -> &'a mut Command {
    command.current_dir(folder)
}

/// Output of the command, which must succeed.
fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{errors}");
    said.into_owned()
}
