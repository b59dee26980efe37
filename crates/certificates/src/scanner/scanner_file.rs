//! Parses the certificate of a scanner.

use rules::{Rule, sorted_and_distinct};

use crate::answer::{Refused, refused};
use crate::certificate_file::number;

/// Set as bits: whether it contains 0, 1, …
pub type Set = Vec<bool>;
pub type Pair = [usize; 2];

pub struct Scanner {
    pub rule: Rule,
    pub misere: bool,
    pub takes: Takes,
    pub lines: usize,
    pub listed: Vec<Pair>,
    pub sides: [Side; 2],
}

/// Amounts that can be taken from the first heap, from the second and from both, and other pairs.
/// Sets have bits up to the threshold and for one period.
#[derive(Clone)]
pub struct Takes {
    pub threshold: usize,
    pub period: usize,
    pub sets: [Set; 3],
    pub others: Vec<Pair>,
}

pub struct Side {
    pub front: usize,
    pub states: Vec<State>,
    pub steps: Vec<Step>,
    /// Its line in the file.
    pub at: usize,
}

/// What is known about the coming lines; the prover's `scan` explains it.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub line: usize,
    pub larger: usize,
    /// Sets by difference, from the front on.
    pub both: Vec<Set>,
    pub smaller: Vec<Set>,
    /// Increasing and distinct.
    pub others: Vec<Pair>,
}

pub struct Step {
    pub from: usize,
    pub read: Set,
    pub found: Vec<usize>,
    pub written: Vec<Set>,
    pub to: usize,
    pub at: usize,
}

impl Scanner {
    /// Reads the text of a scanner's certificate.
    ///
    /// # Errors
    /// If a line is wrong. The error names it.
    pub fn read(text: &str) -> Result<Self, Refused> {
        let mut lines = text.lines().zip(1..).peekable();
        let mut field = |name: &str| match lines.next() {
            Some((line, at)) => match line.strip_prefix(name) {
                Some(text) if name.ends_with(' ') || text.is_empty() => Ok(Line { text, at }),
                _ => refused(format!("line {at}: `{} …` is expected", name.trim_end())),
            },
            None => refused(format!("the file ends before `{name}`")),
        };
        field("certificate of a theorem about a game, format 1")?;
        let rule = field("rule ")?;
        let rule = Rule::parse(rule.text).map_err(|error| rule.wrong(&error.to_string()))?;
        let play = field("play ")?;
        if !["normal", "misere"].contains(&play.text) {
            return Err(play.wrong("`normal` or `misere` is expected"));
        }
        field("claim scanner")?;
        let misere = play.text == "misere";
        let takes = Takes::read(field("takes ")?)?;
        let first = field("lines ")?.number()?;
        let listed = field("listed ")?.pairs()?;
        let mut sides = Vec::new();
        let mut current: Option<Side> = None;
        for (text, at) in lines {
            let line = Line { text, at };
            match (text.split(' ').next(), &mut current) {
                (Some("side"), _) => {
                    sides.extend(current.take());
                    current = Some(Side::new(line.without("side ").number()?, at));
                }
                (Some("state"), Some(side)) => {
                    side.states
                        .push(State::read(line.without("state "), &takes)?);
                }
                (Some("step"), Some(side)) => {
                    side.steps.push(Step::read(line.without("step "), &takes)?);
                }
                _ => return Err(line.wrong("`side`, `state` or `step` is expected")),
            }
        }
        sides.extend(current);
        let two = sides
            .try_into()
            .map_err(|_| Refused::Wrong("two sides are expected".to_owned()));
        Ok(Self {
            rule,
            misere,
            takes,
            lines: first,
            listed,
            sides: two?,
        })
    }
}

impl Takes {
    fn read(line: Line) -> Result<Self, Refused> {
        let [numbers, sets, others] = line.parts()?;
        let [threshold, period] = numbers.numbers()?[..] else {
            return Err(line.wrong("a threshold and a period are expected"));
        };
        if period == 0 || threshold + period > 64 {
            return Err(line.wrong("a period of at most 64 with its threshold is expected"));
        }
        let takes = Self {
            threshold,
            period,
            sets: sets
                .sets(threshold + period)?
                .try_into()
                .map_err(|_| line.wrong("three sets are expected"))?,
            others: others.pairs()?,
        };
        if takes
            .others
            .iter()
            .flatten()
            .any(|&number| number > threshold)
        {
            return Err(line.wrong("a pair is beyond the threshold"));
        }
        // The steps expect these pairs in the sets.
        if takes
            .others
            .iter()
            .any(|&[i, j]| i == 0 || j == 0 || i == j)
        {
            return Err(line.wrong("a pair belongs into a set"));
        }
        Ok(takes)
    }
}

