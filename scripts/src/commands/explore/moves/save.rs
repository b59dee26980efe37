//! `--save BIN`: writes states and their answers as golden cases of a problem.
//!
//! How an input writes a state, and what is printed for it, is read from the problem's samples:
//! nothing is written unless every reading that agrees with all of them leads to the same cases.

use anyhow::{Context as _, Result, bail, ensure};
use explorer::positions::{Known, Loopy};

use crate::eprintln;
use crate::system::files::set::Set;
use crate::system::files::text;
use crate::workspace::Workspace;
use crate::workspace::cases::kept_cases;
use crate::workspace::find::{Found, find};

/// Most cases that are written at once.
const MOST_CASES: usize = 20;

/// How an input writes states.
#[derive(Clone, Copy)]
struct Layout {
    /// `true` if the number of states comes first, and each has an answer.
    are_many: bool,
    /// `true` if a state is a number of heaps and then the heaps, whose sum is played.
    are_heaps: bool,
}

/// What is printed for a state: its value, or a line for a win, a loss and a draw. `None` where no
/// sample shows it.
#[derive(Clone, Default, PartialEq)]
struct Answers {
    are_values: bool,
    lines: [Option<String>; 3],
}

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
    let Found { home, bin } = find(&Workspace::find()?, bin)?;
    let problem = home.problem(&bin)?;
    ensure!(
        states.len() <= MOST_CASES,
        "{} states are too many cases: name up to {MOST_CASES}",
        states.len()
    );
    let mut samples = Vec::new();
    for case in kept_cases(&home, &bin)? {
        if case.name.starts_with("sample-") && case.output.is_file() {
            samples.push([text::read(&case.input)?, text::read(&case.output)?]);
        }
    }
    let readings = readings(&samples, states, solve)?;
    let Some(cases) = readings.first() else {
        bail!(
            "no way to read the samples of {bin} agrees with {program}: there must be one; a state \
             must be the input's words, or a sum of heaps `n` and the n heaps, perhaps after the \
             number of states; and the output a value, or a line for each outcome"
        );
    };
    ensure!(
        readings.iter().all(|other| other == cases),
        "the samples of {bin} may mean two things; add one that tells whether a value or an \
         outcome is printed, and how a state is written"
    );
    let folder = home.to_write(home.golden_dir().join(&bin))?;
    let mut set = Set::new(&folder)?;
    for (state, [input, output]) in states.iter().zip(cases) {
        if let Some(Err(breach)) = problem.input.as_ref().map(|format| format.check(input)) {
            bail!("{bin} does not allow the state `{state}`: {breach}");
        }
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let name: String = state.chars().take(40).map(plain).collect();
        let name = format!("brute-{}", name.trim_matches('-').to_lowercase());
        let [path, answer] = ["in", "out"].map(|it| folder.join(format!("{name}.{it}")));
        let is = |path, text: &str| text::read(path).is_ok_and(|there| there == text);
        if is(&path, input) && is(&answer, output) {
            eprintln!("{} is there already", home.shown(&path));
            continue;
        }
        set.add(&format!("{name}.in"), input.as_bytes())?;
        set.add(&format!("{name}.out"), output.as_bytes())?;
        eprintln!("saved {}", home.shown(&path));
    }
    set.commit()
}

/// Writes the states as cases, in each way that agrees with the samples.
///
/// # Errors
/// If a state can't be written in any of these ways, or the program fails on one.
fn readings(
    samples: &[[String; 2]],
    states: &[String],
    solve: &mut dyn FnMut(&[String]) -> Result<Vec<Known>>,
) -> Result<Vec<Vec<[String; 2]>>> {
    let known = solve(states)?;
    let (mut readings, mut why) = (Vec::new(), None);
    for [are_many, are_heaps] in [[false, false], [true, false], [false, true], [true, true]] {
        let layout = Layout {
            are_many,
            are_heaps,
        };
        let Some((asked, lines)) = layout.read_all(samples) else {
            continue;
        };
        let Ok(solved) = solve(&asked) else {
            continue; // the program doesn't know such states
        };
        for answers in Answers::agreeing(&lines, &solved) {
            let cases = states.iter().zip(&known);
            let cases = cases.map(|(state, known)| {
                let case = || anyhow::Ok([layout.input(state)?, answers.line(known)?]);
                case().with_context(|| format!("the state `{state}`"))
            });
            match cases.collect::<Result<Vec<_>>>() {
                Ok(cases) => readings.push(cases),
                Err(error) => why = why.or(Some(error)),
            }
        }
    }
    match why {
        Some(error) if readings.is_empty() => Err(error),
        _ => Ok(readings),
    }
}

impl Layout {
    /// Reads the states of all samples, and for each its line of the output. Returns `None` if the
    /// samples have another layout.
    fn read_all(self, samples: &[[String; 2]]) -> Option<(Vec<String>, Vec<&str>)> {
        let (mut states, mut lines) = (Vec::new(), Vec::new());
        for [input, output] in samples {
            states.extend(self.read(input)?);
            let of_sample = output.lines().map(str::trim);
            lines.extend(of_sample.filter(|line| !line.is_empty()));
            if states.len() != lines.len() {
                return None;
            }
        }
        (!states.is_empty()).then_some((states, lines))
    }

