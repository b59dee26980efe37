//! Luogu P2148 (SDOI 2009). E&D
//! - url: https://www.luogu.com.cn/problem/P2148
//! - judge: luogu
//! - games: splitting heaps, sum of games
//!
//! The heaps come in pairs; a move removes one heap of a pair and splits the other into two non-empty ones.
//! The value of the pair `(a, b)` is the lowest place in which `a - 1` and `b - 1` both have a 0: the
//! options of `a - 1` as two parts have all values that are 1-bits of it, and the pair joins both sets.
//! O(1) a pair.

use snippets::fast_input::FastInput;

fn sg(a: u64, b: u64) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}

fn main() {
    let mut input = FastInput::from_stdin();
    for _ in 0..input.read() {
        let n: usize = input.read();
        let pairs = (0..n / 2).map(|_| sg(input.read(), input.read()));
        match pairs.fold(0, |sum, g| sum ^ g) {
            0 => println!("NO"),
            _ => println!("YES"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sg;

    #[test]
    fn values_equal_their_definition() {
        const N: usize = 70;
        let mut g = vec![vec![0; N]; N];
        for sum in 2..N {
            for a in 1..sum {
                let splits = |heap: usize| (1..heap).map(move |part| (part, heap - part));
                let options: Vec<u32> = splits(a)
                    .chain(splits(sum - a))
                    .map(|(x, y)| g[x][y])
                    .collect();
                g[a][sum - a] = (0..).find(|v| !options.contains(v)).unwrap();
                assert_eq!(
                    sg(a as u64, (sum - a) as u64),
                    g[a][sum - a],
                    "{a} {}",
                    sum - a
                );
            }
        }
    }
}
