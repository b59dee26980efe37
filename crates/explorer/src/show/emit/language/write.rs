//! Writes functions in C++ or Python.

use std::fmt::Write as _;

use super::super::function::wrapped;
use super::Language;
use super::code::{Expr, Function, Statement, Type, Types};

/// Most characters of a line of a table.
const WIDTH: usize = 90;

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

/// Writes a program with these functions.
pub fn program(functions: &[Function], language: Language) -> String {
    let mut writer = Writer {
        language,
        types: Types::new(),
        scopes: Vec::new(),
        text: String::new(),
    };
    let results = functions
        .iter()
        .map(|it| (it.name.clone(), it.result.clone()));
    writer.types.extend(results);
    for (at, function) in functions.iter().enumerate() {
        if at > 0 {
            writer.text += if writer.is_cpp() { "\n" } else { "\n\n" };
        }
        writer.function(function);
    }
    let code = writer.text;
    let head = match language {
        Language::Python => {
            let is_deep = functions.iter().any(|it| {
                let mut parameters = it.parameters.iter();
                parameters.any(|(_, of)| matches!(of, Type::Map(..)))
            });
            let lines = [
                ("import math\n\n\n", code.contains("math.")),
                (
                    "import sys\n\nsys.setrecursionlimit(1 << 20)\n\n\n",
                    is_deep,
                ),
            ];
            let needed = lines.iter().filter(|(_, is_needed)| *is_needed);
            needed.map(|(line, _)| *line).collect()
        }
        _ => {
            let headers = HEADERS.iter().filter(|(_, word)| code.contains(word));
            let mut head = String::from("#include <cstdint>\n");
            headers.for_each(|(name, _)| head += &format!("#include <{name}>\n"));
            head.push('\n');
            if code.contains("u128") {
                head += "using u128 = unsigned __int128;\n\n";
            }
            for (name, helper) in FLOOR {
                if code.contains(&format!("{name}(")) && !writer.types.contains_key(name) {
                    head += helper;
                }
            }
            for function in &functions[1..] {
                let _ = writeln!(head, "{};", signature(function));
            }
            if functions.len() > 1 {
                head.push('\n');
            }
            head
        }
    };
    head + &code
}

/// Writes the head of a function in C++.
fn signature(function: &Function) -> String {
    let parameters = function.parameters.iter().map(|(name, of)| match of {
        Type::Plain(_) => format!("{} {name}", kind(of)),
        Type::Map(..) => format!("{}& {name}", kind(of)),
        Type::List(_) | Type::Array(..) => format!("const {}& {name}", kind(of)),
    });
    let parameters: Vec<String> = parameters.collect();
    let result = kind(&function.result);
    format!("{result} {}({})", function.name, parameters.join(", "))
}

/// Writes a type in C++.
fn kind(of: &Type) -> String {
    match of {
        Type::Plain(name) => match name.as_str() {
            "f64" => "double".to_owned(),
            "usize" => "size_t".to_owned(),
            "i64" => "int64_t".to_owned(),
            "i128" => "__int128".to_owned(),
            "u8" | "u16" | "u32" | "u64" => format!("uint{}_t", &name[1..]),
            other => other.to_owned(),
        },
        Type::List(item) => format!("std::vector<{}>", kind(item)),
        Type::Array(item, length) => format!("std::array<{}, {length}>", kind(item)),
        Type::Map(key, value) => format!("std::map<{}, {}>", kind(key), kind(value)),
    }
}

struct Writer {
    language: Language,
    types: Types,
    /// Names declared in each open block.
    scopes: Vec<Vec<String>>,
    text: String,
}

impl Writer {
    fn is_cpp(&self) -> bool {
        self.language == Language::Cpp
    }

