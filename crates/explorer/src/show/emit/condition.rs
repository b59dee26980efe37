//! Writes a condition of the rule language as Rust that is right for every `u64`.

use crate::joined;
use crate::rule::Set;
use prover::Claim;
use rules::ast::{Binary, Comparison, Expr, Formula, Unary};

/// Writes the condition as an expression in Rust; `None` if it needs more than plain arithmetic.
pub fn in_rust(condition: &Formula, names: &[String]) -> Option<String> {
    Some(formula(condition, names)?.text)
}

/// Writes the parameters of a function, with an underscore before those that its body doesn't use.
pub fn parameters(names: &[String], body: &str) -> String {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_';
    let is_used = |name: &String| body.split(|c| !is_inside(c)).any(|word| word == name);
    let parameters = names.iter().map(|name| {
        let mark = if is_used(name) { "" } else { "_" };
        format!("{mark}{name}: u64")
    });
    joined(parameters, ", ")
}

/// Writes the value of one heap, or of two, as an expression in Rust; `None` if it needs more than
/// plain arithmetic or may exceed a `u64`.
pub fn value_in_rust(claim: &Claim, names: &[String]) -> Option<String> {
    let Claim::Values(cases) = claim else {
        return None;
    };
    let always = Formula::Compare(Comparison::Equal, Expr::Const(0), Expr::Const(0));
    let [(condition, value)] = &cases[..] else {
        return None;
    };
    if *condition != always {
        return None;
    }
    let fits = |it: &Number| it.low >= 0 && it.high <= LARGEST;
    let plain = number(value, names, Width::U64).map(|it| it.piece.text);
    plain.or_else(|| {
        let wide = number(value, names, Width::I128).filter(fits)?;
        Some(format!("({}) as u64", wide.piece.text))
    })
}

/// Code, and how tightly its last operator binds.
struct Piece {
    text: String,
    level: u8,
}

const OR: u8 = 0;
const AND: u8 = 1;
const COMPARED: u8 = 2;
const XOR: u8 = 4;
const SUM: u8 = 7;
const PRODUCT: u8 = 8;
const ATOM: u8 = 10;

impl Piece {
    fn new(text: String, level: u8) -> Self {
        Self { text, level }
    }

    /// The code, in parentheses if it binds less tightly.
    fn at_least(&self, level: u8) -> String {
        if self.level < level {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }
}

/// Type in which numbers are computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    U64,
    /// For sums and differences that 64 bits can't hold.
    I128,
}

/// Number with its range.
struct Number {
    piece: Piece,
    low: i128,
    high: i128,
}

impl Number {
    /// A natural number that needs no parentheses.
    fn atom(text: String, high: i128) -> Self {
        Self::new(text, ATOM, 0, high)
    }

    fn new(text: String, level: u8, low: i128, high: i128) -> Self {
        let piece = Piece::new(text, level);
        Self { piece, low, high }
    }
}

const LARGEST: i128 = u64::MAX as i128;

/// Numbers in 128 bits stay far from their ends.
const MAX_WIDE: i128 = 1 << 120;

fn formula(of: &Formula, names: &[String]) -> Option<Piece> {
    let joined = |parts: &[Formula], sign: &str, level| {
        let pieces: Option<Vec<Piece>> = parts.iter().map(|part| formula(part, names)).collect();
        // An `&&` inside `||` is clearer in parentheses.
        let pieces = pieces?.into_iter().map(|piece| piece.at_least(COMPARED));
        Some(Piece::new(joined(pieces, sign), level))
    };
    match of {
        Formula::True => Some(Piece::new("true".to_owned(), ATOM)),
        Formula::Compare(op, left, right) => compared(*op, left, right, names),
        Formula::Divides(Expr::Const(divisor @ 1..), of) => {
            let rest = Expr::binary(Binary::Rem, of.clone(), Expr::Const(*divisor));
            compared(Comparison::Equal, &rest, &Expr::Const(0), names)
        }
        Formula::Divides(..) => None,
        Formula::In(member, set) => among(member, set, names),
        Formula::And(parts) => joined(parts, " && ", AND),
        Formula::Or(parts) => joined(parts, " || ", OR),
        Formula::Not(of) => Some(Piece::new(format!("!({})", formula(of, names)?.text), ATOM)),
    }
}

fn compared(op: Comparison, left: &Expr, right: &Expr, names: &[String]) -> Option<Piece> {
    let in_width = |width| {
        let [left, right] = [left, right].map(|of| number(of, names, width));
        let (left, right) = (left?.piece, right?.piece);
        let [left, right] = [left, right].map(|of| of.at_least(COMPARED + 1));
        Some(Piece::new(format!("{left} {op} {right}"), COMPARED))
    };
    in_width(Width::U64).or_else(|| in_width(Width::I128))
}

