//! Take-sets: games in which a move takes a number of tokens and leaves one heap.

use super::Engine;
use crate::game::TakeSet;
use crate::proof::{self, Proof};

/// Engine for `g(n) = mex { g(n − s) : s ∈ S, s ≤ n }`.
#[derive(Debug)]
pub struct Take {
    set: TakeSet,
    g: Vec<u32>,
    /// The last heap that has an option with this value, indexed by value.
    seen_by: Vec<u32>,
}

impl Take {
    pub fn new(set: TakeSet) -> Self {
        Self {
            set,
            g: vec![0],
            seen_by: Vec::new(),
        }
    }
}

/// Returns the value of a heap from which any number from `least` to `most` may be taken.
///
/// A player answers k by `least` + `most` − k, so the values have the period `least` + `most`.
/// Within it, heaps from i·`least` to (i + 1)·`least` − 1 have the value i: they reach heaps of
/// each value j < i and none of value i (Berlekamp, Conway and Guy, Winning Ways, ch. 4).
fn of_range(heap: usize, least: usize, most: usize) -> u32 {
    (heap % (least + most) / least) as u32
}

impl Engine for Take {
    fn extend(&mut self, terms: usize) {
        if let Some([least, most]) = self.set.range() {
            let heaps = self.g.len()..terms;
            self.g.extend(heaps.map(|heap| of_range(heap, least, most)));
            return;
        }
        let takes = self.set.up_to(terms);
        self.seen_by.resize(takes.len() + 1, 0);
        for heap in self.g.len()..terms {
            let allowed = takes.iter().take_while(|&&taken| taken <= heap);
            for &taken in allowed {
                self.seen_by[self.g[heap - taken] as usize] = heap as u32;
            }
            let is_free = |&seen_by: &u32| seen_by != heap as u32;
            let mex = self.seen_by.iter().position(is_free);
            self.g
                .push(mex.expect("there are more slots than options") as u32);
        }
    }

    fn values(&self) -> &[u32] {
        &self.g
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        match &self.set {
            TakeSet::Finite(set) => proof::by_window(&self.g, *set.last()?),
            TakeSet::Infinite(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_definition(set: &[usize], terms: usize) -> Vec<u32> {
        let mut g: Vec<u32> = Vec::new();
        for heap in 0..terms {
            let options: Vec<u32> =
                (set.iter().filter(|&&s| s <= heap).map(|s| g[heap - s])).collect();
            g.push((0..).find(|v| !options.contains(v)).unwrap());
        }
        g
    }

    proptest! {
        #[test]
        fn values_and_proven_periods_agree_with_the_definition(
            set in prop::collection::btree_set(1usize..12, 1..6),
        ) {
            let set: Vec<usize> = set.into_iter().collect();
            let mut take = Take::new(TakeSet::Finite(set.clone()));
            take.extend(37);
            take.extend(3000);
            let expected = by_definition(&set, 3000);
            prop_assert_eq!(&take.g, &expected);
            if let Some(Proof { preperiod, period, .. }) = take.prove(true) {
                let far = by_definition(&set, 6000);
                prop_assert!((preperiod..6000 - period).all(|n| far[n] == far[n + period]));
                prop_assert!(preperiod == 0 || far[preperiod - 1] != far[preperiod - 1 + period]);
            }
        }
    }

    proptest! {
        #[test]
        fn ranges_have_the_values_of_the_definition(least in 1usize..12, length in 0usize..12) {
            let set: Vec<usize> = (least..=least + length).collect();
            let mut take = Take::new(TakeSet::Finite(set.clone()));
            take.extend(400);
            prop_assert_eq!(take.g, by_definition(&set, 400));
        }
    }

    #[test]
    fn long_ranges_are_proven_at_once() {
        let mut take = Take::new(TakeSet::parse("1..200000").unwrap());
        take.extend(500_000);
        let proof = take.prove(true).unwrap();
        assert_eq!((proof.preperiod, proof.period), (0, 200_001));
    }

    #[test]
    fn a_set_without_end_has_no_proof() {
        let mut squares = Take::new(TakeSet::parse("{squares}").unwrap());
        squares.extend(20);
        let expected = [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2];
        assert_eq!(squares.g, expected);
        assert_eq!(squares.prove(true), None);
    }
}
