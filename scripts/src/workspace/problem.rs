//! Problem of a judge as its file's header describes it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Error, Result, anyhow, bail};

use catalogue::did_you_mean;
use catalogue::header::{Field, Header};
use input_format::Format;

pub use crate::system::DEFAULT_STACK_LIMIT;
use crate::system::files::below::Below;
use crate::workspace::Workspace;
use crate::workspace::judge::{self, OTHER, Profile, parse_memory, parse_time};
use crate::workspace::modules;

/// Problem: a binary of `problems/src/bin`.
#[derive(Debug, Default, Clone)]
pub struct Problem {
    /// Name of the binary, `<judge><contest>_<problem>`.
    pub bin: String,
    pub path: PathBuf,
    pub title: String,
    pub url: Option<String>,
    /// Name of the judge, spelled as in `cargo-snippet.toml` if it has a profile there.
    pub judge: Option<String>,
    /// Games of the problem; a problem without games appears in no list and no drill.
    pub games: Vec<String>,
    /// Other names that a user may search for, in any language, separated by commas.
    pub names: String,
    /// Rules of the moves and of winning in whole sentences; empty if the header has none.
    pub rules: String,
    /// Difficulty on the scale of Codeforces' ratings.
    pub difficulty: Option<u32>,
    pub time_limit: Duration,
    /// Memory limit in bytes.
    pub memory_limit: u64,
    /// Stack limit in bytes: from the header, else from the judge.
    pub stack_limit: Option<u64>,
    pub compare: Compare,
    /// Files of the judge, if it does not use standard input and output.
    pub files: Option<Files>,
    /// `true` if the solution talks to an interactor.
    pub interactive: bool,
    /// Format of the inputs that the statement allows, if the header has one.
    pub input: Option<Format>,
    /// `true` if the header admits that nobody has looked up the statement, if it says.
    pub is_from_memory: Option<bool>,
    /// Proof and cost, as prose.
    pub prose: String,
    /// Modules of the collection that the solution uses.
    pub modules: Vec<String>,
}

/// Names of the files that a solution reads and writes in its working folder. `None` means
/// standard input or output.
#[derive(Debug, Clone, PartialEq)]
pub struct Files {
    pub input: Option<String>,
    pub output: Option<String>,
}

/// Word for standard input in place of a file's name.
pub const STDIN: &str = "stdin";
pub const STDOUT: &str = "stdout";

/// Method of comparing an answer with the expected one.
#[derive(Debug, Default, Clone, Copy, PartialEq)]
pub enum Compare {
    /// Byte by byte.
    Exact,
    /// Token by token, ignoring white space.
    #[default]
    Tokens,
    /// Token by token, without regard to capitals: `Yes` is `YES`.
    Caseless,
    /// Token by token, numbers within this absolute or relative error.
    Float(f64),
}

pub const DEFAULT_TIME_LIMIT: Duration = Duration::from_secs(2);
pub const DEFAULT_MEMORY_LIMIT: u64 = 1 << 30;

impl Problem {
    /// Reads the header of the file at `path`. A missing title is replaced by the problem's name.
    ///
    /// # Errors
    /// If the file cannot be read or its header does not have the form that `cargo x new` writes;
    /// the error names the file and the line.
    pub fn read(bin: &str, path: &Path) -> Result<Self> {
        Self::parse(bin, path, &fs_err::read_to_string(path)?)
    }

    /// Reads the header at the top of a source.
    ///
    /// # Errors
    /// Like [`Problem::read`].
    pub fn parse(bin: &str, path: &Path, source: &str) -> Result<Self> {
        let problem = Self::parse_header(bin, path, source);
        problem.map_err(|error| anyhow!("{}: {error}", path.display()))
    }

