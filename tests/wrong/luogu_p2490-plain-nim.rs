//! Counts the placements by the nim-sum of the gaps, whatever the number `d` of men that a move may
//! advance.

const P: u64 = 1_000_000_007;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|t| t.parse().unwrap()).collect();
    let (n, k) = (numbers[0], numbers[1]);
    let mut choose = vec![vec![0; k + 1]; n + 1];
    for i in 0..=n {
        choose[i][0] = 1;
        for j in 1..=k.min(i) {
            choose[i][j] = (choose[i - 1][j - 1] + choose[i - 1][j]) % P;
        }
    }
    let (pairs, free) = (k / 2, n - k);
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    for place in (0..).map(|bit| 1 << bit).take_while(|&place| place <= free) {
        let mut next = vec![0; free + 1];
        for ones in (0..=pairs).step_by(2).filter(|ones| ones * place <= free) {
            for s in ones * place..=free {
                next[s] = (next[s] + lost[s - ones * place] * choose[pairs][ones]) % P;
            }
        }
        lost = next;
    }
    let all_lost = (0..=free).map(|s| lost[s] * choose[free - s + pairs][pairs] % P);
    println!("{}", (choose[n][k] + P - all_lost.sum::<u64>() % P) % P);
}
