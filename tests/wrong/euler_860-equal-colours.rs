//! Counts the arrangements with as many gold coins as silver ones.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: usize = text.trim().parse().unwrap();
    const P: u64 = 989_898_989;
    let mut row = vec![1u64];
    for _ in 0..2 * n.min(1000) {
        let mut next = vec![0; row.len() + 1];
        for (i, ways) in row.iter().enumerate() {
            next[i] = (next[i] + ways) % P;
            next[i + 1] = (next[i + 1] + ways) % P;
        }
        row = next;
    }
    println!("{}", row[row.len() / 2]);
}