    fn parse_header(bin: &str, path: &Path, source: &str) -> Result<Self> {
        let header = Header::parse(source).unwrap_or_default();
        let title = Some(header.title).filter(|title| !title.is_empty());
        let mut problem = Self {
            bin: bin.to_string(),
            path: path.to_path_buf(),
            title: title.unwrap_or_else(|| bin.to_string()),
            prose: header.prose,
            modules: modules::used("snippets", source).into_iter().collect(),
            time_limit: DEFAULT_TIME_LIMIT,
            memory_limit: DEFAULT_MEMORY_LIMIT,
            ..Self::default()
        };
        let is_alone = header.fields.is_empty();
        for field in header.fields {
            problem
                .set(&field)
                .with_context(|| format!("line {}: `{}: {}`", field.line, field.name, field.value))
                .map_err(|error| anyhow!("{error:#}"))?;
        }
        // A judge's title may look like a field, but has fields below.
        let title = [problem.title.as_str()].into_iter().filter(|_| is_alone);
        if let Some(line) = problem.prose.lines().chain(title).find(|it| is_field(it)) {
            let field = line.trim_start_matches("- ");
            bail!("`{line}` counts only above the text, as `//! - {field}`");
        }
        Ok(problem)
    }

    /// Stack in bytes that a solution gets.
    pub fn stack(&self) -> u64 {
        self.stack_limit.unwrap_or(DEFAULT_STACK_LIMIT)
    }

    /// Returns whether the header says that several answers are right.
    pub fn allows_any_answer(&self) -> bool {
        const SAYINGS: [&str; 16] = [
            "print any",
            "output any",
            "find any",
            "any of",
            "any one",
            "any valid",
            "any correct",
            "any such",
            "any answer",
            "any solution",
            "any order",
            "multiple answers",
            "several answers",
            "multiple solutions",
            "several solutions",
            "more than one answer",
        ];
        let text = format!("{} {}", self.rules, self.prose).to_lowercase();
        SAYINGS.iter().any(|saying| text.contains(saying))
    }

    fn set(&mut self, Field { name, value, .. }: &Field) -> Result<()> {
        match name.as_str() {
            "url" => self.url = Some(value.clone()),
            "judge" => self.judge = Some(value.clone()),
            "games" => self.games = value.split(',').map(|g| g.trim().to_string()).collect(),
            "names" => self.names = value.clone(),
            "rules" => self.rules = value.clone(),
            "difficulty" => self.difficulty = Some(parse_difficulty(value)?),
            "time-limit" => self.time_limit = parse_time(value)?,
            "memory-limit" => self.memory_limit = parse_memory(value)?,
            "stack-limit" => self.stack_limit = Some(parse_memory(value)?),
            "compare" => self.compare = parse_compare(value)?,
            "files" => self.files = Some(parse_files(value)?),
            "input" => self.input = Some(Format::parse(value).map_err(Error::msg)?),
            "interactive" => {
                self.interactive = value.parse().ok().context("write `true` or `false`")?;
            }
            "statement" => self.is_from_memory = Some(parse_statement(value)?),
            _ => bail!(
                "unknown field; known are url, judge, games, names, rules, difficulty, \
                 time-limit, memory-limit, stack-limit, compare, files, input, interactive, statement"
            ),
        }
        Ok(())
    }
}

impl Workspace {
    /// Finds a problem by its name.
    ///
    /// # Errors
    /// If there is no such problem (suggests similar names), or its header is wrong.
    pub fn problem(&self, bin: &str) -> Result<Problem> {
        let bins = self.bins()?;
        if !bins.iter().any(|b| b == bin) {
            let dir = self.bin_dir();
            let dir = self.shown(&dir);
            let near = did_you_mean(bin, &bins);
            bail!("no problem `{bin}` in {dir}{near}; `cargo x list` shows all");
        }
        self.read_problem(bin)
    }

    /// Reads a problem from its header and its judge's profile. If the header names no judge, the
    /// problem's page does, or else its name.
    ///
    /// # Errors
    /// If the header is wrong; the error names file and line.
    pub fn read_problem(&self, bin: &str) -> Result<Problem> {
        let mut problem = Problem::read(bin, &self.bin_path(bin))?;
        let judges = &self.config().judge;
        let by_name = || judge::name_of(bin, problem.url.as_deref()).to_string();
        let judge = problem.judge.clone().unwrap_or_else(by_name);
        let profile = judges.get(&judge);
        let stack = profile.and_then(|judge| judge.stack);
        if profile.is_some() && judge != OTHER {
            problem.judge = Some(judge);
        }
        problem.stack_limit = problem.stack_limit.or(stack);
        Ok(problem)
    }

