//! `--save BIN`: writes states and their answers as golden cases of a problem.
//!
//! A program's states are text of its own. How the problem writes them, and what it prints, is read
//! from the problem's samples: every layout and every kind of answer that agrees with all samples
//! is tried, and nothing is written unless they lead to the same cases.

use anyhow::{Context as _, Result, bail, ensure};
use explorer::positions::{Known, Loopy};

use crate::eprintln;
use crate::system::files::atomic;
use crate::workspace::Workspace;
use crate::workspace::cases::kept_cases;
use crate::workspace::find::{Found, find};
use crate::workspace::problem::Problem;

/// Most cases that are written at once, where an input has one state.
const MOST_CASES: usize = 20;

/// Most states that are written.
const MOST_STATES: usize = 1000;

/// How an input writes states.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Layout {
    /// `true` if the number of states comes first, and each has an answer.
    are_many: bool,
    /// `true` if a state is a number of heaps and then the heaps, whose sum is played.
    are_heaps: bool,
}

/// What the output says of a state.
#[derive(Debug, Clone, PartialEq)]
enum Answers {
    Values,
    /// Lines for a win, a loss and a draw; `None` where no sample shows it.
    Outcomes([Option<String>; 3]),
}

/// Input and output of a case.
type Texts = (String, String);

/// Writes the cases. `solve` finds what is known of states.
///
/// # Errors
/// If the samples don't tell how, the problem doesn't allow an input, or a state isn't known.
pub fn save(
    bin: &str,
    program: &str,
    states: &[String],
    solve: &mut dyn FnMut(&[String]) -> Result<Vec<Known>>,
) -> Result<()> {
    let Found {
        home: workspace,
        bin,
    } = find(&Workspace::find()?, bin)?;
    let problem = workspace.problem(&bin)?;
    ensure!(
        !problem.interactive,
        "{bin} is interactive: its cases are for its interactor"
    );
    let samples = samples(&workspace, &bin)?;
    ensure!(
        !samples.is_empty(),
        "{bin} has no sample, which would show how a state is written and what is printed: put it \
         into {}",
        workspace.shown(&workspace.golden_dir().join(&bin))
    );
    ensure!(
        states.len() <= MOST_STATES,
        "{} states are more than a case holds: name up to {MOST_STATES}",
        states.len()
    );
    let known = solve(states)?;
    let (mut all, mut reasons): (Vec<Vec<Texts>>, Vec<String>) = Default::default();
    for layout in LAYOUTS {
        let Some(read) = layout.read_all(&samples) else {
            continue;
        };
        let asked: Vec<String> = read.iter().map(|(state, _)| state.clone()).collect();
        let Ok(solved) = solve(&asked) else {
            continue; // the program doesn't know such states
        };
        let lines = || read.iter().map(|(_, line)| line.as_str()).zip(&solved);
        for answers in [agreeing_values(lines()), agreeing_outcomes(lines())] {
            let Some(answers) = answers else {
                continue;
            };
            match layout.write(states, &known, &answers, &samples[0].0) {
                Ok(texts) => all.push(texts),
                Err(error) => reasons.push(format!("{error:#}")),
            }
        }
    }
    let Some(texts) = all.first() else {
        let reason = reasons.first().cloned().unwrap_or_else(|| {
            format!(
                "no way to read the samples of {bin} agrees with {program}: its states must be the \
                 input's numbers or words, `t` and a line for each, or `n` and n heaps; and the \
                 output a value or a word for each outcome"
            )
        });
        bail!(reason);
    };
    if let Some(other) = all.iter().find(|other| *other != texts) {
        let shown =
            |(input, output): &Texts| format!("{}gives {}", input.replace('\n', " "), output);
        bail!(
            "the samples of {bin} may mean two things: `{}` or `{}`; add a sample that tells which",
            shown(&texts[0]).trim_end(),
            shown(&other[0]).trim_end()
        );
    }
    for (at, (input, _)) in texts.iter().enumerate() {
        if let Some(Err(breach)) = problem.input.as_ref().map(|format| format.check(input)) {
            bail!(
                "{bin} does not allow the state `{}`: {breach}",
                states[at.min(states.len() - 1)]
            );
        }
    }
    let name = if texts.len() == states.len() {
        ""
    } else {
        program
    };
    for (text, state) in texts.iter().zip(states) {
        let name = if name.is_empty() { state } else { name };
        write(&workspace, &problem, name, text)?;
    }
    Ok(())
}

/// Reads the samples that have an answer.
fn samples(workspace: &Workspace, bin: &str) -> Result<Vec<Texts>> {
    let cases = kept_cases(workspace, bin)?.into_iter();
    let cases = cases.filter(|case| case.name.starts_with("sample-") && case.output.is_file());
    let read = |case: crate::workspace::cases::Case| {
        Ok((
            fs_err::read_to_string(case.input)?,
            fs_err::read_to_string(case.output)?,
        ))
    };
    cases.map(read).collect()
}

