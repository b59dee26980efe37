//! Generates code from theorems.

use std::fmt::Write as _;

use super::theorem::Statement;
use super::{scan, windows};
use automata::{Automaton, Numeration};
use rules::{Rule, sorted_and_distinct};

/// Generates a Rust function that runs the automaton of a proven statement digit by digit. It needs
/// only the standard library, and takes time proportional to the number of digits.
///
/// For scanners, the function runs them along the heaps.
pub fn emit(rule: &Rule, misere: bool, statement: &Statement) -> String {
    let (automaton, what, signature, is_set) = match statement {
        Statement::Positions(set) => (set, "Whether this is a P-position", "is_p_position", true),
        Statement::Values(relation) => (relation, "The Grundy value", "grundy_value", false),
        Statement::Scanned(scanned) => return scan::emit(rule, misere, scanned),
        Statement::Window(it) => return windows::emit(rule, *it),
    };
    let play = if misere { ", misère play" } else { "" };
    let mut code = String::new();
    let numbers: Vec<String> = (0..rule.coordinates.len())
        .map(|at| format!("x{at}"))
        .collect();
    let arguments: Vec<String> = numbers.iter().map(|name| format!("{name}: u64")).collect();
    let _ = writeln!(code, "/// {what} of `{rule}`{play}.");
    let result = if is_set { "bool" } else { "u128" };
    let _ = writeln!(
        code,
        "pub fn {signature}({}) -> {result} {{",
        arguments.join(", ")
    );
    write_tables(&mut code, automaton);
    let _ = writeln!(code, "    let mut rest = [{}];", numbers.join(", "));
    write_places(
        &mut code,
        automaton.numeration(),
        if is_set { 0 } else { padding(automaton) },
    );
    let start = automaton.start();
    if is_set {
        let _ = write!(code, "    let mut state = {start};{RUN_SET}");
    } else {
        let _ = write!(
            code,
            "    let mut values = [None; {}];\n    values[{start}] = Some(0_u128);{RUN_VALUES}",
            automaton.rows().count()
        );
    }
    code
}

fn write_tables(code: &mut String, automaton: &Automaton) {
    let (states, digits) = (automaton.rows().count(), automaton.numeration().digits());
    let symbols = digits.pow(automaton.tracks().len() as u32);
    let _ = writeln!(code, "    const DIGITS: usize = {digits};");
    let _ = writeln!(
        code,
        "    // By state and by the digits of the numbers, the first one's the lowest."
    );
    let _ = writeln!(code, "    const NEXT: [[u16; {symbols}]; {states}] = [");
    for (_, next) in automaton.rows() {
        let _ = writeln!(code, "        {next:?},");
    }
    let accepting: Vec<bool> = automaton.rows().map(|(accepts, _)| accepts).collect();
    let _ = writeln!(
        code,
        "    ];\n    const ACCEPTING: [bool; {states}] = {accepting:?};"
    );
}

/// Writes the places of the numeration up to the largest number, and `padding` more.
fn write_places(code: &mut String, numeration: Numeration, padding: usize) {
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
    let next = format!("next = [{}];", next.collect::<Vec<_>>().join(", "));
    let _ = write!(
        code,
        "    let largest = u128::from(rest.iter().copied().max().unwrap_or(0));
    let mut places = vec![1_u128];
    let mut next = [1_u128; {order}];
    loop {{
        {next}
        if next[0] > largest {{
            break;
        }}
        places.push(next[0]);
    }}
"
    );
    if padding > 0 {
        let _ = write!(
            code,
            "    // A value may be longer than the numbers of its position.
    for _ in 0..{padding} {{
        places.push(next[0]);
        {next}
    }}
"
        );
    }
}

const RUN_SET: &str = "
    for &place in places.iter().rev() {
        let mut symbol = 0;
        for number in rest.iter_mut().rev() {
            symbol = symbol * DIGITS + (u128::from(*number) / place) as usize;
            *number = (u128::from(*number) % place) as u64;
        }
        state = usize::from(NEXT[state][symbol]);
    }
    ACCEPTING[state]
}
";

/// Writes code that finds the value. For each state, it keeps the value whose digits lead there.
/// Each position has a single value, so in the end a single one leads to an accepting state.
const RUN_VALUES: &str = "
    let factor = DIGITS.pow(rest.len() as u32);
    for &place in places.iter().rev() {
        let mut symbol = 0;
        for number in rest.iter_mut().rev() {
            symbol = symbol * DIGITS + (u128::from(*number) / place) as usize;
            *number = (u128::from(*number) % place) as u64;
        }
        let before = std::mem::replace(&mut values, [None; ACCEPTING.len()]);
        for (state, value) in before.iter().enumerate() {
            for digit in 0..DIGITS {
                let next = usize::from(NEXT[state][symbol + factor * digit]);
                if let (Some(value), true) = (value, next > 0) {
                    values[next] = Some(value + place * digit as u128);
                }
            }
        }
    }
    let ends = values.iter().zip(ACCEPTING);
    let found = ends.filter(|&(_, accepts)| accepts).find_map(|(&value, _)| value);
    found.expect(\"every position has a value\")
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

    use super::super::tests::support::{Brute, LASKER, LIMIT, lasker, rule, values};
    use super::super::{Claim, Statement, scan};
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
            for n in 0..40 { print!(\"{} \", grundy_value(n)); }
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
            main += &format!("let value = at_{at}::grundy_value;");
            main += "print!(\"{} \", (0..3000).all(|n| value(n) == u128::from(n % 2)));";
            main += "print!(\"{} \", value(u64::MAX));";
        }
        let expected = "true 1 ".repeat(EXAMPLE_NUMERATIONS.len());
        assert_eq!(run(&code, &main), expected);
    }

    #[test]
    fn an_emitted_scanner_gives_the_p_positions() {
        let rule = rule(
            "(a, b) -> (a-k, b) where k >= 1 | (a, b-k) where k >= 2 \
             | (a-k, b-k) where k >= 1, k % 2 == 1 | (a-k, b-k) where k >= 4",
        );
        let budget = Budget::of_states(LIMIT);
        let found = scan::scanned(&rule, false, &budget).expect("small");
        let (scanned, _) = found.expect("a scanner");
        let expected: Vec<String> = scanned
            .below(200)
            .iter()
            .map(|p| format!("{p:?}"))
            .collect();
        assert!(expected.len() > 100);
        let main = "let mut found = p_positions(200);
            found.sort();
            for (a, b) in found { print!(\"[{a}, {b}] \"); }";
        let statement = Statement::Scanned(Box::new(scanned));
        let printed = run(&emit(&rule, false, &statement), main);
        assert_eq!(printed.trim_end(), expected.join(" "));
    }
}
