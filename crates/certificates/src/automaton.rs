//! Deterministic automata that read numbers on tracks digit by digit. Every operation minimises its
//! result.
//!
//! Two invariants hold for every automaton: it accepts only words of the numeration, and leading
//! zeros lead from its start back to the start.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use rules::sorted_and_distinct;

use crate::answer::{Budget, Refused, unfinished};
use crate::numeration::Numeration;

#[derive(Debug, Clone)]
pub struct Automaton {
    numeration: Numeration,
    /// Tracks in increasing order.
    pub tracks: Vec<usize>,
    start: u32,
    /// Next state, indexed by state, then symbol. State 0 is dead.
    next: Vec<u32>,
    accepts: Vec<bool>,
}

const DEAD: u32 = 0;

/// Most symbols and states of one automaton.
const MAX_SYMBOLS: usize = 1 << 16;
const MAX_STATES: usize = 1 << 20;

/// Fast hasher for small keys. A collision only costs time.
#[derive(Default, Clone, Copy)]
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}

type Map<K> = HashMap<K, u32, BuildHasherDefault<Mix>>;

impl Automaton {
    /// Returns the automaton that accepts nothing.
    pub fn nothing(numeration: Numeration) -> Self {
        Self {
            numeration,
            tracks: Vec::new(),
            start: DEAD,
            next: vec![DEAD],
            accepts: vec![false],
        }
    }

    /// Builds the automaton whose states are those that `step` reaches from `start`; `None` means
    /// that no word is accepted any more. `step` gets the digits of the tracks in the order
    /// `given`, which may name a track twice. Only words of the numeration are accepted.
    pub fn of_states<S: Clone + Eq + Hash>(
        numeration: Numeration,
        given: &[usize],
        start: S,
        step: impl Fn(&S, &[usize]) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
        budget: &Budget,
    ) -> Result<Self, Refused> {
        let tracks = sorted_and_distinct(given.to_vec());
        let symbols = symbols(numeration, tracks.len())?;
        let at = |track| tracks.binary_search(track).expect("it is one of them");
        let places: Vec<usize> = given.iter().map(at).collect();
        // The digits of each symbol by track, and in the given order.
        let read = |symbol: usize| {
            let digits: Vec<usize> = numeration.digits_of(symbol, tracks.len()).collect();
            let given: Vec<usize> = places.iter().map(|&at| digits[at]).collect();
            (digits, given)
        };
        let read: Vec<(Vec<usize>, Vec<usize>)> = (0..symbols).map(read).collect();
        // One number holds the lengths of the runs on all tracks as its digits.
        let order = numeration.order();
        let runs_after = |runs: usize, digits: &[usize]| {
            let (mut rest, mut scale, mut after) = (runs, 1, 0);
            for &digit in digits {
                after += scale * numeration.run(rest % order, digit)?;
                rest /= order;
                scale *= order;
            }
            Some(after)
        };
        Self::explored(
            numeration,
            tracks,
            Some((0, start)),
            |(runs, state), symbol| {
                let (digits, given) = &read[symbol];
                let runs = runs_after(*runs, digits)?;
                Some((runs, step(state, given)?))
            },
            |(_, state)| accepts(state),
            budget,
        )
    }

    fn explored<S: Clone + Eq + Hash>(
        numeration: Numeration,
        tracks: Vec<usize>,
        start: Option<S>,
        step: impl Fn(&S, usize) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
        budget: &Budget,
    ) -> Result<Self, Refused> {
        let symbols = symbols(numeration, tracks.len())?;
        let mut numbers: Map<S> = Map::default();
        let mut found: Vec<S> = Vec::new();
        let mut number_of = |state: Option<S>, found: &mut Vec<S>| {
            let Some(state) = state else { return DEAD };
            *numbers.entry(state).or_insert_with_key(|state| {
                found.push(state.clone());
                found.len() as u32
            })
        };
        let start = number_of(start, &mut found);
        let mut next = vec![DEAD; symbols];
        let mut done = 0;
        while done < found.len() {
            let state = found[done].clone();
            for symbol in 0..symbols {
                next.push(number_of(step(&state, symbol), &mut found));
            }
            done += 1;
            budget.spend(symbols)?;
            if found.len() > MAX_STATES {
                return unfinished(format!("an automaton has more than {MAX_STATES} states"));
            }
        }
        let accepts = std::iter::once(false).chain(found.iter().map(accepts));
        let automaton = Self {
            numeration,
            tracks,
            start,
            next,
            accepts: accepts.collect(),
        };
        automaton.minimised(budget)
    }

