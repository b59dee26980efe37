//! Witnesses: splits into two common heaps that have a rare value.

use std::collections::BinaryHeap;

use super::lags::{Lag, Lags, RARE};
use super::plan::WITNESSES;

/// How many last heaps decide which witnesses are chosen.
const SAMPLED_HEAPS: usize = 1 << 13;

/// The largest part that a chosen witness splits off.
const MAX_CHOSEN_PART: usize = 512;

/// Chooses the witnesses that settle most of the last heaps, best first.
pub fn chosen(lags: &Lags, splits: &[usize], codes: &[u8], parity: usize) -> Vec<Lag> {
    let first = codes.len() - SAMPLED_HEAPS.min(codes.len() / 4);
    let mut needed: Vec<u64> = (first..codes.len())
        .map(|at| {
            let below = lags.rare_below[usize::from(codes[at])][(parity + at) % 2];
            (1u128 << below.min(64)).wrapping_sub(1) as u64
        })
        .collect();
    let is_common = |part: &usize| lags.low[*part] < RARE;
    let parts = (1..lags.low.len().min(MAX_CHOSEN_PART)).filter(is_common);
    let open: BinaryHeap<Lag> = parts
        .flat_map(|part| splits.iter().map(move |&taken| lags.witness(taken, part)))
        .filter(|lag| lag.back < first)
        .chain(lags.takes.iter().copied())
        .collect();
    let mut open = open.into_sorted_vec();
    open.dedup();
    let bit = |at: usize, lag: &Lag| {
        let code = u64::from(codes[first + at - lag.back] ^ lag.code as u8);
        if code < 64 { 1u64 << code } else { 0 }
    };
    // A witness never settles more than before, so only the best one must be counted again.
    let mut best: BinaryHeap<(usize, Lag)> =
        open.into_iter().map(|lag| (usize::MAX, lag)).collect();
    let mut chosen = Vec::new();
    while chosen.len() < WITNESSES {
        let Some((_, lag)) = best.pop() else {
            break;
        };
        let heaps = needed.iter().enumerate();
        let count = heaps
            .filter(|&(at, bits)| bits & bit(at, &lag) != 0)
            .count();
        if best.peek().is_some_and(|&(bound, _)| bound > count) {
            best.push((count, lag));
            continue;
        }
        if count == 0 {
            break;
        }
        for (at, bits) in needed.iter_mut().enumerate() {
            *bits &= !bit(at, &lag);
        }
        chosen.push(lag);
    }
    chosen
}
