use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::search::MOST_WAITING;
use super::*;

/// Makes a graph of `count` positions from sorted moves: pairs of a position and its option.
fn of_moves(count: usize, moves: &[[u32; 2]]) -> Graph {
    let mut graph = Graph::default();
    let mut moves = moves.iter().peekable();
    for position in 0..count as u32 {
        while let Some([_, to]) = moves.next_if(|[from, _]| *from == position) {
            graph.add_option(&[*to]);
        }
        graph.end_position();
    }
    graph
}

/// Runs a search whose program is a function; its output comes in pieces of this many bytes.
fn search(
    asked: &[&str],
    piece: usize,
    program: impl Fn(&str) -> String,
) -> anyhow::Result<Search> {
    let mut search = Search::new(has_plus_sign(asked.iter().copied()));
    asked.iter().try_for_each(|state| search.ask(state))?;
    let answer = |search: &mut Search, lines: Vec<u8>| {
        let lines = String::from_utf8(lines).unwrap();
        let output: String = lines.lines().map(&program).collect();
        output
            .as_bytes()
            .chunks(piece)
            .try_for_each(|bytes| search.read(bytes))
    };
    while !search.is_complete() {
        let lines = search.next_lines();
        assert!(!lines.is_empty());
        answer(&mut search, lines)?;
    }
    let again = search.lines_again();
    answer(&mut search, again)?;
    search.read_end(true)?;
    assert!(search.is_answered());
    Ok(search)
}

fn printed(options: impl IntoIterator<Item = String>) -> String {
    let lines: String = options.into_iter().map(|option| option + "\n").collect();
    lines + "\n"
}

fn kayles(state: &str) -> String {
    let n: usize = state.parse().unwrap();
    let rests = (1..=2.min(n)).map(|taken| n - taken);
    printed(rests.flat_map(|rest| (0..=rest / 2).map(move |a| format!("{a}+{}", rest - a))))
}

fn solution(search: &Search, play: Play) -> Solution<'_> {
    Solution::new(search.graph(), search.asked(), play, &|_| true).unwrap()
}

fn known(search: &Search, play: Play) -> Vec<Known> {
    let solution = solution(search, play);
    let asked = search.asked().enumerate();
    asked.map(|(at, parts)| solution.known(at, parts)).collect()
}

const NORMAL: Play = Play {
    misere: false,
    loopy: false,
};
const MISERE: Play = Play {
    misere: true,
    loopy: false,
};
const LOOPY: Play = Play {
    misere: false,
    loopy: true,
};

#[test]
fn kayles_by_its_options_has_the_values_of_the_octal_code() {
    let states: Vec<String> = (0..200).map(|n| n.to_string()).collect();
    let states: Vec<&str> = states.iter().map(String::as_str).collect();
    let values: Vec<Known> = crate::values("0.77", 200)
        .unwrap()
        .into_iter()
        .map(Known::Value)
        .collect();
    for piece in [1, 7, 4096] {
        let search = search(&states, piece, kayles).unwrap();
        assert_eq!(known(&search, NORMAL), values);
        assert_eq!(search.first_sum(), Some(("1", "0+0")));
    }
    // Whoever begins takes from the middle and then answers in the mirror.
    let search = search(&states, 4096, kayles).unwrap();
    for (n, known) in known(&search, NORMAL).iter().enumerate() {
        assert_eq!(known.is_won(), Some(n > 0), "{n}");
    }
    // From one state, and with ends of lines of Windows.
    let search = self::search(&["150"], 100, |state| kayles(state).replace('\n', "\r\n")).unwrap();
    assert_eq!(known(&search, NORMAL), values[150..151]);
}

/// Returns whether the player to move wins a sum of rows of Kayles in misère play.
fn is_won_misere(rows: &[usize], seen: &mut BTreeMap<Vec<usize>, bool>) -> bool {
    let mut rows: Vec<usize> = rows.iter().copied().filter(|row| *row > 0).collect();
    rows.sort_unstable();
    if let Some(won) = seen.get(&rows) {
        return *won;
    }
    let mut won = rows.is_empty();
    for at in 0..rows.len() {
        for taken in 1..=2.min(rows[at]) {
            for left in 0..=rows[at] - taken {
                let mut option = rows.clone();
                option[at] = left;
                option.push(rows[at] - taken - left);
                won |= !is_won_misere(&option, seen);
            }
        }
    }
    seen.insert(rows, won);
    won
}

