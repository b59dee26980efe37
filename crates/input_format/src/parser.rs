//! Parses the text of a format.

use std::collections::BTreeSet;

use super::syntax::{
    Comparison, Condition, ConditionKind, Expression, Function, Item, Kind, Letters, Predicate,
    Range, Sequence, Times,
};

const PREDICATES: [(&str, Predicate); 6] = [
    ("distinct", Predicate::Distinct),
    ("sorted", Predicate::Sorted),
    ("increasing", Predicate::Increasing),
    ("tree", Predicate::Tree),
    ("connected", Predicate::Connected),
    ("acyclic", Predicate::Acyclic),
];

/// `letters` counts the letters of all words: for words, the numbers are their lengths.
const FUNCTIONS: [(&str, Function); 6] = [
    ("sum", |numbers| Some(numbers.iter().sum())),
    ("xor", |numbers| Some(numbers.iter().fold(0, |a, b| a ^ b))),
    ("min", |numbers| numbers.iter().min().copied()),
    ("max", |numbers| numbers.iter().max().copied()),
    ("count", |numbers| i128::try_from(numbers.len()).ok()),
    ("letters", |numbers| Some(numbers.iter().sum())),
];

/// A sign comes after the signs that begin with it.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("!=", i128::ne),
    ("<=", i128::le),
    (">=", i128::ge),
    ("<", i128::lt),
    (">", i128::gt),
    ("=", i128::eq),
];

/// Reads a whole format.
pub fn parse(text: &str) -> Result<Sequence, String> {
    stays_shallow(text)?;
    let mut parser = Parser {
        text,
        at: 0,
        known: BTreeSet::new(),
    };
    let sequence = parser.sequence()?;
    if parser.rest().is_empty() {
        return Ok(sequence);
    }
    Err(parser.expected("`,`"))
}

const MAX_DEPTH: usize = 100;

/// Checks that the parser can recurse for each bracket and sign.
fn stays_shallow(text: &str) -> Result<(), String> {
    // One for each open bracket, plus the number of signs before it, back to a comma.
    let (mut open, mut signs) = (Vec::new(), 0);
    let mut is_quoted = false;
    for (at, c) in text.char_indices() {
        is_quoted ^= c == '"';
        match c {
            _ if is_quoted => {}
            '(' | '[' | '{' => open.push(1 + std::mem::take(&mut signs)),
            ')' | ']' | '}' => signs = open.pop().map_or(0, |before| before - 1),
            ',' | '|' => signs = 0,
            '+' | '-' | '*' | '/' | '%' | '^' | '&' => signs += 1,
            _ => {}
        }
        if open.iter().sum::<usize>() + signs > MAX_DEPTH {
            let before: String = text[..at].chars().rev().take(20).collect();
            let before: String = before.chars().rev().collect();
            return Err(format!(
                "more than {MAX_DEPTH} brackets and signs are open at once after `{before}`"
            ));
        }
    }
    Ok(())
}

struct Parser<'a> {
    text: &'a str,
    /// Byte offset of the next character.
    at: usize,
    /// Names that have been read before this offset.
    known: BTreeSet<String>,
}

