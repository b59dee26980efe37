//! Misère sums (Anti-SG) by the SJ theorem, where it holds.
//!
//! - Definition: tokens on an acyclic graph; a player who can't move *wins*.
//! - Theorem: suppose every position of Grundy value 0 that has options has one of value 1. Then
//!   the mover wins the misère sum iff (some value exceeds 1) = (the nim-sum isn't 0). Nim
//!   satisfies the condition. Where a position breaks it, the formula is false for one token there
//!   or on one of its options: it calls the position won, and all its options too, because they
//!   exceed 1. The least such graph is 0:{}, 1:{0}, 2:{0,1}, 3:{2}, with one token on 3. In Kayles
//!   the rows 2 + 2, reached from row 5, have value 0 and options of values 2 and 3. A row of 8 has
//!   value 1, so the formula calls it lost, and it's won.
//! - Method: normal-play Grundy values, with the condition checked position by position; the sum
//!   after a move follows from the nim-sum and the number of values above 1 before it.
//! - Time: O(V + E) for the graph, O(k) for the winner of a sum of k tokens, O(k + moves) for its
//!   winning moves. Memory: O(V).
//! - Source: Jia Zhihao, Chinese national team paper on extensions of Sprague–Grundy
//!   (2009), there with the stronger condition that value 0 means no options.
//! - Status: winner and winning moves equal to a search of the sums of up to three tokens on all
//!   acyclic graphs of 5 positions that the check lets through, and of Nim heaps; on each graph
//!   that it refuses the formula is wrong for one token; the row of 8 in Kayles is won by a search.
//! - names: anti-sg, last player loses, sj theorem, who makes the last move loses, several heaps
//!   and the last stone loses, who cannot move wins, 反SG, SJ定理, 逆形, 最後に取ると負け

use cargo_snippet::snippet;

use crate::sg_dag::dag_sg_table;

/// The Grundy values of a graph whose misère sums the SJ theorem decides.
///
/// Leave out positions that can't be reached: the whole graph is checked.
///
/// # Errors
/// If the graph has a cycle (naming the cycle), or if a position breaks the condition (naming it).
///
/// # Panics
/// If an option is not below `next.len()`.
///
/// ```
/// use snippets::misere_sg::misere_sg_table;
///
/// assert_eq!(misere_sg_table(&[vec![], vec![0], vec![0, 1]]), Ok(vec![0, 1, 2]));
/// let error = misere_sg_table(&[vec![], vec![0], vec![0, 1], vec![2]]).unwrap_err();
/// assert_eq!(error, "position 3 of value 0 has options, but none of value 1");
/// assert_eq!(misere_sg_table(&[vec![0]]).unwrap_err(), "the graph has a cycle: [0]");
/// ```
#[snippet("misere_sg", doc_hidden, include = "sg_dag")]
pub fn misere_sg_table(next: &[Vec<usize>]) -> Result<Vec<u64>, String> {
    let g = dag_sg_table(next).map_err(|cycle| format!("the graph has a cycle: {cycle:?}"))?;
    let breaks =
        |&v: &usize| g[v] == 0 && !next[v].is_empty() && next[v].iter().all(|&u| g[u] != 1);
    match (0..next.len()).find(breaks) {
        Some(v) => Err(format!(
            "position {v} of value 0 has options, but none of value 1"
        )),
        None => Ok(g),
    }
}

/// Returns whether the mover loses the misère sum of components with these Grundy values.
///
/// Each must come from a game that meets the SJ condition; a Nim heap has its size as value. Empty
/// heaps may be among them; without any component the mover has already won.
///
/// ```
/// use snippets::misere_sg::is_misere_p_position;
///
/// assert!(is_misere_p_position(&[1]));
/// assert!(is_misere_p_position(&[2, 2]));
/// assert!(!is_misere_p_position(&[1, 1]));
/// assert!(!is_misere_p_position(&[]));
/// ```
#[snippet("is_misere_p_position", doc_hidden)]
pub fn is_misere_p_position(values: &[u64]) -> bool {
    let nim_sum = values.iter().fold(0, |sum, g| sum ^ g);
    (nim_sum == 0) == values.iter().any(|&g| g > 1)
}

