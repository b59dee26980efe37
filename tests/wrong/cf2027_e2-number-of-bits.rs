//! Takes the number of a heap's bits as its value, whatever the bound. It works for small `b` only.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let b: Vec<usize> = numbers.by_ref().take(2 * n).skip(n).collect();
        let mut ways = [0u64; 64];
        ways[0] = 1;
        for b in b {
            let mut sums = [0u64; 64];
            for x in 1..=b.min(1000) {
                for sum in 0..64 {
                    let to = sum ^ x.count_ones() as usize;
                    sums[to] = (sums[to] + ways[sum]) % 1_000_000_007;
                }
            }
            ways = sums;
        }
        println!("{}", ways[0]);
    }
}
