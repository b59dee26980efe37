//! Translates functions and statements.

use std::fmt::Write as _;

use anyhow::{Result, ensure};

use super::expressions::{Form, Piece};
use super::{Function, Language, Translator, Type};
use crate::joined;

impl Translator {
    pub fn is_cpp(&self) -> bool {
        self.language == Language::Cpp
    }

    /// The first in C++, the other in Python.
    pub fn either<T>(&self, cpp: T, python: T) -> T {
        if self.is_cpp() { cpp } else { python }
    }

    /// Reads the heads of all functions, and goes back to the first word.
    pub fn heads(&mut self) -> Result<Vec<Function>> {
        let mut heads = Vec::new();
        while !self.words.peek().is_empty() {
            if self.words.next() == "fn" {
                heads.push(self.head()?);
            }
        }
        self.words.at = 0;
        Ok(heads)
    }

    /// Reads the head of a function after `fn`.
    fn head(&mut self) -> Result<Function> {
        let name = self.words.next();
        self.words.expect("(")?;
        let mut parameters = Vec::new();
        while !self.words.eat(")") {
            self.words.eat("mut");
            let parameter = self.words.next();
            self.words.expect(":")?;
            parameters.push((parameter, self.words.kind()?));
            self.words.eat(",");
        }
        self.words.expect("->")?;
        Ok(Function {
            name,
            parameters,
            result: self.words.kind()?,
        })
    }