    /// Returns the name and the profile of a problem's judge. A judge without a profile is replaced
    /// by `other`.
    pub fn profile_of(&self, problem: &Problem) -> Option<(&String, &Profile)> {
        let judges = &self.config().judge;
        let named = problem.judge.as_ref();
        let named = named.and_then(|judge| judges.get_key_value(judge));
        named.or_else(|| judges.get_key_value(OTHER))
    }
}

/// Returns whether a line of text was meant as a field.
fn is_field(line: &str) -> bool {
    let line = line.trim_start_matches("- ").split_once(": ");
    let field = line.map(|(name, value)| Field {
        name: name.to_string(),
        value: value.trim().to_string(),
        line: 0,
    });
    field.is_some_and(|field| Problem::default().set(&field).is_ok())
}

fn parse_difficulty(value: &str) -> Result<u32> {
    let number = value.parse().ok();
    number
        .filter(|difficulty| (100..=4000).contains(difficulty))
        .context("write a rating between 100 and 4000, such as `1600`")
}

fn parse_compare(value: &str) -> Result<Compare> {
    match value.split_whitespace().collect::<Vec<_>>()[..] {
        ["exact"] => Ok(Compare::Exact),
        ["tokens"] => Ok(Compare::Tokens),
        ["tokens", "nocase"] => Ok(Compare::Caseless),
        ["float", tolerance] => tolerance
            .parse()
            .ok()
            .filter(|t: &f64| t.is_finite() && *t > 0.0)
            .map(Compare::Float)
            .context("the tolerance is not a positive number"),
        _ => bail!("write `exact`, `tokens`, `tokens nocase` or `float 1e-6`"),
    }
}

fn parse_files(value: &str) -> Result<Files> {
    let is_name = |file: &&str| {
        let plain = Below::parse(file);
        plain.is_ok_and(|plain| plain.as_str() == *file && plain.parts().count() == 1)
    };
    match value.split_whitespace().collect::<Vec<_>>()[..] {
        [input, output] if input != output && [input, output].iter().all(is_name) => Ok(Files {
            input: (input != STDIN).then(|| input.to_string()),
            output: (output != STDOUT).then(|| output.to_string()),
        }),
        _ => bail!(
            "write the names of two files, such as `input.txt output.txt`; `stdin` and `stdout` \
             are no files"
        ),
    }
}

