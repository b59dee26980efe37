//! Scaffold of any problem: reads one input, prints its answer.

use super::files::Files;
use crate::new::description::Description;

const SOLVE: &str = include_str!("solve.rs");
const INTERACTIVE: &str = include_str!("interactive.rs");
const TESTS: &str = include_str!("tests.rs");

/// Code below the header.
pub fn code(bin: &str, description: &Description) -> String {
    if description.interactive {
        return INTERACTIVE.to_string();
    }
    let main = main(Files::new(description));
    [SOLVE, &main, &TESTS.replace("{bin}", bin)].join("\n")
}

/// Function `main`. If the judge's files do not exist, it uses stdin and stdout, so that the
/// samples run locally.
fn main(Files { input, output }: Files) -> String {
    let stdin = "std::io::read_to_string(std::io::stdin())";
    let read = match input {
        Some(file) => format!("std::fs::read_to_string({file:?}).or_else(|_| {stdin})"),
        None => stdin.to_string(),
    };
    let answer = "solve(&input.expect(\"the input is text\"))";
    let print = match output {
        Some(file) => {
            let input = input.unwrap_or(file);
            format!(
                "let answer = {answer};\n    if std::path::Path::new({input:?}).exists() {{\n        \
                 std::fs::write({file:?}, answer + \"\\n\").expect(\"the file can be written\");\n    \
                 }} else {{\n        println!(\"{{answer}}\");\n    }}"
            )
        }
        None => format!("println!(\"{{}}\", {answer});"),
    };
    format!("fn main() {{\n    let input = {read};\n    {print}\n}}\n")
}
