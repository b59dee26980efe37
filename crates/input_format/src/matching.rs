//! Compares an input with a format, token by token.

use super::Breach;
use super::syntax::{Expression, Item, Kind, Range, Sequence, Times};
use super::value::Scopes;

/// Compares a whole input with a format.
pub fn check(format: &Sequence, input: &str) -> Result<(), Breach> {
    let lines = input.lines().enumerate();
    let tokens = lines.flat_map(|(i, line)| {
        let words = line.split_whitespace();
        words.map(move |word| Token { line: i + 1, word })
    });
    let mut reader = Reader {
        tokens: tokens.collect(),
        at: 0,
        scopes: Scopes::new(),
    };
    reader.sequence(format)?;
    match reader.tokens.get(reader.at) {
        None => Ok(()),
        Some(token) => Err(reader.breach(format!("`{}` is too much", token.word))),
    }
}

#[derive(Clone, Copy)]
struct Token<'a> {
    /// Line number, counted from 1.
    line: usize,
    word: &'a str,
}

struct Reader<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    scopes: Scopes,
}

impl<'a> Reader<'a> {
    /// Reports a breach at the next token.
    fn breach(&self, reason: String) -> Breach {
        let token = self.tokens.get(self.at).or(self.tokens.last());
        let line = token.map_or(1, |token| token.line);
        Breach { line, reason }
    }

    /// Reports a breach at the last token that was read.
    fn breach_before(&self, reason: String) -> Breach {
        let token = self.tokens.get(self.at.saturating_sub(1));
        let line = token.map_or(1, |token| token.line);
        Breach { line, reason }
    }

