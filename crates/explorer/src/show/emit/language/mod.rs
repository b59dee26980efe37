//! Languages of emitted code. The emitters write a small part of Rust: functions, constants,
//! integers, lists, maps, loops and conditions. It is translated word by word into the others.

mod expressions;
mod statements;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Result, ensure};

use crate::joined;

/// Language of emitted code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    Rust,
    Cpp,
    Python,
}

impl Language {
    pub const ALL: [Self; 3] = [Self::Rust, Self::Cpp, Self::Python];

    /// Writes the functions of `source` in this language.
    ///
    /// # Errors
    /// If the source uses more of Rust than the emitters should.
    pub fn written(self, source: &str) -> Result<String> {
        match self {
            Self::Rust => Ok(source.to_owned()),
            Self::Cpp | Self::Python => program(source, self),
        }
    }
}

/// Headers of C++ with a word of the code that needs each.
const HEADERS: [(&str, &str); 9] = [
    ("algorithm", "std::m"),
    ("array", "std::array"),
    ("cassert", "assert("),
    ("cmath", "std::sqrt"),
    ("cstddef", "size_t"),
    ("cstdlib", "std::abs"),
    ("initializer_list", "std::initializer_list"),
    ("map", "std::map"),
    ("vector", "std::vector"),
];

/// Division in C++ that rounds down, and its rest.
const FLOOR: [(&str, &str); 2] = [
    (
        "floor_div",
        "int64_t floor_div(int64_t a, int64_t b) {\n    \
         return a / b - (a % b != 0 && (a % b < 0) != (b < 0));\n}\n\n",
    ),
    (
        "floor_rem",
        "int64_t floor_rem(int64_t a, int64_t b) {\n    \
         return a % b + (a % b != 0 && (a % b < 0) != (b < 0) ? b : 0);\n}\n\n",
    ),
];

/// Head of a function.
struct Function {
    name: String,
    parameters: Vec<(String, Type)>,
    result: Type,
}

/// Reads a program in Rust, and writes it in another language.
struct Translator {
    language: Language,
    words: Words,
    /// Types of the variables of a function and of all functions, by name.
    types: BTreeMap<String, Type>,
    /// Names declared in each open block.
    scopes: Vec<Vec<String>>,
    /// What is written.
    text: String,
}

/// Writes the program in C++ or Python.
fn program(source: &str, language: Language) -> Result<String> {
    let mut translator = Translator {
        language,
        words: Words::of(source),
        types: BTreeMap::new(),
        scopes: Vec::new(),
        text: String::new(),
    };
    let functions = translator.heads()?;
    let results = functions
        .iter()
        .map(|it| (it.name.clone(), it.result.clone()));
    translator.types.extend(results);
    for (at, function) in functions.iter().enumerate() {
        if at > 0 {
            translator.text += if translator.is_cpp() { "\n" } else { "\n\n" };
        }
        translator.function(function)?;
    }
    let code = &translator.text;
    let mut head = String::new();
    if translator.is_cpp() {
        head += "#include <cstdint>\n";
        let headers = HEADERS.iter().filter(|(_, word)| code.contains(word));
        headers.for_each(|(name, _)| head += &format!("#include <{name}>\n"));
        head.push('\n');
        if code.contains("u128") {
            head += "using u128 = unsigned __int128;\n\n";
        }
        for (name, helper) in FLOOR {
            if code.contains(&format!("{name}(")) && !translator.types.contains_key(name) {
                head += helper;
            }
        }
        for function in &functions[1..] {
            let _ = writeln!(head, "{};", function.in_cpp());
        }
        if functions.len() > 1 {
            head.push('\n');
        }
    } else {
        if code.contains("math.") {
            head += "import math\n\n\n";
        }
        let mut parameters = functions.iter().flat_map(|it| &it.parameters);
        if parameters.any(|(_, of)| matches!(of, Type::Map(..))) {
            head += "import sys\n\nsys.setrecursionlimit(1 << 20)\n\n\n";
        }
    }
    Ok(head + code)
}

impl Function {
    /// Writes the head in C++.
    fn in_cpp(&self) -> String {
        let parameters = self.parameters.iter().map(|(name, of)| {
            let kind = of.in_cpp();
            match of {
                Type::Plain(_) => format!("{kind} {name}"),
                Type::Map(..) => format!("{kind}& {name}"),
                Type::List(_) | Type::Array(..) => format!("const {kind}& {name}"),
            }
        });
        let result = self.result.in_cpp();
        format!("{result} {}({})", self.name, joined(parameters, ", "))
    }

    fn in_python(&self) -> String {
        let names = self.parameters.iter().map(|(name, _)| name);
        format!("def {}({})", self.name, joined(names, ", "))
    }
}

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
                // A point belongs to a number if a digit follows.
                let is_digit = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let mut signs = rest.char_indices().filter(|(_, c)| !is_digit(*c));
                let is_end = |(at, c): &(usize, char)| {
                    *c != '.' || !rest[at + 1..].starts_with(|c: char| c.is_ascii_digit())
                };
                signs.find(is_end).map(|(at, _)| at)
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
