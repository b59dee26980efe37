//! Knows only empty heaps and pairs of equal heaps.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, heaps) = (numbers[0], &numbers[2..]);
    for ends in numbers[2 + n..].chunks(2) {
        let row = &heaps[ends[0] - 1..ends[1]];
        let zeros = row.iter().filter(|&&heap| heap == 0).count();
        let times = |heap| row.iter().filter(|&&it| it == heap).count();
        let pairs: usize = (1..51)
            .map(|heap| times(heap) * times(heap).saturating_sub(1) / 2)
            .sum();
        match (zeros, pairs) {
            (0, 0) => println!("-1"),
            (0, _) => println!("{} {pairs}", row.len() - 2),
            _ => println!("{} {zeros}", row.len() - 1),
        }
    }
}
