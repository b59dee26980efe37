//! Text of a new problem file, assembled from the parts in this folder.

mod files;
mod game;
mod header;
mod neutral;
mod own;

use anyhow::Result;

use super::description::Description;
use header::header;
pub use own::Own;

const GAME_FIELDS: &str = include_str!("game/fields.txt");

/// Template of a new problem file.
#[derive(Debug)]
pub enum Template {
    /// Scaffold for any problem.
    Neutral,
    /// Scaffold for a game, with a search to compare with.
    Game,
    /// The user's own template file.
    Own(Own),
}

impl Template {
    /// Text of a new problem's file.
    ///
    /// # Errors
    /// If the user's template does not produce a problem file.
    pub fn fill(&self, bin: &str, description: &Description) -> Result<String> {
        let (fields, code) = match self {
            Self::Own(own) => return own.fill(bin, description),
            Self::Neutral => ("", neutral::code(bin, description)),
            Self::Game => (GAME_FIELDS, game::code(bin, description)),
        };
        Ok(header(bin, description, fields) + "\n" + &code)
    }
}

#[cfg(test)]
mod tests {
    use super::super::task::Task;
    use super::*;
    use crate::problem::Problem;

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
        assert!(!code(None, None).contains("use std::"));
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
}
