//! Games in which a move leaves up to three heaps, or removes any number, by sums of bit sets.
//!
//! Three common heaps make a common value, so there is no sparse space. Instead, one bit set for
//! each m holds the values of all pairs of heaps that add up to m. A third heap k shifts the set
//! for m − k by XOR with g(k), which permutes the words and the bits in them.

use anyhow::Result;

use super::interface::{Engine, GrundyValues};
use crate::game::OctalCode;
use crate::proof::carries::{self, Places};
use crate::proof::{self, Proof};

type Set = Vec<u64>;

#[derive(Debug)]
pub struct Hexadecimal {
    code: OctalCode,
    g: Vec<u32>,
    /// `pairs[m]` has all g(i) ⊕ g(m−i) with 0 < i < m.
    pairs: Vec<Set>,
    /// Values of the options that the code's tail allows.
    by_tail: Set,
}

impl Hexadecimal {
    pub fn new(code: &OctalCode) -> Self {
        Self {
            code: code.clone(),
            g: Vec::new(),
            pairs: Vec::new(),
            by_tail: Set::new(),
        }
    }

    fn push_next(&mut self) {
        let heap = self.g.len();
        self.prepare(heap);
        let mut options = self.by_tail.clone();
        for (taken, &digit) in self.code.digits().iter().enumerate().take(heap + 1) {
            self.add_options(&mut options, heap - taken, digit);
        }
        self.g.push(mex(&options));
    }

    /// Prepares the sets that this heap needs: the values of its pairs, and its options by the
    /// tail.
    fn prepare(&mut self, heap: usize) {
        self.pairs.push(self.pairs_of(heap));
        if let Some(rest) = heap.checked_sub(self.code.digits().len()) {
            let mut by_tail = std::mem::take(&mut self.by_tail);
            self.add_options(&mut by_tail, rest, self.code.tail());
            self.by_tail = by_tail;
        }
    }

    /// Adds the values of the options that divide the remaining `rest` as `digit` allows.
    fn add_options(&self, options: &mut Set, rest: usize, digit: u8) {
        let may_leave = |heaps: u32| digit >> heaps & 1 == 1;
        if rest == 0 {
            if may_leave(0) {
                insert(options, 0);
            }
            return;
        }
        if may_leave(1) {
            insert(options, self.g[rest]);
        }
        if may_leave(2) {
            unite(options, &self.pairs[rest], 0);
        }
        if may_leave(3) {
            self.unite_triples(options, rest);
        }
    }

    fn pairs_of(&self, rest: usize) -> Set {
        let mut pairs = Set::new();
        for part in 1..=rest / 2 {
            insert(&mut pairs, self.g[part] ^ self.g[rest - part]);
        }
        pairs
    }

    /// Adds the values of all splits of `rest` into three parts. The smallest part is at most a
    /// third. Parts whose values agree in the low six bits are united first, so that the bits are
    /// shifted only once.
    fn unite_triples(&self, options: &mut Set, rest: usize) {
        let mut by_low_bits = vec![Set::new(); 64];
        for part in 1..=rest / 3 {
            let value = self.g[part];
            unite(
                &mut by_low_bits[value as usize % 64],
                &self.pairs[rest - part],
                value as usize / 64,
            );
        }
        for (low, set) in by_low_bits.iter().enumerate() {
            let shifted: Set = set.iter().map(|&word| shift_bits(word, low)).collect();
            unite(options, &shifted, 0);
        }
    }
}

impl Engine for Hexadecimal {
    fn extend(&mut self, terms: usize) -> Result<()> {
        while self.g.len() < terms {
            self.push_next();
        }
        Ok(())
    }

    fn values(&self) -> GrundyValues<'_> {
        GrundyValues::Wide(&self.g)
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        let places = Places::new(&self.code);
        let periodic = match self.code.tail() {
            0 => proof::by_guy_smith(&self.g, places.longest(), 3),
            _ => None,
        };
        periodic.or_else(|| carries::by_carries(&self.g, &places))
    }
}

fn insert(set: &mut Set, value: u32) {
    let word = value as usize / 64;
    if set.len() <= word {
        set.resize(word + 1, 0);
    }
    set[word] |= 1 << (value % 64);
}

/// Adds the members of `other`, with each word moved to its index XOR `high`.
fn unite(set: &mut Set, other: &[u64], high: usize) {
    let len = (other.len().next_power_of_two()).max((high + 1).next_power_of_two());
    if set.len() < len {
        set.resize(len, 0);
    }
    for (word, &bits) in other.iter().enumerate() {
        set[word ^ high] |= bits;
    }
}

/// Moves each bit i to i ⊕ `low`.
fn shift_bits(word: u64, low: usize) -> u64 {
    const KEEP: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    let swap = |word: u64, bit: usize| match low >> bit & 1 {
        0 => word,
        _ => (word & KEEP[bit]) << (1 << bit) | word >> (1 << bit) & KEEP[bit],
    };
    (0..6).fold(word, swap)
}

fn mex(set: &Set) -> u32 {
    let full = set.iter().take_while(|&&word| word == !0).count();
    let rest = set.get(full).map_or(0, |word| word.trailing_ones());
    64 * full as u32 + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_definition(code: &OctalCode, terms: usize) -> Vec<u32> {
        let digit = |place: usize| *code.digits().get(place).unwrap_or(&code.tail());
        let mut g: Vec<u32> = vec![0];
        for heap in 1..terms {
            let rests = |heaps: u32| {
                let places = (0..=heap).filter(move |&b| digit(b) >> heaps & 1 == 1);
                places.map(|b| heap - b)
            };
            let mut options = Vec::new();
            options.extend(rests(0).filter(|&rest| rest == 0).map(|_| 0));
            options.extend(rests(1).filter(|&rest| rest > 0).map(|rest| g[rest]));
            for rest in rests(2) {
                options.extend((1..rest).map(|i| g[i] ^ g[rest - i]));
            }
            for rest in rests(3) {
                for i in 1..rest {
                    options.extend((1..rest - i).map(|j| g[i] ^ g[j] ^ g[rest - i - j]));
                }
            }
            g.push((0..).find(|v| !options.contains(v)).unwrap());
        }
        g
    }

    fn equals_the_definition(code: &str, terms: usize) {
        let code: OctalCode = code.parse().unwrap();
        let mut sets = Hexadecimal::new(&code);
        sets.extend(terms / 2).unwrap();
        sets.extend(terms).unwrap();
        assert_eq!(sets.g, by_definition(&code, terms), "{code}");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn random_codes_equal_the_definition(digits in "[0-9A-F]{1,4}", first in "[048C]") {
            equals_the_definition(&format!("{first}.{digits}"), 90);
        }

        #[test]
        fn random_codes_without_end_equal_the_definition(
            digits in "[0-9A-F]{1,3}",
            first in "[048C]",
        ) {
            equals_the_definition(&format!("{first}.{digits}..."), 40);
        }
    }

    #[test]
    fn lasker_is_as_published() {
        let mut lasker = Hexadecimal::new(&"4.3...".parse().unwrap());
        lasker.extend(14).unwrap();
        assert_eq!(lasker.g, [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13]);
    }
}