fn among(member: &Expr, set: &Set, names: &[String]) -> Option<Piece> {
    match (set, member) {
        (Set::Explicit(members), _) => {
            let in_width = |width| {
                let member = number(member, names, width)?.piece.at_least(ATOM);
                let text = format!("{members:?}.contains(&{member})");
                Some(Piece::new(text, ATOM))
            };
            let is_natural = members.iter().all(|it| *it >= 0);
            let plain = is_natural.then(|| in_width(Width::U64)).flatten();
            plain.or_else(|| in_width(Width::I128))
        }
        // All ones: the sum may be 2⁶⁴.
        (Set::Powers(2), Expr::Binary(Binary::Add, n, one, _)) if **one == Expr::Const(1) => {
            let n = number(n, names, Width::U64)?.piece.at_least(ATOM);
            let text = format!("({n} ^ ({n} >> 1)).count_ones() <= 1");
            Some(Piece::new(text, COMPARED))
        }
        (Set::Powers(2), _) => {
            let n = number(member, names, Width::U64)?.piece.at_least(ATOM);
            Some(Piece::new(format!("{n}.count_ones() == 1"), COMPARED))
        }
        _ => None,
    }
}

/// Writes a number; `None` if it may be out of the type's range.
fn number(of: &Expr, names: &[String], width: Width) -> Option<Number> {
    let found = match of {
        Expr::Const(value) => {
            let level = if *value < 0 { SUM } else { ATOM };
            Number::new(value.to_string(), level, (*value).into(), (*value).into())
        }
        Expr::Var(variable) => {
            let name = names.get(*variable)?;
            let text = match width {
                Width::U64 => name.clone(),
                Width::I128 => format!("i128::from({name})"),
            };
            Number::atom(text, LARGEST)
        }
        Expr::Unary(Unary::Abs, of, _) => difference(of, names, width)?,
        Expr::Unary(..) => return None,
        Expr::Binary(op, left, right, _) => {
            let [left, right] = [left, right].map(|of| number(of, names, width));
            binary(*op, &left?, &right?)?
        }
    };
    let (low, high) = match width {
        Width::U64 => (0, LARGEST),
        Width::I128 => (-MAX_WIDE, MAX_WIDE),
    };
    (low <= found.low && found.high <= high).then_some(found)
}

/// Writes the absolute value of a number.
fn difference(of: &Expr, names: &[String], width: Width) -> Option<Number> {
    if let (Width::U64, Expr::Binary(Binary::Sub, left, right, _)) = (width, of) {
        let [left, right] = [left, right].map(|of| number(of, names, width));
        let (left, right) = (left?, right?);
        let text = format!(
            "{}.abs_diff({})",
            left.piece.at_least(ATOM),
            right.piece.text
        );
        return Some(Number::atom(text, left.high.max(right.high)));
    }
    let of = number(of, names, width)?;
    let text = match of.low {
        0.. => of.piece.text,
        _ => format!("{}.abs()", of.piece.at_least(ATOM)),
    };
    Some(Number::atom(text, of.high.max(-of.low)))
}

fn binary(op: Binary, left: &Number, right: &Number) -> Option<Number> {
    let infix = |sign: &str, level: u8, low: i128, high: i128| {
        let right = right.piece.at_least(level + 1);
        let text = format!("{} {sign} {right}", left.piece.at_least(level));
        Some(Number::new(text, level, low, high))
    };
    let method = |name: &str, low: i128, high: i128| {
        let text = format!("{}.{name}({})", left.piece.at_least(ATOM), right.piece.text);
        Some(Number::new(text, ATOM, low, high))
    };
    let are_natural = left.low >= 0 && right.low >= 0;
    match op {
        Binary::Add => infix("+", SUM, left.low + right.low, left.high + right.high),
        Binary::Sub => infix("-", SUM, left.low - right.high, left.high - right.low),
        Binary::Mul if are_natural => {
            let high = left.high.checked_mul(right.high)?;
            infix("*", PRODUCT, left.low * right.low, high)
        }
        Binary::Div if are_natural && right.low > 0 => {
            infix("/", PRODUCT, left.low / right.high, left.high / right.low)
        }
        Binary::Rem if are_natural && right.low > 0 => {
            infix("%", PRODUCT, 0, left.high.min(right.high - 1))
        }
        Binary::Min => method("min", left.low.min(right.low), left.high.min(right.high)),
        Binary::Max => method("max", left.low.max(right.low), left.high.max(right.high)),
        Binary::Xor | Binary::And | Binary::Or if are_natural => {
            let longest = bits_of(left.high.max(right.high));
            let (sign, high) = match op {
                Binary::Xor => ("^", longest),
                Binary::And => ("&", left.high.min(right.high)),
                _ => ("|", longest),
            };
            let [left, right] = [left, right].map(|of| of.piece.at_least(ATOM));
            Some(Number::new(format!("{left} {sign} {right}"), XOR, 0, high))
        }
        _ => None,
    }
}

/// Returns the largest number with as many binary digits.
fn bits_of(number: i128) -> i128 {
    (1 << (128 - number.leading_zeros())) - 1
}
