//! Rules and claims from text, and plain move generation that shares nothing with the prover.

use crate::automaton::{Budget, Numeration};
use crate::rule::ast::{Binary, Comparison, Expr, Family, Formula, Rule, Set, Unary};
use crate::theorem::{Claim, Moves, Obstacle, Statement, Verdict, decide};

pub const LIMIT: usize = 100_000;

pub fn rule(text: &str) -> Rule {
    Rule::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A condition on the coordinates `a, b, …`.
pub fn formula(coordinates: &str, condition: &str) -> Formula {
    let text = format!("({coordinates}) -> ({coordinates}) where {condition}");
    rule(&text).families[0].condition.clone()
}

/// An expression in the coordinates.
pub fn expression(coordinates: &str, expression: &str) -> Expr {
    let rest = coordinates.find(',').map_or("", |at| &coordinates[at..]);
    let text = format!("({coordinates}) -> ({expression}{rest})");
    rule(&text).families[0].components[0].coordinates[0].clone()
}

pub fn positions(coordinates: &str, condition: &str) -> Claim {
    Claim::Positions(formula(coordinates, condition))
}

pub fn values(coordinates: &str, value: &str) -> Claim {
    Claim::Values(vec![(Formula::True, expression(coordinates, value))])
}

/// Decides a claim about a rule in normal play.
pub fn verdict(rule: &Rule, claim: &Claim, numeration: Numeration) -> Result<Verdict, Obstacle> {
    let budget = Budget::of_states(LIMIT);
    let statement = claim.read(rule.coordinates.len(), numeration, &budget)?;
    verdict_of(rule, &statement, false)
}

pub fn verdict_of(rule: &Rule, said: &Statement, misere: bool) -> Result<Verdict, Obstacle> {
    let budget = Budget::of_states(LIMIT);
    let moves = Moves::of(rule, said.automaton().numeration(), &budget)?;
    decide(said, &moves, misere, &|position| options(rule, position), &budget)
}

/// The components that each move leaves: all choices of the free variables are tried.
pub fn options(rule: &Rule, position: &[u64]) -> Vec<Vec<Vec<u64>>> {
    let mut found = Vec::new();
    for family in &rule.families {
        let mut numbers: Vec<i64> = position.iter().map(|&x| x as i64).collect();
        choose(family, rule.coordinates.len(), &mut numbers, &mut found);
    }
    found
}

fn choose(
    family: &Family,
    coordinates: usize,
    numbers: &mut Vec<i64>,
    found: &mut Vec<Vec<Vec<u64>>>,
) {
    if numbers.len() < coordinates + family.variables.len() {
        // In the rules of these tests no variable is larger than the sum of the heaps.
        let bound: i64 = numbers[..coordinates].iter().sum();
        for choice in 0..=bound {
            numbers.push(choice);
            choose(family, coordinates, numbers, found);
            numbers.pop();
        }
        return;
    }
    let component = |parts: &Vec<Expr>| {
        let numbers = parts.iter().map(|part| u64::try_from(value(part, numbers)).ok());
        numbers.collect::<Option<Vec<u64>>>()
    };
    let components = family.components.iter().map(|left| component(&left.coordinates));
    let Some(components) = components.collect::<Option<Vec<Vec<u64>>>>() else {
        return;
    };
    if holds(&family.condition, numbers) {
        found.push(components);
    }
}

pub fn value(expr: &Expr, numbers: &[i64]) -> i64 {
    match expr {
        Expr::Const(constant) => *constant,
        Expr::Var(variable) => numbers[*variable],
        Expr::Unary(op, of, _) => {
            let of = value(of, numbers);
            match op {
                Unary::Neg => -of,
                Unary::Abs => of.abs(),
                Unary::Popcount => i64::from(of.count_ones()),
            }
        }
        Expr::Binary(op, left, right, _) => {
            let (a, b) = (value(left, numbers), value(right, numbers));
            let floor = |a: i64, b: i64| {
                let quotient = a / b;
                quotient - i64::from(a % b != 0 && (a < 0) != (b < 0))
            };
            match op {
                Binary::Add => a + b,
                Binary::Sub => a - b,
                Binary::Mul => a * b,
                Binary::Div => floor(a, b),
                Binary::Rem => a - b * floor(a, b),
                Binary::Min => a.min(b),
                Binary::Max => a.max(b),
                Binary::Gcd => unreachable!("not in these tests"),
                Binary::Xor => a ^ b,
                Binary::And => a & b,
                Binary::Or => a | b,
                Binary::Shl => a << b,
                Binary::Shr => a >> b,
            }
        }
    }
}

pub fn holds(formula: &Formula, numbers: &[i64]) -> bool {
    match formula {
        Formula::True => true,
        Formula::Compare(comparison, left, right) => {
            let (left, right) = (value(left, numbers), value(right, numbers));
            match comparison {
                Comparison::Equal => left == right,
                Comparison::NotEqual => left != right,
                Comparison::Less => left < right,
                Comparison::LessOrEqual => left <= right,
                Comparison::Greater => left > right,
                Comparison::GreaterOrEqual => left >= right,
            }
        }
        Formula::Divides(divisor, of) => {
            let (divisor, of) = (value(divisor, numbers), value(of, numbers));
            if divisor == 0 { of == 0 } else { of % divisor == 0 }
        }
        Formula::In(member, set) => {
            let member = value(member, numbers);
            match set {
                Set::Explicit(numbers) => numbers.contains(&member),
                Set::Powers(base) => {
                    std::iter::successors(Some(1), |power| Some(power * base))
                        .take_while(|&power| power <= member)
                        .any(|power| power == member)
                }
                Set::Fibonacci => {
                    let numbers = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
                    numbers.take_while(|&(a, _)| a <= member).any(|(a, _)| a == member)
                }
                Set::Squares => (1..=member).any(|root| root * root == member),
                Set::Triangular | Set::Primes => unreachable!("not in these tests"),
            }
        }
        Formula::And(parts) => parts.iter().all(|part| holds(part, numbers)),
        Formula::Or(parts) => parts.iter().any(|part| holds(part, numbers)),
        Formula::Not(of) => !holds(of, numbers),
    }
}