/// Returns whether a statement is from memory.
fn parse_statement(value: &str) -> Result<bool> {
    match value {
        "from memory" => Ok(true),
        _ if value.starts_with("checked with ") => Ok(false),
        _ => bail!("write `checked with …`, such as `checked with its samples`, or `from memory`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(fields: &str) -> Result<Problem> {
        Problem::parse_header(
            "cf1_a",
            Path::new("a/cf1_a.rs"),
            &format!("//! Title.\n{fields}"),
        )
    }

    fn error(fields: &str) -> String {
        parse(fields).unwrap_err().to_string()
    }

    #[test]
    fn limits_have_defaults_and_units() {
        let problem = parse("//! - time-limit: 1.5s\n//! - memory-limit: 64MB\n").unwrap();
        assert_eq!(problem.bin, "cf1_a");
        assert_eq!(problem.time_limit, Duration::from_millis(1500));
        assert_eq!(problem.memory_limit, 64 << 20);
        let problem = parse("//! - time-limit: 500ms\n").unwrap();
        assert_eq!(problem.time_limit, Duration::from_millis(500));
        assert_eq!(problem.memory_limit, DEFAULT_MEMORY_LIMIT);
        assert_eq!(problem.stack_limit, None);
        let problem = parse("//! - stack-limit: 64MB\n").unwrap();
        assert_eq!(problem.stack_limit, Some(64 << 20));
    }

    #[test]
    fn a_difficulty_is_a_rating_or_not_known() {
        let problem = parse("//! - difficulty: 1600\n").unwrap();
        assert_eq!(problem.difficulty, Some(1600));
        assert_eq!(parse("").unwrap().difficulty, None);
        assert!(error("//! - difficulty: hard\n").contains("such as `1600`"));
        assert!(error("//! - difficulty: 5\n").contains("line 2: `difficulty: 5`"));
    }

    #[test]
    fn comparison_is_by_tokens_unless_said() {
        assert_eq!(parse("").unwrap().compare, Compare::Tokens);
        assert_eq!(
            parse("//! - compare: exact\n").unwrap().compare,
            Compare::Exact
        );
        let nocase = parse("//! - compare: tokens nocase\n").unwrap().compare;
        assert_eq!(nocase, Compare::Caseless);
        let float = parse("//! - compare: float 1e-6\n").unwrap().compare;
        assert_eq!(float, Compare::Float(1e-6));
    }

    #[test]
    fn a_statement_is_checked_with_something_or_from_memory() {
        let statement = |value: &str| parse(&format!("//! - statement: {value}\n"));
        let is_from_memory = |value| statement(value).unwrap().is_from_memory.unwrap();
        assert!(!is_from_memory("checked with its samples"));
        assert!(is_from_memory("from memory"));
        assert!(error("//! - statement: checked\n").contains("checked with …"));
    }

    #[test]
    fn a_problem_is_interactive_if_its_header_says_so() {
        assert!(parse("//! - interactive: true\n").unwrap().interactive);
        assert!(!parse("").unwrap().interactive);
        assert!(error("//! - interactive: yes\n").contains("write `true` or `false`"));
    }

    #[test]
    fn several_right_answers_are_noticed_and_any_number_of_stones_is_not() {
        let allows = |rules: &str| {
            let problem = parse(&format!("//! - rules: {rules}\n")).unwrap();
            problem.allows_any_answer()
        };
        assert!(allows("If there are several answers, print any."));
        assert!(allows("Print the heaps in any order."));
        assert!(!allows("A move takes any number of stones from one heap."));
    }

    #[test]
    fn an_input_format_is_read_or_its_fault_named() {
        let format = parse("//! - input: n in 1..9\n").unwrap().input.unwrap();
        assert!(format.check("9").is_ok() && format.check("10").is_err());
        assert!(error("//! - input: n in 1\n").contains("expected `..`"));
    }

    #[test]
    fn files_are_two_names_without_a_path() {
        let files = parse("//! - files: a.in a.out\n").unwrap().files.unwrap();
        let name = |file: &str| Some(file.to_string());
        assert_eq!((files.input, files.output), (name("a.in"), name("a.out")));
        let files = parse("//! - files: a.in stdout\n").unwrap().files.unwrap();
        assert_eq!((files.input, files.output), (name("a.in"), None));
        for bad in [
            "a.in",
            "a.in a.in",
            "a.in ../a.out",
            "a b c",
            ". a",
            "a ..",
            "C:a b",
        ] {
            assert!(error(&format!("//! - files: {bad}\n")).contains("two files"));
        }
    }

    #[test]
    fn a_field_without_its_dash_or_below_the_text_is_not_ignored() {
        for fields in [
            "//! compare: float 1e-6\n",
            "//! - url: a\n//!\n//! Prose.\n//! - time-limit: 5s\n",
        ] {
            let error = error(fields);
            let line = fields.lines().last().unwrap().trim_start_matches("//! ");
            assert!(error.starts_with(&format!("`{line}` counts only above")));
        }
        assert!(parse("//! Prose.\n//! - Note: five\n").is_ok());
        let titled = |source| Problem::parse_header("cf1_a", Path::new("a"), source);
        assert!(titled("//! compare: exact\nfn main() {}\n").is_err());
        assert!(titled("//! rules: Take 1\n//! - judge: cses\n").is_ok());
    }

    #[test]
    fn a_wrong_field_is_named_with_its_line_and_remedy() {
        assert!(error("//! - time-limit: 2\n").contains("line 2: `time-limit: 2`"));
        assert!(error("//! - time-limit: -1s\n").contains("such as `2s`"));
        assert!(error("//! - memory-limit: 9\n").contains("such as `256MB`"));
        assert!(error("//! - compare: float\n").contains("float 1e-6"));
        assert!(error("//! - limit: 2s\n").contains("unknown field; known are url"));
    }
}
