//! Generates code from theorems.

use super::theorem::Statement;
use automata::{Automaton, Numeration};
use rules::{Rule, sorted_and_distinct};

/// Generates a Rust function that runs the automaton of a proven statement digit by digit. It needs
/// only the standard library, and takes time proportional to the number of digits.
pub fn emit(rule: &Rule, misere: bool, statement: &Statement) -> String {
    let play = if misere { ", misère play" } else { "" };
    let names = rules::parameter_names(rule);
    let arguments: Vec<String> = names.iter().map(|name| format!("{name}: u64")).collect();
    let (arguments, names) = (arguments.join(", "), names.join(", "));
    match statement {
        Statement::Positions(set) => format!(
            "/// Whether this is a P-position of `{rule}`{play}.
pub fn is_p_position({arguments}) -> bool {{
{}    let mut rest: Vec<u64> = vec![{names}];
{}    let mut state: usize = {};{RUN_SET}",
            tables(set),
            places(set.numeration(), 0),
            set.start(),
        ),
        Statement::Values(relation) => {
            let padding = padding(relation);
            let result = result(relation, padding);
            let (states, start) = (relation.rows().count(), relation.start());
            format!(
                "/// The Grundy value of `{rule}`{play}.
pub fn grundy({arguments}) -> {result} {{
{}    let mut rest: Vec<u64> = vec![{names}];
{}    // For each state, the value whose digits lead there, if there is one.
    let mut is_reached: Vec<bool> = vec![false; {states}];
    let mut values: Vec<u128> = vec![0; {states}];
    is_reached[{start}] = true;{RUN_VALUES}",
                tables(relation),
                places(relation.numeration(), padding),
            )
            .replace("STATES", &states.to_string())
            .replace(
                "RESULT",
                if result == "u64" {
                    "values[state] as u64"
                } else {
                    "values[state]"
                },
            )
        }
    }
}

/// Returns the type of the values: `u64` if they have no more binary digits than the position.
fn result(relation: &Automaton, padding: usize) -> &'static str {
    let digits = relation.numeration();
    let are_bits = matches!(digits, Numeration::BINARY | Numeration::Base(4 | 16));
    if padding == 0 && are_bits {
        "u64"
    } else {
        "u128"
    }
}

fn tables(automaton: &Automaton) -> String {
    let (states, digits) = (automaton.rows().count(), automaton.numeration().digits());
    let symbols = digits.pow(automaton.tracks().len() as u32);
    let rows = automaton
        .rows()
        .map(|(_, next)| format!("        {next:?},\n"));
    let accepting: Vec<bool> = automaton.rows().map(|(accepts, _)| accepts).collect();
    format!(
        "    const DIGITS: usize = {digits};
    // By state and by the digits of the numbers, the first one's the lowest.
    const NEXT: [[u16; {symbols}]; {states}] = [
{}    ];
    const ACCEPTING: [bool; {states}] = {accepting:?};
",
        rows.collect::<String>()
    )
}

/// Writes the places of the numeration up to the largest number, and `padding` more.
fn places(numeration: Numeration, padding: usize) -> String {
    let order = numeration.order();
    let next = (0..order).map(|at| {
        let factor = numeration.factors()[at];
        let place = match factor {
            0 => None,
            1 => Some("next[0]".to_owned()),
            _ => Some(format!("{factor} * next[0]")),
        };
        let carried = (at + 1 < order).then(|| format!("next[{}]", at + 1));
        let terms: Vec<String> = place.into_iter().chain(carried).collect();
        terms.join(" + ")
    });
    let next = format!("next = vec![{}];", next.collect::<Vec<_>>().join(", "));
    let mut code = format!(
        "    let mut largest: u128 = 0;
    for &number in &rest {{
        largest = largest.max(u128::from(number));
    }}
    let mut places: Vec<u128> = vec![1];
    let mut next: Vec<u128> = vec![1; {order}];
    {next}
    while next[0] <= largest {{
        places.push(next[0]);
        {next}
    }}
"
    );
    if padding > 0 {
        code += &format!(
            "    // A value may be longer than the numbers of its position.
    for _ in 0..{padding} {{
        places.push(next[0]);
        {next}
    }}
"
        );
    }
    code
}

const RUN_SET: &str = "
    for at in (0..places.len()).rev() {
        let mut symbol: usize = 0;
        for track in (0..rest.len()).rev() {
            let digit = u128::from(rest[track]) / places[at];
            symbol = symbol * DIGITS + digit as usize;
            rest[track] -= (digit * places[at]) as u64;
        }
        state = NEXT[state][symbol] as usize;
    }
    ACCEPTING[state]
}
";

/// Writes code that finds the value. Each position has a single value, so in the end a single one
/// leads to an accepting state.
const RUN_VALUES: &str = "
    for at in (0..places.len()).rev() {
        let mut symbol: usize = 0;
        let mut factor: usize = 1;
        for track in (0..rest.len()).rev() {
            let digit = u128::from(rest[track]) / places[at];
            symbol = symbol * DIGITS + digit as usize;
            factor *= DIGITS;
            rest[track] -= (digit * places[at]) as u64;
        }
        let mut is_next: Vec<bool> = vec![false; STATES];
        let mut next_values: Vec<u128> = vec![0; STATES];
        for state in 0..STATES_usize {
            for digit in 0..DIGITS {
                let next_state = NEXT[state][symbol + factor * digit] as usize;
                if is_reached[state] && next_state > 0 {
                    is_next[next_state] = true;
                    next_values[next_state] = values[state] + places[at] * digit as u128;
                }
            }
        }
        is_reached = is_next;
        values = next_values;
    }
    let mut state: usize = 0;
    while !is_reached[state] || !ACCEPTING[state] {
        state += 1;
    }
    RESULT
}
";

/// Returns how many more digits a value can have than its position.
fn padding(automaton: &Automaton) -> usize {
    let numbers = automaton.tracks().len() - 1;
    let digits = automaton.numeration().digits();
    let mut reached = vec![automaton.start()];
    let mut longest = 0;
    // Go on while the value's digits lead to states that shorter values don't reach.
    let mut last = reached.clone();
    loop {
        let after = |&state: &usize| {
            (0..digits)
                .map(move |digit| (state, digit))
                .collect::<Vec<_>>()
        };
        let next = (last.iter().flat_map(after))
            .map(|(state, digit)| {
                let mut symbol = vec![0; numbers];
                symbol.push(digit);
                automaton.follow(state, &symbol)
            })
            .filter(|state| *state != 0 && !reached.contains(state));
        let next = sorted_and_distinct(next.collect());
        if next.is_empty() {
            return longest;
        }
        longest += 1;
        reached.extend(&next);
        last = next;
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::super::Claim;
    use super::super::tests::support::{Brute, LASKER, LIMIT, lasker, rule, values};
    use super::emit;
    use automata::{Budget, EXAMPLE_NUMERATIONS, Numeration};

    /// Returns the output of the code, compiled by plain `rustc`.
    fn run(code: &str, main: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let (source, binary) = (folder.path().join("main.rs"), folder.path().join("main"));
        std::fs::write(&source, format!("{code}\nfn main() {{\n{main}\n}}\n")).expect("written");
        let compiled = Command::new("rustc")
            .args(["--edition", "2021", "-D", "warnings", "-o"])
            .args([&binary, &source])
            .status();
        assert!(compiled.expect("rustc runs").success(), "{code}");
        let output = Command::new(&binary).output().expect("it runs");
        String::from_utf8(output.stdout).expect("text")
    }

    #[test]
    fn emitted_functions_give_p_positions_and_values() {
        let budget = Budget::of_states(LIMIT);
        let wythoff = rule("(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where k >= 1");
        let pairs = Claim::Beatty(1)
            .read(2, Numeration::ZECKENDORF, &budget)
            .expect("small");
        let lasker_rule = rule(LASKER);
        let lasker = lasker()
            .read(1, Numeration::BINARY, &budget)
            .expect("small");
        let code = format!(
            "{}{}",
            emit(&wythoff, false, &pairs),
            emit(&lasker_rule, false, &lasker)
        );
        let main =
            "for a in 0..30 { for b in 0..30 { if is_p_position(a, b) { print!(\"{a},{b} \"); } } }
            for n in 0..40 { print!(\"{} \", grundy(n)); }
            print!(\"{}\", is_p_position(u64::MAX, u64::MAX));";
        let mut brute = Brute::new(&wythoff, false);
        let mut expected = String::new();
        for (a, b) in (0..900).map(|number| (number / 30, number % 30)) {
            if brute.is_p(&[a, b]) {
                expected += &format!("{a},{b} ");
            }
        }
        let mut brute = Brute::new(&lasker_rule, false);
        for n in 0..40 {
            expected += &format!("{} ", brute.value(&[n]));
        }
        assert_eq!(run(&code, main), expected + "false");
    }

    #[test]
    fn emitted_functions_read_every_numeration() {
        let budget = Budget::of_states(LIMIT);
        let take = rule("n -> n-1");
        let (mut code, mut main) = (String::new(), String::new());
        for (at, numeration) in EXAMPLE_NUMERATIONS.into_iter().enumerate() {
            let claim = values("n", "n % 2");
            let claim = claim.read(1, numeration, &budget).expect("small");
            code += &format!("mod at_{at} {{ {} }}\n", emit(&take, false, &claim));
            main += &format!("let value = at_{at}::grundy;");
            main += "print!(\"{} \", (0..3000).all(|n| value(n) as u64 == n % 2));";
            main += "print!(\"{} \", value(u64::MAX));";
        }
        let expected = "true 1 ".repeat(EXAMPLE_NUMERATIONS.len());
        assert_eq!(run(&code, &main), expected);
    }
}
