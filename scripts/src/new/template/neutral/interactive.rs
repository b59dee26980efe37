use proconio::input_interactive;

/// The next question, from what is known.
fn solve(n: usize) -> usize {
    n
}

fn main() {
    input_interactive! {
        n: usize,
    }
    println!("{}", solve(n));
}
