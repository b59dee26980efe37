//! Generates Rust code for expressions and conditions.

use super::super::ast::{Expr, Formula, Set, Variable};
use super::super::linear::Form;
use super::super::loops::{Bound, Level};
use super::super::operations::Code;

/// Names of a family's variables in the generated code.
pub(super) struct Names(Vec<String>);

/// Names that the generated code uses, and keywords of Rust, C++ and Python.
const TAKEN: &str = "\
    g most seen known value mex least grundy grundy_value grundy_values is_p_position p_positions \
    rest places place next largest state states symbol number values digit found limit high low \
    middle root square wide table main std math sys \
    as break const continue crate else enum extern false fn for if impl in let loop match mod move \
    mut pub ref return self static struct super trait true type unsafe use where while async await \
    dyn abstract become box do final macro override priv typeof unsized virtual yield try gen \
    union \
    alignas alignof asm auto bool case catch char class compl default delete double explicit \
    export \
    float friend goto inline int long mutable namespace new noexcept nullptr operator private \
    protected public register short signed sizeof switch template this throw typedef typeid \
    typename unsigned using void volatile and and_eq bitand bitor not not_eq or or_eq xor xor_eq \
    def del elif except finally from global import is lambda nonlocal pass raise with print len \
    range reversed abs min max bin";

impl Names {
    pub fn new<'a>(variables: impl Iterator<Item = &'a Variable>) -> Self {
        let names = variables.enumerate().map(|(at, variable)| {
            let name = &variable.name;
            let is_plain = name
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
            let is_plain = is_plain && name != "_";
            if is_plain
                && !TAKEN.split(' ').any(|taken| taken == name)
                && !name.starts_with("variable_")
            {
                name.clone()
            } else {
                format!("variable_{at}")
            }
        });
        Self(names.collect())
    }

    pub fn all(self) -> Vec<String> {
        self.0
    }

    pub fn name(&self, variable: usize) -> &str {
        &self.0[variable]
    }

    pub fn form(&self, form: &Form) -> String {
        let terms = form.factors.iter().copied().enumerate();
        self.sum(terms.filter(|&(_, factor)| factor != 0), form.constant)
    }

    /// Writes a sum of variables with factors and a constant; positive terms come first.
    fn sum(&self, terms: impl Iterator<Item = (usize, i64)>, constant: i64) -> String {
        let (positive, negative): (Vec<_>, Vec<_>) = terms
            .map(|(variable, factor)| match factor.abs() {
                1 => (factor, self.name(variable).to_string()),
                times => (factor, format!("{times} * {}", self.name(variable))),
            })
            .partition(|&(factor, _)| factor >= 0);
        let mut sum = String::new();
        for (factor, term) in positive.into_iter().chain(negative) {
            let sign = match (sum.is_empty(), factor > 0) {
                (true, true) => "",
                (true, false) => "-",
                (false, true) => " + ",
                (false, false) => " - ",
            };
            sum += sign;
            sum += &term;
        }
        match constant {
            _ if sum.is_empty() => format!("{constant}_i64"),
            0 => sum,
            1.. => format!("{sum} + {constant}"),
            _ => format!("{sum} - {}", constant.abs()),
        }
    }

    /// Writes the first and the last value of a loop.
    pub fn range(&self, level: &Level) -> (String, String) {
        let is_constant = |bound: &&Bound| bound.terms.is_empty();
        let constants = level.lows.iter().filter(is_constant);
        let least = constants
            .map(|bound| bound.least(&[]))
            .max()
            .unwrap_or(0)
            .max(0);
        let mut low = format!("{least}_i64");
        for bound in level.lows.iter().filter(|bound| !is_constant(bound)) {
            low = format!("{low}.max({})", self.bound(bound, true));
        }
        let mut highs = level.highs.iter().map(|bound| self.bound(bound, false));
        let first = highs.next().expect("a level has an upper bound");
        let first = if level.highs.len() > 1 {
            format!("({first})")
        } else {
            first
        };
        let high = highs.fold(first, |high, next| format!("{high}.min({next})"));
        (low, high)
    }

    fn bound(&self, bound: &Bound, is_low: bool) -> String {
        let sum = |sign: i64| {
            let terms = bound.terms.iter().map(|&(at, factor)| (at, sign * factor));
            self.sum(terms, sign * bound.constant)
        };
        match (bound.divisor, is_low) {
            (1, _) => sum(1),
            // Division rounded up.
            (divisor, true) => format!("-({}).div_euclid({divisor})", sum(-1)),
            (divisor, false) => format!("({}).div_euclid({divisor})", sum(1)),
        }
    }
}