    /// Reads the states of an input.
    fn read(self, input: &str) -> Option<Vec<String>> {
        let mut words = input.split_whitespace();
        let count: usize = if self.are_many {
            words.next()?.parse().ok()?
        } else {
            1
        };
        let words: Vec<&str> = words.collect();
        if !self.are_heaps {
            let length = words
                .len()
                .checked_div(count)
                .filter(|length| *length > 0)?;
            let states = words.chunks(length).map(|state| state.join(" "));
            return (words.len() == length * count).then(|| states.collect());
        }
        let (mut states, mut rest) = (Vec::new(), &words[..]);
        while let [length, behind @ ..] = rest {
            let (heaps, after) = behind.split_at_checked(length.parse().ok()?)?;
            states.push(heaps.join(" + "));
            rest = after;
        }
        (states.len() == count && !states.contains(&String::new())).then_some(states)
    }

    /// Writes the input with one state.
    fn input(self, state: &str) -> Result<String> {
        let count = if self.are_many { "1\n" } else { "" };
        let heaps: Vec<&str> = state.split(" + ").collect();
        if self.are_heaps {
            return Ok(format!("{count}{}\n{}\n", heaps.len(), heaps.join(" ")));
        }
        ensure!(heaps.len() == 1, "it's a sum, and the samples have none");
        Ok(format!("{count}{state}\n"))
    }
}

impl Answers {
    /// Finds what all lines agree with: values, or a line of its own for each outcome.
    fn agreeing(lines: &[&str], known: &[Known]) -> Vec<Self> {
        let (mut values, mut outcomes) = (Self::default(), Self::default());
        values.are_values = true;
        let mut agree = [true; 2];
        for (line, known) in lines.iter().zip(known) {
            agree[0] &= value(known).is_some_and(|value| value == *line);
            let word = outcome(known).map(|at| &mut outcomes.lines[at]);
            agree[1] &=
                word.is_some_and(|word| word.get_or_insert_with(|| line.to_string()) == line);
        }
        let [won, lost, drawn] = &outcomes.lines;
        let are_alike = |one: &Option<String>, other| one.is_some() && one == other;
        agree[1] &= !are_alike(won, lost) && !are_alike(won, drawn) && !are_alike(lost, drawn);
        let both = [values, outcomes].into_iter().zip(agree);
        both.filter_map(|(it, agrees)| agrees.then_some(it))
            .collect()
    }

    /// Returns the output for a state.
    fn line(&self, known: &Known) -> Result<String> {
        let at = outcome(known).context("it isn't known who wins")?;
        if self.are_values {
            return Ok(value(known).context("it has no value")? + "\n");
        }
        let outcome = ["win", "loss", "draw"][at];
        let line = self.lines[at].as_ref().with_context(|| {
            format!("it's a {outcome}, and no sample shows what is printed then; add one")
        })?;
        Ok(format!("{line}\n"))
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

/// Returns 0 for a won state, 1 for a lost one, 2 for a drawn one.
fn outcome(known: &Known) -> Option<usize> {
    match known.is_won() {
        Some(is_won) => Some(usize::from(!is_won)),
        None => known.is_drawn().then_some(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_read_and_written_in_each_layout() {
        for (are_many, are_heaps, input, states) in [
            (false, false, "3 4\n", &["3 4"][..]),
            (false, false, "3\n4 5\n", &["3 4 5"]),
            (true, false, "2\n3 4\n5 6\n", &["3 4", "5 6"]),
            (false, true, "3\n1 2 3\n", &["1 + 2 + 3"]),
            (true, true, "2\n1\n5\n2\n3 4\n", &["5", "3 + 4"]),
        ] {
            let layout = Layout {
                are_many,
                are_heaps,
            };
            assert_eq!(layout.read(input).unwrap(), states, "{input}");
            for state in states {
                let written = layout.input(state).unwrap();
                assert_eq!(layout.read(&written).unwrap(), [*state]);
            }
        }
        let none = |are_heaps: bool, input| {
            let are_many = !are_heaps;
            let layout = Layout {
                are_many,
                are_heaps,
            };
            assert_eq!(layout.read(input), None);
        };
        none(false, "3\n1\n");
        none(true, "3\n1 2\n");
        none(true, "1\n1 2\n");
    }

    #[test]
    fn what_is_printed_is_learned_from_samples() {
        let [won, lost] = [3, 0].map(Known::Value);
        let both = [won.clone(), lost.clone()];
        let learned = Answers::agreeing(&["Alice", "Bob"], &both);
        let [outcomes] = &learned[..] else {
            panic!("outcomes alone agree");
        };
        assert_eq!(outcomes.line(&Known::Value(7)).unwrap(), "Alice\n");
        assert_eq!(outcomes.line(&lost).unwrap(), "Bob\n");
        let only = &Answers::agreeing(&["Alice"], &both[..1])[0];
        let error = only.line(&lost).unwrap_err().to_string();
        assert!(
            error.contains("it's a loss, and no sample shows"),
            "{error}"
        );
        assert!(Answers::agreeing(&["A", "A"], &both).is_empty());
        assert!(Answers::agreeing(&["A", "B"], &[won.clone(), won]).is_empty());
        let values = Answers::agreeing(&["3"], &both[..1]);
        assert!(values[0].are_values && values[0].line(&lost).unwrap() == "0\n");
        assert!(!Answers::agreeing(&["4"], &both[..1])[0].are_values);
    }
}
