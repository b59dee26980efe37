//! Rules and claims from text, and plain move generation that shares no code with the prover.

use std::collections::HashMap;
use std::thread;

use crate::{
    Claim, Goal, Moves, Obstacle, Question, Statement, Theorem, Verdict, decide, discover, generate,
};
use automata::{Budget, Numeration};
use rules::CheckedRule;
use rules::ast::{Binary, Comparison, Expr, Family, Formula, Rule, Set, Unary};

pub const LIMIT: usize = 100_000;

/// Checks a certificate without a limit. An error is the checker's message.
pub fn check(text: &str) -> Result<certificates::Accepted, String> {
    let budget = certificates::Budget::unlimited();
    certificates::check(text, &budget).map_err(|refused| refused.to_string())
}

pub fn rule(text: &str) -> Rule {
    Rule::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Checks the items on all cores. Otherwise the longest test would run alone at the end.
pub fn on_all_cores<T: Sync>(items: &[T], check: impl Fn(&T) + Sync) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for core in 0..cores {
            let (own, check) = (items.iter().skip(core).step_by(cores), &check);
            scope.spawn(move || own.for_each(check));
        }
    });
}

/// Returns a condition on the coordinates `a, b, …`.
pub fn formula(coordinates: &str, condition: &str) -> Formula {
    let text = format!("({coordinates}) -> ({coordinates}) where {condition}");
    rule(&text).families[0].condition.clone()
}

/// Returns an expression in the coordinates.
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

/// Returns the automaton of a claim about a rule.
pub fn statement(game: &str, claim: &Claim, numeration: Numeration) -> Statement {
    let coordinates = rule(game).coordinates.len();
    let read = claim.read(coordinates, numeration, &Budget::of_states(LIMIT));
    read.expect("small")
}

/// Decides a claim about a rule in normal play.
pub fn verdict(rule: &Rule, claim: &Claim, numeration: Numeration) -> Result<Verdict, Obstacle> {
    let budget = Budget::of_states(LIMIT);
    let statement = claim.read(rule.coordinates.len(), numeration, &budget)?;
    verdict_of(rule, &statement, false)
}

pub fn verdict_of(rule: &Rule, said: &Statement, misere: bool) -> Result<Verdict, Obstacle> {
    let budget = Budget::of_states(LIMIT);
    let moves = Moves::new(rule, said.automaton().numeration(), &budget)?;
    let game = CheckedRule::new(&rule.to_string()).expect("a rule");
    decide(said, &moves, &game, misere, &budget)
}

