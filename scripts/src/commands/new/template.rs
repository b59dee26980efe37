//! Text of a new problem file: its header, and code from the text files of the folder `template` or
//! from the user's own template.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use catalogue::Header;
use chrono::Utc;

use super::task::Description;
use crate::workspace::Workspace;
use crate::workspace::judge;
use crate::workspace::problem::{STDIN, STDOUT};

const NEUTRAL: &str = include_str!("template/neutral.txt");
const INTERACTIVE: &str = include_str!("template/interactive.txt");
const GAME: &str = include_str!("template/game.txt");
const GAME_FIELDS: &str = "\
//! - games: nim
//! - rules: A move takes any number of stones from one heap. A player who cannot move loses.
";

/// Template of a new problem file.
#[derive(Debug)]
pub enum Template {
    /// Scaffold for any problem.
    Neutral,
    /// Nim, whole, with a search to compare with.
    Game,
    /// The user's own template file: its path, and its text with named placeholders in braces.
    User(PathBuf, String),
}

impl Template {
    /// Chooses the template that `cargo-snippet.toml` names, else the scaffold.
    ///
    /// # Errors
    /// If the template or the configuration cannot be read.
    pub fn of_settings(workspace: &Workspace) -> Result<Self> {
        let Some(path) = &workspace.config().new.template else {
            return Ok(Self::Neutral);
        };
        let path = workspace.expand(path)?;
        let text = fs_err::read_to_string(&path)
            .context("`template` in cargo-snippet.toml: correct the path or remove the line")?;
        Ok(Self::User(path, text))
    }

    /// Text of a new problem's file.
    ///
    /// # Errors
    /// If the user's template does not produce a problem file.
    pub fn fill(&self, bin: &str, description: &Description) -> Result<String> {
        let (fields, code) = match self {
            Self::User(path, text) => return fill_in(path, text, bin, description),
            Self::Neutral if description.interactive => ("", INTERACTIVE),
            Self::Neutral => ("", NEUTRAL),
            Self::Game => (GAME_FIELDS, GAME),
        };
        let code = code.replace("{main}", &main(description));
        let code = code.replace("{bin}", bin);
        Ok(header(bin, description, fields) + "\n" + &code)
    }
}

/// Fills in the user's template. Other words in braces belong to Rust and are kept.
///
/// # Errors
/// If the result has no header, without which a problem cannot be read.
fn fill_in(path: &Path, text: &str, bin: &str, description: &Description) -> Result<String> {
    let url = description.url.as_deref();
    let header = header(bin, description, "");
    let memory = memory_limit(description.memory_limit);
    let values = [
        ("{header}", header.trim_end().to_string()),
        ("{bin}", bin.to_string()),
        ("{title}", description.title.clone()),
        ("{url}", url.unwrap_or_default().to_string()),
        ("{judge}", judge::name_of(bin, url).to_string()),
        ("{time-limit}", time_limit(description.time_limit)),
        ("{memory-limit}", memory.unwrap_or("1024MB".into())),
        ("{date}", Utc::now().date_naive().to_string()),
    ];
    let text = replace(text, &values);
    ensure!(
        Header::parse(&text).is_ok(),
        "{}: a problem begins with its header; write the line {{header}} at the top",
        path.display()
    );
    Ok(text)
}

/// Files that the judge uses in place of standard input and output; none if the problem is
/// interactive.
fn files(description: &Description) -> (Option<&str>, Option<&str>) {
    if description.interactive {
        return (None, None);
    }
    let Description {
        input_file,
        output_file,
        ..
    } = description;
    (input_file.as_deref(), output_file.as_deref())
}

