//! Takes the parity of the longest common subsequence, as if the players wanted a long game.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    let [_, n, _, m, _, q] = [(); 6].map(|()| read());
    let mut array = |runs: usize| {
        let mut array = vec![];
        for _ in 0..runs {
            let (length, number) = (read(), read());
            array.extend(vec![number; length.min(100)]);
        }
        array
    };
    let (a, b) = (array(n), array(m));
    if a.len().max(b.len()) > 1000 {
        return;
    }
    let mut longest = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            longest[i][j] = if a[i] == b[j] {
                longest[i + 1][j + 1] + 1
            } else {
                longest[i + 1][j].max(longest[i][j + 1])
            };
        }
    }
    for _ in 0..q {
        let (x, y) = (read(), read());
        println!("{}", if longest[x][y] % 2 == 1 { "Yes" } else { "No" });
    }
}
