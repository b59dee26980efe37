use proconio::input;
use proconio::source::once::OnceSource;

/// The answer to one input.
fn solve(input: &str) -> String {
    input! {
        from OnceSource::from(input),
        n: usize,
    }
    n.to_string()
}