    fn next(&self, name: &str) -> Result<&'a str, Breach> {
        let token = self.tokens.get(self.at).map(|token| token.word);
        token.ok_or_else(|| self.breach(format!("the input ends; `{name}` is missing")))
    }

    fn number(&self, expression: &Expression) -> Result<i128, Breach> {
        let number = self.scopes.number(expression);
        number.map_err(|reason| self.breach_before(reason))
    }

    fn sequence(&mut self, items: &Sequence) -> Result<(), Breach> {
        items.iter().try_for_each(|item| self.item(item))
    }

    fn item(&mut self, item: &Item) -> Result<(), Breach> {
        match item {
            Item::Read { name, count, kind } => {
                let count = match count {
                    None => 1,
                    Some(count) => self.number(count)?,
                };
                let bounds = self.bounds(match kind {
                    Kind::Whole(range) | Kind::Real(range) => range,
                    Kind::Word { length, .. } => length,
                })?;
                self.scopes.own(name);
                (0..count).try_for_each(|_| self.value(name, kind, &bounds))
            }
            Item::Literal(words) => words
                .split_whitespace()
                .try_for_each(|word| self.literal(word)),
            Item::Repeat { times, body, names } => {
                for name in names {
                    self.scopes.own(name);
                }
                self.repeat(times, body)
            }
            Item::Either(choices) => self.either(choices),
            Item::Condition(condition) => {
                let reason = match self.scopes.holds(&condition.kind) {
                    Ok(true) => return Ok(()),
                    Ok(false) => format!("`{}` does not hold", condition.text),
                    Err(reason) => format!("`{}`: {reason}", condition.text),
                };
                Err(self.breach_before(reason))
            }
        }
    }

    fn literal(&mut self, word: &str) -> Result<(), Breach> {
        let found = self.next(word)?;
        if found != word {
            return Err(self.breach(format!("`{found}` instead of `{word}`")));
        }
        self.at += 1;
        Ok(())
    }

    fn repeat(&mut self, times: &Times, body: &Sequence) -> Result<(), Breach> {
        match times {
            Times::Count(count) => {
                let count = self.number(count)?;
                (0..count).try_for_each(|_| self.round(body))
            }
            Times::Until(words) => {
                let words: Vec<&str> = words.split_whitespace().collect();
                while !self.is_next(&words) {
                    self.round(body)?;
                }
                self.at += words.len();
                Ok(())
            }
            Times::UntilEnd => {
                while self.at < self.tokens.len() {
                    self.round(body)?;
                }
                Ok(())
            }
        }
    }

    fn round(&mut self, body: &Sequence) -> Result<(), Breach> {
        self.scopes.open();
        self.sequence(body)?;
        self.scopes.close();
        Ok(())
    }

    fn is_next(&self, words: &[&str]) -> bool {
        let rest = self.tokens[self.at..].iter().map(|token| token.word);
        let rest: Vec<&str> = rest.take(words.len()).collect();
        rest == words
    }

    fn either(&mut self, choices: &[Sequence]) -> Result<(), Breach> {
        let next = self.tokens.get(self.at).map_or("", |token| token.word);
        let begins = |choice: &&Sequence| match choice.first() {
            Some(Item::Literal(words)) => words.split_whitespace().next() == Some(next),
            _ => true,
        };
        let fitting: Vec<&Sequence> = choices.iter().filter(begins).collect();
        if let [choice] = fitting[..] {
            return self.sequence(choice);
        }
        let (start, before) = (self.at, self.scopes.clone());
        let mut furthest: Option<(usize, Breach)> = None;
        for choice in choices {
            self.at = start;
            self.scopes = before.clone();
            let Err(breach) = self.sequence(choice) else {
                return Ok(());
            };
            if furthest.as_ref().is_none_or(|(at, _)| self.at >= *at) {
                furthest = Some((self.at, breach));
            }
        }
        let (_, breach) = furthest.expect("there is a choice");
        Err(breach)
    }

    fn bounds(&self, range: &Range) -> Result<Bounds, Breach> {
        let low = self.number(&range.low)?;
        let high = range.high.as_ref().map(|high| self.number(high));
        let high = high.transpose()?;
        Ok(Bounds { low, high })
    }

    fn no_number(&self, name: &str, word: &str) -> Breach {
        self.breach(format!("`{name}` is `{word}`, no number"))
    }

    /// Reads a value of a name.
    fn value(&mut self, name: &str, kind: &Kind, bounds: &Bounds) -> Result<(), Breach> {
        let word = self.next(name)?;
        let (is_inside, number) = match kind {
            Kind::Whole(_) => {
                let number = whole(word).ok_or_else(|| self.no_number(name, word))?;
                (bounds.contain(number), number)
            }
            Kind::Real(_) => {
                let number = word.parse::<f64>().ok().filter(|number| number.is_finite());
                let number = number.ok_or_else(|| self.no_number(name, word))?;
                (bounds.contain_real(number), 0)
            }
            Kind::Word { letters, .. } => {
                if let Some(letter) = word.chars().find(|&letter| !letters.contain(letter)) {
                    let letters = &letters.text;
                    let reason =
                        format!("`{name}` has the letter `{letter}`, not of \"{letters}\"");
                    return Err(self.breach(reason));
                }
                let length = word.chars().count() as i128;
                if !bounds.contain(length) {
                    let reason = format!("`{name}` has {length} letters, not {bounds}");
                    return Err(self.breach(reason));
                }
                self.scopes.own(name).words.push(word.to_string());
                (true, length)
            }
        };
        if !is_inside {
            return Err(self.breach(format!("`{name}` is {word}, not in {bounds}")));
        }
        self.scopes.own(name).numbers.push(number);
        self.at += 1;
        Ok(())
    }
}

/// Reads a number in plain decimal form; one that does not fit becomes the extreme `i128`.
fn whole(word: &str) -> Option<i128> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let is_plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_plain || (digits.starts_with('0') && word != "0") {
        return None;
    }
    let is_negative = word.starts_with('-');
    let most = if is_negative { i128::MIN } else { i128::MAX };
    Some(word.parse().unwrap_or(most))
}

struct Bounds {
    low: i128,
    high: Option<i128>,
}

impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}..", self.low)?;
        self.high.map_or(Ok(()), |high| write!(f, "{high}"))
    }
}

impl Bounds {
    fn contain(&self, number: i128) -> bool {
        self.low <= number && self.high.is_none_or(|high| number <= high)
    }

    fn contain_real(&self, number: f64) -> bool {
        self.low as f64 <= number && self.high.is_none_or(|high| number <= high as f64)
    }
}