    fn symbols(&self) -> usize {
        self.numeration.digits.pow(self.tracks.len() as u32)
    }

    pub fn states(&self) -> usize {
        self.accepts.len()
    }

    pub fn is_empty(&self) -> bool {
        self.start == DEAD
    }

    /// Intersects two automata.
    pub fn and(&self, other: &Self, budget: &Budget) -> Result<Self, Refused> {
        let tracks = sorted_and_distinct([&self.tracks[..], &other.tracks[..]].concat());
        if self.is_empty() || other.is_empty() {
            return Ok(Self::nothing(self.numeration));
        }
        let [ours, theirs] = [self, other].map(|one| one.symbols_within(&tracks));
        let (ours, theirs) = (ours?, theirs?);
        let (width, other_width) = (self.symbols(), other.symbols());
        Self::explored(
            self.numeration,
            tracks,
            Some((self.start, other.start)),
            |&(a, b), symbol| {
                let a = self.next[a as usize * width + ours[symbol]];
                let b = other.next[b as usize * other_width + theirs[symbol]];
                (a != DEAD && b != DEAD).then_some((a, b))
            },
            |&(a, b)| self.accepts[a as usize] && other.accepts[b as usize],
            budget,
        )
    }

    /// Returns the symbol on this automaton's own tracks for each symbol on `tracks`.
    fn symbols_within(&self, tracks: &[usize]) -> Result<Vec<usize>, Refused> {
        let at = |track| tracks.binary_search(track).expect("it is one of them");
        let places: Vec<usize> = self.tracks.iter().map(at).collect();
        let numeration = self.numeration;
        let own = |symbol| {
            let digits: Vec<usize> = numeration.digits_of(symbol, tracks.len()).collect();
            numeration.symbol(places.iter().map(|&at| digits[at]))
        };
        Ok((0..symbols(numeration, tracks.len())?).map(own).collect())
    }

    /// Returns the complement: the words of the numeration that are not accepted.
    pub fn not(&self, budget: &Budget) -> Result<Self, Refused> {
        let tracks = self.tracks.clone();
        let step = |&state: &u32, digits: &[usize]| {
            let symbol = self.numeration.symbol(digits.iter().copied());
            Some(self.next[state as usize * self.symbols() + symbol])
        };
        let accepts = |&state: &u32| !self.accepts[state as usize];
        Self::of_states(self.numeration, &tracks, self.start, step, accepts, budget)
    }

    /// Projects: accepts the numbers on the kept tracks that some numbers on the hidden tracks
    /// complete.
    pub fn without(&self, hidden: &[usize], budget: &Budget) -> Result<Self, Refused> {
        let is_kept = |track: &usize| !hidden.contains(track);
        let kept: Vec<usize> = self.tracks.iter().copied().filter(is_kept).collect();
        if self.is_empty() {
            return Ok(Self::nothing(self.numeration));
        }
        if kept.len() == self.tracks.len() {
            return Ok(self.clone());
        }
        let numeration = self.numeration;
        // The symbols that show the same digits on the kept tracks, by that kept symbol.
        let mut shown = vec![Vec::new(); symbols(numeration, kept.len())?];
        for symbol in 0..self.symbols() {
            let digits = numeration.digits_of(symbol, self.tracks.len());
            let digits = digits.zip(&self.tracks);
            let digits: Vec<usize> = digits
                .filter(|(_, track)| is_kept(track))
                .map(|(digit, _)| digit)
                .collect();
            shown[numeration.symbol(digits.into_iter())].push(symbol);
        }
        let step = |states: &Vec<u32>, symbol: usize| {
            let rows = states.iter().map(|&state| state as usize * self.symbols());
            let next = rows.flat_map(|row| shown[symbol].iter().map(move |at| row + at));
            let mut next: Vec<u32> = next.map(|at| self.next[at]).collect();
            // Dropping the dead state 0 makes equal sets equal.
            next.retain(|&state| state != DEAD);
            let next = sorted_and_distinct(next);
            let _ = budget.spend(shown[symbol].len() * states.len() / 4);
            (!next.is_empty()).then_some(next)
        };
        // The hidden numbers may have more digits than the kept ones.
        let mut start = vec![self.start];
        loop {
            let more = step(&start, 0).unwrap_or_default();
            if more == start {
                break;
            }
            start = more;
        }
        let accepts = |states: &Vec<u32>| states.iter().any(|&it| self.accepts[it as usize]);
        Self::explored(numeration, kept, Some(start), step, accepts, budget)
    }

