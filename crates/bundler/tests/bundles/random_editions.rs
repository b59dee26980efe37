//! Crates of older editions, bundled for a judge of a later one, print what they print as crates of
//! their own, or are refused with the line.

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::TestRunner;

use super::comparison::{Editions, Program, config};
use crate::request::Style;
use crate::shake::live_parts;

/// Code that means something else under a later edition.
struct Form {
    /// Function `f…` of the crate, and what it needs.
    library: &'static str,
    /// Oldest and newest edition that it compiles under as a crate.
    editions: [&'static str; 2],
    /// `true` if rustc knows no change that keeps the meaning, or it does not compile there.
    is_refused: bool,
}

const NOISY: &str = "pub struct Noisy(pub &'static str);
    impl Drop for Noisy { fn drop(&mut self) { println!(\"-{}\", self.0); } }
    impl Noisy { fn get(&self) -> Option<usize> { if self.0.len() > 9 { Some(1) } else { None } } }
    pub trait Get { fn get(&self) -> usize; }
    impl Get for u8 { fn get(&self) -> usize { *self as usize } }\n";

const FORMS: [Form; 14] = [
    Form {
        library: "pub fn f0() -> usize {
            [1u8, 2].into_iter().map(|x| std::mem::size_of_val(&x)).sum()
        }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    Form {
        library: "pub fn f1() -> usize {
            let b: Box<[u8]> = Box::new([1, 2]);
            b.into_iter().map(|x| std::mem::size_of_val(&x)).sum()
        }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    Form {
        library: "pub fn f2() -> usize { let _a = Noisy(\"a\"); Noisy(\"t\").0.len() }",
        editions: ["2015", "2024"],
        is_refused: true,
    },
    Form {
        library: "pub fn f3() -> usize {
            if let Some(x) = Noisy(\"i\").get() { x } else { println!(\"else\"); 2 }
        }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    Form {
        library: "pub fn f4() -> usize {
            let pair = (Noisy(\"x\"), Noisy(\"y\"));
            { let c = move || { let _x = &pair.0; }; c(); }
            println!(\"after\"); 4
        }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    Form {
        library: "fn g5(x: &Get) -> usize { x.get() }
            pub fn f5() -> usize { g5(&7u8) }",
        editions: ["2015", "2018"],
        is_refused: false,
    },
    Form {
        library: "macro_rules! m6 { ($e:expr) => { 1 }; (_) => { 2 }; (const $b:block) => { 3 }; }
            pub fn f6() -> usize { m6!(_) + 10 * m6!(const { 1 }) }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    Form {
        library: "pub fn f7() -> usize { let gen = 6; fn inner(gen: usize) -> usize { gen }
            inner(gen) }",
        editions: ["2015", "2021"],
        is_refused: false,
    },
    Form {
        library: "macro_rules! m8 { ($a:pat | $b:pat) => { 1 }; ($a:pat) => { 2 }; }
            pub fn f8() -> usize { m8!(Some(1) | None) }",
        editions: ["2015", "2018"],
        is_refused: false,
    },
    // Rustc's change makes the panic's value a `String`.
    Form {
        library: "pub fn f9() -> usize {
            #[allow(unused)] let x = 3;
            let caught = std::panic::catch_unwind(|| { panic!(\"{x}\") }).unwrap_err();
            let text = caught.downcast_ref::<&str>().map(|text| text.len());
            text.unwrap_or_else(|| caught.downcast_ref::<String>().unwrap().len())
        }",
        editions: ["2015", "2018"],
        is_refused: true,
    },
    Form {
        library: "pub trait Own { fn try_into(self) -> Result<usize, ()>; }
            impl Own for u8 { fn try_into(self) -> Result<usize, ()> { Ok(77) } }
            pub fn f10() -> usize { 1u8.try_into().unwrap() }",
        editions: ["2015", "2018"],
        is_refused: false,
    },
    Form {
        library: "pub fn f11() -> usize { let dyn = 1; let async = 2; dyn + async }",
        editions: ["2015", "2015"],
        is_refused: true,
    },
    Form {
        library: "pub fn f12() -> usize { let v = vec![1u8, 2];
            v.iter().map(|&x| x as usize).sum() }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
    // Rustc's lint warns of it, and both editions drop in the same order.
    Form {
        library: "pub fn f13() -> usize {
            let mut stack = vec![Some(Noisy(\"l\")), None];
            loop {
                match stack.pop() {
                    None => return 0,
                    Some(Some(value)) => {
                        if value.0.len() > 9 { return 1; }
                        return value.0.len();
                    }
                    Some(None) => println!(\"none\"),
                }
            }
        }",
        editions: ["2015", "2024"],
        is_refused: false,
    },
];

/// Bundles the functions of these forms.
fn compare(forms: &[usize], editions: Editions) -> Result<String, TestCaseError> {
    let library = forms.iter().map(|&i| FORMS[i].library);
    let library = NOISY.to_string() + &library.collect::<Vec<_>>().join("\n");
    let calls = forms.iter();
    let calls = calls.map(|i| format!("    println!(\"{{}}\", lib::f{i}());\n"));
    let solution = format!("fn main() {{\n{}}}\n", calls.collect::<String>());
    let program = Program {
        library: &format!("#![allow(warnings)]\n{library}"),
        solution: &solution,
        editions,
        style: Style::Readable,
        liveness: live_parts,
    };
    program.prints_the_same()
}

fn is_of_edition(form: usize, edition: &str) -> bool {
    let [oldest, newest] = FORMS[form].editions;
    (oldest..=newest).contains(&edition)
}

fn is_refusal(message: &str) -> bool {
    let refusals = [
        "does something else",
        "would do something else",
        "does not compile as part of one",
        "cannot parse",
        "not compared: `f9",
    ];
    refusals.iter().any(|refusal| message.contains(refusal))
}

/// `PROPTEST_CASES=500 PROPTEST_RNG_SEED=7 cargo test -p bundler random_editions` draws others.
#[test]
fn crates_of_any_edition_print_the_same_or_are_refused() {
    let all: Vec<usize> = (0..FORMS.len()).collect();
    let library = select(&["2015", "2018", "2021", "2024"]);
    let judge = select(&["2021", "2024"]);
    let drawn = (subsequence(all, 1..6), library, judge);
    let run = TestRunner::new(config()).run(&drawn, |(mut forms, library, solution)| {
        forms.retain(|&form| is_of_edition(form, library));
        let editions = Editions { library, solution };
        match compare(&forms, editions) {
            Err(TestCaseError::Fail(reason)) if is_refusal(reason.message()) => {
                let is_newer = library > solution;
                let is_expected = forms.iter().any(|&form| FORMS[form].is_refused);
                prop_assert!(is_newer || is_expected, "{}", reason);
                Ok(())
            }
            other => other.map(|_| ()),
        }
    });
    run.map_err(|error| error.to_string()).unwrap();
}

/// Draws statements of a loop that has the variables `a`, `b` and `sum`. They move what a pattern
/// binds, leave the loop in the middle, and may end with a branch whose ways are all empty, which
/// rustc removes under one edition only.
fn statements() -> impl Strategy<Value = String> {
    let words = [
        "if sum > 90 { break; }",
        "if a == 2 { continue; }",
        "if a > 3 { sum += 1; }",
        "for x in &b { sum += x; }",
        "for x in b.clone() { sum ^= x; }",
        "{ let Some(last) = b.last().copied() else { continue; }; sum += last; }",
        "if let Some(first) = b.iter().copied().next() { sum += first } else { break }",
        "if let Some((c, d)) = queue.pop_first() { sum += c; for x in d { sum += x; } }",
        "match queue.pop_first() { Some((c, d)) if c > 4 => sum += d.len(), Some(_) => {}, \
         None => sum += 2 }",
        "sum += match (a % 3, &b) { (0, _) => 5, (1, c) if c.len() > 1 => c[1], _ => a };",
        "for _ in 0..2 { if let Some(x) = b.clone().pop() { sum += x; } }",
    ];
    let last = vec![
        "",
        "for x in b { sum += x; }",
        "if a < 9 { queue.insert(a + 9, b); }",
    ];
    let ends = vec![
        "sum ^= 1;",
        "if a == 2 { continue; }",
        "if sum > 4 && a != 3 || a == 1 { continue; }",
        "let is_odd = a % 2 == 1; if is_odd { continue; }",
        "match a { 1 => continue, 2 => {} _ => continue }",
        "if sum == 90 { break; }",
    ];
    let before = subsequence(words.to_vec(), 0..4).prop_shuffle();
    let after = subsequence(words[..3].to_vec(), 0..2);
    (before, select(last), after, select(ends)).prop_map(|(before, last, after, end)| {
        [before, vec![last], after, vec![end]].concat().join("\n")
    })
}

/// Drops come at other places under another edition, and with them branches that rustc makes.
#[test]
fn bodies_that_move_parts_of_values_are_the_same_under_other_editions() {
    if !super::are_all_tried() {
        return;
    }
    let body = (statements(), proptest::bool::ANY);
    let drawn = proptest::collection::vec(body, 8);
    let run = TestRunner::new(config()).run(&drawn, |bodies| {
        let mut library = "use std::collections::BTreeMap;\n".to_string();
        let mut solution = "fn main() {\n".to_string();
        for (i, (body, by_loop)) in bodies.iter().enumerate() {
            let next = "queue.pop_first()";
            let around = if *by_loop {
                format!("while let Some((a, b)) = {next} {{ {body} }}")
            } else {
                format!("for _ in 0..3 {{ if let Some((a, b)) = {next} {{ {body} }} }}")
            };
            library += &format!(
                "pub fn f{i}() -> usize {{ let mut sum = 0usize; let mut queue: \
                 BTreeMap<usize, Vec<usize>> = (0..6).map(|i| (i, (0..i).collect())).collect();
                 {around} sum }}\n"
            );
            solution += &format!("    println!(\"{{}}\", lib::f{i}());\n");
        }
        let program = Program {
            library: &format!("#![allow(warnings)]\n{library}"),
            solution: &(solution + "}\n"),
            editions: Editions {
                library: "2021",
                solution: "2024",
            },
            style: Style::Readable,
            liveness: live_parts,
        };
        program.prints_the_same().map(|_| ())
    });
    run.map_err(|error| error.to_string()).unwrap();
}

/// Each form from its oldest edition, which is the same for all, to the latest.
#[test]
fn each_form_of_an_older_edition_keeps_its_meaning_or_is_refused_with_its_line() {
    let editions = Editions {
        library: "2015",
        solution: "2024",
    };
    assert!(
        FORMS
            .iter()
            .all(|form| form.editions[0] == editions.library)
    );
    let (refused, kept): (Vec<usize>, Vec<usize>) =
        (0..FORMS.len()).partition(|&form| FORMS[form].is_refused);
    for forms in kept.chunks(3) {
        if let Err(error) = compare(forms, editions) {
            panic!("forms {forms:?}\n{error}");
        }
    }
    for form in refused {
        let library = FORMS[form].library;
        let error = compare(&[form], editions).expect_err(library);
        let text = error.to_string();
        assert!(is_refusal(&text), "{text}");
        let place = ["lib.rs:", "refused.rs:", "`f9`"];
        assert!(place.iter().any(|place| text.contains(place)), "{text}");
    }
}

/// A macro's `expr` takes `_` and `const { … }` since edition 2024, so another arm is chosen.
#[test]
fn an_arm_for_expressions_of_a_newer_edition_is_refused() {
    let editions = Editions {
        library: "2024",
        solution: "2021",
    };
    let error = compare(&[6], editions).expect_err(FORMS[6].library);
    assert!(
        error.to_string().contains("`f6` would do something else"),
        "{error}"
    );
}
