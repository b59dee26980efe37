//! Random rules.

use proptest::prelude::*;

use crate::ast::{
    Binary, Comparison, Component, Expr, Family, Formula, Rule, Set, Span, Unary, Variable,
};
use crate::operations::{FUNCTIONS, Operation};

/// Returns an arbitrary expression over the variables below `variables`.
fn expr(variables: usize) -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (-20i64..20).prop_map(Expr::Const),
        (0..variables).prop_map(Expr::Var),
    ];
    leaf.prop_recursive(3, 12, 2, |inner| {
        prop_oneof![
            (binary(), inner.clone(), inner.clone()).prop_map(|(op, a, b)| Expr::binary(op, a, b)),
            (unary(), inner).prop_map(|(op, of)| Expr::unary(op, of)),
        ]
    })
}

fn unary() -> impl Strategy<Value = Unary> {
    let functions = FUNCTIONS
        .iter()
        .filter_map(|&(_, operation)| match operation {
            Operation::Unary(op) => Some(op),
            Operation::Binary(_) => None,
        });
    let all: Vec<Unary> = functions.chain([Unary::Neg]).collect();
    prop::sample::select(all)
}

fn binary() -> impl Strategy<Value = Binary> {
    let functions = FUNCTIONS
        .iter()
        .filter_map(|&(_, operation)| match operation {
            Operation::Unary(_) => None,
            Operation::Binary(op) => Some(op),
        });
    let signs = [
        Binary::Add,
        Binary::Sub,
        Binary::Mul,
        Binary::Div,
        Binary::Rem,
    ];
    let all: Vec<Binary> = functions.chain(signs).collect();
    prop::sample::select(all)
}

pub fn comparison() -> impl Strategy<Value = Comparison> {
    prop_oneof![
        Just(Comparison::Equal),
        Just(Comparison::NotEqual),
        Just(Comparison::Less),
        Just(Comparison::LessOrEqual),
        Just(Comparison::Greater),
        Just(Comparison::GreaterOrEqual),
    ]
}

fn set() -> impl Strategy<Value = Set> {
    prop_oneof![
        prop::collection::btree_set(-9i64..99, 1..4)
            .prop_map(|members| Set::Explicit(members.into_iter().collect())),
        Just(Set::Squares),
        Just(Set::Triangular),
        Just(Set::Primes),
        Just(Set::Fibonacci),
        (2i64..9).prop_map(Set::Powers),
    ]
}

pub fn formula(variables: usize) -> impl Strategy<Value = Formula> {
    let number = move || expr(variables);
    let leaf = prop_oneof![
        Just(Formula::True),
        (comparison(), number(), number()).prop_map(|(op, a, b)| Formula::Compare(op, a, b)),
        (number(), number()).prop_map(|(a, b)| Formula::Divides(a, b)),
        (number(), set()).prop_map(|(a, set)| Formula::In(a, set)),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Formula::all),
            prop::collection::vec(inner.clone(), 2..4).prop_map(any_of),
            inner.prop_map(|of| Formula::Not(Box::new(of))),
        ]
    })
}

/// Returns a disjunction of these formulas, flattened.
fn any_of(parts: Vec<Formula>) -> Formula {
    let flat = parts.into_iter().flat_map(|part| match part {
        Formula::Or(parts) => parts,
        other => vec![other],
    });
    Formula::Or(flat.collect())
}

/// Returns an arbitrary rule that can be written, with its variables numbered as in the text.
pub fn rule() -> impl Strategy<Value = Rule> {
    (1usize..=3).prop_flat_map(|coordinates| {
        let families = prop::collection::vec(family(coordinates), 1..4);
        families.prop_map(move |families| Rule {
            coordinates: named(&["a", "b", "c"][..coordinates]),
            families,
        })
    })
}

fn family(coordinates: usize) -> impl Strategy<Value = Family> {
    let variables = coordinates + 2;
    let component = prop::collection::vec(expr(variables), coordinates);
    let components = prop::collection::vec(component, 1..3);
    (components, formula(variables)).prop_map(move |(components, condition)| {
        let components = components.into_iter().map(|coordinates| Component {
            coordinates,
            span: Span::default(),
        });
        in_order(
            Family {
                variables: named(&["k", "j"]),
                components: components.collect(),
                condition,
                span: Span::default(),
            },
            coordinates,
        )
    })
}

fn named(names: &[&str]) -> Vec<Variable> {
    let variable = |name: &&str| Variable {
        name: name.to_string(),
        span: Span::default(),
    };
    names.iter().map(variable).collect()
}

/// Returns a rule that often makes a game: simple components and bounds, other conditions
/// arbitrary.
pub fn playable_rule() -> impl Strategy<Value = Rule> {
    (1usize..=3).prop_flat_map(|coordinates| {
        let family = playable_family(coordinates);
        prop::collection::vec(family, 1..4).prop_map(move |families| Rule {
            coordinates: named(&["a", "b", "c"][..coordinates]),
            families,
        })
    })
}