    /// Merges equivalent states and renumbers them in breadth-first order from the start.
    fn minimised(self, budget: &Budget) -> Result<Self, Refused> {
        let symbols = self.symbols();
        let mut class: Vec<u32> = self.accepts.iter().map(|&it| it.into()).collect();
        let mut count = 1 + usize::from(self.accepts.contains(&true));
        loop {
            let before = count;
            for symbol in 0..symbols {
                let mut known: Map<(u32, u32)> = Map::default();
                let targets = self.next.iter().skip(symbol).step_by(symbols);
                let pairs = class.iter().zip(targets);
                let pairs: Vec<(u32, u32)> =
                    pairs.map(|(&own, &to)| (own, class[to as usize])).collect();
                for (own, pair) in class.iter_mut().zip(pairs) {
                    let new = known.len() as u32;
                    *own = *known.entry(pair).or_insert(new);
                }
                count = known.len();
            }
            budget.spend(self.next.len() / 2)?;
            if count == before {
                break;
            }
        }
        let mut member = vec![0; count];
        for (state, &class) in class.iter().enumerate().rev() {
            member[class as usize] = state;
        }
        let dead = class[0];
        let mut number = vec![DEAD; count];
        let mut found = Vec::new();
        let mut meet = |class: u32, found: &mut Vec<u32>| {
            if class != dead && number[class as usize] == DEAD {
                found.push(class);
                number[class as usize] = found.len() as u32;
            }
            number[class as usize]
        };
        let start = meet(class[self.start as usize], &mut found);
        let (mut next, mut accepts) = (vec![DEAD; symbols], vec![false]);
        let mut done = 0;
        while done < found.len() {
            let state = member[found[done] as usize];
            accepts.push(self.accepts[state]);
            for to in &self.next[state * symbols..][..symbols] {
                next.push(meet(class[*to as usize], &mut found));
            }
            done += 1;
        }
        Ok(Self {
            start,
            next,
            accepts,
            ..self
        })
    }

    /// Returns whether the automaton accepts these numbers on the tracks 0, 1, …
    #[cfg(test)]
    pub fn contains(&self, numbers: &[u64]) -> bool {
        let word = |track: &usize| self.numeration.word(numbers[*track].into());
        let words: Vec<Vec<usize>> = self.tracks.iter().map(word).collect();
        let length = words.iter().map(Vec::len).max().unwrap_or(0);
        let end = (0..length).rev().fold(self.start, |state, behind| {
            let digit = |word: &Vec<usize>| match word.len().checked_sub(behind + 1) {
                Some(at) => word[at],
                None => 0,
            };
            let symbol = self.numeration.symbol(words.iter().map(digit));
            self.next[state as usize * self.symbols() + symbol]
        });
        self.accepts[end as usize]
    }

    /// Returns a shortest accepted word as symbols, or `None` if no word is accepted.
    pub fn shortest(&self) -> Option<Vec<usize>> {
        let mut from: Vec<Option<(u32, usize)>> = vec![None; self.accepts.len()];
        let mut queue = vec![self.start];
        let mut done = 0;
        while let Some(&state) = queue.get(done) {
            done += 1;
            if self.accepts[state as usize] {
                let mut word = Vec::new();
                let mut at = state;
                while at != self.start {
                    let (before, symbol) = from[at as usize].expect("it was reached");
                    word.push(symbol);
                    at = before;
                }
                word.reverse();
                return Some(word);
            }
            for symbol in 0..self.symbols() {
                let to = self.next[state as usize * self.symbols() + symbol];
                if to != DEAD && to != self.start && from[to as usize].is_none() {
                    from[to as usize] = Some((state, symbol));
                    queue.push(to);
                }
            }
        }
        None
    }
}

fn symbols(numeration: Numeration, tracks: usize) -> Result<usize, Refused> {
    let symbols = numeration.digits.checked_pow(tracks as u32);
    match symbols.filter(|&symbols| symbols <= MAX_SYMBOLS) {
        Some(symbols) => Ok(symbols),
        None => unfinished(format!("{tracks} numbers at once have too many symbols")),
    }
}