#[test]
fn sums_in_misere_play_are_searched_as_sums() {
    let mut seen = BTreeMap::new();
    let states: Vec<String> = (0..=14).map(|n| n.to_string()).collect();
    let mut states: Vec<&str> = states.iter().map(String::as_str).collect();
    states.extend(["1 + 1", "4+5", "2 + 3 + 6"]);
    let search = search(&states, 50, kayles).unwrap();
    for (state, known) in states.iter().zip(known(&search, MISERE)) {
        let rows: Vec<usize> = state
            .split('+')
            .map(|row| row.trim().parse().unwrap())
            .collect();
        assert_eq!(
            known.is_won(),
            Some(is_won_misere(&rows, &mut seen)),
            "{state}"
        );
    }
}

#[test]
fn best_moves_are_sums_that_lose() {
    let search = search(&["5 + 7 + 9", "3+3"], 50, kayles).unwrap();
    let solution = solution(&search, NORMAL);
    let values = crate::values("0.77", 10).unwrap();
    let asked: Vec<&[u32]> = search.asked().collect();
    let moves = solution.best_moves(0, asked[0]);
    let texts: Vec<String> = moves.iter().map(|sum| search.text_of_sum(sum)).collect();
    assert!(texts.contains(&"5 + 3 + 3 + 9".to_owned()), "{texts:?}");
    for text in &texts {
        let rows = text
            .split(" + ")
            .map(|row| values[row.parse::<usize>().unwrap()]);
        assert_eq!(rows.fold(0, |sum, value| sum ^ value), 0, "{text}");
    }
    assert_eq!(solution.known(1, asked[1]), Known::Value(0));
    assert!(solution.best_moves(1, asked[1]).is_empty());
}

#[test]
fn a_state_that_leads_to_itself_is_shown_with_its_cycle() {
    let program = |state: &str| {
        let n: u32 = state.parse().unwrap();
        printed([format!("{}", (n * 2) % 7), format!("1+{}", (n + 3) % 7)])
    };
    let search = search(&["1"], 9, program).unwrap();
    let stopped = Solution::new(search.graph(), search.asked(), NORMAL, &|_| true).err();
    let Some(Obstacle::Cycle(cycle)) = stopped else {
        panic!("{stopped:?}");
    };
    for (at, state) in cycle.iter().enumerate() {
        let next = cycle[(at + 1) % cycle.len()];
        assert!(search.graph().options(*state).concat().contains(&next));
    }
}

/// Draws the options of each of `count` positions, without sums.
fn graphs(count: usize, most: usize) -> impl Strategy<Value = Vec<BTreeSet<u32>>> {
    let options = prop::collection::btree_set(0..count as u32, 0..=most);
    prop::collection::vec(options, count)
}

fn graph(next: &[BTreeSet<u32>]) -> Graph {
    let pairs = (0..).zip(next);
    let moves: Vec<[u32; 2]> = pairs
        .flat_map(|(v, next)| next.iter().map(move |u| [v, *u]))
        .collect();
    of_moves(next.len(), &moves)
}

/// Outcomes by definition: in so many moves, can the player to move force a win, or be forced?
fn outcomes_by_definition(next: &[BTreeSet<u32>], misere: bool) -> Vec<Outcome> {
    let mut found = vec![Outcome::Drawn; next.len()];
    for moves in 0..=next.len() as u32 {
        let before = found.clone();
        for (at, options) in next.iter().enumerate() {
            let of = |option: &u32| before[*option as usize];
            let is_lost = |option: &u32| matches!(of(option), Outcome::Lost(_));
            let is_won = |option: &u32| matches!(of(option), Outcome::Won(_));
            if found[at] != Outcome::Drawn {
                continue;
            }
            if options.is_empty() {
                found[at] = if misere {
                    Outcome::Won(0)
                } else {
                    Outcome::Lost(0)
                };
            } else if options.iter().any(is_lost) {
                found[at] = Outcome::Won(moves);
            } else if options.iter().all(is_won) {
                found[at] = Outcome::Lost(moves);
            }
        }
    }
    found
}

/// Returns the graph of all pairs of positions.
fn product(next: &[BTreeSet<u32>]) -> Vec<BTreeSet<u32>> {
    let count = next.len();
    let pairs = (0..count).flat_map(|a| (0..count).map(move |b| (a, b)));
    let pair = |a: usize, b: usize| (a * count + b) as u32;
    let options = |(a, b): (usize, usize)| {
        let first = next[a].iter().map(move |u| pair(*u as usize, b));
        first
            .chain(next[b].iter().map(move |u| pair(a, *u as usize)))
            .collect()
    };
    pairs.map(options).collect()
}

