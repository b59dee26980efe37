//! Reads the Rust that the emitters write. It has functions, constants, integers, lists, maps,
//! loops and conditions; anything else is an error.

use anyhow::{Result, bail, ensure};

use super::code::{Expr, Function, Statement, Type};

/// Reads the functions of a program.
///
/// # Errors
/// If something is not of this part of the language.
pub fn functions(source: &str) -> Result<Vec<Function>> {
    let mut reader = Reader {
        words: words(source),
        at: 0,
    };
    let mut functions = Vec::new();
    while reader.at < reader.words.len() {
        functions.push(reader.function()?);
    }
    Ok(functions)
}

/// Signs of several characters.
const SIGNS: [&str; 21] = [
    "..=", "<<=", ">>=", "..", "::", "->", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=",
    "/=", "^=", "|=", "&=", "<<", ">>",
];

/// Methods that every language can write.
const METHODS: [&str; 17] = [
    "abs",
    "abs_diff",
    "contains",
    "contains_key",
    "count_ones",
    "div_euclid",
    "insert",
    "len",
    "max",
    "min",
    "push",
    "rem_euclid",
    "rev",
    "saturating_sub",
    "sqrt",
    "trailing_zeros",
    "wrapping_neg",
];

/// Splits source code into names, numbers, texts, signs and comments.
fn words(source: &str) -> Vec<String> {
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
    words
}

/// Returns where a number ends; a point belongs to it if a digit follows.
fn number_end(text: &str) -> Option<usize> {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let whole = text.find(|c| !is_inside(c))?;
    let is_fraction = |after: &str| after.starts_with(|c: char| c.is_ascii_digit());
    match text[whole..].strip_prefix('.') {
        Some(after) if is_fraction(after) => {
            let length = after.find(|c| !is_inside(c));
            length.map(|length| whole + 1 + length)
        }
        _ => Some(whole),
    }
}

struct Reader {
    words: Vec<String>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> &str {
        self.words.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        let word = self.peek().to_owned();
        self.at += 1;
        word
    }

    fn eat(&mut self, word: &str) -> bool {
        let is_next = self.peek() == word;
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, word: &str) -> Result<()> {
        ensure!(
            self.eat(word),
            "`{word}` is expected, not `{}`",
            self.peek()
        );
        Ok(())
    }

    fn function(&mut self) -> Result<Function> {
        let mut doc = Vec::new();
        while let Some(line) = self.peek().strip_prefix("///") {
            doc.push(line.to_owned());
            self.at += 1;
        }
        self.eat("pub");
        self.expect("fn")?;
        let name = self.next();
        self.expect("(")?;
        let mut parameters = Vec::new();
        while !self.eat(")") {
            self.eat("mut");
            let parameter = self.next();
            self.expect(":")?;
            parameters.push((parameter, self.kind()?));
            self.eat(",");
        }
        self.expect("->")?;
        Ok(Function {
            doc,
            name,
            parameters,
            result: self.kind()?,
            body: self.block()?,
        })
    }

