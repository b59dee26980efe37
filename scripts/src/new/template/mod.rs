//! The text of a new problem file, put together from the parts in this folder.

use super::description::Description;
use crate::judge;

const HEADER: &str = include_str!("header.txt");
const DECISION: &str = include_str!("decision.rs");
const INPUT_FILE: &str = include_str!("input_file.rs");
const OUTPUT_FILE: &str = include_str!("output_file.rs");
const TESTS: &str = include_str!("tests.rs");

/// The file of a new problem.
pub fn fill(bin: &str, description: &Description) -> String {
    let files = Files::of(description);
    let parts = [
        header(bin, description),
        imports(description, files),
        DECISION.to_string(),
        functions(files),
        main(description, files),
        TESTS.to_string(),
    ];
    let parts = parts.iter().filter(|part| !part.is_empty());
    parts.map(String::as_str).collect::<Vec<_>>().join("\n")
}

fn header(bin: &str, description: &Description) -> String {
    let url = description.url.as_deref();
    let mut limits = time_limit(description.time_limit);
    let megabytes = description.memory_limit;
    if let Some(megabytes) = megabytes.filter(|mb| (0.5..1e6).contains(mb)) {
        limits.push_str(&format!("\n//! - memory-limit: {}MB", megabytes.ceil()));
    }
    let header = HEADER
        .replace("{judge}", judge::name_of(bin, url))
        .replace("{time-limit}", &limits)
        .replace("{title}", &description.title)
        .replace("{url}", url.unwrap_or_default());
    let notes = description.notes.iter();
    let notes: Vec<String> = notes.map(|note| note.replace("{bin}", bin)).collect();
    let notes = notes.iter().map(|note| format!("//! {note}"));
    let between = (!description.notes.is_empty()).then(|| "//!".to_string());
    let lines = header.lines().map(str::to_string);
    let lines = lines.chain(between).chain(notes);
    lines.map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The judge's files for stdin and stdout.
#[derive(Clone, Copy)]
struct Files<'a> {
    input: Option<&'a str>,
    output: Option<&'a str>,
}

impl<'a> Files<'a> {
    /// An interactive problem has no files.
    fn of(description: &'a Description) -> Self {
        let known = |file: &'a Option<String>| file.as_deref().filter(|_| !description.interactive);
        Self {
            input: known(&description.input_file),
            output: known(&description.output_file),
        }
    }
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

/// The functions that `main` reads and writes the judge's files with. Where these are not
/// there, it takes stdin and stdout, so that the samples run here.
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

fn input_macro(description: &Description) -> &'static str {
    if description.interactive {
        "input_interactive"
    } else {
        "input"
    }
}

fn time_limit(milliseconds: Option<f64>) -> String {
    match milliseconds.filter(|ms| (1.0..=3_600_000.0).contains(ms)) {
        None => "2s".to_string(),
        Some(ms) if ms % 1000.0 == 0.0 => format!("{}s", ms / 1000.0),
        Some(ms) => format!("{}ms", ms.round()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::task::Task;
    use super::*;
    use crate::problem::Problem;

    fn plain(url: Option<&str>) -> String {
        let description = Description {
            title: "cf15_c".to_string(),
            url: url.map(str::to_string),
            ..Description::default()
        };
        fill("cf15_c", &description)
    }

    #[test]
    fn the_template_is_filled_whole() {
        let text = plain(Some("https://codeforces.com/problemset/problem/15/C"));
        assert!(
            text.starts_with("//! cf15_c\n//! - url: https://codeforces.com/"),
            "{text}"
        );
        assert!(text.contains("//! - judge: codeforces\n"), "{text}");
        assert!(text.contains("//! - time-limit: 2s\n"), "{text}");
        for placeholder in ["{title}", "{judge}", "{url}", "{time-limit}", "{bin}"] {
            assert!(!text.contains(placeholder), "{text}");
        }
        assert!(plain(None).lines().all(|line| line.trim_end() == line));
    }

    #[test]
    fn the_code_reads_and_writes_the_files_that_the_judge_names() {
        let code = |input: Option<&str>, output: Option<&str>| {
            let description = Description {
                title: "A".to_string(),
                input_file: input.map(str::to_string),
                output_file: output.map(str::to_string),
                ..Description::default()
            };
            let code = fill("cf1_a", &description);
            syn::parse_file(&code).unwrap();
            code
        };
        let both = code(Some("a.in"), Some("a.out"));
        for part in [
            "use std::io::{stdin, stdout, BufRead, BufReader, Write};\nuse std::path::Path;\n\n\
             use proconio::{input, source::once::OnceSource};\n\nfn first",
            "File::open(\"a.in\")",
            "Path::new(\"a.in\").exists()",
            "File::create(\"a.out\")",
            "    input! {\n        from source(),\n        n: usize,\n",
            "    writeln!(sink(), \"{}\", verdict(first_player_wins(&heaps))).expect(",
        ] {
            assert!(both.contains(part), "no {part} in\n{both}");
        }
        let output = code(None, Some("a.out"));
        assert!(output.contains("Path::new(\"a.out\").exists()"), "{output}");
        assert!(output.contains("use proconio::input;\n"), "{output}");
        assert!(!code(Some("a.in"), None).contains("sink"));
        assert!(!code(None, None).contains("std::"));
    }

    #[test]
    fn limits_are_written_as_a_header_reads_them() {
        for (milliseconds, seconds) in [(Some(1500.0), 1.5), (Some(4000.0), 4.0), (Some(-1.0), 2.0)]
        {
            let description = Description {
                title: "A".to_string(),
                time_limit: milliseconds,
                memory_limit: Some(256.0),
                ..Description::default()
            };
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("cf1_a.rs");
            fs_err::write(&path, fill("cf1_a", &description)).unwrap();
            let problem = Problem::read(&path).unwrap();
            assert_eq!(problem.time_limit.as_secs_f64(), seconds);
            assert_eq!(problem.memory_limit, 256 << 20);
        }
    }

    #[test]
    fn no_text_of_a_task_leaves_its_comment() {
        let hostile = "a\nfn main() {}\r\u{2028}*/ \0 ```";
        let task = Task::parse(
            serde_json::json!({
                "name": hostile, "group": hostile, "url": "https://a.b/\nc", "interactive": true,
                "tests": [{"input": hostile, "output": hostile}],
                "input": {"type": "file", "fileName": "../x\n"},
                "output": {"type": "regex", "pattern": hostile},
            })
            .to_string()
            .as_bytes(),
        )
        .unwrap();
        let text = fill("cf1_a", &Description::of_task(&task));
        let without_comments = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| !line.starts_with("//!"));
            lines.map(str::to_string).collect()
        };
        let harmless = Description {
            interactive: true,
            ..Description::default()
        };
        let code = fill("cf1_a", &harmless);
        assert_eq!(without_comments(&text), without_comments(&code));
    }
}