proptest! {
    #[test]
    fn outcomes_of_a_graph_are_those_by_definition(next in graphs(7, 3), misere: bool) {
        let plain = graph(&next);
        let asked: Vec<[u32; 1]> = (0..7).map(|position| [position]).collect();
        let asked = || asked.iter().map(|parts| &parts[..]);
        let play = Play { misere, loopy: true };
        let solution = Solution::new(&plain, asked(), play, &|_| true).unwrap();
        let expected = outcomes_by_definition(&next, misere);
        for (at, parts) in asked().enumerate() {
            let Known::Outcome(outcome, value) = solution.known(at, parts) else { panic!() };
            prop_assert_eq!(outcome, expected[at]);
            if let Some(value) = value {
                let by_value = match value {
                    Loopy::Finite(value) => Some(value > 0),
                    Loopy::Infinite(values) => values.contains(&0).then_some(true),
                };
                prop_assert_eq!(by_value, solution.known(at, parts).is_won());
            }
            for best in solution.best_moves(at, parts) {
                prop_assert!(next[at].contains(&best[0]));
                let same = match expected[best[0] as usize] {
                    Outcome::Lost(_) => matches!(outcome, Outcome::Won(_)),
                    Outcome::Drawn => outcome == Outcome::Drawn,
                    Outcome::Won(_) => false,
                };
                prop_assert!(same);
            }
        }
        if !misere {
            // Without a cycle, the values from `mex` agree.
            match Solution::new(&plain, asked(), NORMAL, &|_| true) {
                Ok(by_mex) => for (at, parts) in asked().enumerate() {
                    let Known::Value(value) = by_mex.known(at, parts) else { panic!() };
                    let Known::Outcome(_, loopy) = solution.known(at, parts) else { panic!() };
                    prop_assert_eq!(Some(Loopy::Finite(value)), loopy);
                },
                Err(obstacle) => prop_assert!(matches!(obstacle, Obstacle::Cycle(_))),
            }
        }
    }

    #[test]
    fn sums_of_two_are_those_of_the_product_graph(next in graphs(4, 3), misere: bool) {
        let plain = graph(&next);
        let pairs: Vec<[u32; 2]> = (0..4).flat_map(|a| (0..4).map(move |b| [a, b])).collect();
        let asked = pairs.iter().map(|pair| &pair[..]);
        let play = Play { misere, loopy: true };
        let solution = Solution::new(&plain, asked.clone(), play, &|_| true).unwrap();
        let expected = outcomes_by_definition(&product(&next), misere);
        for (at, parts) in asked.enumerate() {
            let Known::Outcome(outcome, _) = solution.known(at, parts) else { panic!() };
            prop_assert_eq!(outcome, expected[at]);
        }
    }
}

#[test]
fn what_is_known_of_some_states_is_told_before_all_are() {
    let mut search = Search::new(false);
    ["0", "1", "2", "3"]
        .iter()
        .for_each(|state| search.ask(state).unwrap());
    search.next_lines();
    search.read(b"\n0\n\n0\n1\n\n").unwrap();
    assert!(!search.is_answered());
    assert_eq!(
        known(&search, NORMAL),
        [
            Known::Value(0),
            Known::Value(1),
            Known::Value(2),
            Known::Nothing
        ]
    );
    assert_eq!(search.unanswered(), [3]);
    search.read(b"2\n9").unwrap();
    assert!(search.has_begun());
}

fn error(asked: &[&str], program: impl Fn(&str) -> String) -> String {
    search(asked, 5, program)
        .err()
        .expect("an error")
        .to_string()
}