/// Function `main`. If the judge's files do not exist, it uses stdin and stdout, so that the
/// samples run locally.
fn main(description: &Description) -> String {
    let (input, output) = files(description);
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

/// Header lines `//!`; `fields` come after the standard ones.
fn header(bin: &str, description: &Description, fields: &str) -> String {
    let url = description.url.as_deref();
    let mut lines = vec![
        description.title.clone(),
        format!("- url: {}", url.unwrap_or_default()),
        format!("- judge: {}", judge::name_of(bin, url)),
        format!("- time-limit: {}", time_limit(description.time_limit)),
    ];
    if let Some(limit) = memory_limit(description.memory_limit) {
        lines.push(format!("- memory-limit: {limit}"));
    }
    if description.interactive {
        lines.push("- interactive: true".to_string());
    }
    let (input, output) = files(description);
    // A problem with one file for both input and output cannot be tested.
    if input != output {
        let [input, output] = [input.unwrap_or(STDIN), output.unwrap_or(STDOUT)];
        lines.push(format!("- files: {input} {output}"));
    }
    let comment = |line: &str| format!("{}\n", format!("//! {line}").trim_end());
    let mut header: String = lines.iter().map(|line| comment(line)).collect();
    header += fields;
    if !description.notes.is_empty() {
        header += "//!\n";
    }
    let notes = description.notes.iter();
    header
        + &notes
            .map(|note| comment(&note.replace("{bin}", bin)))
            .collect::<String>()
}

/// Memory limit as a header writes it; `None` if the judge's value is not plausible.
fn memory_limit(megabytes: Option<f64>) -> Option<String> {
    let megabytes = megabytes.filter(|mb| (0.5..1e6).contains(mb))?;
    Some(format!("{}MB", megabytes.ceil()))
}

/// Time limit as a header writes it; 2 s if the judge's value is not plausible.
fn time_limit(milliseconds: Option<f64>) -> String {
    match milliseconds.filter(|ms| (1.0..=3_600_000.0).contains(ms)) {
        None => "2s".to_string(),
        Some(ms) if ms % 1000.0 == 0.0 => format!("{}s", ms / 1000.0),
        Some(ms) => format!("{}ms", ms.round()),
    }
}

/// Replaces each placeholder once: placeholders inside a value are not replaced.
fn replace(text: &str, values: &[(&str, String)]) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        filled += &rest[..at];
        rest = &rest[at..];
        let value = values.iter().find(|(name, _)| rest.starts_with(name));
        let (put, length) = value.map_or(("{", 1), |(name, value)| (value.as_str(), name.len()));
        filled += put;
        rest = &rest[length..];
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::super::task::Task;
    use super::*;
    use crate::workspace::problem::Problem;

    fn fill(bin: &str, description: &Description) -> String {
        Template::Game.fill(bin, description).unwrap()
    }

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
            "read_to_string(\"a.in\").or_else(",
            "Path::new(\"a.in\").exists()",
            "fs::write(\"a.out\", answer + ",
            "    input! {\n        from OnceSource::from(input),\n        n: usize,\n",
        ] {
            assert!(both.contains(part), "no {part} in\n{both}");
        }
        let output = code(None, Some("a.out"));
        assert!(output.contains("Path::new(\"a.out\").exists()"), "{output}");
        assert!(!code(Some("a.in"), None).contains("fs::write"));
        assert!(!code(None, None).contains("std::fs"));
    }

    #[test]
    fn the_neutral_scaffold_is_of_no_game_and_reads_what_the_judge_names() {
        let code = |interactive, input: Option<&str>, output: Option<&str>| {
            let description = Description {
                title: "A".to_string(),
                interactive,
                input_file: input.map(str::to_string),
                output_file: output.map(str::to_string),
                ..Description::default()
            };
            let code = Template::Neutral.fill("cf1_a", &description).unwrap();
            syn::parse_file(&code).unwrap();
            assert!(!code.contains("games") && !code.contains("heap"), "{code}");
            code
        };
        let plain = code(false, None, None);
        assert!(plain.contains("println!(\"{}\", solve(&input"), "{plain}");
        let files = code(false, Some("a.in"), Some("a.out"));
        assert!(
            files.contains("read_to_string(\"a.in\").or_else("),
            "{files}"
        );
        assert!(files.contains("Path::new(\"a.in\").exists()"), "{files}");
        assert!(files.contains("fs::write(\"a.out\", answer"), "{files}");
        let interactive = code(true, Some("a.in"), None);
        assert!(interactive.contains("input_interactive!"), "{interactive}");
        assert!(!interactive.contains("a.in"), "{interactive}");
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
            let problem = Problem::read("cf1_a", &path).unwrap();
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
        let text = fill("cf1_a", &Description::from_task(&task));
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
        let neutral =
            |description: &Description| Template::Neutral.fill("cf1_a", description).unwrap();
        let text = neutral(&Description::from_task(&task));
        assert_eq!(
            without_comments(&text),
            without_comments(&neutral(&harmless))
        );
    }

    #[test]
    fn a_value_is_not_searched_for_placeholders() {
        let values = [("{a}", "{b}".to_string()), ("{b}", "2".to_string())];
        assert_eq!(replace("{a} {b} {c} {{a", &values), "{b} 2 {c} {{a");
    }
}
