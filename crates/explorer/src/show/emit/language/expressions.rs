//! Translates expressions.

use anyhow::{Result, bail, ensure};

use super::super::wrapped;
use super::Translator;
use super::words::Type;

/// Most characters of a line of a table.
const WIDTH: usize = 90;

/// An expression in the other language.
pub struct Piece {
    pub text: String,
    /// The text without parentheses around all of it.
    pub bare: String,
    /// The bare text, without a conversion to an index.
    index: String,
    /// The type; `None` if any type of number fits.
    pub kind: Option<Type>,
    pub form: Form,
}

/// Form of an expression that its surroundings depend on.
pub enum Form {
    /// It needs no parentheses.
    Atom,
    Unary,
    /// The operator that is applied last.
    Binary(String),
    Int,
    /// Constant items in a fixed order.
    Array(Vec<Piece>),
    /// A list of equal items: the item and their number.
    Repeated(Box<[Piece; 2]>),
    Range {
        ends: Box<[Piece; 2]>,
        is_inclusive: bool,
        is_reversed: bool,
    },
}

impl Piece {
    fn new(text: String, kind: Option<Type>, form: Form) -> Self {
        Self {
            bare: text.clone(),
            index: text.clone(),
            text,
            kind,
            form,
        }
    }

    fn atom(text: String, kind: Option<Type>) -> Self {
        Self::new(text, kind, Form::Atom)
    }

    /// Puts parentheses around it, if it needs any.
    fn grouped(self) -> Self {
        let form = match self.form {
            Form::Unary | Form::Binary(_) => Form::Atom,
            range @ Form::Range { .. } => range,
            _ => return self,
        };
        Self {
            text: format!("({})", self.text),
            bare: self.text,
            form,
            ..self
        }
    }

    /// The type of either, the first one's before the other's.
    fn kind_or(&self, other: Option<&Self>) -> Option<Type> {
        self.kind.clone().or_else(|| other?.kind.clone())
    }
}

