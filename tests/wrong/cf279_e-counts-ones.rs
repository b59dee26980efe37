//! Counts the runs of ones: a run needs one power above it, and a negative one at its end.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let runs = text.trim().split('0').filter(|run| !run.is_empty());
    println!("{}", runs.map(|run| run.len().min(2)).sum::<usize>());
}
