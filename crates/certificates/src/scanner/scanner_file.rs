//! Parses the file of a scanner.

use rules::{Rule, sorted_and_distinct};

use crate::refusal::{Refused, refused};

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

/// Takes: the k taken from the first heap, from the second, from both; and other pairs. Sets have
/// bits up to the threshold and for one period.
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
    /// Line number in the file.
    pub at: usize,
}

/// Knowledge about the coming lines, in the form of the prover's `scan`.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub line: usize,
    pub larger: usize,
    /// Sets indexed by difference from the front on.
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
    /// If a line is wrong; the error names it.
    pub fn read(text: &str) -> Result<Self, Refused> {
        let mut lines = text.lines().zip(1..).peekable();
        let mut field = |name: &str| match lines.next() {
            Some((line, at)) => match line.strip_prefix(name) {
                Some(rest) => Ok(Line {
                    text: rest.trim(),
                    at,
                }),
                None => refused(format!("line {at}: `{name} …` is expected")),
            },
            None => refused(format!("the file ends before `{name}`")),
        };
        field("certificate of a theorem about a game, format 1")?;
        let rule = field("rule")?;
        let rule = Rule::parse(rule.text).map_err(|error| rule.wrong(&error.to_string()))?;
        let play = field("play")?;
        if !["normal", "misere"].contains(&play.text) {
            return Err(play.wrong("`normal` or `misere` is expected"));
        }
        field("claim scanner")?;
        let misere = play.text == "misere";
        let takes = Takes::read(field("takes")?)?;
        let first = field("lines")?.number()?;
        let listed = field("listed")?.pairs()?;
        let mut sides = Vec::new();
        let mut current: Option<Side> = None;
        for (text, at) in lines {
            let line = Line { text, at };
            match (text.split(' ').next(), &mut current) {
                (Some("side"), _) => {
                    sides.extend(current.take());
                    current = Some(Side::new(line.without("side").number()?, at));
                }
                (Some("state"), Some(side)) => {
                    side.states
                        .push(State::read(line.without("state"), &takes)?);
                }
                (Some("step"), Some(side)) => {
                    side.steps.push(Step::read(line.without("step"), &takes)?);
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

    /// Parts separated by `|`.
    fn parts<const COUNT: usize>(self) -> Result<[Line<'a>; COUNT], Refused> {
        let parts = self.text.split('|').map(|text| Line {
            text: text.trim(),
            ..self
        });
        let parts: Vec<Line> = parts.collect();
        let expected = format!("{COUNT} parts are expected");
        parts.try_into().map_err(|_| self.wrong(&expected))
    }

    fn number(self) -> Result<usize, Refused> {
        parsed(self, self.text.trim())
    }

    fn numbers(self) -> Result<Vec<usize>, Refused> {
        self.text
            .split_whitespace()
            .map(|word| parsed(self, word))
            .collect()
    }

    fn pairs(self) -> Result<Vec<Pair>, Refused> {
        let pair = |word: &str| {
            let (i, j) = word
                .split_once(',')
                .ok_or_else(|| self.wrong("a pair is expected"))?;
            Ok([parsed(self, i)?, parsed(self, j)?])
        };
        self.text.split_whitespace().map(pair).collect()
    }

    /// Sets with this number of bits.
    fn sets(self, bits: usize) -> Result<Vec<Set>, Refused> {
        let set = |word: &str| {
            let is_set = word.len() == bits && word.bytes().all(|bit| bit == b'0' || bit == b'1');
            let set = || word.bytes().map(|bit| bit == b'1').collect();
            is_set
                .then(set)
                .ok_or_else(|| self.wrong(&format!("sets of {bits} bits are expected")))
        };
        self.text.split_whitespace().map(set).collect()
    }
}

/// Limit of the numbers in a file: heaps of the first lines, states, places.
const MAX_NUMBER: usize = 100_000;

fn parsed(line: Line, word: &str) -> Result<usize, Refused> {
    let number = word
        .parse()
        .ok()
        .filter(|&number: &usize| number <= MAX_NUMBER);
    number.ok_or_else(|| line.wrong(&format!("`{word}` is no number up to {MAX_NUMBER}")))
}
