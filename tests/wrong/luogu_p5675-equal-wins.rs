//! Lets the first player win even if the nim-sum of the other heaps equals the forced heap.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let heaps: Vec<usize> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    let mut lost = 0;
    for i in 0..heaps.len() {
        let mut subsets = vec![0u64; 256];
        subsets[0] = 1;
        for j in (0..heaps.len()).filter(|&j| j != i) {
            subsets = (0..256)
                .map(|s| (subsets[s] + subsets[s ^ heaps[j]]) % 1_000_000_007)
                .collect();
        }
        lost += subsets[heaps[i] + 1..].iter().sum::<u64>();
    }
    println!("{}", lost % 1_000_000_007);
}
