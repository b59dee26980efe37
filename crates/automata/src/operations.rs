//! Operations on relations: *and*, *or*, *not*, and *there is a number x such that*.

use super::automaton::{Alphabet, Automaton, DEAD, Track, places, sorted};
use super::budget::{Budget, Stopped};
use super::numeration::Numeration;

impl Automaton {
    /// Returns the relation of all tuples of numbers.
    pub fn everything(
        numeration: Numeration,
        tracks: impl IntoIterator<Item = Track>,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        let tracks = sorted(tracks);
        let alphabet = Alphabet::within(numeration, tracks.len(), budget)?;
        let order = numeration.order();
        let digits: Vec<Vec<usize>> = (0..alphabet.symbols())
            .map(|symbol| alphabet.read(symbol).collect())
            .collect();
        // The state holds the counts of all tracks as its digits.
        let step = |&counts: &usize, symbol: usize| {
            let (mut rest, mut scale, mut next) = (counts, 1, 0);
            for &digit in &digits[symbol] {
                next += scale * numeration.follow(rest % order, digit)?;
                rest /= order;
                scale *= order;
            }
            Some(next)
        };
        Self::explore(numeration, tracks, Some(0), &step, &|_| true, budget)
    }

    /// Returns the empty relation.
    pub fn nothing(numeration: Numeration, tracks: impl IntoIterator<Item = Track>) -> Self {
        let tracks = sorted(tracks);
        let symbols = Alphabet::new(numeration, tracks.len()).symbols();
        Self {
            numeration,
            tracks,
            start: DEAD,
            next: vec![DEAD; symbols],
            accepting: vec![false],
        }
    }

    /// Intersects two relations, over the tracks of both.
    ///
    /// # Panics
    /// If the numerations differ.
    pub fn and(&self, other: &Self, budget: &Budget) -> Result<Self, Stopped> {
        let step = |a: u32, b: u32| a != DEAD && b != DEAD;
        self.product(other, &step, &|a, b| a && b, budget)
    }

    /// Returns the tuples of this relation that are not in `other`, over the tracks of both.
    ///
    /// # Panics
    /// If the numerations differ.
    pub fn minus(&self, other: &Self, budget: &Budget) -> Result<Self, Stopped> {
        let all = self.over(&other.tracks, budget)?;
        all.product(other, &|a, _| a != DEAD, &|a, b| a && !b, budget)
    }

    /// Joins two relations, over the tracks of both.
    ///
    /// # Panics
    /// If the numerations differ.
    pub fn or(&self, other: &Self, budget: &Budget) -> Result<Self, Stopped> {
        let a = self.over(&other.tracks, budget)?;
        let b = other.over(&self.tracks, budget)?;
        a.product(&b, &|a, b| a != DEAD || b != DEAD, &|a, b| a || b, budget)
    }

    /// Returns the tuples of valid words that are not in the relation.
    pub fn not(&self, budget: &Budget) -> Result<Self, Stopped> {
        let all = Self::everything(self.numeration, self.tracks.iter().copied(), budget)?;
        all.minus(self, budget)
    }

    /// Adds tracks on which any number is allowed.
    pub fn over(&self, tracks: &[Track], budget: &Budget) -> Result<Self, Stopped> {
        let missing = |track: &&Track| !self.tracks.contains(track);
        let missing: Vec<Track> = tracks.iter().filter(missing).copied().collect();
        if missing.is_empty() {
            return Ok(self.clone());
        }
        self.and(&Self::everything(self.numeration, missing, budget)?, budget)
    }

    /// Renames each track by `name`. Two tracks that get the same name must carry the same number.
    pub fn renamed(&self, name: impl Fn(Track) -> Track) -> Self {
        self.with_names(self.tracks.iter().map(|&track| name(track)).collect())
    }

    fn with_names(&self, names: Vec<Track>) -> Self {
        let tracks = sorted(names.iter().copied());
        let alphabet = Alphabet::new(self.numeration, tracks.len());
        let symbols = alphabet.restricted_to(&places(&names, &tracks));
        let rows = self.next.chunks_exact(self.symbols());
        let next = rows.flat_map(|row| symbols.iter().map(|&symbol| row[symbol]));
        let renamed = Self {
            numeration: self.numeration,
            tracks,
            start: self.start,
            next: next.collect(),
            accepting: self.accepting.clone(),
        };
        renamed.minimised().0
    }