impl<'a> Parser<'a> {
    fn rest(&mut self) -> &'a str {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest
    }

    fn expected(&mut self, what: &str) -> String {
        let rest: String = self.rest().chars().take(20).collect();
        if rest.is_empty() {
            format!("expected {what} at the end")
        } else {
            format!("expected {what} before `{rest}`")
        }
    }

    /// Skips this text if it is next, and returns whether it was.
    fn takes(&mut self, token: &str) -> bool {
        let is_next = self.rest().starts_with(token);
        if is_next {
            self.at += token.len();
        }
        is_next
    }

    fn demand(&mut self, token: &str) -> Result<(), String> {
        if self.takes(token) {
            return Ok(());
        }
        Err(self.expected(&format!("`{token}`")))
    }

    /// Reads the next word, if one is next: letters, digits, `_`.
    fn word(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let word = &rest[..end];
        if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        self.at += end;
        Some(word)
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let before = self.at;
        let is_next = self.word() == Some(word);
        if !is_next {
            self.at = before;
        }
        is_next
    }

    fn quoted(&mut self) -> Result<Option<String>, String> {
        if !self.takes("\"") {
            return Ok(None);
        }
        let rest = &self.text[self.at..];
        let end = rest.find('"').ok_or("the quote has no end")?;
        self.at += end + 1;
        Ok(Some(rest[..end].to_string()))
    }

    fn sequence(&mut self) -> Result<Sequence, String> {
        let mut items = vec![self.item()?];
        while self.takes(",") {
            items.push(self.item()?);
        }
        Ok(items)
    }

    fn item(&mut self) -> Result<Item, String> {
        if self.rest().is_empty() {
            return Err(self.expected("an item"));
        }
        if let Some(words) = self.quoted()? {
            return Ok(Item::Literal(words));
        }
        if self.takes("{") {
            return self.braces();
        }
        let start = self.at;
        if let Some(item) = self.reading()? {
            return Ok(item);
        }
        self.at = start;
        if let Some(item) = self.counted()? {
            return Ok(item);
        }
        self.at = start;
        self.condition()
    }

    /// Parses `name in …` or `name[count] in …`.
    fn reading(&mut self) -> Result<Option<Item>, String> {
        let Some(name) = self.word() else {
            return Ok(None);
        };
        let mut count = None;
        if self.takes("[") {
            count = Some(self.expression()?);
            self.demand("]")?;
        }
        if !self.takes_word("in") {
            return Ok(None);
        }
        let kind = if let Some(letters) = self.quoted()? {
            let length = self.range()?;
            let letters = Letters::new(letters);
            Kind::Word { letters, length }
        } else if self.takes_word("real") {
            Kind::Real(self.range()?)
        } else {
            Kind::Whole(self.range()?)
        };
        if !self.known.insert(name.to_string()) {
            return Err(format!("`{name}` is read twice"));
        }
        let name = name.to_string();
        Ok(Some(Item::Read { name, count, kind }))
    }

    fn range(&mut self) -> Result<Range, String> {
        let low = self.expression()?;
        self.demand("..")?;
        let is_open = matches!(self.rest().chars().next(), None | Some(',' | '}' | '|'));
        let high = (!is_open).then(|| self.expression()).transpose()?;
        Ok(Range { low, high })
    }

    /// Parses `times * { … }`.
    fn counted(&mut self) -> Result<Option<Item>, String> {
        let Ok(times) = self.expression() else {
            return Ok(None);
        };
        if !(self.takes("*") && self.takes("{")) {
            return Ok(None);
        }
        let before = self.known.clone();
        let body = self.sequence()?;
        self.demand("}")?;
        Ok(Some(self.repeat(Times::Count(times), body, &before)))
    }

    fn repeat(&self, times: Times, body: Sequence, before: &BTreeSet<String>) -> Item {
        let names = self.known.difference(before).cloned().collect();
        Item::Repeat { times, body, names }
    }

    /// Parses the rest after an opening brace.
    fn braces(&mut self) -> Result<Item, String> {
        let before = self.known.clone();
        let mut all = before.clone();
        let mut choices = vec![];
        loop {
            self.known.clone_from(&before);
            choices.push(self.sequence()?);
            all.append(&mut self.known);
            if !self.takes("|") {
                break;
            }
        }
        self.known = all;
        self.demand("}")?;
        if !self.takes_word("until") {
            return Ok(Item::Either(choices));
        }
        let times = match self.quoted()? {
            Some(words) => Times::Until(words),
            None if self.takes_word("end") => Times::UntilEnd,
            None => return Err(self.expected("`end` or words in quotes")),
        };
        let body = match choices.len() {
            1 => choices.swap_remove(0),
            _ => vec![Item::Either(choices)],
        };
        Ok(self.repeat(times, body, &before))
    }

    fn condition(&mut self) -> Result<Item, String> {
        let start = self.at;
        let kind = self.condition_kind()?;
        let text = self.text[start..self.at].trim().to_string();
        Ok(Item::Condition(Condition { text, kind }))
    }

    fn condition_kind(&mut self) -> Result<ConditionKind, String> {
        let start = self.at;
        let word = self.word();
        let predicate = PREDICATES.iter().find(|(name, _)| Some(*name) == word);
        if let Some(&(name, predicate)) = predicate {
            self.demand("(")?;
            let arguments = self.arguments()?;
            let fits = match predicate {
                Predicate::Distinct => !arguments.is_empty(),
                Predicate::Sorted | Predicate::Increasing => arguments.len() == 1,
                Predicate::Tree | Predicate::Connected | Predicate::Acyclic => arguments.len() == 3,
            };
            if !fits {
                return Err(format!("`{name}` takes another number of arguments"));
            }
            return Ok(ConditionKind::Holds(predicate, arguments));
        }
        self.at = start;
        let first = self.expression()?;
        let mut chain = vec![];
        while let Some(comparison) = self.comparison() {
            chain.push((comparison, self.expression()?));
        }
        if chain.is_empty() {
            return Err(self.expected("a condition"));
        }
        Ok(ConditionKind::Compare(first, chain))
    }

    fn comparison(&mut self) -> Option<Comparison> {
        let mut signs = COMPARISONS.into_iter();
        let found = signs.find(|(sign, _)| self.takes(sign));
        found.map(|(_, comparison)| comparison)
    }

    /// Parses arguments up to the closing bracket.
    fn arguments(&mut self) -> Result<Vec<Expression>, String> {
        let first = self.expression()?;
        self.arguments_after(first)
    }

    fn arguments_after(&mut self, first: Expression) -> Result<Vec<Expression>, String> {
        let mut arguments = vec![first];
        while self.takes(",") {
            arguments.push(self.expression()?);
        }
        self.demand(")")?;
        Ok(arguments)
    }

    fn expression(&mut self) -> Result<Expression, String> {
        self.binary(&[&['&'], &['+', '-'], &['*', '/', '%'], &['^']])
    }

    /// Parses binary operators. `levels` lists them by precedence, the weakest first; only `^` is
    /// right-associative.
    fn binary(&mut self, levels: &[&[char]]) -> Result<Expression, String> {
        let Some((signs, tighter)) = levels.split_first() else {
            return self.atom();
        };
        let mut left = self.binary(tighter)?;
        loop {
            let rest = self.rest();
            let sign = rest.chars().next().filter(|sign| signs.contains(sign));
            let Some(sign) = sign else { return Ok(left) };
            if sign == '*' && rest[1..].trim_start().starts_with('{') {
                return Ok(left);
            }
            self.at += 1;
            let right = self.binary(if sign == '^' { levels } else { tighter })?;
            left = Expression::Binary(sign, Box::new([left, right]));
        }
    }

    fn atom(&mut self) -> Result<Expression, String> {
        if self.takes("-") {
            // `-10^4` is -(10^4).
            let power = self.binary(&[&['^']])?;
            return Ok(Expression::Negative(Box::new(power)));
        }
        if self.takes("(") {
            let inner = self.expression()?;
            self.demand(")")?;
            return Ok(inner);
        }
        let rest = self.rest();
        let digits = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        if digits > 0 {
            self.at += digits;
            let number = rest[..digits].parse();
            return number.map(Expression::Number).map_err(|it| it.to_string());
        }
        let Some(word) = self.word() else {
            return Err(self.expected("a number or a name"));
        };
        if let Some(&(_, function)) = FUNCTIONS.iter().find(|(name, _)| *name == word) {
            self.demand("(")?;
            let first = self.expression()?;
            if word == "letters" && self.takes(",") {
                let letters = self
                    .quoted()?
                    .ok_or_else(|| self.expected("letters in quotes"))?;
                self.demand(")")?;
                return Ok(Expression::Letters(Box::new(first), Letters::new(letters)));
            }
            return Ok(Expression::Call(function, self.arguments_after(first)?));
        }
        if !self.known.contains(word) {
            return Err(format!("`{word}` has not been read before"));
        }
        Ok(Expression::Name(word.to_string()))
    }
}
