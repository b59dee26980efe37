//! Languages of emitted code. The emitters write a small part of Rust: functions, constants,
//! integers, lists, maps, loops and conditions. It is translated word by word into the others.

mod expressions;
mod statements;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::Result;

use words::{Type, Words};

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
        let parameters: Vec<String> = parameters.collect();
        let result = self.result.in_cpp();
        format!("{result} {}({})", self.name, parameters.join(", "))
    }

    fn in_python(&self) -> String {
        let names = self.parameters.iter().map(|(name, _)| name.as_str());
        let names: Vec<&str> = names.collect();
        format!("def {}({})", self.name, names.join(", "))
    }
}
