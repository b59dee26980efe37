//! Parses the certificate of a scanner.

use rules::{Rule, sorted_and_distinct};

use crate::answer::Refused;
use crate::file::{File, Line, field};

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
    /// Reads the certificate of a scanner.
    ///
    /// # Errors
    /// If a line is wrong. The error names it.
    pub fn read(file: File) -> Result<Self, Refused> {
        let mut lines = file.lines.into_iter();
        let takes = Takes::read(field(&mut lines, "takes ")?)?;
        let first = field(&mut lines, "lines ")?.small()?;
        let listed = field(&mut lines, "listed ")?.pairs()?;
        let mut sides = Vec::new();
        let mut current: Option<Side> = None;
        for line in lines {
            let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
            let rest = line.part(rest);
            match (word, &mut current) {
                ("side", _) => {
                    sides.extend(current.take());
                    current = Some(Side {
                        front: rest.small()?,
                        states: Vec::new(),
                        steps: Vec::new(),
                        at: line.at,
                    });
                }
                ("state", Some(side)) => side.states.push(State::read(rest, &takes)?),
                ("step", Some(side)) => side.steps.push(Step::read(rest, &takes)?),
                _ => return Err(line.wrong("`side`, `state` or `step` is expected")),
            }
        }
        sides.extend(current);
        let two = sides
            .try_into()
            .map_err(|_| Refused::Wrong("two sides are expected".to_owned()));
        Ok(Self {
            rule: file.rule,
            misere: file.misere,
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
        let [threshold, period] = numbers.small_numbers()?[..] else {
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
        if takes.take([0, 0]) {
            return Err(line.wrong("a take of nothing"));
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

impl State {
    fn read(line: Line, takes: &Takes) -> Result<Self, Refused> {
        let [numbers, both, smaller, others] = line.parts()?;
        let [line, larger] = numbers.small_numbers()?[..] else {
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
            from: from.small()?,
            read: read.clone(),
            found: found.small_numbers()?,
            written: written.sets(takes.period)?,
            to: to.small()?,
            at: line.at,
        })
    }
}

/// Largest number in a file: heaps of the first lines, states, places.
const MAX_NUMBER: usize = 100_000;

impl<'a> Line<'a> {
    /// Splits the line at each word `|`.
    fn parts<const COUNT: usize>(self) -> Result<[Line<'a>; COUNT], Refused> {
        if (self.words()).any(|word| word.text != "|" && word.text.contains('|')) {
            return Err(self.wrong("blanks around `|` are expected"));
        }
        let parts = self.text.split('|');
        let parts: Vec<Line> = parts
            .map(|text| self.part(text.trim_matches(' ')))
            .collect();
        let expected = format!("{COUNT} parts are expected");
        parts.try_into().map_err(|_| self.wrong(expected))
    }

    fn small(self) -> Result<usize, Refused> {
        self.number_up_to(MAX_NUMBER)
    }

    fn small_numbers(self) -> Result<Vec<usize>, Refused> {
        self.words().map(Line::small).collect()
    }

    fn pairs(self) -> Result<Vec<Pair>, Refused> {
        let pair = |word: Line| {
            let pair = word.text.split_once(',');
            let (i, j) = pair.ok_or_else(|| self.wrong("a pair is expected"))?;
            Ok([self.part(i).small()?, self.part(j).small()?])
        };
        self.words().map(pair).collect()
    }

    /// Parses sets of this many bits.
    fn sets(self, bits: usize) -> Result<Vec<Set>, Refused> {
        let set = |word: Line| {
            let bytes = word.text.bytes();
            let is_set = bytes.len() == bits && bytes.clone().all(|it| it == b'0' || it == b'1');
            let set = || bytes.map(|bit| bit == b'1').collect();
            is_set
                .then(set)
                .ok_or_else(|| self.wrong(format!("sets of {bits} bits are expected")))
        };
        self.words().map(set).collect()
    }
}
