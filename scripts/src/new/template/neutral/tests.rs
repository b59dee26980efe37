#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Slow and obvious, for small inputs: write it without a look at `solve`.
    fn slow(input: &str) -> String {
        solve(input)
    }

    proptest! {
        // Also driven by `cargo x stress`, which reads the message.
        #[test]
        fn {bin}_agrees_with_the_slow_way(n in 1..8usize) {
            let input = format!("{n}\n");
            let expected = slow(&input);
            let got = std::panic::catch_unwind(|| solve(&input));
            let got = got.as_deref().unwrap_or("a panic");
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
