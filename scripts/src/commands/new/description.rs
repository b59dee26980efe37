//! Facts about a new problem, reduced to text that is safe in a source file.

use serde_json::Value;

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
    /// Absolute or relative error that the statement allows, as a header writes it.
    pub tolerance: Option<String>,
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
            tolerance: task.others.values().find_map(find_tolerance),
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
        let is_told = |sample: &&Sample| {
            [&sample.input, &sample.output]
                .iter()
                .any(|it| !it.trim().is_empty())
        };
        let told: Vec<&Sample> = samples.iter().filter(is_told).collect();
        if told.is_empty() {
            self.notes.push("golden cases for it.".to_string());
            return;
        }
        self.notes
            .push("golden cases for it. The judge's own samples are dialogues:".to_string());
        self.notes.push("```text".to_string());
        for (i, sample) in told.into_iter().enumerate() {
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

/// Phrases near the number, in statements in English, Chinese and Japanese.
const TOLERANCE_WORDS: [&str; 8] = [
    "absolute or relative error",
    "relative or absolute error",
    "absolute error",
    "relative error",
    "绝对误差",
    "相对误差",
    "絶対誤差",
    "相対誤差",
];

/// Number of characters after the phrase in which the number is searched.
const MAX_DISTANCE: usize = 80;

/// Tolerance, such as `1e-6`, named by a text in this JSON value.
fn find_tolerance(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => tolerance_in(text),
        Value::Array(values) => values.iter().find_map(find_tolerance),
        Value::Object(fields) => fields.values().find_map(find_tolerance),
        _ => None,
    }
}

fn tolerance_in(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let places = TOLERANCE_WORDS.iter().filter_map(|word| lower.find(word));
    let behind: String = lower[places.min()?..].chars().take(MAX_DISTANCE).collect();
    // Recognises `10^{-6}`, `10^-6`, `10−6` with a lost superscript, and `1e-6`.
    let plain = behind
        .replace(['−', '–', '\u{2212}'], "-")
        .replace(['{', '}', '$', '^', '\\'], "");
    let exponent = ["10-", "1e-"].iter().find_map(|begin| {
        let (_, rest) = plain.split_once(begin)?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits
            .parse::<u32>()
            .ok()
            .filter(|it| (1..=18).contains(it))
    });
    exponent.map(|exponent| format!("1e-{exponent}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_read_from_the_usual_sentences() {
        for (text, expected) in [
            (
                "Your answer is accepted if its absolute or relative error is at most $10^{-6}$.",
                Some("1e-6"),
            ),
            ("if the relative error does not exceed 1e-9", Some("1e-9")),
            ("絶対誤差または相対誤差が 10^{−5} 以下", Some("1e-5")),
            ("an absolute error", None),
            ("10^{-6} apples", None),
        ] {
            let found = find_tolerance(&serde_json::json!({"a": [text]}));
            assert_eq!(found.as_deref(), expected, "{text}");
        }
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