/// Helper functions that the code calls.
#[derive(Default)]
pub(super) struct Helpers(Vec<&'static str>);

/// Text of the helper functions, with blank lines between them.
const FUNCTIONS: &str = include_str!("helpers.txt");

impl Helpers {
    /// Returns the functions that are called; `mex` always is.
    pub fn code(&self) -> String {
        let is_used = |code: &&str| {
            let mut used = ["mex"].iter().chain(&self.0);
            used.any(|name| code.contains(&format!("fn {name}(")))
        };
        let used = FUNCTIONS.trim_end().split("\n\n").filter(is_used);
        used.map(|code| format!("\n{code}\n")).collect()
    }

    fn call(&mut self, name: &'static str, arguments: &[String]) -> String {
        if name == "floor_div" {
            self.0.push("floor_rem");
        }
        self.0.push(name);
        format!("{name}({})", arguments.join(", "))
    }

    fn written(&mut self, code: Code, operands: &[String]) -> String {
        match code {
            Code::Text(text) => text,
            Code::Call(name) => self.call(name, operands),
        }
    }

    /// Writes an expression: a single name, number or call, or something in parentheses.
    pub fn number(&mut self, expr: &Expr, names: &Names) -> String {
        match expr {
            Expr::Const(value) if *value < 0 => format!("({value}_i64)"),
            Expr::Const(value) => format!("{value}_i64"),
            Expr::Var(variable) => names.name(*variable).to_string(),
            Expr::Unary(op, of, _) => {
                let of = self.number(of, names);
                self.written(op.code(&of), &[of])
            }
            Expr::Binary(op, left, right, _) => {
                let (a, b) = (self.number(left, names), self.number(right, names));
                let is_above_0 = matches!(**right, Expr::Const(1..));
                self.written(op.code(&a, &b, is_above_0), &[a, b])
            }
        }
    }

    /// Writes a condition: a single comparison or call, or something in parentheses.
    pub fn condition(&mut self, formula: &Formula, names: &Names) -> String {
        match formula {
            Formula::True => "true".to_string(),
            Formula::Compare(op, left, right) => {
                let (left, right) = (self.number(left, names), self.number(right, names));
                format!("{left} {op} {right}")
            }
            Formula::Divides(left, right) => {
                let arguments = [self.number(left, names), self.number(right, names)];
                self.call("divides", &arguments)
            }
            Formula::In(member, set) => {
                let member = self.number(member, names);
                match set {
                    Set::Explicit(members) => format!("{members:?}.contains(&{member})"),
                    Set::Squares => self.call("is_square", &[member]),
                    Set::Triangular => self.call("is_triangular", &[member]),
                    Set::Primes => self.call("is_prime", &[member]),
                    Set::Fibonacci => self.call("is_fibonacci", &[member]),
                    Set::Powers(base) => self.call("is_power", &[member, base.to_string()]),
                }
            }
            Formula::And(parts) => self.joined(parts, " && ", names),
            Formula::Or(parts) => self.joined(parts, " || ", names),
            Formula::Not(of) => format!("!({})", self.condition(of, names)),
        }
    }

    fn joined(&mut self, parts: &[Formula], sign: &str, names: &Names) -> String {
        let parts: Vec<String> = parts
            .iter()
            .map(|part| self.condition(part, names))
            .collect();
        format!("({})", parts.join(sign))
    }
}
