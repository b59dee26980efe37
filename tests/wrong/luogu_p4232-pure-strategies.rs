//! Lets the chaser see where the evader goes, so that no strategy is mixed.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, evader, chaser, times) = (numbers[0], numbers[2] - 1, numbers[3] - 1, numbers[4]);
    let mut moves: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
    numbers[5..]
        .chunks(2)
        .for_each(|edge| moves[edge[0] - 1].push(edge[1] - 1));
    let mut ends = vec![vec![times + 1; n]; n];
    for time in (0..=times).rev() {
        let mut now = ends.clone();
        for (e, c) in (0..n).flat_map(|e| (0..n).map(move |c| (e, c))) {
            if e == c {
                now[e][c] = time;
            } else if time < times {
                let reply = |e: &usize| moves[c].iter().map(|&c| ends[*e][c]).min().unwrap();
                now[e][c] = moves[e].iter().map(reply).max().unwrap();
            }
        }
        ends = now;
    }
    println!("{}.000", ends[evader][chaser]);
}
