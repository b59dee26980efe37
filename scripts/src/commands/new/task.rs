//! Task in the format of the browser extension Competitive Companion.

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
}
