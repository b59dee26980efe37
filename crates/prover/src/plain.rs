//! Plain conditions for a set of positions that an automaton accepts: parities, residues,
//! comparisons, differences, sums, `min`, `max`, xor. The shortest that fits is taken.

use super::reader::{VALUE, coordinate, linear};
use super::theorem::{Claim, Statement};
use automata::{Automaton, Budget, Numeration, Relation, tuples};

/// Side of the table on which conditions are compared first, by number of coordinates.
const SIDES: [usize; 4] = [200, 28, 12, 7];

/// Most conditions that agree on the table and are compared with the automaton.
const MAX_COMPARED: usize = 12;

/// Largest divisor, and largest constant, of a condition.
const MAX_DIVISOR: usize = 8;
const MAX_CONSTANT: usize = 6;

/// Returns the shortest plain condition for the P-positions of a statement, in words of these
/// coordinates, and as a claim. The automata are compared, so it holds for all positions.
pub fn plain_condition(
    statement: &Statement,
    names: &[&str],
    budget: &Budget,
) -> Option<(String, Claim)> {
    let set = p_positions(statement, names.len(), budget)?;
    let side = SIDES[names.len() - 1];
    let positions: Vec<Vec<usize>> = tuples(side, names.len()).collect();
    let numbers = |position: &Vec<usize>| -> Vec<u64> {
        position.iter().map(|&number| number as u64).collect()
    };
    let wanted: Vec<bool> = positions
        .iter()
        .map(|position| set.contains(&numbers(position)))
        .collect();
    let coordinates = names.join(", ");
    let read = |text: String| {
        let claim = Claim::positions(&coordinates, &text)?;
        let Claim::Positions(formula) = &claim else {
            return None;
        };
        let holds = positions.iter().map(|position| {
            let position: Vec<i64> = position.iter().map(|&number| number as i64).collect();
            formula.is_true(&position)
        });
        let holds: Vec<bool> = holds.collect();
        Some((text, holds, claim))
    };
    let mut atoms: Vec<_> = atoms(names).into_iter().filter_map(read).collect();
    atoms.sort_by_key(|(text, ..)| text.len());
    let agrees = |(_, holds, _): &&(String, Vec<bool>, Claim)| *holds == wanted;
    let alone = atoms
        .iter()
        .filter(agrees)
        .map(|(text, _, claim)| (text.clone(), claim.clone()));
    let is_it = |(_, claim): &(String, Claim)| same(&set, claim, names.len(), budget);
    if let Some(found) = alone.take(MAX_COMPARED).find(is_it) {
        return Some(found);
    }
    let mut pairs = Vec::new();
    for (at, (one, holds, _)) in atoms.iter().enumerate() {
        // In a conjunction each part holds where the whole does, in a disjunction the reverse.
        let is_wider = wanted
            .iter()
            .zip(holds)
            .all(|(wanted, holds)| *holds || !wanted);
        let is_narrower = wanted
            .iter()
            .zip(holds)
            .all(|(wanted, holds)| *wanted || !holds);
        for (other, others, _) in &atoms[at + 1..] {
            let both = || holds.iter().zip(others).map(|(one, other)| *one && *other);
            let any = || holds.iter().zip(others).map(|(one, other)| *one || *other);
            if is_wider && both().eq(wanted.iter().copied()) {
                pairs.push(format!("{one}, {other}"));
            } else if is_narrower && any().eq(wanted.iter().copied()) {
                pairs.push(format!("{} or {}", with_and(one), with_and(other)));
            }
        }
    }
    pairs.sort_by_key(String::len);
    let pairs = pairs.into_iter().take(MAX_COMPARED);
    let mut claims = pairs.filter_map(|text| read(text).map(|(text, _, claim)| (text, claim)));
    claims.find(is_it)
}

/// Returns the condition with "and" between its parts instead of commas, as in a disjunction or a
/// sentence.
pub fn with_and(condition: &str) -> String {
    let mut depth = 0_usize;
    let mut text = String::new();
    for c in condition.chars() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth == 0 => text.push_str(" and"),
            _ => text.push(c),
        }
    }
    text
}

