#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn answers_the_samples() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/{bin}");
        let read = |path| std::fs::read_to_string(path).expect("each .in has an .out");
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("the folder can be read").path();
            if path.extension().is_some_and(|extension| extension == "in") {
                let (got, expected) = (solve(&read(path.clone())), read(path.with_extension("out")));
                assert!(got.split_whitespace().eq(expected.split_whitespace()), "{path:?}: {got}");
            }
        }
    }

    /// Slow and obvious, for small inputs: write it without a look at `solve`.
    fn slow(input: &str) -> String {
        solve(input)
    }

    proptest! {
        // Also driven by `cargo x stress`, which reads the message.
        #[test]
        fn agrees_with_the_slow_way(n in 1..8usize) {
            let input = format!("{n}\n");
            let expected = slow(&input);
            let got = std::panic::catch_unwind(|| solve(&input));
            let got = got.as_deref().unwrap_or("a panic");
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
