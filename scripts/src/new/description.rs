//! Facts about a new problem, reduced to text that is safe in a source file.

use super::task::{Channel, Task};
use super::tolerance;

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
    /// Absolute or relative error that the statement allows, as a header writes it.
    pub tolerance: Option<String>,
}

impl Description {
    /// Takes from a task the facts that are safe in a source file.
    pub fn from_task(task: &Task) -> Self {
        let judge = task.group.split(" - ").next().unwrap_or_default();
        let title = format!("{judge}. {}", task.name);
        let url = Some(task.url.trim()).filter(|url| is_url(url));
        let mut description = Self {
            title: one_line(title.trim_start_matches(['.', ' '])),
            url: url.map(str::to_string),
            time_limit: task.time_limit,
            memory_limit: task.memory_limit,
            interactive: task.interactive,
            tolerance: task.others.values().find_map(tolerance::find),
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
            "Interactive: write `tests/checkers/{bin}.rs`, beginning with `//! Interactor`, and"
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

fn is_url(url: &str) -> bool {
    let is_web = url.starts_with("http://") || url.starts_with("https://");
    is_web && url.len() <= 300 && url.chars().all(|c| c.is_ascii_graphic())
}

/// Reduces a text to one short line, so that it cannot leave its comment.
fn one_line(text: &str) -> String {
    const LENGTH: usize = 120;
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c.is_control() || "\u{2028}\u{2029}".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").chars().take(LENGTH).collect()
}
