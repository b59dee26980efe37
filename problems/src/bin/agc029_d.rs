//! AtCoder AGC 029 D. Grid game
//! - url: https://atcoder.jp/contests/agc029/tasks/agc029_d
//! - judge: atcoder
//! - games: grid with obstacles, one player delays, two passes end play
//! - names: グリッドゲーム
//! - rules: A piece starts in the upper left cell of a grid with obstacles. In turn, Takahashi
//!   moves it down or not at all, and Aoki moves it to the right or not at all. Play ends when it
//!   stays twice in a row. Takahashi wants many turns, Aoki wants few. How many turns does
//!   Takahashi get?
//! - difficulty: 2000
//! - time-limit: 2s
//! - memory-limit: 1024MB
//! - input: h in 1..2*10^5, w in 1..2*10^5, n in 0..2*10^5, n * { x in 1..h, y in 1..w },
//!   distinct(x, y)
//! - statement: checked with the statement's public copy and its samples; its bounds are from
//!   memory
//!
//! Takahashi moves down whenever he can: if he doesn't, Aoki ends play. So Aoki chooses in which
//! column the piece comes to a row, up to the column that he reaches by moving to the right
//! whenever he can. He wants it to come upon an obstacle as soon as possible: the first obstacle
//! that is below the piece, or below a column that he could have stayed in. O(h + n).

use snippets::fast_input::FastInput;

/// Returns Takahashi's turns; `obstacles[x]` has the columns of those in row `x`, from 0 on.
fn turns(width: usize, obstacles: &[Vec<usize>]) -> usize {
    let mut column = 0;
    for (row, columns) in obstacles.iter().enumerate().skip(1) {
        if columns.iter().any(|y| *y <= column) {
            return row;
        }
        let is_free = column + 1 < width && !columns.contains(&(column + 1));
        column += usize::from(is_free);
    }
    obstacles.len()
}

fn main() {
    let mut input = FastInput::from_stdin();
    let [height, width, n] = [(); 3].map(|()| input.read::<usize>());
    let mut obstacles = vec![vec![]; height];
    for _ in 0..n {
        let [x, y] = [(); 2].map(|()| input.read::<usize>());
        obstacles[x - 1].push(y - 1);
    }
    println!("{}", turns(width, &obstacles));
}

#[cfg(test)]
mod tests {
    use super::*;
    use assert_answer::assert_answer;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// Returns the turns that Takahashi still gets.
    fn turns_by_search(
        (x, y): (usize, usize),
        is_takahashi: bool,
        has_stayed: bool,
        is_free: &[Vec<bool>],
    ) -> usize {
        let own = usize::from(is_takahashi);
        let (down, right) = if is_takahashi { (x + 1, y) } else { (x, y + 1) };
        let after = |cell, has_stayed| turns_by_search(cell, !is_takahashi, has_stayed, is_free);
        let stays = if has_stayed { 0 } else { after((x, y), true) };
        let is_open = is_free.get(down).and_then(|row| row.get(right)) == Some(&true);
        let moves = is_open.then(|| after((down, right), false));
        let options = [Some(stays), moves].into_iter().flatten();
        own + if is_takahashi {
            options.max()
        } else {
            options.min()
        }
        .unwrap()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn agrees_with_a_game_search(
            is_free in prop::collection::vec(
                prop::collection::vec(prop::bool::weighted(0.7), 4),
                1..5,
            ),
            width in 1..5usize,
        ) {
            let mut is_free = is_free.iter().map(|row| row[..width].to_vec()).collect_vec();
            is_free[0][0] = true;
            let blocked = |row: &Vec<bool>| row.iter().positions(|free| !free).collect_vec();
            let obstacles = is_free.iter().map(blocked).collect_vec();
            let cells = obstacles.iter().enumerate();
            let lines = cells.flat_map(|(x, row)| row.iter().map(move |y| (x + 1, y + 1)));
            let lines = lines.map(|(x, y)| format!("{x} {y}\n")).collect_vec();
            let n = lines.len();
            let input = format!("{} {width} {n}\n{}", is_free.len(), lines.concat());
            let expected = turns_by_search((0, 0), true, false, &is_free);
            let got = turns(width, &obstacles);
            assert_answer!(input, expected, got);
        }
    }
}
