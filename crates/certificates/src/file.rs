//! Lines of a file, and those with which each certificate begins.

use std::fmt::Display;

use rules::{Rule, with_short_quotes};

use crate::answer::{Refused, refused};

/// Line of a file with its number, or a part of it.
#[derive(Debug, Clone, Copy)]
pub struct Line<'a> {
    pub text: &'a str,
    pub at: usize,
}

/// Largest number in most files, apart from the rule and the closed form.
const MAX_NUMBER: usize = 1 << 24;

impl<'a> Line<'a> {
    pub fn wrong(self, why: impl Display) -> Refused {
        let why = with_short_quotes(&why.to_string());
        Refused::Wrong(format!("line {}: {why}", self.at))
    }

    /// Returns a part of the line.
    pub fn part(self, text: &'a str) -> Self {
        Self { text, ..self }
    }

    /// Returns what follows `name`. Nothing may follow a name without a blank at its end.
    pub fn after(self, name: &str) -> Result<Self, Refused> {
        match self.text.strip_prefix(name) {
            Some(rest) if name.ends_with(' ') || rest.is_empty() => Ok(self.part(rest)),
            _ => Err(self.wrong(format!("`{} …` is expected", name.trim_end()))),
        }
    }

    /// Returns whether the line is the second of two words.
    pub fn is_second_of(self, words: [&str; 2]) -> Result<bool, Refused> {
        let expected = || self.wrong(format!("`{}` or `{}` is expected", words[0], words[1]));
        let found = words.iter().position(|&word| word == self.text);
        found.map(|at| at == 1).ok_or_else(expected)
    }

    /// Returns the words, which single blanks separate; there may be none.
    pub fn words(self) -> impl Iterator<Item = Self> {
        let words = self.text.split(' ').filter(|word| !word.is_empty());
        words.map(move |word| self.part(word))
    }

    /// Parses a number: digits only, without leading zeros.
    pub fn number_up_to(self, most: usize) -> Result<usize, Refused> {
        let text = self.text;
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        let is_plain = is_plain && (text == "0" || !text.starts_with('0'));
        let number = text.parse().ok().filter(|&number| number <= most);
        let number = number.filter(|_| is_plain);
        number.ok_or_else(|| self.wrong(format!("`{text}` is no number up to {most}")))
    }

    pub fn number(self) -> Result<usize, Refused> {
        self.number_up_to(MAX_NUMBER)
    }

    pub fn numbers(self) -> Result<Vec<usize>, Refused> {
        self.words().map(Line::number).collect()
    }
}

/// Returns what follows `name` in the next line.
pub fn field<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
    name: &str,
) -> Result<Line<'a>, Refused> {
    match lines.next() {
        Some(line) => line.after(name),
        None => refused(format!("the file ends before `{name}`")),
    }
}

/// Certificate whose first four lines are read.
pub struct File<'a> {
    pub rule: Rule,
    pub misere: bool,
    /// Kind of the claim.
    pub claim: Line<'a>,
    pub lines: Vec<Line<'a>>,
}

impl<'a> File<'a> {
    /// Reads the lines with which each certificate begins.
    ///
    /// # Errors
    /// If one of them is wrong, or single blanks don't separate the words of all lines.
    pub fn read(text: &'a str) -> Result<Self, Refused> {
        let mut lines = text.lines().zip(1..).map(|(text, at)| Line { text, at });
        for line in lines.clone().filter(|line| !line.text.is_empty()) {
            let is_other = |sign: char| sign != ' ' && sign.is_whitespace();
            if line.text.split(' ').any(str::is_empty) || line.text.contains(is_other) {
                return Err(line.wrong("single blanks between words are expected"));
            }
        }
        field(
            &mut lines,
            "certificate of a theorem about a game, format 1",
        )?;
        let rule = field(&mut lines, "rule ")?;
        Ok(Self {
            rule: Rule::parse(rule.text).map_err(|error| rule.wrong(error))?,
            misere: field(&mut lines, "play ")?.is_second_of(["normal", "misere"])?,
            claim: field(&mut lines, "claim ")?,
            lines: lines.collect(),
        })
    }
}