impl Side {
    fn new(front: usize, at: usize) -> Self {
        let (states, steps) = (Vec::new(), Vec::new());
        Self {
            front,
            states,
            steps,
            at,
        }
    }
}

impl State {
    fn read(line: Line, takes: &Takes) -> Result<Self, Refused> {
        let [numbers, both, smaller, others] = line.parts()?;
        let [line, larger] = numbers.numbers()?[..] else {
            return Err(line.wrong("two residues are expected"));
        };
        let size = takes.threshold + takes.period;
        Ok(Self {
            line,
            larger,
            both: both.sets(size)?,
            smaller: smaller.sets(size)?,
            others: sorted_and_distinct(others.pairs()?),
        })
    }
}

impl Step {
    fn read(line: Line, takes: &Takes) -> Result<Self, Refused> {
        let [from, read, found, written, to] = line.parts()?;
        let [read] = &read.sets(takes.period)?[..] else {
            return Err(line.wrong("one set is read"));
        };
        Ok(Self {
            from: from.number()?,
            read: read.clone(),
            found: found.numbers()?,
            written: written.sets(takes.period)?,
            to: to.number()?,
            at: line.at,
        })
    }
}

/// Line of the file, or a part of it.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Line<'a> {
    fn wrong(self, why: &str) -> Refused {
        Refused::Wrong(format!("line {}: {why}", self.at))
    }

    fn without(self, word: &str) -> Self {
        let text = self.text.strip_prefix(word).unwrap_or(self.text);
        Line { text, ..self }
    }

    /// Splits the line at each word `|`.
    fn parts<const COUNT: usize>(self) -> Result<[Line<'a>; COUNT], Refused> {
        if self.words().any(|word| word != "|" && word.contains('|')) {
            return Err(self.wrong("blanks around `|` are expected"));
        }
        let parts = self.text.split('|').map(|text| Line {
            text: text.trim_matches(' '),
            ..self
        });
        let parts: Vec<Line> = parts.collect();
        let expected = format!("{COUNT} parts are expected");
        parts.try_into().map_err(|_| self.wrong(&expected))
    }

    /// Returns the words, which single blanks separate; a part may have none.
    fn words(self) -> impl Iterator<Item = &'a str> {
        self.text.split(' ').filter(|word| !word.is_empty())
    }

    fn number(self) -> Result<usize, Refused> {
        parsed(self, self.text)
    }

    fn numbers(self) -> Result<Vec<usize>, Refused> {
        self.words().map(|word| parsed(self, word)).collect()
    }

    fn pairs(self) -> Result<Vec<Pair>, Refused> {
        let pair = |word: &str| {
            let (i, j) = word
                .split_once(',')
                .ok_or_else(|| self.wrong("a pair is expected"))?;
            Ok([parsed(self, i)?, parsed(self, j)?])
        };
        self.words().map(pair).collect()
    }

    /// Parses sets of this many bits.
    fn sets(self, bits: usize) -> Result<Vec<Set>, Refused> {
        let set = |word: &str| {
            let is_set = word.len() == bits && word.bytes().all(|bit| bit == b'0' || bit == b'1');
            let set = || word.bytes().map(|bit| bit == b'1').collect();
            is_set
                .then(set)
                .ok_or_else(|| self.wrong(&format!("sets of {bits} bits are expected")))
        };
        self.words().map(set).collect()
    }
}

/// Largest number in a file: heaps of the first lines, states, places.
const MAX_NUMBER: usize = 100_000;

fn parsed(line: Line, word: &str) -> Result<usize, Refused> {
    let number = number(word, line.at).ok();
    let number = number.filter(|&number| number <= MAX_NUMBER);
    number.ok_or_else(|| line.wrong(&format!("`{word}` is no number up to {MAX_NUMBER}")))
}
