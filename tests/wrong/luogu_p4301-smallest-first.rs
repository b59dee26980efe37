//! Keeps independent heaps, starting with the smallest.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut heaps: Vec<u64> = text
        .split_whitespace()
        .skip(1)
        .map(|t| t.parse().unwrap())
        .collect();
    heaps.sort();
    let (mut basis, mut removed): (Vec<u64>, u64) = (vec![], 0);
    for heap in heaps {
        let rest = basis.iter().fold(heap, |rest, row| rest.min(rest ^ row));
        if rest == 0 {
            removed += heap;
        } else {
            basis.push(rest);
            basis.sort_by_key(|&row| std::cmp::Reverse(row));
        }
    }
    println!("{removed}");
}