const LAYOUTS: [Layout; 4] = [
    Layout {
        are_many: false,
        are_heaps: false,
    },
    Layout {
        are_many: true,
        are_heaps: false,
    },
    Layout {
        are_many: false,
        are_heaps: true,
    },
    Layout {
        are_many: true,
        are_heaps: true,
    },
];

impl Layout {
    /// Reads the states of all samples, each with its line of the output. Returns `None` if the
    /// samples have another layout.
    fn read_all(self, samples: &[Texts]) -> Option<Vec<(String, String)>> {
        let mut all = Vec::new();
        for (input, output) in samples {
            let states = self.read(input)?;
            let lines = output.lines().map(str::trim);
            let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
            if states.len() != lines.len() {
                return None;
            }
            all.extend(states.into_iter().zip(lines.into_iter().map(str::to_owned)));
        }
        Some(all)
    }

    /// Reads the states of an input.
    fn read(self, input: &str) -> Option<Vec<String>> {
        let joined = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut words = input.split_whitespace();
        let states = match self {
            Self {
                are_heaps: true, ..
            } => {
                let count = if self.are_many {
                    words.next()?.parse().ok()?
                } else {
                    1
                };
                let mut states = Vec::new();
                for _ in 0..count {
                    let length = words.next()?.parse::<usize>().ok()?;
                    let heaps: Vec<&str> = words.by_ref().take(length).collect();
                    if heaps.len() < length {
                        return None;
                    }
                    heaps
                        .iter()
                        .try_for_each(|heap| heap.parse::<u64>().map(|_| ()).ok())?;
                    states.push(heaps.join(" + "));
                }
                words.next().is_none().then_some(states)?
            }
            Self { are_many: true, .. } => {
                let mut lines = input.lines().map(joined).filter(|line| !line.is_empty());
                let count = lines.next()?.parse::<usize>().ok()?;
                let states: Vec<String> = lines.collect();
                (states.len() == count).then_some(states)?
            }
            _ => vec![joined(input)],
        };
        states
            .iter()
            .all(|state| !state.is_empty())
            .then_some(states)
    }

    /// Writes the cases of these states. `sample` shows how the words of a state lie on lines.
    ///
    /// # Errors
    /// If a state can't be written so, or nobody knows what is printed for it.
    fn write(
        self,
        states: &[String],
        known: &[Known],
        answers: &Answers,
        sample: &str,
    ) -> Result<Vec<Texts>> {
        let inputs: Vec<String> = states
            .iter()
            .map(|state| self.input(state, sample))
            .collect::<Result<_>>()?;
        let lines = known.iter().zip(states).map(|(known, state)| {
            answers
                .line(known)
                .with_context(|| format!("the state `{state}`"))
        });
        let lines: Vec<String> = lines.collect::<Result<_>>()?;
        if self.are_many {
            return Ok(vec![(
                format!("{}\n{}", states.len(), inputs.concat()),
                lines.concat(),
            )]);
        }
        ensure!(
            states.len() <= MOST_CASES,
            "an input of this problem has one state, and {} are too many cases: name up to \
             {MOST_CASES}",
            states.len()
        );
        Ok(inputs.into_iter().zip(lines).collect())
    }

    /// Writes one state.
    fn input(self, state: &str, sample: &str) -> Result<String> {
        let parts: Vec<&str> = state.split('+').map(str::trim).collect();
        if self.are_heaps {
            let are_heaps = parts.iter().all(|part| part.parse::<u64>().is_ok());
            ensure!(
                are_heaps,
                "`{state}` is no sum of heaps, as the problem's inputs are"
            );
            return Ok(format!("{}\n{}\n", parts.len(), parts.join(" ")));
        }
        ensure!(
            !state.contains(" + "),
            "`{state}` is a sum, and the problem's samples have none"
        );
        let words: Vec<&str> = state.split(' ').collect();
        let lengths = sample.lines().map(|line| line.split_whitespace().count());
        let lengths: Vec<usize> = lengths.filter(|length| *length > 0).collect();
        if self.are_many || lengths.iter().sum::<usize>() != words.len() {
            return Ok(format!("{state}\n"));
        }
        let mut words = words.into_iter();
        let line = |length: usize| words.by_ref().take(length).collect::<Vec<_>>().join(" ") + "\n";
        Ok(lengths.into_iter().map(line).collect())
    }
}

/// Returns the value of a state, if play has values and it's a number.
fn value(known: &Known) -> Option<String> {
    match known {
        Known::Value(value) | Known::Outcome(_, Some(Loopy::Finite(value))) => {
            Some(value.to_string())
        }
        _ => None,
    }
}

/// Returns the place of an outcome: won, lost or drawn.
fn place(known: &Known) -> Option<usize> {
    match known.is_won() {
        Some(is_won) => Some(usize::from(!is_won)),
        None => known.is_drawn().then_some(2),
    }
}

/// Returns [`Answers::Values`] if all lines of the samples are values.
fn agreeing_values<'a>(lines: impl Iterator<Item = (&'a str, &'a Known)>) -> Option<Answers> {
    let mut lines = lines;
    lines
        .all(|(line, known)| value(known).as_deref() == Some(line))
        .then_some(Answers::Values)
}

