//! Lets halves help each other in their own round even if neither has a good number to spare.

fn reaches(row: &[usize], block: usize, least: usize) -> bool {
    let blocks = row.chunks(block);
    let mut swaps: Vec<usize> = blocks
        .map(|block| usize::from(block.iter().all(|&number| number < least)))
        .collect();
    while swaps.len() > 1 {
        let halves = swaps.chunks(2).map(|half| half[0] + half[1]);
        swaps = halves.map(|sum| sum.saturating_sub(1)).collect();
    }
    swaps[0] == 0 && row.len() + 1 - least >= row.len() / block
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    for line in text.lines().skip(2).step_by(2) {
        let row: Vec<usize> = line.split_whitespace().map(|t| t.parse().unwrap()).collect();
        for rounds in 1..=row.len().ilog2() {
            let block = row.len() >> rounds;
            let score = (1..=row.len()).rev().find(|&least| reaches(&row, block, least));
            print!("{} ", score.unwrap());
        }
        println!();
    }
}
