//! Periods of octal codes whose proof takes longer than pages may take to be made.
//!
//! `cargo x explore CODE --time 100` proves each of them but that of 0.106, whose whole run
//! CONTRIBUTING describes.

/// Code, preperiod and period.
const PERIODS: [(&str, u64, u64); 12] = [
    ("0.054", 193_235_616, 10_015_179),
    ("0.104", 197_769_598, 11_770_282),
    ("0.106", 465_384_263_797, 328_226_140_474),
    ("0.127", 46_578, 4),
    ("0.16", 105_351, 149_459),
    ("0.354", 10_061_916, 1_180),
    ("0.376", 2_268_248, 4),
    ("0.454", 160_949_019, 60_620_715),
    ("0.56", 326_640, 144),
    ("0.561", 326_640, 144),
    ("0.562", 326_640, 144),
    ("0.563", 326_640, 144),
];

/// Preperiod, period and saltus of a code in the table.
pub fn proven(code: &str) -> Option<[u64; 3]> {
    let found = PERIODS.iter().find(|(it, ..)| *it == code);
    found.map(|&(_, preperiod, period)| [preperiod, period, 0])
}

#[cfg(test)]
mod tests {
    use explorer::engine;
    use explorer::game::Game;

    use super::*;

    /// Number of heaps that the test computes at most.
    const HEAPS: usize = 700_000;

    #[test]
    fn short_periods_of_the_table_are_proven_again() {
        let mut proven_again = 0;
        for (code, preperiod, period) in PERIODS {
            let heaps = 2 * preperiod as usize + 3 * period as usize + 100;
            if heaps > HEAPS {
                continue;
            }
            let Ok(Game::OneHeap(game)) = Game::parse(code) else {
                panic!("{code} is no game on one heap");
            };
            let mut engine = engine::start(&game);
            engine.extend(heaps).unwrap();
            let proof = engine.prove(true).expect(code);
            let found = (proof.preperiod as u64, proof.period as u64);
            assert_eq!(found, (preperiod, period), "{code}");
            proven_again += 1;
        }
        assert!(proven_again >= 3);
    }
}
