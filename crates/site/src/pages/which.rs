//! "Which game is this?": questions that lead to a module, as nested `details`, which need no
//! JavaScript.

use maud::{Markup, html};

use super::parts::module_link;
use crate::site::Site;

/// Key of an answer's text, and the next question or the modules.
struct Answer(&'static str, Next);

enum Next {
    Ask(&'static str, &'static [Answer]),
    Modules(&'static [&'static str]),
}

use Next::{Ask, Modules};

const QUESTION: &str = "same_moves";

const ANSWERS: &[Answer] = &[
    Answer("equal_moves", Ask("end", ENDS)),
    Answer(
        "different_moves",
        Modules(&[
            "red_blue_hackenbush",
            "hot_games",
            "dyadic",
            "number_nimber",
            "partizan",
        ]),
    ),
];

const ENDS: &[Answer] = &[
    Answer("last_wins", Ask("position", POSITIONS)),
    Answer(
        "last_loses",
        Modules(&["nim", "misere_sg", "misere_quotient"]),
    ),
    Answer("for_ever", Modules(&["outcome", "loopy_sg", "retrograde"])),
    Answer("points", Ask("both", POINTS)),
];

const POINTS: &[Answer] = &[
    Answer(
        "in_turns",
        Modules(&["score_games", "alpha_beta", "retrograde"]),
    ),
    Answer("both_at_once", Modules(&["matrix_game"])),
];

const POSITIONS: &[Answer] = &[
    Answer("heaps", Ask("heap_move", HEAPS)),
    Answer(
        "coins",
        Modules(&["coin_turning", "tartan", "nim_product", "welter"]),
    ),
    Answer("graph", Ask("heap_move", GRAPHS)),
    Answer("several", Modules(&["compounds", "every_sg"])),
    Answer(
        "other",
        Modules(&["mex", "sg_table", "sg_memo", "sg_dag", "period"]),
    ),
];

const HEAPS: &[Answer] = &[
    Answer("any_number", Modules(&["nim", "nim_count", "xor_basis"])),
    Answer("fixed_numbers", Modules(&["subtraction", "period"])),
    Answer(
        "split",
        Modules(&[
            "lasker_nim",
            "octal_games",
            "octal",
            "octal_period",
            "octal_moves",
        ]),
    ),
    Answer(
        "several_heaps",
        Modules(&["wythoff", "generalized_wythoff", "moore_nim", "beatty"]),
    ),
    Answer(
        "tied",
        Modules(&["euclid_game", "fibonacci_nim", "multiple_nim"]),
    ),
    Answer("stairs", Modules(&["staircase_nim"])),
];

const GRAPHS: &[Answer] = &[
    Answer("cut_edges", Modules(&["tree_sg", "hackenbush"])),
    Answer("token", Modules(&["sg_dag", "loopy_sg", "outcome"])),
    Answer(
        "token_once",
        Modules(&["vertex_geography", "bipartite_geography"]),
    ),
];

/// The first question; each answer contains the next question or links to modules.
pub fn questions(site: &Site) -> Markup {
    html! { div .which { (question(site, QUESTION, ANSWERS)) } }
}

fn question(site: &Site, key: &str, answers: &[Answer]) -> Markup {
    html! {
        p .question { (site.texts.show(&format!("which.{key}"))) }
        @for Answer(key, next) in answers {
            details {
                summary { (site.texts.show(&format!("which.{key}"))) }
                @match next {
                    Ask(key, answers) => (question(site, key, answers)),
                    Modules(names) => ul {
                        @for name in *names { li { (module_link(site, "", name)) } }
                    },
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn named(answers: &[Answer], names: &mut BTreeSet<&'static str>) {
        for Answer(_, next) in answers {
            match next {
                Ask(_, answers) => named(answers, names),
                Modules(modules) => names.extend(*modules),
            }
        }
    }

    #[test]
    fn every_module_but_input_is_an_answer() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .unwrap();
        let library = fs_err::read_to_string(root.join("snippets/src/lib.rs")).unwrap();
        let modules = library
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        let mut answers = BTreeSet::new();
        named(ANSWERS, &mut answers);
        let unasked: Vec<&str> = modules
            .filter(|module| *module != "fast_input" && !answers.contains(module))
            .collect();
        assert!(
            unasked.is_empty(),
            "no answer leads to {}",
            unasked.join(", ")
        );
    }
}