/// Operators by how tightly they bind.
const LEVELS: [&[&str]; 10] = [
    &["..", "..="],
    &["||"],
    &["&&"],
    &["==", "!=", "<", "<=", ">", ">="],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

impl Translator {
    pub fn expr(&mut self) -> Result<Piece> {
        self.binary(0)
    }

    /// Reads operations that bind at least as much as `least`.
    fn binary(&mut self, least: usize) -> Result<Piece> {
        let mut left = self.unary()?;
        loop {
            let sign = self.words.peek().to_owned();
            let level = LEVELS.iter().position(|signs| signs.contains(&&*sign));
            let Some(level) = level.filter(|&level| level >= least) else {
                return Ok(left);
            };
            self.words.at += 1;
            let right = self.binary(level + 1)?;
            left = if level == 0 {
                let kind = left.kind_or(Some(&right));
                let form = Form::Range {
                    ends: Box::new([left, right]),
                    is_inclusive: sign == "..=",
                    is_reversed: false,
                };
                Piece::new(String::new(), kind, form)
            } else {
                self.operation(sign, level, &left, &right)
            };
        }
    }

    fn operation(&self, sign: String, level: usize, left: &Piece, right: &Piece) -> Piece {
        let is_cpp = self.is_cpp();
        let is_of_bits = |sign: &str| matches!(sign, "&" | "|" | "^" | "<<" | ">>");
        let operand = |of: &Piece| match &of.form {
            // C++ has another precedence of bits, and warns of `&&` in `||`.
            Form::Binary(inner)
                if is_cpp
                    && *inner != sign
                    && (is_of_bits(&sign) || is_of_bits(inner) || sign == "||") =>
            {
                format!("({})", of.text)
            }
            _ => of.text.clone(),
        };
        let written = match &*sign {
            "/" => self.either("/", "//"),
            "&&" => self.either("&&", "and"),
            "||" => self.either("||", "or"),
            sign => sign,
        };
        let first = match left.form {
            Form::Int if sign == "<<" && is_cpp => {
                let of = left.kind.clone().unwrap_or(Type::plain("u64"));
                format!("{}({})", of.in_cpp(), left.text)
            }
            _ => operand(left),
        };
        let kind = match level {
            1..=3 => Some(Type::plain("bool")),
            7 => left.kind.clone(),
            _ => left.kind_or(Some(right)),
        };
        let text = format!("{first} {written} {}", operand(right));
        Piece::new(text, kind, Form::Binary(sign))
    }

    fn unary(&mut self) -> Result<Piece> {
        if self.words.eat("&") || self.words.eat("*") {
            self.words.eat("mut");
            return self.unary();
        }
        for (sign, written) in [("-", "-"), ("!", self.either("!", "not "))] {
            if self.words.eat(sign) {
                let of = self.unary()?;
                let text = format!("{written}{}", of.text);
                return Ok(Piece::new(text, of.kind, Form::Unary));
            }
        }
        let mut piece = self.operand()?;
        loop {
            piece = if self.words.eat(".") {
                let name = self.words.next();
                let arguments = self.arguments()?;
                self.method(piece, &name, &arguments)?
            } else if self.words.eat("[") {
                let index = self.expr()?;
                self.words.expect("]")?;
                let item = piece.kind.as_ref().and_then(Type::item).cloned();
                Piece::atom(format!("{}[{}]", piece.text, index.index), item)
            } else if self.words.eat("as") {
                let to = self.words.kind()?;
                self.cast(piece, to)
            } else {
                return Ok(piece);
            };
        }
    }

    fn operand(&mut self) -> Result<Piece> {
        let word = self.words.next();
        match &*word {
            "(" => {
                self.words.at -= 1;
                let mut items = self.arguments()?;
                Ok(match items.len() {
                    1 => items.remove(0).grouped(),
                    _ => self.array(items),
                })
            }
            "[" => self.items(false),
            "vec" => {
                self.words.expect("!")?;
                self.words.expect("[")?;
                self.items(true)
            }
            "if" => {
                let condition = self.expr()?.text;
                self.words.expect("{")?;
                let first = self.expr()?;
                self.words.expect("}")?;
                self.words.expect("else")?;
                let other = if self.words.eat("{") {
                    let other = self.expr()?;
                    self.words.expect("}")?;
                    other
                } else {
                    self.operand()?
                };
                let (a, b) = (&first.text, &other.text);
                let text = self.either(
                    format!("({condition} ? {a} : {b})"),
                    format!("({a} if {condition} else {b})"),
                );
                Ok(Piece::atom(text, first.kind_or(Some(&other))))
            }
            "true" | "false" => {
                let in_python = if word == "true" { "True" } else { "False" };
                let text = self.either(&*word, in_python);
                Ok(Piece::atom(text.to_owned(), Some(Type::plain("bool"))))
            }
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => Ok(self.number(&word)),
            _ if self.words.eat("::") => {
                let name = self.words.next();
                let mut arguments = self.arguments()?;
                match (&*name, arguments.pop()) {
                    ("from", Some(of)) => Ok(self.cast(of.grouped(), Type::Plain(word))),
                    ("new", None) => Ok(self.list(&[])),
                    _ => bail!("`{word}::{name}` is no function here"),
                }
            }
            _ => {
                let is_name = word.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '"');
                ensure!(is_name, "`{word}` is unexpected");
                let kind = self.types.get(&word).cloned();
                let text = match self.words.peek() {
                    "(" => format!("{word}({})", bare(&self.arguments()?)),
                    _ => word,
                };
                Ok(Piece::atom(text, kind))
            }
        }
    }

    fn number(&self, word: &str) -> Piece {
        if word.contains('.') {
            return Piece::atom(word.to_owned(), Some(Type::plain("f64")));
        }
        let suffix = ["usize", "u128", "u64", "u32", "i64"]
            .into_iter()
            .find(|suffix| word.ends_with(suffix));
        let digits = suffix.map_or(word, |suffix| &word[..word.len() - suffix.len()]);
        let digits = digits.replace('_', "");
        let is_above = |number: u128| number > i64::MAX as u128;
        let is_large = digits.starts_with("0x") || digits.parse().is_ok_and(is_above);
        let end = if is_large && self.is_cpp() { "ull" } else { "" };
        Piece::new(digits + end, suffix.map(Type::plain), Form::Int)
    }

    /// Reads expressions in parentheses.
    pub fn arguments(&mut self) -> Result<Vec<Piece>> {
        self.words.expect("(")?;
        self.until(")")
    }

    fn until(&mut self, end: &str) -> Result<Vec<Piece>> {
        let mut items = Vec::new();
        while !self.words.eat(end) {
            items.push(self.expr()?);
            if !self.words.eat(",") {
                self.words.expect(end)?;
                break;
            }
        }
        Ok(items)
    }

    /// Reads the items of an array or a list.
    fn items(&mut self, is_list: bool) -> Result<Piece> {
        let mut items = Vec::new();
        if self.words.peek() != "]" {
            items.push(self.expr()?);
        }
        if self.words.eat(";") {
            let count = self.expr()?;
            self.words.expect("]")?;
            let form = Form::Repeated(Box::new([items.remove(0), count]));
            return Ok(Piece::new(String::new(), None, form));
        }
        self.words.eat(",");
        items.extend(self.until("]")?);
        Ok(if is_list {
            self.list(&items)
        } else {
            self.array(items)
        })
    }

    fn list(&self, items: &[Piece]) -> Piece {
        Piece::atom(self.in_brackets(items, self.either("{}", "[]")), None)
    }

    fn array(&self, items: Vec<Piece>) -> Piece {
        let kind = items.first().and_then(|item| item.kind.clone());
        let kind = kind.map(|item| Type::List(Box::new(item)));
        let text = self.in_brackets(&items, self.either("{}", "()"));
        Piece::new(text, kind, Form::Array(items))
    }

    /// Writes items between brackets, on several lines if they're long.
    fn in_brackets(&self, items: &[Piece], brackets: &str) -> String {
        let (open, close) = brackets.split_at(1);
        let line: Vec<&str> = items.iter().map(|item| &*item.text).collect();
        let line = line.join(", ");
        if line.len() <= WIDTH {
            let is_tuple_of_one = items.len() == 1 && open == "(";
            let end = if is_tuple_of_one { "," } else { "" };
            return format!("{open}{line}{end}{close}");
        }
        let is_nested = items.iter().any(|item| item.text.ends_with(close));
        let lines = if is_nested {
            items.iter().map(|item| format!("{},", item.text)).collect()
        } else {
            wrapped(&(line + ","), WIDTH)
        };
        let indent = "    ".repeat(self.scopes.len());
        let lines: String = lines
            .iter()
            .map(|line| format!("{indent}    {line}\n"))
            .collect();
        format!("{open}\n{lines}{indent}{close}")
    }

    /// Writes a value of this type.
    pub fn value(&self, value: &Piece, of: Option<&Type>) -> String {
        let Form::Repeated(parts) = &value.form else {
            return value.bare.clone();
        };
        let [item, count] = &**parts;
        let inner = of.and_then(Type::item);
        let item = self.value(item, inner);
        if self.is_cpp() {
            let of = of.map_or("std::vector<uint64_t>".to_owned(), Type::in_cpp);
            format!("{of}({}, {item})", count.text)
        } else if matches!(inner, Some(Type::List(_))) {
            format!("[{item} for _ in range({})]", count.text)
        } else if matches!(count.form, Form::Unary | Form::Binary(_)) {
            format!("[{item}] * ({})", count.text)
        } else {
            format!("[{item}] * {}", count.text)
        }
    }

    fn cast(&self, of: Piece, to: Type) -> Piece {
        let is_from = |name: &str| of.kind == Some(Type::plain(name));
        let text = if self.is_cpp() {
            format!("{}({})", to.in_cpp(), of.bare)
        } else if to == Type::plain("f64") {
            format!("float({})", of.bare)
        } else if is_from("f64") || is_from("bool") {
            format!("int({})", of.bare)
        } else {
            of.text
        };
        let index = if to == Type::plain("usize") {
            of.index
        } else {
            text.clone()
        };
        Piece {
            index,
            ..Piece::atom(text, Some(to))
        }
    }

    fn method(&self, of: Piece, name: &str, arguments: &[Piece]) -> Result<Piece> {
        if let Form::Range {
            ends, is_inclusive, ..
        } = of.form
        {
            ensure!(
                name == "contains" || name == "rev",
                "a range has no `{name}`"
            );
            if name == "contains" {
                return Ok(self.is_between(&ends, &arguments[0].text));
            }
            let form = Form::Range {
                ends,
                is_inclusive,
                is_reversed: true,
            };
            return Ok(Piece::new(String::new(), of.kind, form));
        }
        let (it, bare_it, argument) = (&of.text, &of.bare, bare(arguments));
        let is_wide = of.kind == Some(Type::plain("u128"));
        let kind = match name {
            "len" => Some(Type::plain("usize")),
            "contains" | "contains_key" => Some(Type::plain("bool")),
            "count_ones" | "trailing_zeros" => Some(Type::plain("u32")),
            _ => of.kind_or(arguments.first()),
        };
        let text = match (name, self.is_cpp()) {
            ("contains", true) => {
                let Form::Array(items) = &of.form else {
                    bail!("only arrays and ranges have `contains`");
                };
                let number = &arguments[0].text;
                let equal = items
                    .iter()
                    .map(|item| format!("{number} == {}", item.text));
                format!("({})", equal.collect::<Vec<String>>().join(" || "))
            }
            ("contains", false) => format!("({} in {it})", arguments[0].text),
            ("min" | "max", true) => {
                let of = kind.as_ref().map_or("uint64_t".to_owned(), Type::in_cpp);
                format!("std::{name}<{of}>({bare_it}, {argument})")
            }
            ("min" | "max", false) => format!("{name}({bare_it}, {argument})"),
            ("abs", true) => format!("std::abs({bare_it})"),
            ("abs", false) => format!("abs({bare_it})"),
            ("abs_diff", true) => {
                format!("({it} > {argument} ? {it} - {argument} : {argument} - {it})")
            }
            ("abs_diff", false) => format!("abs({it} - {argument})"),
            ("saturating_sub", true) => format!("({it} > {argument} ? {it} - {argument} : 0)"),
            ("saturating_sub", false) => format!("max({it} - {argument}, 0)"),
            ("div_euclid", true) => format!("floor_div({bare_it}, {argument})"),
            ("div_euclid", false) => format!("({it} // {argument})"),
            ("rem_euclid", true) => format!("floor_rem({bare_it}, {argument})"),
            ("rem_euclid", false) => format!("({it} % {argument})"),
            ("sqrt", true) => format!("std::sqrt({bare_it})"),
            ("sqrt", false) => format!("math.sqrt({bare_it})"),
            ("wrapping_neg", _) => format!("-{it}"),
            ("count_ones", true) if is_wide => format!(
                "(__builtin_popcountll(uint64_t({bare_it})) + \
                 __builtin_popcountll(uint64_t({it} >> 64)))"
            ),
            ("count_ones", true) => format!("__builtin_popcountll({bare_it})"),
            ("count_ones", false) => format!("bin({bare_it}).count(\"1\")"),
            ("trailing_zeros", true) if is_wide => format!(
                "(uint64_t({bare_it}) ? __builtin_ctzll(uint64_t({bare_it})) : \
                 64 + __builtin_ctzll(uint64_t({it} >> 64)))"
            ),
            ("trailing_zeros", true) => format!("__builtin_ctzll({bare_it})"),
            ("trailing_zeros", false) => format!("(({it} & -{it}).bit_length() - 1)"),
            ("len", true) => format!("{it}.size()"),
            ("len", false) => format!("len({it})"),
            ("push", true) => format!("{it}.push_back({argument})"),
            ("push", false) => format!("{it}.append({argument})"),
            ("contains_key", true) => format!("{it}.count({argument})"),
            ("contains_key", false) => format!("{argument} in {it}"),
            ("insert", _) => format!("{it}[{}] = {}", arguments[0].text, arguments[1].text),
            _ => bail!("no emitter should call `{name}`"),
        };
        Ok(Piece::atom(text, kind))
    }

    /// Writes that a number is in a range with its end.
    fn is_between(&self, [first, last]: &[Piece; 2], number: &str) -> Piece {
        let (first, last) = (&first.text, &last.text);
        let text = self.either(
            format!("({first} <= {number} && {number} <= {last})"),
            format!("({first} <= {number} <= {last})"),
        );
        Piece::atom(text, Some(Type::plain("bool")))
    }
}

/// Writes arguments of a function.
fn bare(arguments: &[Piece]) -> String {
    let arguments: Vec<&str> = arguments.iter().map(|it| &*it.bare).collect();
    arguments.join(", ")
}
