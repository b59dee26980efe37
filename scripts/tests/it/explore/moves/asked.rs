//! Questions of forums that no rule can express, beside searches that share no code with them.

use std::collections::{BTreeMap, BTreeSet};

use super::{explore, python};
use crate::support::Sandbox;

/// Options of a state, each as the parts of a sum.
type Options = fn(&str) -> Vec<Vec<String>>;

/// Grundy value by definition.
fn value(state: &str, options: Options, known: &mut BTreeMap<String, u64>) -> u64 {
    if let Some(value) = known.get(state) {
        return *value;
    }
    let of_sum = |parts: &Vec<String>| {
        parts
            .iter()
            .fold(0, |sum, it| sum ^ value(it, options, known))
    };
    let all: BTreeSet<u64> = options(state).iter().map(of_sum).collect();
    let value = (0..).find(|value| !all.contains(value)).unwrap();
    known.insert(state.to_owned(), value);
    value
}

/// Compares the values of a program with those by definition.
#[track_caller]
fn agree(program: &str, states: &[&str], options: Options) {
    let list = states.join("\n");
    let sandbox = Sandbox::new()
        .file("game.py", &python(program))
        .file("states", &list);
    explore(&sandbox, &["game.py", "states", "--csv", "values"]).exits(0);
    let mut known = BTreeMap::new();
    let written = sandbox.read("values");
    for (state, line) in states.iter().zip(written.lines().skip(1)) {
        let (_, found) = line.rsplit_once(',').unwrap();
        assert_eq!(
            found,
            value(state, options, &mut known).to_string(),
            "{state}"
        );
    }
    assert_eq!(written.lines().count(), states.len() + 1);
}

fn numbers(state: &str) -> Vec<usize> {
    state.split(' ').map(|it| it.parse().unwrap()).collect()
}