    fn function(&mut self, function: &Function) {
        let (comment, head) = if self.is_cpp() {
            ("//", signature(function))
        } else {
            let names = function.parameters.iter().map(|(name, _)| name.as_str());
            let names: Vec<&str> = names.collect();
            let head = format!("def {}({})", function.name, names.join(", "));
            ("#", head)
        };
        for line in &function.doc {
            let _ = writeln!(self.text, "{comment}{line}");
        }
        let names = function.parameters.iter().map(|(name, _)| name.clone());
        let names = names.collect();
        self.types.extend(function.parameters.iter().cloned());
        self.block(&head, names, &function.body);
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}{line}", "    ".repeat(self.scopes.len()));
    }

    /// Writes a block; `names` are declared in its head.
    fn block(&mut self, head: &str, names: Vec<String>, block: &[Statement]) {
        self.line(&if self.is_cpp() {
            format!("{head} {{")
        } else {
            format!("{head}:")
        });
        self.scopes.push(names);
        for statement in block {
            self.statement(statement);
        }
        self.scopes.pop();
        if self.is_cpp() {
            self.line("}");
        }
    }

    /// Writes a statement of one line.
    fn simple(&mut self, statement: &str) {
        let end = if self.is_cpp() { ";" } else { "" };
        self.line(&format!("{statement}{end}"));
    }

    fn condition(&self, word: &str, condition: &Expr) -> String {
        let condition = self.expr(condition.without_parentheses());
        if self.is_cpp() {
            format!("{word} ({condition})")
        } else {
            format!("{word} {condition}")
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Comment(text) if self.is_cpp() => self.line(text),
            Statement::Comment(text) => self.line(&format!("#{}", &text[2..])),
            Statement::Let(name, of, value) => self.declare(name, of.as_ref(), value),
            Statement::Const(name, of, value) => self.constant(name, of, value),
            Statement::Assign(target, sign, value) => {
                let sign = match sign.as_str() {
                    "/=" if !self.is_cpp() => "//=",
                    sign => sign,
                };
                let of = target.type_of(&self.types);
                let value = self.value(value, of.as_ref());
                let target = self.expr(target);
                self.simple(&format!("{target} {sign} {value}"));
            }
            Statement::AssignAll(targets, values) if self.is_cpp() => {
                let names = targets.iter().map(|target| self.expr(target));
                let names: Vec<String> = names.collect();
                for (name, value) in names.iter().zip(values) {
                    let of = targets[0].type_of(&self.types);
                    let of = of.map_or("uint64_t".to_owned(), |of| kind(&of));
                    let value = self.expr(value);
                    self.simple(&format!("{of} new_{name} = {value}"));
                }
                for name in &names {
                    self.simple(&format!("{name} = new_{name}"));
                }
            }
            Statement::AssignAll(targets, values) => {
                let [targets, values] = [targets, values].map(|it| self.all(it));
                self.simple(&format!("{targets} = {values}"));
            }
            Statement::If(cases) => {
                for (at, (condition, block)) in cases.iter().enumerate() {
                    let word = match (at, self.language) {
                        (0, _) => "if",
                        (_, Language::Python) => "elif",
                        _ => "else if",
                    };
                    let head = condition.as_ref().map_or("else".to_owned(), |condition| {
                        self.condition(word, condition)
                    });
                    if at > 0 && self.is_cpp() {
                        // `else` stands behind the end of the block before.
                        self.text.truncate(self.text.len() - 1);
                        let depth = self.scopes.len();
                        let before = self.text.len();
                        self.block(&head, Vec::new(), block);
                        self.text.replace_range(before..before + 4 * depth, " ");
                    } else {
                        self.block(&head, Vec::new(), block);
                    }
                }
            }
            Statement::While(condition, block) => {
                let forever = if self.is_cpp() {
                    "while (true)"
                } else {
                    "while True"
                };
                let head = condition
                    .as_ref()
                    .map_or(forever.to_owned(), |it| self.condition("while", it));
                self.block(&head, Vec::new(), block);
            }
            Statement::For(name, over, block) => {
                let of = over.type_of(&self.types);
                let of = match (over, of) {
                    (_, Some(Type::Plain(of))) => Type::Plain(of),
                    (_, Some(list)) => list.item().cloned().unwrap_or(Type::plain("u64")),
                    (_, None) => Type::plain("u64"),
                };
                self.types.insert(name.clone(), of.clone());
                let head = self.for_head(name, &of, over);
                self.block(&head, vec![name.clone()], block);
            }
            Statement::Return(value) => {
                let value = self.expr(value.without_parentheses());
                self.simple(&format!("return {value}"));
            }
            Statement::Break => self.simple("break"),
            Statement::Assert(condition, text) => {
                let condition = self.expr(condition);
                let assertion = match (self.is_cpp(), text.as_str()) {
                    (true, "") => format!("assert({condition})"),
                    (true, text) => format!("assert({condition} && {text})"),
                    (false, "") => format!("assert {condition}"),
                    (false, text) => format!("assert {condition}, {text}"),
                };
                self.simple(&assertion);
            }
            Statement::Do(Expr::Method(of, name, arguments)) if name == "insert" => {
                let (of, key) = (self.expr(of), self.expr(&arguments[0]));
                let value = self.expr(&arguments[1]);
                self.simple(&format!("{of}[{key}] = {value}"));
            }
            Statement::Do(expr) => {
                let expr = self.expr(expr);
                self.simple(&expr);
            }
        }
    }

    fn declare(&mut self, name: &str, of: Option<&Type>, value: &Expr) {
        let of = of.cloned().or_else(|| value.type_of(&self.types));
        let of = of.unwrap_or(Type::plain("u64"));
        let value = self.value(value.without_parentheses(), Some(&of));
        let scope = self.scopes.last_mut().expect("a block is open");
        let is_new = !scope.iter().any(|known| known == name);
        if !is_new && value == name {
            return;
        }
        if is_new {
            scope.push(name.to_owned());
        }
        if is_new && self.is_cpp() && value.starts_with("std::vector<") {
            // A constructor with the number of items and their value.
            let arguments = &value[kind(&of).len()..];
            self.simple(&format!("{} {name}{arguments}", kind(&of)));
        } else if is_new && self.is_cpp() {
            self.simple(&format!("{} {name} = {value}", kind(&of)));
        } else {
            self.simple(&format!("{name} = {value}"));
        }
        self.types.insert(name.to_owned(), of);
    }

    fn constant(&mut self, name: &str, of: &Type, value: &Expr) {
        self.types.insert(name.to_owned(), of.clone());
        let value = self.value(value, Some(of));
        if !self.is_cpp() {
            return self.simple(&format!("{name} = {value}"));
        }
        let (mut item, mut sizes) = (of, String::new());
        while let Type::Array(inner, length) = item {
            let _ = write!(sizes, "[{length}]");
            item = inner;
        }
        let item = kind(item);
        self.simple(&format!("static const {item} {name}{sizes} = {value}"));
    }

    fn for_head(&self, name: &str, of: &Type, over: &Expr) -> String {
        let (range, is_reversed) = match over {
            Expr::Method(of, method, _) if method == "rev" => (of.without_parentheses(), true),
            other => (other.without_parentheses(), false),
        };
        let Expr::Range {
            first,
            last,
            is_inclusive,
        } = range
        else {
            let list = self.expr(over);
            return if self.is_cpp() {
                let of = kind(of);
                let list = match over {
                    Expr::Array(_) => format!("std::initializer_list<{of}>{list}"),
                    _ => list,
                };
                format!("for ({of} {name} : {list})")
            } else {
                format!("for {name} in {list}")
            };
        };
        let first_text = self.expr(first);
        if self.is_cpp() {
            let (of, last) = (kind(of), self.expr(last));
            return match (is_reversed, is_inclusive) {
                (true, false) => format!("for ({of} {name} = {last}; {name}-- > {first_text};)"),
                (_, true) => {
                    format!("for ({of} {name} = {first_text}; {name} <= {last}; {name}++)")
                }
                (_, false) => {
                    format!("for ({of} {name} = {first_text}; {name} < {last}; {name}++)")
                }
            };
        }
        let end = match (&**last, is_inclusive) {
            (_, false) => self.expr(last),
            (Expr::Binary(sign, of, one), true)
                if sign == "-" && matches!(&**one, Expr::Int(one, _) if one == "1") =>
            {
                self.expr(of)
            }
            (_, true) => format!("{} + 1", self.expr(last)),
        };
        let range = match first_text.as_str() {
            "0" => format!("range({end})"),
            first => format!("range({first}, {end})"),
        };
        if is_reversed {
            format!("for {name} in reversed({range})")
        } else {
            format!("for {name} in {range}")
        }
    }

    /// Writes a value of this type.
    fn value(&self, value: &Expr, of: Option<&Type>) -> String {
        match value {
            Expr::Repeated(item, count) => {
                let inner = of.and_then(Type::item);
                let (item, times) = (self.value(item, inner), self.expr(count));
                if self.is_cpp() {
                    let of = of.map_or("std::vector<uint64_t>".to_owned(), kind);
                    format!("{of}({times}, {item})")
                } else if matches!(inner, Some(Type::List(_))) {
                    format!("[{item} for _ in range({times})]")
                } else {
                    let is_atom = self.is_atom(count);
                    let times = if is_atom { times } else { format!("({times})") };
                    format!("[{item}] * {times}")
                }
            }
            other => self.expr(other),
        }
    }

    fn all(&self, items: &[Expr]) -> String {
        let items = items
            .iter()
            .map(|item| self.expr(item.without_parentheses()));
        items.collect::<Vec<String>>().join(", ")
    }

    /// Writes items between brackets, on several lines if they're long.
    fn items(&self, items: &[Expr], [open, close]: [&str; 2]) -> String {
        let items: Vec<String> = items.iter().map(|item| self.expr(item)).collect();
        let line = items.join(", ");
        if line.len() <= WIDTH {
            let end = if items.len() == 1 && open == "(" {
                ","
            } else {
                ""
            };
            return format!("{open}{line}{end}{close}");
        }
        let is_nested = items.iter().any(|item| item.ends_with(close));
        let lines = if is_nested {
            items.iter().map(|item| format!("{item},")).collect()
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

    /// Whether what is written of the expression needs no parentheses.
    fn is_atom(&self, expr: &Expr) -> bool {
        match expr {
            Expr::Binary(..) | Expr::Unary(..) | Expr::Range { .. } => false,
            Expr::Cast(of, _) if !self.is_cpp() => self.is_atom(of),
            _ => true,
        }
    }

    fn expr(&self, expr: &Expr) -> String {
        let is_cpp = self.is_cpp();
        match expr {
            Expr::Int(digits, _) if is_cpp && is_large(digits) => format!("{digits}ull"),
            Expr::Int(digits, _) | Expr::Float(digits) => digits.clone(),
            Expr::Name(name) => match name.as_str() {
                "true" if !is_cpp => "True".to_owned(),
                "false" if !is_cpp => "False".to_owned(),
                name => name.to_owned(),
            },
            Expr::Unary('!', of) if !is_cpp => format!("not {}", self.expr(of)),
            Expr::Unary(sign, of) => format!("{sign}{}", self.expr(of)),
            Expr::Binary(sign, left, right) => self.binary(sign, left, right),
            Expr::Cast(of, to) => self.cast(of, to),
            Expr::Call(name, arguments) => format!("{name}({})", self.all(arguments)),
            Expr::Method(of, name, arguments) => self.method(of, name, arguments),
            Expr::Index(of, index) => {
                format!("{}[{}]", self.expr(of), self.expr(index.as_index()))
            }
            Expr::Array(items) if is_cpp => self.items(items, ["{", "}"]),
            Expr::Array(items) => self.items(items, ["(", ")"]),
            Expr::List(items) if is_cpp => self.items(items, ["{", "}"]),
            Expr::List(items) => self.items(items, ["[", "]"]),
            Expr::Repeated(..) => self.value(expr, None),
            Expr::If(condition, a, b) => {
                let condition = self.expr(condition);
                let (a, b) = (self.expr(a), self.expr(b));
                if is_cpp {
                    format!("({condition} ? {a} : {b})")
                } else {
                    format!("({a} if {condition} else {b})")
                }
            }
            Expr::Grouped(of) if self.is_atom(of) => self.expr(of),
            Expr::Grouped(of) => format!("({})", self.expr(of)),
            Expr::Range { .. } => unreachable!("loops and `contains` write ranges"),
        }
    }

    fn binary(&self, sign: &str, left: &Expr, right: &Expr) -> String {
        let operand = |of: &Expr| match of {
            // C++ has another precedence of bits, and warns of `&&` in `||`.
            Expr::Binary(inner, ..)
                if self.is_cpp()
                    && inner != sign
                    && (is_of_bits(sign) || is_of_bits(inner) || sign == "||") =>
            {
                format!("({})", self.expr(of))
            }
            _ => self.expr(of),
        };
        let (left_text, right) = (operand(left), operand(right));
        let sign = match (sign, self.is_cpp()) {
            ("/", false) => "//",
            ("&&", false) => "and",
            ("||", false) => "or",
            (sign, _) => sign,
        };
        match left {
            Expr::Int(digits, of) if sign == "<<" && self.is_cpp() => {
                let of = of.clone().unwrap_or(Type::plain("u64"));
                format!("{}({digits}) << {right}", kind(&of))
            }
            _ => format!("{left_text} {sign} {right}"),
        }
    }

    fn cast(&self, of: &Expr, to: &Type) -> String {
        if self.is_cpp() {
            return format!("{}({})", kind(to), self.expr(of.without_parentheses()));
        }
        let from = of.type_of(&self.types);
        let inner = self.expr(of.without_parentheses());
        if *to == Type::plain("f64") {
            return format!("float({inner})");
        }
        match from {
            Some(Type::Plain(from)) if from == "f64" || from == "bool" => format!("int({inner})"),
            _ => self.expr(of),
        }
    }

    fn method(&self, of: &Expr, name: &str, arguments: &[Expr]) -> String {
        let is_cpp = self.is_cpp();
        let inner = of.without_parentheses();
        if name == "contains" {
            return self.contains(inner, &arguments[0]);
        }
        let (it, bare) = (self.expr(of), self.expr(inner));
        let argument = self.all(arguments);
        match (name, is_cpp) {
            ("min" | "max", true) => {
                let of = of.type_of(&self.types);
                let of = of.or_else(|| arguments[0].type_of(&self.types));
                let of = of.map_or("uint64_t".to_owned(), |of| kind(&of));
                format!("std::{name}<{of}>({bare}, {argument})")
            }
            ("min" | "max", false) => format!("{name}({bare}, {argument})"),
            ("abs", true) => format!("std::abs({bare})"),
            ("abs", false) => format!("abs({bare})"),
            ("abs_diff", true) => {
                format!("({it} > {argument} ? {it} - {argument} : {argument} - {it})")
            }
            ("abs_diff", false) => format!("abs({it} - {argument})"),
            ("saturating_sub", true) => format!("({it} > {argument} ? {it} - {argument} : 0)"),
            ("saturating_sub", false) => format!("max({it} - {argument}, 0)"),
            ("div_euclid", true) => format!("floor_div({bare}, {argument})"),
            ("div_euclid", false) => format!("({it} // {argument})"),
            ("rem_euclid", true) => format!("floor_rem({bare}, {argument})"),
            ("rem_euclid", false) => format!("({it} % {argument})"),
            ("sqrt", true) => format!("std::sqrt({bare})"),
            ("sqrt", false) => format!("math.sqrt({bare})"),
            ("wrapping_neg", _) => format!("-{it}"),
            ("count_ones", true) => format!("__builtin_popcountll({bare})"),
            ("count_ones", false) => format!("bin({bare}).count(\"1\")"),
            ("trailing_zeros", true) => format!("__builtin_ctzll({bare})"),
            ("trailing_zeros", false) => format!("(({it} & -{it}).bit_length() - 1)"),
            ("len", true) => format!("{it}.size()"),
            ("len", false) => format!("len({it})"),
            ("push", true) => format!("{it}.push_back({argument})"),
            ("push", false) => format!("{it}.append({argument})"),
            ("contains_key", true) => format!("{it}.count({argument})"),
            ("contains_key", false) => format!("{argument} in {it}"),
            _ => unreachable!("the reader refuses other methods"),
        }
    }

    /// Writes that a range or an array contains a number.
    fn contains(&self, of: &Expr, number: &Expr) -> String {
        let number = self.expr(number);
        match of {
            Expr::Range { first, last, .. } => {
                let (first, last) = (self.expr(first), self.expr(last));
                if self.is_cpp() {
                    format!("({first} <= {number} && {number} <= {last})")
                } else {
                    format!("({first} <= {number} <= {last})")
                }
            }
            Expr::Array(items) if self.is_cpp() => {
                let equal = items
                    .iter()
                    .map(|item| format!("{number} == {}", self.expr(item)));
                format!("({})", equal.collect::<Vec<String>>().join(" || "))
            }
            other => format!("({number} in {})", self.expr(other)),
        }
    }
}

fn is_of_bits(sign: &str) -> bool {
    matches!(sign, "&" | "|" | "^" | "<<" | ">>")
}

/// Whether a number of C++ needs a suffix.
fn is_large(digits: &str) -> bool {
    digits.starts_with("0x") || digits.parse::<u128>().is_ok_and(|it| it > i64::MAX as u128)
}