/// Returns the P-positions of a statement as an automaton.
fn p_positions(statement: &Statement, coordinates: usize, budget: &Budget) -> Option<Automaton> {
    match statement {
        Statement::Positions(set) => Some(set.clone()),
        Statement::Values(relation) => {
            let numeration = relation.numeration();
            let zero = Automaton::number(numeration, VALUE, 0, budget).ok()?;
            let zeros = relation
                .and(&zero, budget)
                .ok()?
                .without(&[VALUE], budget)
                .ok()?;
            let position: Vec<_> = (0..coordinates).map(coordinate).collect();
            zeros.over(&position, budget).ok()
        }
    }
}

/// Returns whether the automaton of the claim accepts this set.
fn same(set: &Automaton, claim: &Claim, coordinates: usize, budget: &Budget) -> bool {
    let numeration: Numeration = set.numeration();
    let read = claim.read(coordinates, numeration, budget);
    read.is_ok_and(|statement| statement.automaton() == set)
}

/// Returns the statement about the positions in which each coordinate is the number given or, for
/// `None`, the one number that ranges. `None` if no automaton reads the statement, or a limit is
/// reached.
pub fn slice(statement: &Statement, given: &[Option<u64>], budget: &Budget) -> Option<Statement> {
    let mut set = p_positions(statement, given.len(), budget)?;
    let numeration = set.numeration();
    let ranging = coordinate(given.iter().position(Option::is_none)?);
    for (at, number) in given.iter().enumerate() {
        let track = coordinate(at);
        let allowed = match number {
            Some(number) => Automaton::number(numeration, track, *number, budget).ok()?,
            None if track == ranging => continue,
            None => {
                let same = [(track, 1), (ranging, -1)];
                linear(numeration, &same, 0, Relation::Zero, budget).ok()?
            }
        };
        set = set
            .and(&allowed, budget)
            .ok()?
            .without(&[track], budget)
            .ok()?;
    }
    Some(Statement::Positions(set.renamed(|_| coordinate(0))))
}

/// Returns whether a condition holds exactly for the P-positions of a statement.
pub fn is_condition(
    statement: &Statement,
    names: &[&str],
    condition: &str,
    budget: &Budget,
) -> bool {
    let claim = Claim::positions(&names.join(", "), condition);
    let set = p_positions(statement, names.len(), budget);
    set.zip(claim)
        .is_some_and(|(set, claim)| same(&set, &claim, names.len(), budget))
}

/// Lists conditions in the language of rules.
fn atoms(names: &[&str]) -> Vec<String> {
    let mut atoms = Vec::new();
    let largest = if names.len() == 1 { 16 } else { MAX_DIVISOR };
    for heap in names {
        conditions(heap, largest, &mut atoms);
        atoms.push(format!("{heap} in powers(2)"));
        atoms.push(format!("{heap} + 1 in powers(2)"));
    }
    if names.len() > 1 {
        on_all_heaps(names, &mut atoms);
        for (at, a) in names.iter().enumerate() {
            for b in &names[at + 1..] {
                on_two_heaps(a, b, &mut atoms);
            }
        }
    }
    atoms
}

/// Adds conditions in which all heaps have the same part.
fn on_all_heaps(names: &[&str], atoms: &mut Vec<String>) {
    let same = |name: &str| name.to_owned();
    let each = |term: &dyn Fn(&str) -> String, sign: &str| {
        let terms: Vec<String> = names.iter().map(|name| term(name)).collect();
        terms.join(sign)
    };
    let nested = |function: &str, term: &dyn Fn(&str) -> String| {
        let terms = names.iter().map(|name| term(name));
        let nested = terms.reduce(|all, next| format!("{function}({all}, {next})"));
        nested.expect("a game has a heap")
    };
    conditions(&names.join(" + "), MAX_DIVISOR, atoms);
    conditions(&nested("min", &same), MAX_DIVISOR, atoms);
    conditions(&nested("max", &same), MAX_DIVISOR, atoms);
    for m in 2..=MAX_DIVISOR {
        for r in 0..m {
            atoms.push(each(&|name| format!("{name} % {m} == {r}"), ", "));
        }
        atoms.push(each(&|name| format!("{name} % {m}"), " xor ") + " == 0");
        atoms.push(each(&|name| format!("{name} / {m}"), " xor ") + " == 0");
    }
    atoms.push(each(&same, " xor ") + " == 0");
    // Misère play of heaps with these values (Bouton).
    for m in 1..=MAX_DIVISOR {
        let value = |name: &str| match m {
            1 => name.to_owned(),
            _ => format!("{name} % {m}"),
        };
        let (sum, largest) = (each(&value, " xor "), nested("max", &value));
        atoms.push(format!(
            "{sum} == 0 and {largest} >= 2 or {sum} == 1 and {largest} <= 1"
        ));
    }
}

