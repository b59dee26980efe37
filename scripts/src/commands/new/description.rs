//! Facts about a new problem, reduced to text that is safe in a source file.

use super::task::{Channel, Sample, Task, one_line};

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