/// Returns the line for each outcome, if the samples always have the same one for it and another
/// one for each other outcome.
fn agreeing_outcomes<'a>(lines: impl Iterator<Item = (&'a str, &'a Known)>) -> Option<Answers> {
    let mut words: [Option<String>; 3] = Default::default();
    for (line, known) in lines {
        let at = place(known)?;
        if words[at].get_or_insert_with(|| line.to_owned()) != line {
            return None;
        }
    }
    let is_alone = |word: &String| words.iter().flatten().filter(|it| *it == word).count() == 1;
    words
        .iter()
        .flatten()
        .all(is_alone)
        .then(|| Answers::Outcomes(words.clone()))
}

impl Answers {
    /// Returns the output's line for a state.
    fn line(&self, known: &Known) -> Result<String> {
        let at = place(known).context("it isn't known who wins")?;
        let line = match self {
            Self::Values => value(known).context("it has no value")?,
            Self::Outcomes(words) => {
                let outcome = ["win", "loss", "draw"][at];
                words[at].clone().with_context(|| {
                    format!("it's a {outcome}, and no sample shows what is printed then; add one")
                })?
            }
        };
        Ok(line + "\n")
    }
}

/// Writes a case under the first name that is free, or finds it there.
fn write(
    workspace: &Workspace,
    problem: &Problem,
    name: &str,
    (input, output): &Texts,
) -> Result<()> {
    let folder = workspace.golden_dir().join(&problem.bin);
    let stem: String = name
        .chars()
        .take(40)
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let stem = match stem.trim_matches('-') {
        "" => "brute".to_owned(),
        stem => format!("brute-{}", stem.to_lowercase()),
    };
    let texts = [("in", input), ("out", output)];
    for number in 1.. {
        let stem = if number == 1 {
            stem.clone()
        } else {
            format!("{stem}-{number}")
        };
        let path = |extension: &str| folder.join(format!("{stem}.{extension}"));
        let is_same = |(extension, text): (&str, &String)| {
            fs_err::read_to_string(path(extension)).is_ok_and(|it| it == *text)
        };
        if texts.into_iter().all(is_same) {
            eprintln!("{} is there already", workspace.shown(&path("in")));
            break;
        }
        if texts.iter().any(|(extension, _)| path(extension).exists()) {
            continue;
        }
        for (extension, text) in texts {
            atomic::create(&workspace.own(path(extension))?, text)?;
            eprintln!("saved {}", workspace.shown(&path(extension)));
        }
        break;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Layout = LAYOUTS[0];
    const MANY: Layout = LAYOUTS[1];
    const HEAPS: Layout = LAYOUTS[2];
    const MANY_HEAPS: Layout = LAYOUTS[3];

    #[test]
    fn inputs_are_read_and_written_in_each_layout() {
        for (layout, input, states) in [
            (ONE, "3 4\n", &["3 4"][..]),
            (ONE, "3\n4 5\n", &["3 4 5"]),
            (MANY, "2\n3 4\n5 6\n", &["3 4", "5 6"]),
            (HEAPS, "3\n1 2 3\n", &["1 + 2 + 3"]),
            (MANY_HEAPS, "2\n1\n5\n2\n3 4\n", &["5", "3 + 4"]),
        ] {
            assert_eq!(layout.read(input).unwrap(), states, "{input}");
            let known = vec![Known::Value(2); states.len()];
            let states: Vec<String> = states.iter().map(|it| (*it).to_owned()).collect();
            let texts = layout
                .write(&states, &known, &Answers::Values, input)
                .unwrap();
            assert_eq!(texts, [(input.to_owned(), "2\n".repeat(states.len()))]);
        }
        assert_eq!(MANY.read("3\n1\n"), None);
        assert_eq!(HEAPS.read("3\n1 2\n"), None);
        assert_eq!(HEAPS.read("1\n1 2\n"), None);
    }

    #[test]
    fn what_is_printed_is_learned_from_samples() {
        let [won, lost] = [3, 0].map(Known::Value);
        let outcomes = agreeing_outcomes([("Alice", &won), ("Bob", &lost)].into_iter()).unwrap();
        assert_eq!(outcomes.line(&Known::Value(7)).unwrap(), "Alice\n");
        assert_eq!(outcomes.line(&lost).unwrap(), "Bob\n");
        let only = agreeing_outcomes([("Alice", &won)].into_iter()).unwrap();
        let error = only.line(&lost).unwrap_err().to_string();
        assert!(
            error.contains("it's a loss, and no sample shows"),
            "{error}"
        );
        assert_eq!(
            agreeing_outcomes([("A", &won), ("A", &lost)].into_iter()),
            None
        );
        assert_eq!(
            agreeing_outcomes([("A", &won), ("B", &won)].into_iter()),
            None
        );
        assert_eq!(
            agreeing_values([("3", &won)].into_iter()),
            Some(Answers::Values)
        );
        assert_eq!(agreeing_values([("4", &won)].into_iter()), None);
    }
}
