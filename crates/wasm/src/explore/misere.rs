//! Explores misère play of games whose moves leave several heaps, by playing out each heap.

use anyhow::Result;
use serde_json::{Value, json};

use super::explored::Explored;
use super::request::{Deadline, Output, Request, answer};
use crate::Host;
use crate::play::Playable;

/// Number of heaps to play out if the request does not give one.
const HEAPS: usize = 60;

/// Finds the winner of each single heap until the time is over or a heap is too large to play out.
/// The value is 0 if the player to move loses, else 1.
///
/// # Errors
/// If the text is no game of heaps.
pub fn explore(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let deadline = Deadline::new(request, host);
    let mut game = Playable::new(&request.game, true)?;
    anyhow::ensure!(
        game.coordinates() == 1,
        "misère play is explored where a move leaves one position, or heaps"
    );
    let limit = request.terms.unwrap_or(HEAPS);
    let mut values: Vec<u32> = Vec::new();
    while values.len() < limit && !deadline.is_over(100, host) {
        let heap = game.normalised(vec![vec![values.len() as i64]]);
        let Ok(is_won) = game.is_won(&heap) else {
            break;
        };
        values.push(u32::from(is_won));
    }
    let lost = values.iter().enumerate().filter(|(_, value)| **value == 0);
    let lost: Vec<String> = lost.map(|(heap, _)| heap.to_string()).collect();
    let said = Output {
        report: format!(
            "game\t{}, misère\nP-positions\t{}\nnot decided\theaps above {}: played out, not \
             proven for all\n",
            game.about(),
            lost.join(" "),
            values.len().saturating_sub(1)
        ),
        ..Output::default()
    };
    let is_stopped = request.terms.is_none() && values.len() < limit;
    let told = json!({"values": values, "misere": true, "stopped": is_stopped});
    let told = answer(&said, told);
    Ok((Explored::misere(game, values), told))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    struct Nobody;

    impl Host for Nobody {
        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn tell(&self, _: &Value) {}
    }

    fn report(game: &str) -> String {
        let request = Request {
            game: game.to_string(),
            misere: true,
            terms: Some(22),
            milliseconds: None,
        };
        let (_, answer) = crate::explore::explore(&request, &Nobody).unwrap();
        answer["report"].as_str().unwrap().to_string() + answer["remarks"].as_str().unwrap()
    }

    /// Published lost heaps: Sibert and Conway, Mathematical Kayles (1992).
    #[test]
    fn names_and_codes_are_explored_in_misere_play() {
        for game in ["kayles", "0.77", "n -> n-1 | n-2 | i, n-1-i | i, n-2-i"] {
            let report = report(game);
            assert!(report.contains("P-positions\t1 4 9 12 20\n"), "{report}");
        }
        assert!(
            report("take{1,2,3}").contains("theorem"),
            "{}",
            report("take{1,2,3}")
        );
        assert!(!report("nim").is_empty());
    }
}