/// Adds conditions that compare two heaps.
fn on_two_heaps(a: &str, b: &str, atoms: &mut Vec<String>) {
    atoms.extend([
        format!("{a} == {b}"),
        format!("{a} <= {b}"),
        format!("{a} >= {b}"),
        format!("({a} and {b}) == 0"),
    ]);
    for c in 1..=MAX_CONSTANT {
        atoms.extend([
            format!("abs({a} - {b}) <= {c}"),
            format!("abs({a} - {b}) == {c}"),
            format!("{a} == {b} + {c}"),
            format!("{b} == {a} + {c}"),
            format!("{a} == {} * {b}", c + 1),
            format!("{b} == {} * {a}", c + 1),
        ]);
    }
    for m in 2..=MAX_DIVISOR {
        atoms.extend([
            format!("{a} % {m} == {b} % {m}"),
            format!("{a} / {m} == {b} / {m}"),
        ]);
    }
}

/// Adds residues of a term by divisors up to `largest`, and bounds.
fn conditions(term: &str, largest: usize, atoms: &mut Vec<String>) {
    let whole = if term.contains(" + ") {
        format!("({term})")
    } else {
        term.to_owned()
    };
    for m in 2..=largest {
        for r in 0..m {
            atoms.push(format!("{whole} % {m} == {r}"));
            for s in r + 1..m {
                atoms.push(format!("{whole} % {m} in {{{r}, {s}}}"));
            }
        }
        atoms.push(format!("{whole} % {} <= {}", 2 * m, m - 1));
    }
    atoms.push(format!("{term} == 0"));
    for c in 1..=MAX_CONSTANT {
        atoms.extend([
            format!("{term} == {c}"),
            format!("{term} <= {c}"),
            format!("{term} >= {c}"),
        ]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::random_rules::are_all_tried;

    /// Returns the condition found for the automaton of a condition.
    fn found(names: &[&str], condition: &str) -> Option<String> {
        let budget = Budget::of_states(100_000);
        let claim = Claim::positions(&names.join(", "), condition).expect(condition);
        let statement = claim.read(names.len(), Numeration::BINARY, &budget);
        let statement = statement.unwrap_or_else(|why| panic!("{condition}: {why}"));
        plain_condition(&statement, names, &budget).map(|(condition, _)| condition)
    }

    #[test]
    fn each_plain_condition_is_found_again_or_a_shorter_one() {
        let step = if are_all_tried() { 97 } else { 397 };
        for names in [&["n"][..], &["x", "y"], &["p", "q", "r"]] {
            for condition in atoms(names).iter().step_by(step) {
                let found = found(names, condition);
                let is_short = found.as_ref().is_some_and(|it| it.len() <= condition.len());
                assert!(is_short, "{condition}: {found:?}");
            }
        }
    }

    #[test]
    fn the_shortest_condition_is_found_however_it_is_written() {
        for (names, written, plain) in [
            (&["n"][..], "2 divides n + 1", Some("n % 2 == 1")),
            (&["n"], "(n and (n + 1)) == 0", Some("n + 1 in powers(2)")),
            (&["n"], "n + 2 in powers(2)", None),
            (
                &["a", "b"],
                "a <= b + 1, b <= a + 1",
                Some("abs(a - b) <= 1"),
            ),
            (&["a", "b"], "a <= 0 or b < 1", Some("min(a, b) == 0")),
            (
                &["a", "b"],
                "a == b and a >= 2 or a + b == 1",
                Some("a xor b == 0 and max(a, b) >= 2 or a xor b == 1 and max(a, b) <= 1"),
            ),
        ] {
            assert_eq!(found(names, written).as_deref(), plain, "{written}");
        }
    }

    #[test]
    fn commas_in_brackets_stay() {
        let condition = "min(min(x, y), z) == 0, x % 3 in {0, 1}";
        let words = "min(min(x, y), z) == 0 and x % 3 in {0, 1}";
        assert_eq!(with_and(condition), words);
    }
}
