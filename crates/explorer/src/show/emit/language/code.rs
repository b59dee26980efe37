//! Emitted code: functions over integers, lists and loops.

use std::collections::BTreeMap;

/// A function with its documentation.
pub struct Function {
    pub doc: Vec<String>,
    pub name: String,
    pub parameters: Vec<(String, Type)>,
    pub result: Type,
    pub body: Vec<Statement>,
}

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
}

pub enum Statement {
    Comment(String),
    Let(String, Option<Type>, Expr),
    Const(String, Type, Expr),
    /// Target, operator such as `+=`, value.
    Assign(Expr, String, Expr),
    /// Several targets get several values at once.
    AssignAll(Vec<Expr>, Vec<Expr>),
    /// Conditions with their blocks; the condition of `else` is `None`.
    If(Vec<(Option<Expr>, Vec<Statement>)>),
    /// `loop` has no condition.
    While(Option<Expr>, Vec<Statement>),
    /// A variable runs through a range or a list.
    For(String, Expr, Vec<Statement>),
    Return(Expr),
    Break,
    Assert(Expr, String),
    Do(Expr),
}

pub enum Expr {
    /// Digits, and the type if it is written behind them.
    Int(String, Option<Type>),
    Float(String),
    Name(String),
    Unary(char, Box<Expr>),
    Binary(String, Box<Expr>, Box<Expr>),
    Cast(Box<Expr>, Type),
    Call(String, Vec<Expr>),
    Method(Box<Expr>, String, Vec<Expr>),
    Index(Box<Expr>, Box<Expr>),
    /// Constant items in a fixed order.
    Array(Vec<Expr>),
    /// List that may change.
    List(Vec<Expr>),
    /// List of equal items, and their number.
    Repeated(Box<Expr>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Parentheses.
    Grouped(Box<Expr>),
    Range {
        first: Box<Expr>,
        last: Box<Expr>,
        is_inclusive: bool,
    },
}

/// Types of the variables of a function and of all functions, by name.
pub type Types = BTreeMap<String, Type>;

impl Expr {
    /// Removes parentheses and conversions to an index.
    pub fn as_index(&self) -> &Self {
        match self {
            Self::Grouped(of) => of.as_index(),
            Self::Cast(of, to) if *to == Type::plain("usize") => of.as_index(),
            _ => self,
        }
    }

    pub fn without_parentheses(&self) -> &Self {
        match self {
            Self::Grouped(of) => of.without_parentheses(),
            _ => self,
        }
    }

    /// Finds the type, if it isn't that of any number.
    pub fn type_of(&self, types: &Types) -> Option<Type> {
        let either = |a: &Self, b: &Self| a.type_of(types).or_else(|| b.type_of(types));
        match self {
            Self::Int(_, of) => of.clone(),
            Self::Float(_) => Some(Type::plain("f64")),
            Self::Name(name) if name == "true" || name == "false" => Some(Type::plain("bool")),
            Self::Name(name) | Self::Call(name, _) => types.get(name).cloned(),
            Self::Unary(_, of) | Self::Grouped(of) => of.type_of(types),
            Self::Binary(sign, a, b) => match sign.as_str() {
                "==" | "!=" | "<" | "<=" | ">" | ">=" | "&&" | "||" => Some(Type::plain("bool")),
                "<<" | ">>" => a.type_of(types),
                _ => either(a, b),
            },
            Self::Cast(_, to) => Some(to.clone()),
            Self::Method(of, name, arguments) => match name.as_str() {
                "len" => Some(Type::plain("usize")),
                "contains" | "contains_key" => Some(Type::plain("bool")),
                "count_ones" | "trailing_zeros" | "leading_zeros" => Some(Type::plain("u32")),
                _ => (of.type_of(types)).or_else(|| arguments.first()?.type_of(types)),
            },
            Self::Index(of, _) => of.type_of(types)?.item().cloned(),
            Self::If(_, a, b) => either(a, b),
            Self::Range { first, last, .. } => either(first, last),
            Self::Array(items) => {
                let first = items.first()?.type_of(types)?;
                Some(Type::List(Box::new(first)))
            }
            Self::List(_) | Self::Repeated(..) => None,
        }
    }
}