#[test]
fn a_program_s_mistakes_are_named_with_the_state() {
    let two_empty = error(&["5"], |_| "\n\n".into());
    assert!(
        two_empty.contains("prints an empty line after its last answer to `5`"),
        "{two_empty}"
    );
    let blank = error(&["5"], |_| " \n".into());
    assert!(
        blank.contains("for `5` it prints ` `, which is blank"),
        "{blank}"
    );
    let empty_part = error(&["5"], |_| "2+\n\n".into());
    assert!(
        empty_part.contains("for `5` it prints `2+`, where a part"),
        "{empty_part}"
    );
    let spelled = error(&["3 4"], |state| match state {
        "3 4" => "(3, 4)\n\n".into(),
        _ => "\n".into(),
    });
    assert!(
        spelled.contains("`3 4` and `(3, 4)` (an option of `3 4`) are one state in two spellings"),
        "{spelled}"
    );
    let calls = std::cell::Cell::new(0);
    let changed = error(&["5"], |state| {
        calls.set(calls.get() + 1);
        if state == "5" {
            format!("{}\n\n", calls.get() % 2)
        } else {
            "\n".into()
        }
    });
    assert!(
        changed.contains("asked twice for `5`, it prints other options"),
        "{changed}"
    );
    let mut long = Search::new(false);
    long.ask("5").unwrap();
    long.next_lines();
    let long = long.read(&vec![b'x'; 100_000]).unwrap_err().to_string();
    assert!(long.contains("a line of more than 65536 bytes"), "{long}");
    let mut binary = Search::new(false);
    binary.ask("5").unwrap();
    binary.next_lines();
    let binary = binary.read(b"\xff\xfe\n\n").unwrap_err().to_string();
    assert!(binary.contains("which is no UTF-8"), "{binary}");
}

#[test]
fn plus_may_be_a_sign_of_the_states() {
    for (states, is_sign) in [
        (&["++++"][..], true),
        (&["+-"], true),
        (&["a+b"], true),
        (&["3+4"], false),
        (&["3 + 4"], false),
        (&["(1, 2)+(3, 4)"], false),
        (&["ab + cd"], false),
        (&["---"], false),
    ] {
        assert_eq!(has_plus_sign(states.iter().copied()), is_sign, "{states:?}");
    }
    // LeetCode's Flip Game: two neighbouring + become -.
    let flip = |state: &str| {
        let pairs = (0..state.len().saturating_sub(1)).filter(|at| &state[*at..at + 2] == "++");
        printed(pairs.map(|at| format!("{}--{}", &state[..at], &state[at + 2..])))
    };
    let row = "+".repeat(12);
    let search = search(&[&row, "++++ + ++"], 50, flip).unwrap();
    let values = crate::values("0.07", 13).unwrap();
    let expected = [values[12], values[4] ^ values[2]].map(Known::Value);
    assert_eq!(known(&search, NORMAL), expected);
}

#[test]
fn blanks_around_numbers_are_no_matter_but_in_other_texts_they_are() {
    let program = |state: &str| match state {
        "2 1" => " 1 1 \n\n".to_owned(),
        "X " => "X\n\n".to_owned(),
        _ => "\n".to_owned(),
    };
    let search = search(&["2 1", "1 1", "X ", "X"], 50, program).unwrap();
    assert_eq!(search.count_states(), 4);
}

#[test]
fn a_sum_is_one_option() {
    let mut graph = Graph::default();
    graph.add_option(&[1, 2, 1]);
    graph.add_option(&[2]);
    graph.end_position();
    assert_eq!(graph.count_options(), 2);
    assert_eq!(graph.options(0), [vec![1, 2, 1], vec![2]]);
    assert_eq!((graph.known(), graph.count_positions()), (1, 3));
}

#[test]
fn only_so_much_is_sent_before_the_program_answers() {
    let mut search = Search::new(false);
    let count = 3 * MOST_WAITING / 100;
    for number in 0..count {
        search.ask(&format!("x{number:0>99}")).unwrap();
    }
    let mut rounds = 0;
    while !search.is_complete() {
        let lines = std::iter::repeat_with(|| search.next_lines());
        let lines = lines.take_while(|lines| !lines.is_empty());
        let lines = lines.collect::<Vec<_>>().concat();
        let states = lines.iter().filter(|byte| **byte == b'\n').count();
        assert!(states > 0 && lines.len() - states <= MOST_WAITING + 100);
        search.read(&vec![b'\n'; states]).unwrap();
        rounds += 1;
    }
    assert!(rounds > 2, "{rounds}");
}

#[test]
fn a_long_chain_needs_no_call_stack() {
    let count = 300_000;
    let moves: Vec<[u32; 2]> = (1..count).map(|v| [v, v - 1]).collect();
    let graph = of_moves(count as usize, &moves);
    let asked = [[count - 1]];
    let asked = || asked.iter().map(|parts| &parts[..]);
    let solution = Solution::new(&graph, asked(), LOOPY, &|_| true).unwrap();
    let Known::Outcome(outcome, Some(Loopy::Finite(1))) = solution.known(0, &[count - 1]) else {
        panic!();
    };
    assert_eq!(outcome, Outcome::Won(count - 1));
}
