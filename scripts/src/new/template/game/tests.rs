#[cfg(test)]
mod tests {
    use super::*;
    use itertools::Itertools;
    use proptest::prelude::*;

    /// The definition: the mover wins iff some move leaves a position the mover loses.
    fn wins_by_search(heaps: &[u64]) -> bool {
        (0..heaps.len()).any(|i| {
            (0..heaps[i]).any(|left| {
                let mut option = heaps.to_vec();
                option[i] = left;
                !wins_by_search(&option)
            })
        })
    }

    proptest! {
        // Also driven by `cargo x stress`, which reads the message.
        #[test]
        fn {bin}_agrees_with_a_game_search(heaps in prop::collection::vec(0..4u64, 1..4)) {
            let input = format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
            let expected = verdict(wins_by_search(&heaps));
            let got = std::panic::catch_unwind(|| verdict(first_player_wins(&heaps)));
            let got = got.unwrap_or("a panic");
            prop_assert!(got == expected, "input:\n{input}expected:\n{expected}\ngot:\n{got}\n");
        }
    }
}