/// Returns the components that each move leaves, by trying all choices of the free variables.
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
        // In the rules of these tests no variable exceeds the sum of the heaps.
        let bound: i64 = numbers[..coordinates].iter().sum();
        for choice in 0..=bound {
            numbers.push(choice);
            choose(family, coordinates, numbers, found);
            numbers.pop();
        }
        return;
    }
    let component = |parts: &Vec<Expr>| {
        let numbers = parts
            .iter()
            .map(|part| u64::try_from(value(part, numbers)).ok());
        numbers.collect::<Option<Vec<u64>>>()
    };
    let components = family
        .components
        .iter()
        .map(|left| component(&left.coordinates));
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
                ones => {
                    assert_eq!(*ones, Unary::Popcount, "write its value here");
                    i64::from(of.count_ones())
                }
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
                Binary::Xor => a ^ b,
                Binary::And => a & b,
                Binary::Or => a | b,
                Binary::Shl => a << b,
                Binary::Shr => a >> b,
                _ => unreachable!("not in these tests"),
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
            if divisor == 0 {
                of == 0
            } else {
                of % divisor == 0
            }
        }
        Formula::In(member, set) => {
            let member = value(member, numbers);
            match set {
                Set::Explicit(numbers) => numbers.contains(&member),
                Set::Powers(base) => std::iter::successors(Some(1), |power| Some(power * base))
                    .take_while(|&power| power <= member)
                    .any(|power| power == member),
                Set::Fibonacci => {
                    let numbers = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
                    numbers
                        .take_while(|&(a, _)| a <= member)
                        .any(|(a, _)| a == member)
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

/// Learns and proves a theorem in one of the numerations.
pub fn discovered(
    rule: &Rule,
    misere: bool,
    goal: Goal,
    numerations: &[Numeration],
) -> Result<Theorem, Obstacle> {
    let budget = Budget::of_states(LIMIT);
    let moves = Moves::new(rule, numerations[0], &budget)?;
    let mut source = |side, budget: &Budget| generate(&moves, misere, goal, side, budget);
    let question = Question {
        rule,
        misere,
        goal,
        numerations,
    };
    let theorem = discover(question, &mut source, &budget)?;
    assert_agrees(&theorem.statement, rule, misere);
    Ok(theorem)
}

/// Compares a statement with brute force on small positions.
pub fn assert_agrees(statement: &Statement, rule: &Rule, misere: bool) {
    let mut brute = Brute::new(rule, misere);
    for mut position in small_positions(rule) {
        match statement {
            Statement::Positions(set) => {
                let is_p = brute.is_p(&position);
                assert_eq!(set.contains(&position), is_p, "{rule}: {position:?}");
            }
            Statement::Values(relation) => {
                position.push(brute.value(&position));
                assert!(relation.contains(&position), "{rule}: {position:?}");
            }
        }
    }
}

/// Returns the positions for which plain move generation takes milliseconds.
pub fn small_positions(rule: &Rule) -> impl Iterator<Item = Vec<u64>> {
    let free = rule
        .families
        .iter()
        .map(|family| family.variables.len())
        .max();
    let coordinates = rule.coordinates.len();
    let side = match (coordinates, free.unwrap_or(0)) {
        (1, _) => 60,
        (2, 0..=1) => 24,
        (2, _) => 10,
        _ => 6_usize,
    };
    (0..side.pow(coordinates as u32)).map(move |index| position_at(index, side, coordinates))
}

fn position_at(index: usize, side: usize, coordinates: usize) -> Vec<u64> {
    let mut rest = index;
    let mut position = vec![0; coordinates];
    for number in position.iter_mut().rev() {
        *number = (rest % side) as u64;
        rest /= side;
    }
    position
}

/// Brute-force evaluation of a game by its definition.
pub struct Brute<'a> {
    rule: &'a Rule,
    misere: bool,
    known: HashMap<Vec<u64>, u64>,
}

impl<'a> Brute<'a> {
    pub fn new(rule: &'a Rule, misere: bool) -> Self {
        let known = HashMap::new();
        Self {
            rule,
            misere,
            known,
        }
    }

    pub fn value(&mut self, position: &[u64]) -> u64 {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        let options = options(self.rule, position);
        let mut sum =
            |parts: &Vec<Vec<u64>>| parts.iter().fold(0, |sum, part| sum ^ self.value(part));
        let seen: Vec<u64> = options.iter().map(&mut sum).collect();
        let value = if self.misere {
            u64::from(seen.is_empty() || seen.contains(&0))
        } else {
            (0..)
                .find(|value| !seen.contains(value))
                .expect("finitely many")
        };
        self.known.insert(position.to_vec(), value);
        value
    }

    pub fn is_p(&mut self, position: &[u64]) -> bool {
        self.value(position) == 0
    }
}

pub fn lasker() -> Claim {
    let case = |condition, value| (formula("n", condition), expression("n", value));
    Claim::Values(vec![
        case("n == 0", "0"),
        case("n % 4 == 3", "n + 1"),
        case("n % 4 == 0", "n - 1"),
        (Formula::True, expression("n", "n")),
    ])
}

pub const LASKER: &str = "n -> n-k where k >= 1 | i, n-i where 1 <= i < n";

pub fn generalised_wythoff(t: u32) -> String {
    format!(
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 \
         | (a-i, b-j) where i >= 1, j >= 1, abs(i-j) < {t}"
    )
}