/// The winning moves of a misère sum of tokens, as `(index of the token, option)`.
///
/// `g` is the result of [`misere_sg_table`] for `next`. A repeated option is listed as often as it
/// occurs. Without any move the list is empty although the mover has won.
///
/// ```
/// use snippets::misere_sg::{misere_sg_table, misere_winning_moves};
///
/// let nim = [vec![], vec![0], vec![0, 1]];
/// let g = misere_sg_table(&nim).unwrap();
/// assert_eq!(misere_winning_moves(&[1, 2], &nim, &g), [(1, 0)]);
/// ```
#[snippet("misere_winning_moves", doc_hidden)]
pub fn misere_winning_moves(
    tokens: &[usize],
    next: &[Vec<usize>],
    g: &[u64],
) -> Vec<(usize, usize)> {
    let nim_sum = tokens.iter().fold(0, |sum, &v| sum ^ g[v]);
    let large = tokens.iter().filter(|&&v| g[v] > 1).count();
    let mut moves = vec![];
    for (i, &v) in tokens.iter().enumerate() {
        let (rest, is_rest_small) = (nim_sum ^ g[v], large == usize::from(g[v] > 1));
        let leaves_p = |&u: &usize| (rest == g[u]) != (is_rest_small && g[u] < 2);
        moves.extend(next[v].iter().copied().filter(leaves_p).map(|u| (i, u)));
    }
    moves
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    type Memo = HashMap<Vec<usize>, bool>;

    fn is_won(next: &[Vec<usize>], tokens: &[usize], memo: &mut Memo) -> bool {
        let mut key = tokens.to_vec();
        key.sort_unstable();
        if let Some(&known) = memo.get(&key) {
            return known;
        }
        let turns = turns(next, tokens);
        let won = turns.is_empty() || turns.iter().any(|(_, t)| !is_won(next, t, memo));
        memo.insert(key, won);
        won
    }

    type Move = (usize, usize);

    fn turns(next: &[Vec<usize>], tokens: &[usize]) -> Vec<(Move, Vec<usize>)> {
        let mut turns = vec![];
        for (i, &v) in tokens.iter().enumerate() {
            for &u in &next[v] {
                let mut moved = tokens.to_vec();
                moved[i] = u;
                turns.push(((i, u), moved));
            }
        }
        turns
    }

    fn check(next: &[Vec<usize>], g: &[u64], tokens: &[usize], memo: &mut Memo) {
        let values: Vec<_> = tokens.iter().map(|&v| g[v]).collect();
        let won = is_won(next, tokens, memo);
        assert_eq!(is_misere_p_position(&values), !won, "{next:?}: {tokens:?}");
        let turns = turns(next, tokens).into_iter();
        let winning = turns.filter(|(_, t)| !is_won(next, t, memo));
        let winning: Vec<_> = winning.map(|(m, _)| m).collect();
        assert_eq!(
            misere_winning_moves(tokens, next, g),
            winning,
            "{next:?}: {tokens:?}"
        );
    }

    #[test]
    fn the_formula_holds_on_exactly_the_small_graphs_that_meet_the_condition() {
        let pairs: Vec<_> = (0..5).flat_map(|v| (0..v).map(move |u| (v, u))).collect();
        let mut accepted = 0;
        for subset in 0..1 << pairs.len() {
            let mut next = vec![vec![]; 5];
            for (i, &(v, u)) in pairs.iter().enumerate() {
                if subset >> i & 1 == 1 {
                    next[v].push(u);
                }
            }
            let mut memo = Memo::new();
            let Ok(g) = misere_sg_table(&next) else {
                let g = dag_sg_table(&next).unwrap();
                let is_right = |v| is_misere_p_position(&[g[v]]) != is_won(&next, &[v], &mut memo);
                assert!(!(0..5).all(is_right), "refused for nothing: {next:?}");
                continue;
            };
            accepted += 1;
            check(&next, &g, &[], &mut memo);
            for code in 0..5 * 5 * 5 {
                let tokens = [code % 5, code / 5 % 5, code / 25];
                for k in 1..=3 {
                    check(&next, &g, &tokens[..k], &mut memo);
                }
            }
        }
        assert!((1..1024).contains(&accepted), "{accepted}");
    }

    #[test]
    fn misere_nim_needs_only_the_heap_sizes() {
        let nim: Vec<Vec<usize>> = (0..8).map(|n| (0..n).collect()).collect();
        let g = misere_sg_table(&nim).unwrap();
        assert_eq!(g, [0, 1, 2, 3, 4, 5, 6, 7]);
        let mut memo = Memo::new();
        for code in 0..8 * 8 * 8 {
            check(&nim, &g, &[code % 8, code / 8 % 8, code / 64], &mut memo);
        }
        let huge = u64::MAX;
        assert!(is_misere_p_position(&[huge, huge - 1, 1]));
        assert!(!is_misere_p_position(&[huge]));
    }

    #[test]
    fn the_formula_is_wrong_where_the_condition_is_missed() {
        let next = [vec![], vec![0], vec![0, 1], vec![2]];
        let g = dag_sg_table(&next).unwrap();
        assert!(!is_won(&next, &[3], &mut Memo::new()));
        assert!(!is_misere_p_position(&[g[3]]), "the formula is wrong here");
        assert!(misere_sg_table(&next).is_err());
    }

    /// Rows of pins after one or two neighbours are taken from one of them; no empty rows, sorted.
    fn kayles_options(rows: &[usize]) -> Vec<Vec<usize>> {
        let mut options = vec![];
        for (i, &row) in rows.iter().enumerate() {
            for (taken, left) in [1, 2]
                .iter()
                .flat_map(|&taken| (0..row).map(move |left| (taken, left)))
                .filter(|(taken, left)| taken + left <= row)
            {
                let mut option = rows.to_vec();
                option[i] = left;
                option.push(row - taken - left);
                option.retain(|&row| row > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn the_formula_is_wrong_for_a_row_of_8_in_kayles() {
        let mut positions = vec![vec![8]];
        let mut next: Vec<Vec<usize>> = vec![];
        while next.len() < positions.len() {
            let mut options = vec![];
            for option in kayles_options(&positions[next.len()]) {
                let known = positions.iter().position(|p| *p == option);
                options.push(known.unwrap_or(positions.len()));
                if known.is_none() {
                    positions.push(option);
                }
            }
            next.push(options);
        }
        let g = dag_sg_table(&next).unwrap();
        let index = |rows: &[usize]| positions.iter().position(|p| p == rows).unwrap();
        assert_eq!(g[index(&[8])], 1);
        assert!(is_misere_p_position(&[1]));
        assert!(is_won(&next, &[index(&[8])], &mut Memo::new()));

        let two_twos = index(&[2, 2]);
        let mut values: Vec<_> = next[two_twos].iter().map(|&u| g[u]).collect();
        values.sort_unstable();
        values.dedup();
        assert_eq!((g[two_twos], values), (0, vec![2, 3]));
        assert!(next[index(&[5])].contains(&two_twos));
        assert!(misere_sg_table(&next).is_err());
    }

    #[test]
    fn every_position_is_checked() {
        let from_the_top = [vec![1], vec![2, 3], vec![3], vec![]];
        let error = misere_sg_table(&from_the_top).unwrap_err();
        assert!(error.starts_with("position 0 of value 0"), "{error}");
    }

    #[test]
    fn moves_of_many_tokens_cost_no_look_at_the_others() {
        let nim = [vec![], vec![0], vec![0, 1]];
        let tokens = vec![2; 200_001];
        let moves = misere_winning_moves(&tokens, &nim, &[0, 1, 2]);
        assert!(moves.into_iter().eq((0..200_001).map(|i| (i, 0))));
    }
}