    /// Builds the product automaton. A pair of states is dead unless `is_live`.
    fn product(
        &self,
        other: &Self,
        is_live: &dyn Fn(u32, u32) -> bool,
        accepts: &dyn Fn(bool, bool) -> bool,
        budget: &Budget,
    ) -> Result<Self, Stopped> {
        assert_eq!(self.numeration, other.numeration, "one numeration");
        let tracks = sorted(self.tracks.iter().chain(&other.tracks).copied());
        let alphabet = Alphabet::within(self.numeration, tracks.len(), budget)?;
        let ours = alphabet.restricted_to(&places(&self.tracks, &tracks));
        let theirs = alphabet.restricted_to(&places(&other.tracks, &tracks));
        let (width, other_width) = (self.symbols(), other.symbols());
        let pair = |a: u32, b: u32| is_live(a, b).then_some((a, b));
        Self::explore(
            self.numeration,
            tracks,
            pair(self.start, other.start),
            &|&(a, b), symbol| {
                pair(
                    self.next[a as usize * width + ours[symbol]],
                    other.next[b as usize * other_width + theirs[symbol]],
                )
            },
            &|&(a, b)| accepts(self.accepting[a as usize], other.accepting[b as usize]),
            budget,
        )
    }
}

/// Work to follow one member of a set of states by one symbol.
const WORK_PER_MEMBER: usize = 10;

impl Automaton {
    /// Returns the tuples on the kept tracks that some numbers on the dropped tracks complete.
    ///
    /// Drop all tracks in one call: two subset constructions cost more than one.
    pub fn without(&self, dropped: &[Track], budget: &Budget) -> Result<Self, Stopped> {
        let (gone, kept): (Vec<Track>, Vec<Track>) = self
            .tracks
            .iter()
            .partition(|track| dropped.contains(track));
        if gone.is_empty() {
            return Ok(self.clone());
        }
        let symbols_of_kept = self.symbols_by_kept(&kept);
        let successors = |subset: &[u32], symbol: usize| {
            budget.count(WORK_PER_MEMBER * subset.len() * symbols_of_kept[symbol].len());
            let mut after = Vec::new();
            for &state in subset {
                for &whole in &symbols_of_kept[symbol] {
                    after.push(self.after(state, whole));
                }
            }
            after.sort_unstable();
            after.dedup();
            after.retain(|&state| state != DEAD);
            after
        };
        let nonempty = |subset: Vec<u32>| (!subset.is_empty()).then_some(subset.into_boxed_slice());
        // The dropped numbers may have more digits than the kept ones.
        let start = closure(self.start, |state| successors(&[state], 0));
        Self::explore(
            self.numeration,
            kept,
            nonempty(start),
            &|subset, symbol| nonempty(successors(subset, symbol)),
            &|subset| subset.iter().any(|&state| self.accepting[state as usize]),
            budget,
        )
    }

    /// Groups the symbols of all tracks by their digits on the kept tracks.
    pub(super) fn symbols_by_kept(&self, kept: &[Track]) -> Vec<Vec<usize>> {
        let shown = self.alphabet().restricted_to(&places(kept, &self.tracks));
        let count = Alphabet::new(self.numeration, kept.len()).symbols();
        let mut wholes = vec![Vec::new(); count];
        for (whole, &shown) in shown.iter().enumerate() {
            wholes[shown].push(whole);
        }
        wholes
    }
}

/// Returns the live states reachable from `start`, sorted; it is among them.
pub(super) fn closure(start: u32, successors: impl Fn(u32) -> Vec<u32>) -> Vec<u32> {
    let mut found = vec![start];
    let mut done = 0;
    while done < found.len() {
        for state in successors(found[done]) {
            if !found.contains(&state) {
                found.push(state);
            }
        }
        done += 1;
    }
    found.retain(|&state| state != DEAD);
    found.sort_unstable();
    found
}