    /// Translates the next function; this is its head.
    pub fn function(&mut self, function: &Function) -> Result<()> {
        let comment = self.either("//", "#");
        let head = self.either(function.in_cpp(), function.in_python());
        while let Some(line) = self.words.peek().strip_prefix("///") {
            let _ = writeln!(self.text, "{comment}{line}");
            self.words.at += 1;
        }
        self.words.eat("pub");
        self.words.expect("fn")?;
        self.head()?;
        let names = function.parameters.iter().map(|(name, _)| name.clone());
        let names = names.collect();
        self.types.extend(function.parameters.iter().cloned());
        self.block(&head, names)
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}{line}", "    ".repeat(self.scopes.len()));
    }

    /// Writes a statement of one line.
    fn simple(&mut self, statement: &str) {
        self.line(&format!("{statement}{}", self.either(";", "")));
    }

    /// Translates a block; `names` are declared in its head.
    fn block(&mut self, head: &str, names: Vec<String>) -> Result<()> {
        self.line(&format!("{head}{}", self.either(" {", ":")));
        self.scopes.push(names);
        self.words.expect("{")?;
        while !self.words.eat("}") {
            self.statement()?;
        }
        self.scopes.pop();
        if self.is_cpp() {
            self.line("}");
        }
        Ok(())
    }

    /// Reads a condition, and writes it after the word.
    fn condition(&mut self, word: &str) -> Result<String> {
        let condition = self.expr()?.bare;
        Ok(self.either(
            format!("{word} ({condition})"),
            format!("{word} {condition}"),
        ))
    }

    fn statement(&mut self) -> Result<()> {
        let first = self.words.next();
        match &*first {
            "if" => return self.conditional(),
            "while" => {
                let head = self.condition("while")?;
                return self.block(&head, Vec::new());
            }
            "loop" => {
                let forever = self.either("while (true)", "while True");
                return self.block(forever, Vec::new());
            }
            "for" => {
                self.words.eat("&");
                let name = self.words.next();
                self.words.expect("in")?;
                let over = self.expr()?;
                let head = self.for_head(&name, &over);
                return self.block(&head, vec![name]);
            }
            "let" => self.variable()?,
            "const" => self.constant()?,
            "return" => {
                let value = self.expr()?.bare;
                self.simple(&format!("return {value}"));
            }
            "break" => self.simple("break"),
            "assert" => {
                self.words.expect("!")?;
                let parts = self.arguments()?;
                let parts = joined(parts.iter().map(|it| &it.text), self.either(" && ", ", "));
                let assertion = self.either(format!("assert({parts})"), format!("assert {parts}"));
                self.simple(&assertion);
            }
            comment if comment.starts_with("//") => {
                self.line(&format!("{}{}", self.either("//", "#"), &comment[2..]));
                return Ok(());
            }
            _ => {
                self.words.at -= 1;
                if self.ends_block()? {
                    return Ok(());
                }
            }
        }
        self.words.expect(";")
    }

    /// Translates a call, an assignment, or the value at the end of a function. Returns whether
    /// it's such a value, which no semicolon follows.
    fn ends_block(&mut self) -> Result<bool> {
        let left = self.expr()?;
        match self.words.peek() {
            "}" => {
                self.simple(&format!("return {}", left.bare));
                return Ok(true);
            }
            ";" => self.simple(&left.text),
            _ => {
                let sign = self.words.next();
                ensure!(sign.ends_with('='), "`{sign}` assigns nothing");
                let right = self.expr()?;
                self.assign(&left, &sign, &right);
            }
        }
        Ok(false)
    }

    /// Translates what follows `if`.
    fn conditional(&mut self) -> Result<()> {
        let head = self.condition("if")?;
        self.block(&head, Vec::new())?;
        while self.words.eat("else") {
            let word = self.either("else if", "elif");
            let head = if self.words.eat("if") {
                self.condition(word)?
            } else {
                "else".to_owned()
            };
            let before = self.text.len();
            self.block(&head, Vec::new())?;
            if self.is_cpp() {
                // `else` follows the closing brace on its line.
                let indent = 4 * self.scopes.len();
                self.text.replace_range(before - 1..before + indent, " ");
            }
        }
        Ok(())
    }

    fn assign(&mut self, target: &Piece, sign: &str, value: &Piece) {
        if let (Form::Array(targets), Form::Array(values)) = (&target.form, &value.form) {
            return self.assign_all(targets, values);
        }
        let sign = match sign {
            "/=" if !self.is_cpp() => "//=",
            sign => sign,
        };
        let value = self.value(value, target.kind.as_ref());
        self.simple(&format!("{} {sign} {value}", target.text));
    }

    /// Gives several variables several values at once.
    fn assign_all(&mut self, targets: &[Piece], values: &[Piece]) {
        let all = |pieces: &[Piece]| joined(pieces.iter().map(|it| &it.bare), ", ");
        if !self.is_cpp() {
            return self.simple(&format!("{} = {}", all(targets), all(values)));
        }
        let of = targets[0].kind.as_ref();
        let of = of.map_or("uint64_t".to_owned(), Type::in_cpp);
        for (name, value) in targets.iter().zip(values) {
            self.simple(&format!("{of} new_{} = {}", name.text, value.text));
        }
        for name in targets {
            self.simple(&format!("{0} = new_{0}", name.text));
        }
    }

    /// Translates what follows `let`.
    fn variable(&mut self) -> Result<()> {
        self.words.eat("mut");
        let name = self.words.next();
        let of = if self.words.eat(":") {
            Some(self.words.kind()?)
        } else {
            None
        };
        self.words.expect("=")?;
        let value = self.expr()?;
        let of = of.or_else(|| value.kind.clone());
        let of = of.unwrap_or(Type::plain("u64"));
        let value = self.value(&value, Some(&of));
        let scope = self.scopes.last_mut().expect("a block is open");
        let is_new = !scope.contains(&name);
        if !is_new && value == name {
            return Ok(());
        }
        if is_new {
            scope.push(name.clone());
        }
        if is_new && self.is_cpp() {
            let kind = of.in_cpp();
            // A constructor with the number of items and their value.
            let arguments = value.strip_prefix(&*kind).filter(|it| it.starts_with('('));
            let arguments = arguments.filter(|_| matches!(of, Type::List(_)));
            let value = arguments.map_or_else(|| format!(" = {value}"), str::to_owned);
            self.simple(&format!("{kind} {name}{value}"));
        } else {
            self.simple(&format!("{name} = {value}"));
        }
        self.types.insert(name, of);
        Ok(())
    }

    /// Translates what follows `const`.
    fn constant(&mut self) -> Result<()> {
        let name = self.words.next();
        self.words.expect(":")?;
        let of = self.words.kind()?;
        self.words.expect("=")?;
        let value = self.expr()?;
        let value = self.value(&value, Some(&of));
        if self.is_cpp() {
            let (mut item, mut sizes) = (&of, String::new());
            while let Type::Array(inner, length) = item {
                let _ = write!(sizes, "[{length}]");
                item = inner;
            }
            let item = item.in_cpp();
            self.simple(&format!("static const {item} {name}{sizes} = {value}"));
        } else {
            self.simple(&format!("{name} = {value}"));
        }
        self.types.insert(name, of);
        Ok(())
    }

    /// Writes the head of a loop, and notes the type of its variable.
    fn for_head(&mut self, name: &str, over: &Piece) -> String {
        let of = match &over.kind {
            Some(list) => list.item().unwrap_or(list).clone(),
            None => Type::plain("u64"),
        };
        self.types.insert(name.to_owned(), of.clone());
        let kind = of.in_cpp();
        let Form::Range(range) = &over.form else {
            let list = &over.text;
            return match &over.form {
                Form::Array(_) if self.is_cpp() => {
                    format!("for ({kind} {name} : std::initializer_list<{kind}>{list})")
                }
                _ if self.is_cpp() => format!("for ({kind} {name} : {list})"),
                _ => format!("for {name} in {list}"),
            };
        };
        let [first, last] = [&range.ends[0].text, &range.ends[1].text];
        if self.is_cpp() {
            let sign = if range.is_inclusive { "<=" } else { "<" };
            return if range.is_reversed {
                format!("for ({kind} {name} = {last}; {name}-- > {first};)")
            } else {
                format!("for ({kind} {name} = {first}; {name} {sign} {last}; {name}++)")
            };
        }
        let end = match last.strip_suffix(" - 1") {
            _ if !range.is_inclusive => last.clone(),
            Some(before) => before.to_owned(),
            None => format!("{last} + 1"),
        };
        let numbers = match first.as_str() {
            "0" => format!("range({end})"),
            first => format!("range({first}, {end})"),
        };
        if range.is_reversed {
            format!("for {name} in reversed({numbers})")
        } else {
            format!("for {name} in {numbers}")
        }
    }
}
