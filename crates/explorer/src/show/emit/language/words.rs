//! The words of the Rust that the emitters write, and its types.

use anyhow::{Result, ensure};

/// Signs of several characters.
const SIGNS: [&str; 21] = [
    "..=", "<<=", ">>=", "..", "::", "->", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=",
    "/=", "^=", "|=", "&=", "<<", ">>",
];

/// Words of a program, and the place of the next one.
pub struct Words {
    words: Vec<String>,
    pub at: usize,
}

impl Words {
    /// Splits source code into names, numbers, texts, signs and comments.
    pub fn of(source: &str) -> Self {
        let mut words = Vec::new();
        let mut rest = source.trim_start();
        while let Some(first) = rest.chars().next() {
            let end = |is_inside: fn(char) -> bool| rest.find(|c| !is_inside(c));
            let length = if rest.starts_with("//") {
                rest.find('\n')
            } else if first == '"' {
                rest[1..].find('"').map(|end| end + 2)
            } else if first.is_ascii_digit() {
                number_end(rest)
            } else if first.is_alphabetic() || first == '_' {
                end(|c| c.is_alphanumeric() || c == '_')
            } else {
                let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
                Some(sign.map_or(first.len_utf8(), |sign| sign.len()))
            };
            let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
            words.push(word.to_owned());
            rest = after.trim_start();
        }
        Self { words, at: 0 }
    }

    /// The next word; empty at the end.
    pub fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    pub fn next(&mut self) -> String {
        let word = self.peek().to_owned();
        self.at += 1;
        word
    }

    /// Goes past the word, if it is next.
    pub fn eat(&mut self, word: &str) -> bool {
        let is_next = self.peek() == word;
        self.at += usize::from(is_next);
        is_next
    }

    pub fn expect(&mut self, word: &str) -> Result<()> {
        let next = self.peek().to_owned();
        ensure!(self.eat(word), "`{word}` is expected, not `{next}`");
        Ok(())
    }

    /// Reads a type.
    pub fn kind(&mut self) -> Result<Type> {
        self.eat("&");
        self.eat("mut");
        if self.eat("[") {
            let item = Box::new(self.kind()?);
            let kind = if self.eat(";") {
                Type::Array(item, self.next())
            } else {
                Type::List(item)
            };
            self.expect("]")?;
            return Ok(kind);
        }
        let mut name = self.next();
        while self.eat("::") {
            name = self.next();
        }
        if !self.eat("<") {
            return Ok(Type::Plain(name));
        }
        let first = Box::new(self.kind()?);
        let kind = if self.eat(",") {
            Type::Map(first, Box::new(self.kind()?))
        } else {
            Type::List(first)
        };
        if self.peek() == ">>" {
            self.words[self.at] = ">".to_owned();
            self.words.insert(self.at, ">".to_owned());
        }
        self.expect(">")?;
        Ok(kind)
    }
}

/// Returns where a number ends; a point belongs to it if a digit follows.
fn number_end(text: &str) -> Option<usize> {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let whole = text.find(|c| !is_inside(c))?;
    let fraction = text[whole..].strip_prefix('.');
    match fraction.filter(|after| after.starts_with(|c: char| c.is_ascii_digit())) {
        Some(after) => Some(whole + 1 + after.find(|c| !is_inside(c))?),
        None => Some(whole),
    }
}

/// Type of a value.
#[derive(Debug, Clone, PartialEq)]
pub enum Type {
    /// A number or a truth value, named as in Rust.
    Plain(String),
    List(Box<Type>),
    /// Array with its length.
    Array(Box<Type>, String),
    /// Map from positions to values.
    Map(Box<Type>, Box<Type>),
}

impl Type {
    pub fn plain(name: &str) -> Self {
        Self::Plain(name.to_owned())
    }

    /// Returns the type of the items of a list, or of the values of a map.
    pub fn item(&self) -> Option<&Self> {
        match self {
            Self::Plain(_) => None,
            Self::List(item) | Self::Array(item, _) | Self::Map(_, item) => Some(item),
        }
    }

    /// Writes the type in C++.
    pub fn in_cpp(&self) -> String {
        match self {
            Self::Plain(name) => match name.as_str() {
                "f64" => "double".to_owned(),
                "usize" => "size_t".to_owned(),
                "i64" => "int64_t".to_owned(),
                "i128" => "__int128".to_owned(),
                "u8" | "u16" | "u32" | "u64" => format!("uint{}_t", &name[1..]),
                other => other.to_owned(),
            },
            Self::List(item) => format!("std::vector<{}>", item.in_cpp()),
            Self::Array(item, length) => format!("std::array<{}, {length}>", item.in_cpp()),
            Self::Map(key, value) => format!("std::map<{}, {}>", key.in_cpp(), value.in_cpp()),
        }
    }
}
