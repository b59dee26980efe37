//! Solves misère play, in which a player who cannot move wins. Grundy values of the parts do not
//! determine the winner of a sum then, so it is played out.

use std::collections::HashMap;

use anyhow::{Result, ensure};
use explorer::rule::Sum;

/// Limit on the total number of parts of the options examined for one position.
const MAX_PARTS: usize = 3_000_000;

/// Cache: position → true if the player to move wins.
#[derive(Debug, Default)]
pub struct Outcomes(HashMap<Sum, bool>);

/// A position whose options are being examined.
struct OpenPosition {
    position: Sum,
    options: Vec<Sum>,
    next: usize,
}

impl Outcomes {
    /// True if the player to move wins. `options` must return positions with sorted parts.
    ///
    /// # Errors
    /// If options cannot be listed, or the position is too large.
    pub fn is_won(
        &mut self,
        position: &Sum,
        options: impl Fn(&Sum) -> Result<Vec<Sum>>,
    ) -> Result<bool> {
        let mut listed = 0;
        let mut begun = |position: Sum| {
            let options = options(&position)?;
            listed += options.iter().map(|option| 1 + option.len()).sum::<usize>();
            ensure!(
                listed < MAX_PARTS,
                "misère play has to look too far ahead from here; choose fewer or smaller heaps"
            );
            Ok(OpenPosition {
                position,
                options,
                next: 0,
            })
        };
        let mut open: Vec<OpenPosition> = Vec::new();
        if !self.0.contains_key(position) {
            open.push(begun(position.clone())?);
        }
        while let Some(last) = open.last_mut() {
            let Some(option) = last.options.get(last.next) else {
                // No option is left: without any option the player wins, else all options are won
                // by the opponent.
                let is_won = last.options.is_empty();
                self.close(&mut open, is_won);
                continue;
            };
            match self.0.get(option) {
                Some(true) => last.next += 1,
                Some(false) => self.close(&mut open, true),
                None => {
                    let option = option.clone();
                    open.push(begun(option)?);
                }
            }
        }
        Ok(self.0[position])
    }

    fn close(&mut self, open: &mut Vec<OpenPosition>, is_won: bool) {
        if let Some(OpenPosition { position, .. }) = open.pop() {
            self.0.insert(position, is_won);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::play::playable::Playable;

    fn is_won(game: &str, position: &[i64]) -> bool {
        let position = position.iter().map(|&heap| vec![heap]).collect();
        let mut game = Playable::new(game, true).unwrap();
        game.is_won(&position).unwrap()
    }

    #[test]
    fn misere_nim_is_nim_until_no_heap_has_two() {
        for a in 0..5 {
            for b in 0..5 {
                for c in 0..5 {
                    let heaps: Vec<i64> = [a, b, c].into_iter().filter(|&it| it > 0).collect();
                    let is_late = heaps.iter().all(|&heap| heap == 1);
                    let won = (a ^ b ^ c != 0) != is_late;
                    assert_eq!(is_won("n -> n-k where k >= 1", &heaps), won, "{heaps:?}");
                }
            }
        }
    }

    /// Published lost rows: Sibert and Conway, Mathematical Kayles (1992).
    #[test]
    fn the_lost_rows_of_misere_kayles() {
        let lost = (1..=22).filter(|&row| !is_won("kayles", &[row]));
        assert_eq!(lost.collect::<Vec<_>>(), [1, 4, 9, 12, 20]);
    }

    #[test]
    fn what_would_take_too_long_is_refused() {
        let mut game = Playable::new("kayles", true).unwrap();
        let position = vec![vec![160], vec![161], vec![162]];
        let error = game.is_won(&position).unwrap_err().to_string();
        assert!(error.contains("fewer or smaller heaps"), "{error}");
        assert!(game.is_won(&vec![vec![2]]).unwrap());
    }
}