fn joined(numbers: &[usize]) -> String {
    numbers
        .iter()
        .map(usize::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn single(options: impl IntoIterator<Item = String>) -> Vec<Vec<String>> {
    options.into_iter().map(|option| vec![option]).collect()
}

#[test]
fn five_heaps_from_which_one_to_three_are_taken() {
    let program = "h = list(map(int, s.split()))
for i in range(5):
    for k in range(1, min(3, h[i]) + 1):
        print(*h[:i], h[i] - k, *h[i + 1:])";
    agree(program, &["1 2 3 4 5", "4 4 4 4 4", "7 0 0 5 6"], |state| {
        let heaps = numbers(state);
        let moves = (0..5).flat_map(|at| (1..=3).map(move |k| (at, k)));
        single(moves.filter_map(|(at, k)| {
            let mut heaps = heaps.clone();
            heaps[at] = heaps[at].checked_sub(k)?;
            Some(joined(&heaps))
        }))
    });
}

#[test]
fn a_heap_is_split_into_parts_as_equal_as_possible() {
    let program = "n = int(s)
for m in range(2, n + 1):
    print(' + '.join([str(n // m + 1)] * (n % m) + [str(n // m)] * (m - n % m)))";
    agree(program, &["1", "2", "3", "7", "12", "25", "30"], |state| {
        let n: usize = state.parse().unwrap();
        let split = |m: usize| (0..m).map(|at| ((n + at) / m).to_string()).collect();
        (2..=n).map(split).collect()
    });
}

#[test]
fn two_equal_letters_side_by_side_are_removed_from_a_string() {
    let program = "for i in range(len(s) - 1):
    if s[i] == s[i + 1]: print(s[:i] + s[i + 2:] or '-')";
    agree(
        program,
        &["aabbaa", "abba", "aaaaaaa", "abccbaab", "ab"],
        |state| {
            let pairs =
                (1..state.len()).filter(|at| state.as_bytes()[at - 1] == state.as_bytes()[*at]);
            let option = |at: usize| [&state[..at - 1], &state[at + 1..]].concat();
            let ended = |text: String| {
                if text.is_empty() {
                    "-".to_owned()
                } else {
                    text
                }
            };
            single(pairs.map(option).map(ended))
        },
    );
}

#[test]
fn pins_in_a_circle_are_a_bitmask() {
    let program = "m = int(s)
for i in range(9):
    for t in 1 << i, 1 << i | 1 << (i + 1) % 9:
        if m & t == t: print(m ^ t)";
    agree(program, &["511", "255", "341", "495", "0"], |state| {
        let mask: u32 = state.parse().unwrap();
        let takes = (0..9).flat_map(|i| [1 << i, 1 << i | 1 << ((i + 1) % 9)]);
        single(
            takes
                .filter(|take| mask & take == *take)
                .map(|take| (mask - take).to_string()),
        )
    });
}

/// Where the bracket at `open` is closed.
fn close(tree: &str, open: usize) -> usize {
    let mut depth = 0;
    let mut letters = tree.char_indices().skip(open);
    let is_end = |(_, letter): &(usize, char)| {
        depth += if *letter == '(' { 1 } else { -1 };
        depth == 0
    };
    letters.find(is_end).unwrap().0
}

#[test]
fn an_edge_is_cut_from_a_tree_and_what_hangs_on_it_falls() {
    let program = "for i in range(1, len(s)):
    if s[i] == '(':
        depth, j = 0, i
        while True:
            depth += 1 if s[j] == '(' else -1
            j += 1
            if depth == 0: break
        print(s[:i] + s[j:])";
    agree(
        program,
        &["()", "(())", "(()())", "((())(()()))", "(((()))()(()))"],
        |state| {
            let edges = (1..state.len()).filter(|at| state.as_bytes()[*at] == b'(');
            single(edges.map(|at| [&state[..at], &state[close(state, at) + 1..]].concat()))
        },
    );
}

#[test]
fn a_move_depends_on_the_last_one() {
    let program = "n, q = map(int, s.split())
for k in range(1, min(n, 3 * q) + 1): print(n - k, k)";
    agree(program, &["7 1", "12 2", "15 1", "8 8", "20 1"], |state| {
        let [heap, last] = numbers(state)[..] else {
            panic!()
        };
        let takes = 1..=heap.min(3 * last);
        single(takes.map(|k| joined(&[heap - k, k])))
    });
}

#[test]
fn a_token_goes_over_a_grid_with_walls() {
    let program = "wall = ['..#..', '.....', '#...#', '..#..']
x, y = map(int, s.split())
for dx, dy in (0, 1), (1, 0):
    a, b = x + dx, y + dy
    while a < 4 and b < 5 and wall[a][b] == '.':
        print(a, b)
        a, b = a + dx, b + dy";
    agree(
        program,
        &["0 0", "1 0", "0 3", "1 4", "3 4", "2 1"],
        |state| {
            const FREE: [&str; 4] = ["..#..", ".....", "#...#", "..#.."];
            let [x, y] = numbers(state)[..] else { panic!() };
            let is_free = |&(x, y): &(usize, usize)| {
                FREE.get(x).and_then(|row| row.as_bytes().get(y)) == Some(&b'.')
            };
            let right = (1..).map(|step| (x, y + step)).take_while(is_free);
            let down = (1..).map(|step| (x + step, y)).take_while(is_free);
            single(right.chain(down).map(|(x, y)| joined(&[x, y])))
        },
    );
}

#[test]
fn a_digit_of_the_number_is_subtracted() {
    let program = "for d in set(s) - {'0'}: print(int(s) - int(d))";
    agree(program, &["9", "10", "57", "100", "123", "240"], |state| {
        let n: u32 = state.parse().unwrap();
        let digits = state
            .chars()
            .filter_map(|it| it.to_digit(10))
            .filter(|digit| *digit > 0);
        single(digits.map(|digit| (n - digit).to_string()))
    });
}

#[test]
fn a_bite_is_taken_from_a_bar_of_chocolate() {
    let program = "rows = list(map(int, s.split()))
for i in range(len(rows)):
    for j in range(rows[i]):
        if i + j > 0: print(*(r if k < i else min(r, j) for k, r in enumerate(rows)))";
    agree(
        program,
        &["1 1 1", "2 2", "4 4 4", "5 3 1", "1 0 0"],
        |state| {
            let rows = numbers(state);
            let squares = (0..rows.len()).flat_map(|at| (0..rows[at]).map(move |left| (at, left)));
            let bitten = |(at, left): (usize, usize)| {
                let rows = rows.iter().enumerate();
                joined(
                    &rows
                        .map(|(row, &it)| if row < at { it } else { it.min(left) })
                        .collect::<Vec<_>>(),
                )
            };
            single(squares.filter(|square| *square != (0, 0)).map(bitten))
        },
    );
}

#[test]
fn a_vertex_and_its_neighbours_are_taken_from_a_graph() {
    // On a row this is 0.137; here the graph is a ladder of six vertices, as a set of those left.
    let program = "edges = ['01', '12', '34', '45', '03', '14', '25']
for v in s:
    if v != '-':
        gone = {v} | {w for e in edges if v in e for w in e}
        print(''.join(w for w in s if w not in gone) or '-')";
    agree(program, &["012345", "0123", "0235", "05", "14"], |state| {
        const EDGES: [[char; 2]; 7] = [
            ['0', '1'],
            ['1', '2'],
            ['3', '4'],
            ['4', '5'],
            ['0', '3'],
            ['1', '4'],
            ['2', '5'],
        ];
        let stays = |taken: char, other: char| {
            taken != other
                && !EDGES
                    .iter()
                    .any(|it| it.contains(&taken) && it.contains(&other))
        };
        let vertices = state.chars().filter(|vertex| *vertex != '-');
        single(vertices.map(|taken| {
            let left: String = state.chars().filter(|other| stays(taken, *other)).collect();
            if left.is_empty() {
                "-".to_owned()
            } else {
                left
            }
        }))
    });
}