/// Returns the coordinate c as c, c − 1, c − k, c − k − j, …
fn part(coordinates: usize, at: usize) -> impl Strategy<Value = Expr> {
    let (k, j) = (Expr::Var(coordinates), Expr::Var(coordinates + 1));
    let minus = |of: Expr, taken: &Expr| Expr::binary(Binary::Sub, of, taken.clone());
    let whole = Expr::Var(at);
    let twice = Expr::binary(Binary::Mul, Expr::Const(2), k.clone());
    prop_oneof![
        4 => Just(whole.clone()),
        2 => (0i64..4).prop_map({
            let whole = whole.clone();
            move |c| Expr::binary(Binary::Sub, whole.clone(), Expr::Const(c))
        }),
        4 => Just(minus(whole.clone(), &k)),
        2 => Just(minus(whole.clone(), &j)),
        1 => Just(minus(minus(whole.clone(), &k), &j)),
        1 => Just(minus(whole.clone(), &twice)),
        2 => Just(k.clone()),
        1 => Just(Expr::binary(Binary::Add, minus(whole.clone(), &k), j)),
        1 => Just(Expr::binary(Binary::Div, whole.clone(), Expr::Const(2))),
        1 => Just(Expr::binary(Binary::Min, whole, k)),
        1 => (0..coordinates).prop_map(Expr::Var),
    ]
}

fn playable_family(coordinates: usize) -> impl Strategy<Value = Family> {
    let parts: Vec<_> = (0..coordinates).map(|at| part(coordinates, at)).collect();
    let components = prop::collection::vec(parts, 1..3);
    let link = (
        comparison(),
        0..coordinates + 2,
        0..coordinates + 2,
        -2i64..4,
    );
    let links = prop::collection::vec(link, 0..3);
    let condition = prop_oneof![3 => Just(Formula::True), 2 => formula(coordinates + 2)];
    (components, links, condition, any::<bool>()).prop_map(
        move |(components, links, condition, is_or)| {
            let k = Expr::Var(coordinates);
            let at_least_1 =
                Formula::Compare(Comparison::GreaterOrEqual, k.clone(), Expr::Const(1));
            let not_more = Formula::Compare(Comparison::LessOrEqual, k, Expr::Var(0));
            let links = links.into_iter().map(|(op, left, right, plus)| {
                let right = Expr::binary(Binary::Add, Expr::Var(right), Expr::Const(plus));
                Formula::Compare(op, Expr::Var(left), right)
            });
            let rest = if is_or {
                any_of(links.chain([condition, not_more.clone()]).collect())
            } else {
                Formula::all(links.chain([condition]))
            };
            let components = components.into_iter().map(|coordinates| Component {
                coordinates,
                span: Span::default(),
            });
            let family = Family {
                variables: named(&["k", "j"]),
                components: components.collect(),
                condition: Formula::all([at_least_1, not_more, rest]),
                span: Span::default(),
            };
            in_order(family, coordinates)
        },
    )
}

/// Renumbers the two free variables by first occurrence and removes unused ones.
fn in_order(mut family: Family, coordinates: usize) -> Family {
    let mut order = Vec::new();
    for component in &family.components {
        component
            .coordinates
            .iter()
            .for_each(|part| read(part, &mut order));
    }
    read_formula(&family.condition, &mut order);
    order.retain(|&variable| variable >= coordinates);
    let variables = order
        .iter()
        .map(|&variable| family.variables[variable - coordinates].clone());
    family.variables = variables.collect();
    let place = |variable: usize| {
        if variable < coordinates {
            variable
        } else {
            coordinates + order.iter().position(|&found| found == variable).unwrap()
        }
    };
    for component in &mut family.components {
        for part in &mut component.coordinates {
            *part = part.renumbered(&place);
        }
    }
    family.condition = family.condition.renumbered(&place);
    family
}

fn read(expr: &Expr, order: &mut Vec<usize>) {
    match expr {
        Expr::Const(_) => {}
        Expr::Var(variable) if order.contains(variable) => {}
        Expr::Var(variable) => order.push(*variable),
        Expr::Unary(_, of, _) => read(of, order),
        Expr::Binary(_, left, right, _) => {
            read(left, order);
            read(right, order);
        }
    }
}

fn read_formula(formula: &Formula, order: &mut Vec<usize>) {
    match formula {
        Formula::True => {}
        Formula::Compare(_, left, right) | Formula::Divides(left, right) => {
            read(left, order);
            read(right, order);
        }
        Formula::In(of, _) => read(of, order),
        Formula::And(parts) | Formula::Or(parts) => {
            parts.iter().for_each(|part| read_formula(part, order));
        }
        Formula::Not(of) => read_formula(of, order),
    }
}