    /// Reads a type.
    fn kind(&mut self) -> Result<Type> {
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
        } else {
            self.expect(">")?;
        }
        Ok(kind)
    }

    fn block(&mut self) -> Result<Vec<Statement>> {
        self.expect("{")?;
        let mut block = Vec::new();
        while !self.eat("}") {
            block.push(self.statement()?);
        }
        Ok(block)
    }

    fn statement(&mut self) -> Result<Statement> {
        if self.peek().starts_with("//") {
            return Ok(Statement::Comment(self.next()));
        }
        let first = self.peek().to_owned();
        let is_keyword = [
            "let", "const", "if", "while", "loop", "for", "return", "break",
        ];
        self.at += usize::from(is_keyword.contains(&&*first));
        let statement = match &*first {
            "let" | "const" => {
                self.eat("mut");
                let name = self.next();
                let kind = if self.eat(":") {
                    Some(self.kind()?)
                } else {
                    None
                };
                self.expect("=")?;
                let value = self.expr()?;
                match kind {
                    Some(kind) if first == "const" => Statement::Const(name, kind, value),
                    kind => Statement::Let(name, kind, value),
                }
            }
            "if" => return self.conditional(),
            "while" => return Ok(Statement::While(Some(self.expr()?), self.block()?)),
            "loop" => return Ok(Statement::While(None, self.block()?)),
            "for" => {
                self.eat("&");
                let name = self.next();
                self.expect("in")?;
                return Ok(Statement::For(name, self.expr()?, self.block()?));
            }
            "return" => Statement::Return(self.expr()?),
            "break" => Statement::Break,
            "assert" => {
                self.at += 1;
                self.expect("!")?;
                let mut arguments = self.arguments()?;
                let text = match arguments.pop() {
                    Some(Expr::Name(text)) if text.starts_with('"') => text,
                    Some(other) => {
                        arguments.push(other);
                        String::new()
                    }
                    None => bail!("`assert!` has no condition"),
                };
                Statement::Assert(arguments.remove(0), text)
            }
            _ => {
                let left = self.expr()?;
                if self.eat("}") {
                    self.at -= 1;
                    return Ok(Statement::Return(left));
                }
                let sign = self.peek().to_owned();
                if sign == ";" {
                    Statement::Do(left)
                } else {
                    ensure!(
                        sign.ends_with('='),
                        "an assignment is expected, not `{sign}`"
                    );
                    self.at += 1;
                    match (left, self.expr()?) {
                        (Expr::Array(targets), Expr::Array(values)) => {
                            Statement::AssignAll(targets, values)
                        }
                        (left, right) => Statement::Assign(left, sign, right),
                    }
                }
            }
        };
        self.expect(";")?;
        Ok(statement)
    }

    /// Reads what follows `if`.
    fn conditional(&mut self) -> Result<Statement> {
        let mut cases = vec![(Some(self.expr()?), self.block()?)];
        while self.eat("else") {
            let condition = if self.eat("if") {
                Some(self.expr()?)
            } else {
                None
            };
            cases.push((condition, self.block()?));
        }
        Ok(Statement::If(cases))
    }

    fn expr(&mut self) -> Result<Expr> {
        self.binary(0)
    }

    /// Reads operations that bind at least as much as `least`.
    fn binary(&mut self, least: usize) -> Result<Expr> {
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
        let mut left = self.unary()?;
        loop {
            let sign = self.peek().to_owned();
            let level = LEVELS.iter().position(|signs| signs.contains(&&*sign));
            let Some(level) = level.filter(|&level| level >= least) else {
                return Ok(left);
            };
            self.at += 1;
            let right = Box::new(self.binary(level + 1)?);
            let first = Box::new(left);
            left = match level {
                0 => Expr::Range {
                    first,
                    last: right,
                    is_inclusive: sign == "..=",
                },
                _ => Expr::Binary(sign, first, right),
            };
        }
    }

    fn unary(&mut self) -> Result<Expr> {
        if self.eat("&") || self.eat("*") {
            self.eat("mut");
            return self.unary();
        }
        for sign in ['-', '!'] {
            if self.eat(&sign.to_string()) {
                return Ok(Expr::Unary(sign, Box::new(self.unary()?)));
            }
        }
        let mut expr = self.operand()?;
        loop {
            expr = if self.eat(".") {
                let name = self.next();
                ensure!(METHODS.contains(&&*name), "no emitter should call `{name}`");
                Expr::Method(Box::new(expr), name, self.arguments()?)
            } else if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                Expr::Index(Box::new(expr), Box::new(index))
            } else if self.eat("as") {
                Expr::Cast(Box::new(expr), self.kind()?)
            } else {
                return Ok(expr);
            };
        }
    }

    fn operand(&mut self) -> Result<Expr> {
        let word = self.next();
        match &*word {
            "(" => {
                self.at -= 1;
                let mut items = self.arguments()?;
                Ok(match items.len() {
                    1 => Expr::Grouped(Box::new(items.remove(0))),
                    _ => Expr::Array(items),
                })
            }
            "[" => self.items(Expr::Array),
            "vec" => {
                self.expect("!")?;
                self.expect("[")?;
                self.items(Expr::List)
            }
            "if" => {
                let condition = Box::new(self.expr()?);
                self.expect("{")?;
                let first = Box::new(self.expr()?);
                self.expect("}")?;
                self.expect("else")?;
                let other = if self.peek() == "if" {
                    self.operand()?
                } else {
                    self.expect("{")?;
                    let other = self.expr()?;
                    self.expect("}")?;
                    other
                };
                Ok(Expr::If(condition, first, Box::new(other)))
            }
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => Ok(number(&word)),
            _ if self.eat("::") => {
                let name = self.next();
                let mut arguments = self.arguments()?;
                Ok(match (&*name, arguments.pop()) {
                    ("from", Some(of)) => {
                        Expr::Cast(Box::new(Expr::Grouped(Box::new(of))), Type::Plain(word))
                    }
                    ("new", None) => Expr::List(Vec::new()),
                    _ => bail!("`{word}::{name}` is no function here"),
                })
            }
            _ if self.peek() == "(" => Ok(Expr::Call(word, self.arguments()?)),
            _ => {
                let is_name = word.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '"');
                ensure!(is_name, "`{word}` is unexpected");
                Ok(Expr::Name(word))
            }
        }
    }

    /// Reads expressions in parentheses.
    fn arguments(&mut self) -> Result<Vec<Expr>> {
        self.expect("(")?;
        self.until(")")
    }

    fn until(&mut self, end: &str) -> Result<Vec<Expr>> {
        let mut items = Vec::new();
        while !self.eat(end) {
            items.push(self.expr()?);
            if !self.eat(",") {
                self.expect(end)?;
                break;
            }
        }
        Ok(items)
    }

    /// Reads the items of an array or a list.
    fn items(&mut self, make: fn(Vec<Expr>) -> Expr) -> Result<Expr> {
        if self.eat("]") {
            return Ok(make(Vec::new()));
        }
        let first = self.expr()?;
        if self.eat(";") {
            let count = self.expr()?;
            self.expect("]")?;
            return Ok(Expr::Repeated(Box::new(first), Box::new(count)));
        }
        let mut items = vec![first];
        self.eat(",");
        items.extend(self.until("]")?);
        Ok(make(items))
    }
}

fn number(word: &str) -> Expr {
    if word.contains('.') {
        return Expr::Float(word.to_owned());
    }
    let suffix = ["usize", "u128", "u64", "u32", "i64"]
        .into_iter()
        .find(|suffix| word.ends_with(suffix));
    let digits = suffix.map_or(word, |suffix| &word[..word.len() - suffix.len()]);
    Expr::Int(digits.replace('_', ""), suffix.map(Type::plain))
}
