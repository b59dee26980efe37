//! Computes the numbers in pictures by their definitions.

/// The least natural number that is not among the values.
pub fn mex(values: &[usize]) -> usize {
    let missing = (0..).find(|value| !values.contains(value));
    missing.expect("a finite list lacks a number")
}

/// Grundy values of the heaps `0..=n`. An option is a list of heaps, whose value is the nim-sum.
pub fn heap_values(n: usize, options: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=n {
        let option = |heaps: Vec<usize>| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
        let reached: Vec<usize> = options(heap).into_iter().map(option).collect();
        values.push(mex(&reached));
    }
    values
}

/// Grundy values of a graph whose edges lead to earlier vertices.
pub fn graph_values(next: &[&[usize]]) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for options in next {
        let reached: Vec<usize> = options.iter().map(|&u| values[u]).collect();
        values.push(mex(&reached));
    }
    values
}

/// Values of Kayles: one pin or two neighbours are removed, and a row remains on each side.
pub fn kayles(n: usize) -> Vec<usize> {
    heap_values(n, |row| {
        let rests = (1..=row.min(2)).map(|taken| row - taken);
        let splits = rests.flat_map(|rest| (0..=rest / 2).map(move |left| vec![left, rest - left]));
        splits.collect()
    })
}

/// Pairs below `n` that the player to move loses: no move leads from one to another. `takes(x, y)`
/// tells whether a move may take `x` and `y` from the two heaps.
pub fn lost_pairs(n: usize, takes: impl Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
    let mut lost: Vec<(usize, usize)> = Vec::new();
    for a in 0..n {
        for b in 0..n {
            let wins = |&(c, d): &(usize, usize)| c <= a && d <= b && takes(a - c, b - d);
            if !lost.iter().any(wins) {
                lost.push((a, b));
            }
        }
    }
    lost
}

/// The products of all nimbers below `n`, by the definition.
pub fn nim_products(n: usize) -> Vec<Vec<usize>> {
    let mut products = vec![vec![0; n]; n];
    for a in 0..n {
        for b in 0..n {
            let pairs = (0..a).flat_map(|c| (0..b).map(move |d| (c, d)));
            let option = |(c, d): (usize, usize)| products[c][b] ^ products[a][d] ^ products[c][d];
            products[a][b] = mex(&pairs.map(option).collect::<Vec<_>>());
        }
    }
    products
}

/// Outcome of each vertex of a graph that may have cycles, found backwards from the ends:
/// `Some(true)` if the player to move wins, `None` if nobody does.
pub fn outcomes(next: &[&[usize]]) -> Vec<Option<bool>> {
    let mut outcomes = vec![None; next.len()];
    loop {
        let before = outcomes.clone();
        for (outcome, options) in outcomes.iter_mut().zip(next) {
            if options.iter().any(|&u| before[u] == Some(false)) {
                *outcome = Some(true);
            } else if options.iter().all(|&u| before[u] == Some(true)) {
                *outcome = Some(false);
            }
        }
        if outcomes == before {
            return outcomes;
        }
    }
}

/// Values of a graph that may have cycles, by Smith's theorem; `None` means ∞.
pub fn loopy_values(next: &[&[usize]]) -> Vec<Option<usize>> {
    let mut values: Vec<Option<usize>> = vec![None; next.len()];
    for m in 0..=next.len() {
        let reaches = |v: usize, wanted: usize, values: &[Option<usize>]| {
            next[v].iter().any(|&u| values[u] == Some(wanted))
        };
        loop {
            // An option whose value is not below m is harmless if it has an option of value m.
            let is_harmless =
                |&u: &usize| values[u].is_some_and(|value| value < m) || reaches(u, m, &values);
            let has_value_m = |&v: &usize| {
                values[v].is_none()
                    && (0..m).all(|smaller| reaches(v, smaller, &values))
                    && next[v].iter().all(is_harmless)
            };
            let Some(found) = (0..next.len()).find(has_value_m) else {
                break;
            };
            values[found] = Some(m);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_the_published_ones() {
        assert_eq!(kayles(11), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
        assert_eq!(nim_products(4)[2], [0, 2, 3, 1]);
        assert_eq!(nim_products(8)[4][4], 6);
        let wythoff = lost_pairs(8, |x, y| x == 0 || y == 0 || x == y);
        let pairs: Vec<_> = wythoff.into_iter().filter(|(a, b)| a <= b).collect();
        assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7)]);
    }

    #[test]
    fn a_cycle_beside_an_end_is_no_draw_if_one_can_leave_it_well() {
        let cycle: [&[usize]; 4] = [&[1], &[0, 2], &[], &[3]];
        let found = outcomes(&cycle);
        assert_eq!(found, [Some(false), Some(true), Some(false), None]);
    }

    #[test]
    fn without_cycles_loopy_values_are_those_of_the_mex() {
        let next: [&[usize]; 6] = [&[], &[0], &[0, 1], &[1], &[2, 3], &[0, 2, 4]];
        let values = graph_values(&next).into_iter().map(Some);
        assert_eq!(loopy_values(&next), values.collect::<Vec<_>>());
    }

    #[test]
    fn a_cycle_without_a_way_out_is_infinite_and_one_that_can_be_left_may_be_lost() {
        assert_eq!(loopy_values(&[&[1], &[0]]), [None, None]);
        // From 2 one must go to 1, from where the other player ends the game.
        assert_eq!(
            loopy_values(&[&[], &[0, 2], &[1]]),
            [Some(0), Some(1), Some(0)]
        );
    }
}
