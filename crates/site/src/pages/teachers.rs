//! `teachers.html`: the lesson's screens, exercises to print, and their answers, which are folded.

use maud::html;

use super::lesson::Lesson;
use super::parts::heading;
use crate::layout;
use crate::site::Site;

/// How many exercises the texts have: `teachers.q1`, … with the answers `teachers.a1`, ….
const EXERCISES: usize = 8;

/// The whole page.
pub fn page(site: &Site, lesson: &Lesson) -> String {
    let texts = &site.texts;
    let listed = |kind: &'static str| {
        html! {
            ol .exercises {
                @for number in 1..=EXERCISES {
                    li { (texts.show(&format!("teachers.{kind}{number}"))) }
                }
            }
        }
    };
    let body = html! {
        h1 { (texts.show("teachers.title")) }
        p .lead { (texts.show("teachers.lead")) }
        section .screen-only {
            (heading("screens", texts.show("teachers.screens")))
            p { (texts.show("teachers.screens_lead")) }
            ol .contents {
                @for (number, title) in (1..).zip(lesson.titles()) {
                    li { a href={ "lesson.html#screen-" (number) } { (title) } }
                }
            }
        }
        (heading("exercises", texts.show("teachers.exercises")))
        p .screen-only { (texts.show("teachers.exercises_lead")) }
        (listed("q"))
        details #answers {
            summary { (texts.show("teachers.answers")) }
            (listed("a"))
        }
    };
    layout::place(site, "teachers.html", &[], &[], body)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use crate::language::LANGUAGES;
    use crate::texts::{path, table};

    type Position = Vec<usize>;
    type Rule = fn(&Position) -> Vec<Position>;

    /// Grundy value by the definition.
    fn value(rule: Rule, position: &Position, known: &mut BTreeMap<Position, usize>) -> usize {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let options = rule(position);
        let values: Vec<usize> = options.iter().map(|it| value(rule, it, known)).collect();
        let value = (0..).find(|value| !values.contains(value)).unwrap();
        known.insert(position.clone(), value);
        value
    }

    fn value_of(rule: Rule, position: &[usize]) -> usize {
        value(rule, &position.to_vec(), &mut BTreeMap::new())
    }

    /// Options of a position that the player to move loses.
    fn winning(rule: Rule, position: &[usize]) -> Vec<Position> {
        let mut options = rule(&position.to_vec());
        options.retain(|option| value_of(rule, option) == 0);
        options
    }

    /// Each way to change one heap into one of these.
    fn changed(heaps: &Position, to: impl Fn(usize) -> Vec<usize>) -> Vec<Position> {
        let moves =
            (0..heaps.len()).flat_map(|at| to(heaps[at]).into_iter().map(move |to| (at, to)));
        let moves = moves.map(|(at, to)| {
            let mut heaps = heaps.clone();
            heaps[at] = to;
            heaps
        });
        moves.collect()
    }

    fn take(heap: usize, amounts: &[usize]) -> Vec<usize> {
        let left = amounts
            .iter()
            .filter_map(|amount| heap.checked_sub(*amount));
        left.collect()
    }

    fn nim(heaps: &Position) -> Vec<Position> {
        changed(heaps, |heap| (0..heap).collect())
    }

    fn wythoff(heaps: &Position) -> Vec<Position> {
        let both = (1..=heaps[0].min(heaps[1])).map(|k| vec![heaps[0] - k, heaps[1] - k]);
        nim(heaps).into_iter().chain(both).collect()
    }

    /// A position is a list of rows of pins.
    fn kayles(rows: &Position) -> Vec<Position> {
        let mut options = Vec::new();
        for (at, &pins) in rows.iter().enumerate() {
            for (hit, first) in [1, 2]
                .into_iter()
                .flat_map(|hit| (0..pins).map(move |at| (hit, at)))
            {
                if first + hit <= pins {
                    let mut rows = rows.clone();
                    rows[at] = first;
                    rows.push(pins - first - hit);
                    options.push(rows);
                }
            }
        }
        options
    }

    /// The first step is the one next to the ground.
    fn stair(steps: &Position) -> Vec<Position> {
        let mut options = Vec::new();
        for (step, &coins) in steps.iter().enumerate() {
            for moved in 1..=coins {
                let mut steps = steps.clone();
                steps[step] -= moved;
                if step > 0 {
                    steps[step - 1] += moved;
                }
                options.push(steps);
            }
        }
        options
    }

    /// Edge `i` stands on edge `position[i] - 1`, or on the ground if that is 0; a cut edge has
    /// the number 99.
    fn hackenbush(edges: &Position) -> Vec<Position> {
        let cut = |at: usize| {
            let mut edges = edges.clone();
            edges[at] = 99;
            // What is above comes later in the list.
            for i in at + 1..edges.len() {
                let below = edges[i];
                if below != 99 && below > 0 && edges[below - 1] == 99 {
                    edges[i] = 99;
                }
            }
            edges
        };
        let there = (0..edges.len()).filter(|&at| edges[at] != 99);
        there.map(cut).collect()
    }

    /// Returns whether the player to move loses Nim if whoever takes the last stone loses.
    fn is_misere_lost(heaps: &Position) -> bool {
        let options = nim(heaps);
        !options.is_empty() && !options.iter().any(is_misere_lost)
    }

    fn listed(numbers: impl IntoIterator<Item = usize>) -> String {
        let numbers = numbers.into_iter().map(|it| it.to_string());
        numbers.collect::<Vec<_>>().join(", ")
    }

    /// What the answer to an exercise must say in each language, after `、` became `, `.
    fn check(number: usize, asked: &str, facts: &[[&str; 3]]) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (at, language) in LANGUAGES.iter().enumerate() {
            let texts = table(&root.join(path("", language))).unwrap();
            let text = |kind| texts[&format!("teachers.{kind}{number}")].replace('、', ", ");
            let (question, answer) = (text("q"), text("a"));
            for number in asked.split(';') {
                assert!(question.contains(number), "{question}: {number}");
            }
            for fact in facts {
                assert!(answer.contains(fact[at]), "{answer}: {}", fact[at]);
            }
        }
    }

    #[test]
    fn nim_and_stairs_are_answered_by_a_search() {
        let heaps = [3, 5, 7];
        let moves = winning(nim, &heaps);
        let said = moves.iter().map(|to| {
            let at = (0..3).find(|&at| to[at] != heaps[at]).unwrap();
            format!("{} → {}", heaps[at], to[at])
        });
        let said: Vec<String> = said.collect();
        assert_eq!(said.len(), 3);
        let sum = format!("3 ⊕ 5 ⊕ 7 = {}", value_of(nim, &heaps));
        let facts: Vec<&str> = said.iter().chain([&sum]).map(String::as_str).collect();
        let facts: Vec<[&str; 3]> = facts.into_iter().map(|fact| [fact; 3]).collect();
        check(1, "3;5;7", &facts);

        let steps = [4, 9, 1];
        assert_eq!(winning(stair, &steps), [[1, 9, 1]]);
        let sum = format!("4 ⊕ 1 = {}", value_of(stair, &steps));
        check(6, "4;9;1", &[[&sum; 3], ["3 coins", "3 枚", "3 枚"]]);

        assert!(is_misere_lost(&vec![1, 1, 1]) && !is_misere_lost(&vec![1, 1, 2]));
        let wins = nim(&vec![1, 1, 2]).into_iter().filter(is_misere_lost);
        assert_eq!(wins.collect::<Vec<_>>(), [[1, 1, 1]]);
        let lost = ["1, 1, 1 is lost", "1, 1, 1 必败", "1, 1, 1 は負け"];
        let one = ["one stone of the 2", "从 2 中取一颗", "2 から 1 個取れば"];
        check(8, "1, 1, 1;1, 1, 2", &[lost, one]);
    }

    #[test]
    fn heaps_and_rows_are_answered_by_a_search() {
        let three: Rule = |heaps| changed(heaps, |heap| take(heap, &[1, 2, 3]));
        assert_eq!(winning(three, &[21]), [[20]]);
        let lost = (1..).find(|&heap| value_of(three, &[heap]) == 0);
        assert_eq!((lost, 20 % 4), (Some(4), 0));
        let first = [
            "The first player: take 1 and leave 20",
            "先手赢：取 1 颗，留下 20",
            "先手。1 個取って 4 の倍数の 20",
        ];
        check(
            2,
            "21;1, 2",
            &[first, ["multiple of 4", "4 的倍数", "4 の倍数"]],
        );

        let rule: Rule = |heaps| changed(heaps, |heap| take(heap, &[1, 3, 4]));
        let values = listed((0..8).map(|heap| value_of(rule, &[heap])));
        let [four, six] = [4, 6].map(|heap| value_of(rule, &[heap]));
        let sum = format!("{four} ⊕ {six} = {}", value_of(rule, &[4, 6]));
        let lost = ["the player to move loses", "轮到走的一方输", "手番の負け"];
        check(3, "1, 3;4;0;7;6", &[[&values; 3], [&sum; 3], lost]);
        assert_eq!(value_of(rule, &[4, 6]), 0);

        let values = listed((0..6).map(|pins| value_of(kayles, &[pins])));
        assert_eq!(winning(kayles, &[5]), [[2, 2]]);
        check(5, "0;5", &[[&values; 3], ["2 and 2", "2 和 2", "2 と 2"]]);
    }

    #[test]
    fn wythoff_and_hackenbush_are_answered_by_a_search() {
        let pairs = (0..12).flat_map(|b| (0..=b).map(move |a| vec![a, b]));
        let mut known = BTreeMap::new();
        let lost: Vec<Position> = pairs
            .filter(|it| value(wythoff, it, &mut known) == 0)
            .take(5)
            .collect();
        let said: Vec<String> = lost
            .iter()
            .map(|it| format!("({})", listed(it.clone())))
            .collect();
        let differences = listed(lost.iter().map(|it| it[1] - it[0]));
        check(4, "", &[[&said.join(", "); 3], [&differences; 3]]);
        // The smaller heaps are the least numbers not used before.
        for (at, pair) in lost.iter().enumerate() {
            let used: Vec<usize> = lost[..at].concat();
            assert_eq!((0..).find(|it| !used.contains(it)), Some(pair[0]));
        }

        let branches = value_of(hackenbush, &[0, 0, 2, 3]);
        let whole = value_of(hackenbush, &[0, 1, 2, 2, 4, 5]);
        let sum = format!("1 ⊕ 3 = {branches}");
        let [en, zh, ja] = ["the value is", "值为", "値は"].map(|it| format!("{it} {whole}"));
        check(7, "", &[[&sum; 3], [&en, &zh, &ja]]);
    }
}
