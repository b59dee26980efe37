//! Task in the format of the browser extension Competitive Companion, and what a header says of it.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::system::files::text;
use crate::workspace::contests::Import;
use crate::workspace::judge;

/// Fields of a task that are used here; all but the name may be missing.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    /// Title; empty if only the page is known.
    pub name: String,
    #[serde(default)]
    pub group: String,
    #[serde(default)]
    pub url: String,
    #[serde(default)]
    pub interactive: bool,
    /// Memory limit in megabytes.
    #[serde(default)]
    pub memory_limit: Option<f64>,
    /// Time limit in milliseconds.
    #[serde(default)]
    pub time_limit: Option<f64>,
    #[serde(default)]
    pub tests: Vec<Sample>,
    #[serde(default)]
    pub input: Channel,
    #[serde(default)]
    pub output: Channel,
    #[serde(default)]
    pub batch: Option<Batch>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Sample {
    pub input: String,
    pub output: String,
}

/// Input or output of a program: stdin or stdout unless a file is named.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Channel {
    #[serde(default)]
    pub file_name: Option<String>,
    /// Pattern of the input's file name; the newest matching file is the input.
    #[serde(default)]
    pub pattern: Option<String>,
}

/// Contest that a task belongs to.
#[derive(Debug, Clone, Deserialize)]
pub struct Batch {
    pub id: String,
    pub size: usize,
}

impl Task {
    /// Parses one JSON object. The title becomes one line, every sample becomes
    /// [cleaned](text::cleaned) text that ends with a line end, and the page is the problem's own.
    ///
    /// # Errors
    /// If the text is not such an object (the error names the place), or the task has no name.
    pub fn parse(json: &[u8]) -> Result<Self> {
        let json = text::cleaned(json.to_vec());
        let mut task: Self =
            serde_json::from_slice(&json).context("this is no task of Competitive Companion")?;
        task.name = one_line(&task.name);
        task.group = one_line(&task.group);
        ensure!(!task.name.is_empty(), "the task has no name");
        task.url = judge::problem_page(task.url.trim(), &task.name);
        for sample in &mut task.tests {
            for part in [&mut sample.input, &mut sample.output] {
                let plain = text::cleaned(std::mem::take(part).into_bytes());
                *part = String::from_utf8_lossy(&plain).into_owned();
                if !part.ends_with('\n') {
                    part.push('\n');
                }
            }
        }
        Ok(task)
    }

    /// Returns what the record of contests keeps of the task.
    pub fn import(&self) -> Import<'_> {
        let batch = self.batch.as_ref().filter(|batch| batch.size > 1);
        Import {
            group: &self.group,
            title: &self.name,
            url: &self.url,
            batch: batch.map(|batch| batch.id.as_str()),
        }
    }
}

/// Number of characters to which a line of the header is cut.
pub const LENGTH: usize = 120;

/// Reduces a text to one short line, so that it cannot leave its comment. Marks of direction are
/// left out: rustc refuses a comment that has them.
pub fn one_line(text: &str) -> String {
    let is_mark = |c: char| {
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let text = text.replace(is_mark, "");
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control() || "\u{2028}\u{2029}".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(LENGTH).collect()
}

/// Contents of a problem's header.
#[derive(Debug, Default)]
pub struct Description {
    pub title: String,
    pub url: Option<String>,
    /// Time limit in milliseconds.
    pub time_limit: Option<f64>,
    /// Memory limit in megabytes.
    pub memory_limit: Option<f64>,
    /// Lines of prose about unusual conditions at this judge.
    pub notes: Vec<String>,
    pub interactive: bool,
    /// Files that the judge uses for stdin and stdout.
    pub input_file: Option<String>,
    pub output_file: Option<String>,
}

impl Description {
    /// Takes from a task the facts that are safe in a source file.
    pub fn from_task(task: &Task) -> Self {
        let url = Some(task.url.trim()).filter(|url| is_url(url));
        let mut description = Self {
            title: header_title(task),
            url: url.map(str::to_string),
            time_limit: task.time_limit,
            memory_limit: task.memory_limit,
            interactive: task.interactive,
            ..Self::default()
        };
        if task.interactive {
            description.note_dialogues(&task.tests);
        }
        description.input_file = description.file_of("input", &task.input);
        description.output_file = description.file_of("output", &task.output);
        description
    }

    fn note_dialogues(&mut self, samples: &[Sample]) {
        const LINES: usize = 60;
        self.notes.push(
            "Interactive: write `tests/checkers/{bin}.rs`, beginning with `//! Interactor`, and"
                .to_string(),
        );
        let is_written = |sample: &&Sample| {
            [&sample.input, &sample.output]
                .iter()
                .any(|it| !it.trim().is_empty())
        };
        let dialogues: Vec<&Sample> = samples.iter().filter(is_written).collect();
        if dialogues.is_empty() {
            self.notes.push("golden cases for it.".to_string());
            return;
        }
        self.notes
            .push("golden cases for it. The judge's own samples are dialogues:".to_string());
        self.notes.push("```text".to_string());
        for (i, sample) in dialogues.into_iter().enumerate() {
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

/// Returns the title as a header has it: the judge's name, and the task's title.
pub fn header_title(task: &Task) -> String {
    let judge = task.group.split(" - ").next().unwrap_or_default();
    let title = format!("{judge}. {}", task.name);
    one_line(title.trim_start_matches(['.', ' ']))
}

/// Returns whether this is a web address that can be written into a header.
pub fn is_url(url: &str) -> bool {
    let is_web = url.starts_with("http://") || url.starts_with("https://");
    is_web && url.len() <= 300 && url.chars().all(|c| c.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_get_one_kind_of_line_end() {
        let task =
            Task::parse(br#"{"name":"A","tests":[{"input":"1\r\n2","output":""}]}"#).unwrap();
        assert_eq!(task.tests[0].input, "1\n2\n");
        assert_eq!(task.tests[0].output, "\n");
    }

    #[test]
    fn what_is_no_task_is_refused_with_its_place() {
        let error = |json: &str| format!("{:#}", Task::parse(json.as_bytes()).unwrap_err());
        assert!(error("{").contains("line 1"), "{}", error("{"));
        assert!(error("[]").contains("no task"), "{}", error("[]"));
        assert!(error("{}").contains("name"), "{}", error("{}"));
        assert!(error(r#"{"name":" "}"#).contains("no name"));
    }

    #[test]
    fn dialogues_that_the_judge_left_empty_are_not_written() {
        let noted = |input: &str| {
            let sample = |text: &str| Sample {
                input: text.to_string(),
                output: text.to_string(),
            };
            let mut description = Description::default();
            description.note_dialogues(&[sample("\n"), sample(input)]);
            description.notes.join("\n")
        };
        assert!(noted("").ends_with("golden cases for it."));
        assert!(noted("1").contains("dialogues:\n```text\nsample 1 in\n  1\nsample 1 out"));
    }
}
