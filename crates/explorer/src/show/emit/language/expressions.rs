//! Translates expressions.

use anyhow::{Context as _, Result, bail, ensure};

use super::super::wrapped;
use super::{Translator, Type};
use crate::joined;

/// Most characters of a line of a table.
const WIDTH: usize = 90;

/// An expression in the other language.
pub struct Piece {
    pub text: String,
    /// The text without parentheses around all of it.
    pub bare: String,
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
    /// A conversion of this number to an index.
    Index(String),
    /// Constant items in a fixed order.
    Array(Vec<Piece>),
    /// A list of equal items: the item and their number.
    Repeated(Box<[Piece; 2]>),
    Range(Range),
}

/// Range of numbers.
pub struct Range {
    pub ends: Box<[Piece; 2]>,
    pub is_inclusive: bool,
    pub is_reversed: bool,
}

impl Piece {
    fn new(text: String, kind: Option<Type>, form: Form) -> Self {
        Self {
            bare: text.clone(),
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
            range @ Form::Range(_) => range,
            _ => return self,
        };
        Self {
            text: format!("({})", self.text),
            bare: self.text,
            form,
            ..self
        }
    }

    /// The text as an index, without a conversion to one.
    fn index(&self) -> &str {
        match &self.form {
            Form::Index(number) => number,
            _ => &self.bare,
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
                let range = Range {
                    ends: Box::new([left, right]),
                    is_inclusive: sign == "..=",
                    is_reversed: false,
                };
                Piece::new(String::new(), kind, Form::Range(range))
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
                Piece::atom(format!("{}[{}]", piece.text, index.index()), item)
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
        let line = joined(items.iter().map(|item| &item.text), ", ");
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
        let form = match &to {
            Type::Plain(name) if name == "usize" => Form::Index(of.index().to_owned()),
            _ => Form::Atom,
        };
        let text = if self.is_cpp() {
            format!("{}({})", to.in_cpp(), of.bare)
        } else if to == Type::plain("f64") {
            format!("float({})", of.bare)
        } else if is_from("f64") || is_from("bool") {
            format!("int({})", of.bare)
        } else {
            of.text
        };
        Piece::new(text, Some(to), form)
    }

    fn method(&self, of: Piece, name: &str, arguments: &[Piece]) -> Result<Piece> {
        if let Form::Range(range) = of.form {
            return self.method_of_range(range, of.kind, name, arguments);
        }
        let kind = match name {
            "len" => Some(Type::plain("usize")),
            "contains" | "contains_key" => Some(Type::plain("bool")),
            "count_ones" | "trailing_zeros" => Some(Type::plain("u32")),
            _ => of.kind_or(arguments.first()),
        };
        if let ("contains", true, Form::Array(items)) = (name, self.is_cpp(), &of.form) {
            let number = &arguments[0].text;
            let equal = items.iter().map(|it| format!("{number} == {}", it.text));
            return Ok(Piece::atom(format!("({})", joined(equal, " || ")), kind));
        }
        let is_wide = self.is_cpp() && of.kind == Some(Type::plain("u128"));
        let template = match name {
            "count_ones" if is_wide => {
                "(__builtin_popcountll(uint64_t($bare)) + __builtin_popcountll(uint64_t($it >> 64)))"
            }
            "trailing_zeros" if is_wide => {
                "(uint64_t($bare) ? __builtin_ctzll(uint64_t($bare)) : \
                 64 + __builtin_ctzll(uint64_t($it >> 64)))"
            }
            _ => self.template(name)?,
        };
        let in_cpp = kind.as_ref().map_or("uint64_t".to_owned(), Type::in_cpp);
        let text = template.replace("$type", &in_cpp).replace("$it", &of.text);
        let whole = arguments.first().map_or("", |it| &it.text);
        let text = text.replace("$bare", &of.bare).replace("$whole", whole);
        let arguments = ["$0", "$1"].into_iter().zip(arguments);
        let text = arguments.fold(text, |text, (at, it)| text.replace(at, &it.bare));
        Ok(Piece::atom(text, kind))
    }

    /// Returns how the language calls a method.
    fn template(&self, name: &str) -> Result<&'static str> {
        let columns =
            |row: &'static str| row.split("  ").map(str::trim).filter(|it| !it.is_empty());
        let mut rows = METHODS.lines().map(columns);
        let row = rows.find_map(|mut row| (row.next()? == name).then_some(row));
        let text = row.and_then(|mut row| row.nth(self.either(0, 1)));
        text.with_context(|| format!("no emitter should call `{name}`"))
    }

    fn method_of_range(
        &self,
        range: Range,
        kind: Option<Type>,
        name: &str,
        arguments: &[Piece],
    ) -> Result<Piece> {
        let is_reversed = name == "rev";
        if is_reversed {
            let form = Form::Range(Range {
                is_reversed,
                ..range
            });
            return Ok(Piece::new(String::new(), kind, form));
        }
        ensure!(name == "contains", "a range has no `{name}`");
        let [first, last] = [&range.ends[0].text, &range.ends[1].text];
        let and = self.either(format!(" && {}", arguments[0].text), String::new());
        let text = format!("({first} <= {}{and} <= {last})", arguments[0].text);
        Ok(Piece::atom(text, Some(Type::plain("bool"))))
    }
}

/// Writes arguments of a function.
fn bare(arguments: &[Piece]) -> String {
    joined(arguments.iter().map(|it| &it.bare), ", ")
}

/// Methods, and how C++ and Python call them. `$it` is what a method is called on, `$bare` the same
/// without parentheses around it, `$type` the type of the result. `$0` and `$1` are arguments, and
/// `$whole` is the first with its parentheses.
const METHODS: &str = r#"
abs                 std::abs($bare)                           abs($bare)
abs_diff            ($it > $0 ? $it - $0 : $0 - $it)          abs($it - $0)
contains            of an array                               ($whole in $it)
contains_key        $it.count($0)                             $0 in $it
count_ones          __builtin_popcountll($bare)               bin($bare).count("1")
div_euclid          floor_div($bare, $0)                      ($it // $0)
insert              $it[$0] = $1                              $it[$0] = $1
len                 $it.size()                                len($it)
max                 std::max<$type>($bare, $0)                max($bare, $0)
min                 std::min<$type>($bare, $0)                min($bare, $0)
push                $it.push_back($0)                         $it.append($0)
rem_euclid          floor_rem($bare, $0)                      ($it % $0)
saturating_sub      ($it > $0 ? $it - $0 : 0)                 max($it - $0, 0)
sqrt                std::sqrt($bare)                          math.sqrt($bare)
trailing_zeros      __builtin_ctzll($bare)                    (($it & -$it).bit_length() - 1)
wrapping_neg        -$it                                      -$it
"#;
