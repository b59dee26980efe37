//! The text of a new problem file.

use super::task::{Channel, Task};
use crate::judge;

const TEMPLATE: &str = include_str!("problem.rs");

/// What the header says of a problem.
#[derive(Debug, Default)]
pub struct Description {
    pub title: String,
    pub url: Option<String>,
    /// Milliseconds.
    pub time_limit: Option<f64>,
    /// Megabytes.
    pub memory_limit: Option<f64>,
    /// Lines of prose that the judge's unusual ways ask for.
    pub notes: Vec<String>,
    pub interactive: bool,
    /// Files that the judge uses for stdin and stdout.
    pub input_file: Option<String>,
    pub output_file: Option<String>,
}

impl Description {
    /// What a task says, reduced to what can stand in a source file.
    pub fn of_task(task: &Task) -> Self {
        let judge = task.group.split(" - ").next().unwrap_or_default();
        let title = format!("{judge}. {}", task.name);
        let url = Some(task.url.trim()).filter(|url| is_url(url));
        let mut description = Self {
            title: one_line(title.trim_start_matches(['.', ' '])),
            url: url.map(str::to_string),
            time_limit: task.time_limit,
            memory_limit: task.memory_limit,
            interactive: task.interactive,
            ..Self::default()
        };
        if task.interactive {
            description.note_dialogues(task);
        }
        description.input_file = description.file_of("input", &task.input);
        description.output_file = description.file_of("output", &task.output);
        description
    }

    fn note_dialogues(&mut self, task: &Task) {
        const LINES: usize = 60;
        self.notes.push(
            "Interactive: write `tests/judges/{bin}.rs`, beginning with `//! Interactor`, and"
                .to_string(),
        );
        self.notes
            .push("golden cases for it. The judge's own samples are dialogues:".to_string());
        self.notes.push("```text".to_string());
        for (i, sample) in task.tests.iter().enumerate() {
            for (what, text) in [("in", &sample.input), ("out", &sample.output)] {
                self.notes.push(format!("sample {} {what}", i + 1));
                self.notes.extend(
                    text.lines()
                        .take(LINES)
                        .map(|line| format!("  {}", one_line(line))),
                );
            }
        }
        self.notes.push("```".to_string());
    }

    fn file_of(&mut self, what: &str, channel: &Channel) -> Option<String> {
        if let Some(pattern) = &channel.pattern {
            let pattern = one_line(pattern);
            self.notes.push(format!(
                "The {what} is the newest file that matches `{pattern}`."
            ));
        }
        let name = channel.file_name.as_ref()?;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
        if name.len() <= 60 && name.chars().all(is_plain) && !name.starts_with('.') {
            return Some(name.clone());
        }
        self.notes
            .push(format!("The {what} is the file `{}`.", one_line(name)));
        None
    }
}

/// The file of a new problem.
pub fn fill(bin: &str, description: &Description) -> String {
    let mut limits = time_limit(description.time_limit);
    if let Some(megabytes) = description
        .memory_limit
        .filter(|mb| (0.5..1e6).contains(mb))
    {
        limits.push_str(&format!("\n//! - memory-limit: {}MB", megabytes.ceil()));
    }
    let url = description.url.as_deref();
    let mut text = TEMPLATE
        .replace("{judge}", judge::name_of(bin, url))
        .replace("{time-limit}", &limits)
        .replace("{title}", &description.title)
        .replace("{url}", url.unwrap_or_default())
        .replace("url: \n", "url:\n");
    if !description.notes.is_empty() {
        let notes: Vec<String> = description
            .notes
            .iter()
            .map(|note| format!("//! {}\n", note.replace("{bin}", bin)))
            .collect();
        text = text.replacen("O(…).\n", &format!("O(…).\n//!\n{}", notes.concat()), 1);
    }
    if description.interactive {
        text = text
            .replace("use proconio::input;", "use proconio::input_interactive;")
            .replace("input! {", "input_interactive! {");
    }
    with_files(text, description)
}

/// Reads and writes the judge's files where they are there, and otherwise stdin and
/// stdout, so that the samples run here.
fn with_files(mut text: String, description: &Description) -> String {
    let main = "fn main() {\n";
    if let Some(file) = &description.input_file {
        let open = format!(
            "/// The judge's file, else stdin.\nfn source() -> OnceSource<Box<dyn BufRead>> {{\n    \
             OnceSource::new(match File::open({file:?}) {{\n        \
             Ok(file) => Box::new(BufReader::new(file)),\n        \
             Err(_) => Box::new(stdin().lock()),\n    }})\n}}\n\n"
        );
        text = text.replacen(main, &(open + main), 1).replacen(
            "input! {\n",
            "input! {\n        from source(),\n",
            1,
        );
    }
    if let Some(file) = &description.output_file {
        let input = description.input_file.as_deref().unwrap_or(file);
        let open = format!(
            "/// The judge's file, else stdout.\nfn sink() -> Box<dyn Write> {{\n    \
             match Path::new({input:?}).exists() {{\n        \
             true => Box::new(File::create({file:?}).expect(\"the file can be written\")),\n        \
             false => Box::new(stdout()),\n    }}\n}}\n\n"
        );
        text = text
            .replacen(main, &(open + main), 1)
            .replacen("    println!(", "    writeln!(sink(), ", 1)
            .replacen(
                "(&heaps)));\n}",
                "(&heaps))).expect(\"it is writable\");\n}",
                1,
            );
    }
    let imports = match (&description.input_file, &description.output_file) {
        (None, None) => return text,
        (Some(_), None) => "use std::fs::File;\nuse std::io::{stdin, BufRead, BufReader};\n",
        (None, Some(_)) => {
            "use std::fs::File;\nuse std::io::{stdout, Write};\nuse std::path::Path;\n"
        }
        (Some(_), Some(_)) => {
            "use std::fs::File;\nuse std::io::{stdin, stdout, BufRead, BufReader, Write};\n\
             use std::path::Path;\n"
        }
    };
    let proconio = match description.input_file {
        Some(_) => "use proconio::{input, source::once::OnceSource};\n",
        None => "use proconio::input;\n",
    };
    text.replacen(
        "use proconio::input;\n",
        &format!("{imports}\n{proconio}"),
        1,
    )
}

fn time_limit(milliseconds: Option<f64>) -> String {
    match milliseconds.filter(|ms| (1.0..=3_600_000.0).contains(ms)) {
        None => "2s".to_string(),
        Some(ms) if ms % 1000.0 == 0.0 => format!("{}s", ms / 1000.0),
        Some(ms) => format!("{}ms", ms.round()),
    }
}

fn is_url(url: &str) -> bool {
    let is_web = url.starts_with("http://") || url.starts_with("https://");
    is_web && url.len() <= 300 && url.chars().all(|c| c.is_ascii_graphic())
}

/// Text that cannot leave its comment line.
fn one_line(text: &str) -> String {
    const LENGTH: usize = 120;
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control() || "\u{2028}\u{2029}".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(LENGTH).collect()
}

#[cfg(test)]
mod tests {
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
        let code = TEMPLATE
            .replace("input!", "input_interactive!")
            .replace("::input;", "::input_interactive;");
        let without_comments = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| !line.starts_with("//!"));
            lines.map(str::to_string).collect()
        };
        assert_eq!(without_comments(&text), without_comments(&code));
    }
}
