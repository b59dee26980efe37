//! Compares blocked options with play in which every set of blocked options is tried.

use std::collections::HashMap;

use super::{positions, table};
use crate::{Play, Position};

/// Whether the player to move loses: whoever has moved blocks a set of at most `blocking` options
/// so that the player who then moves wins from each of the others.
fn is_lost(
    position: &Position,
    options: &impl Fn(&Position) -> Vec<Position>,
    blocking: u32,
    known: &mut HashMap<Position, bool>,
) -> bool {
    if let Some(&is_lost) = known.get(position) {
        return is_lost;
    }
    let mut here = options(position);
    here.sort();
    here.dedup();
    let are_lost: Vec<bool> = (here.iter())
        .map(|option| is_lost(option, options, blocking, known))
        .collect();
    let is_saved_by = |blocked: u32| {
        let mut free = (0..here.len()).filter(|at| blocked >> at & 1 == 0);
        free.all(|at| !are_lost[at])
    };
    let can_block =
        (0..1_u32 << here.len()).any(|set| set.count_ones() <= blocking && is_saved_by(set));
    known.insert(position.clone(), can_block);
    can_block
}

fn agrees(moves: &str, sizes: &[usize], options: impl Fn(&Position) -> Vec<Position>) {
    for blocking in 1..=3 {
        let text = format!("{moves} blocking {blocking}");
        let found = table(&text, Play::Normal, sizes);
        let mut known = HashMap::new();
        for (position, found) in positions(sizes).iter().zip(found) {
            let is_lost = is_lost(position, &options, blocking, &mut known);
            assert_eq!(found, u32::from(!is_lost), "{text}: {position:?}");
        }
    }
}

#[test]
fn each_set_of_options_may_be_blocked() {
    agrees("n -> n-k where 1 <= k <= 4", &[40], |at| {
        (1..=4.min(at[0])).map(|k| vec![at[0] - k]).collect()
    });
    agrees(
        "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
        &[7, 7],
        |at| {
            let (a, b) = (at[0], at[1]);
            let first = (0..a).map(|left| vec![left, b]);
            first.chain((0..b).map(|left| vec![a, left])).collect()
        },
    );
}

#[test]
fn an_option_that_two_moves_lead_to_is_one_option() {
    let doubled =
        "(a, b) -> (a-k, b) | (a, b-k) | (a-k, b-k) where 1 <= k <= 2 | (0, 0) where a+b > 0";
    agrees(doubled, &[8, 8], |at| {
        let (a, b) = (at[0], at[1]);
        let mut options = vec![[0, 0]];
        for k in 1..=2 {
            options.extend([[a - k, b], [a, b - k], [a - k, b - k]]);
        }
        let is_left = |left: &&[i64; 2]| left[0] >= 0 && left[1] >= 0 && a + b > 0;
        options
            .iter()
            .filter(is_left)
            .map(|it| it.to_vec())
            .collect()
    });
}
