//! Scaffold of a game: Nim with its decision function and its search.

use super::files::{Files, input_macro};
use crate::new::description::Description;

const DECISION: &str = include_str!("decision.rs");
const INPUT_FILE: &str = include_str!("input_file.rs");
const OUTPUT_FILE: &str = include_str!("output_file.rs");
const TESTS: &str = include_str!("tests.rs");

/// Code below the header.
pub fn code(bin: &str, description: &Description) -> String {
    let files = Files::new(description);
    let parts = [
        imports(description, files),
        DECISION.to_string(),
        functions(files),
        main(description, files),
        TESTS.replace("{bin}", bin),
    ];
    let parts = parts.iter().filter(|part| !part.is_empty());
    parts.map(String::as_str).collect::<Vec<_>>().join("\n")
}

fn imports(description: &Description, Files { input, output }: Files) -> String {
    let names = [
        ("stdin", input.is_some()),
        ("stdout", output.is_some()),
        ("BufRead", input.is_some()),
        ("BufReader", input.is_some()),
        ("Write", output.is_some()),
    ];
    let names = names.iter().filter(|(_, is_used)| *is_used);
    let names: Vec<&str> = names.map(|(name, _)| *name).collect();
    let mut imports = String::new();
    if !names.is_empty() {
        imports += "use std::fs::File;\n";
        imports += &format!("use std::io::{{{}}};\n", names.join(", "));
    }
    if output.is_some() {
        imports += "use std::path::Path;\n";
    }
    if !names.is_empty() {
        imports.push('\n');
    }
    let proconio = match input {
        Some(_) => "{input, source::once::OnceSource}",
        None => input_macro(description),
    };
    imports + &format!("use proconio::{proconio};\n")
}

/// Functions with which `main` opens the judge's files. If the files do not exist, they use stdin
/// and stdout, so that the samples run locally.
fn functions(Files { input, output }: Files) -> String {
    let source = input.map(|file| INPUT_FILE.replace("{input-file}", file));
    let sink = output.map(|file| {
        let input = input.unwrap_or(file);
        let sink = OUTPUT_FILE.replace("{input-file}", input);
        sink.replace("{output-file}", file)
    });
    let functions: Vec<String> = source.into_iter().chain(sink).collect();
    functions.join("\n")
}

fn main(description: &Description, Files { input, output }: Files) -> String {
    let read = input_macro(description);
    let from = input.map_or("", |_| "        from source(),\n");
    let answer = "verdict(first_player_wins(&heaps))";
    let print = match output {
        None => format!("println!(\"{{}}\", {answer})"),
        Some(_) => format!("writeln!(sink(), \"{{}}\", {answer}).expect(\"it is writable\")"),
    };
    format!(
        "fn main() {{\n    {read}! {{\n{from}        n: usize,\n        heaps: [u64; n],\n    }}\n    \
         {print};\n}}\n"
    )
}
