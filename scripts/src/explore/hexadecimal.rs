//! Games that leave up to three heaps, by word-parallel sums of sets.
//!
//! Three common heaps make a common value, so there is no sparse space. Instead
//! the values of all pairs of heaps that add up to m are kept as one bit set,
//! and a third heap k shifts the set of pairs for m − k by XOR with g(k): a
//! permutation of words and of bits in the words.

use anyhow::Result;

use super::code::Code;
use super::engine::Engine;
use super::proof::{self, Proof};
use super::saltus;
use super::values::Values;

type Set = Vec<u64>;

/// What may be removed, by the number of heaps that are left.
#[derive(Debug)]
pub struct Places {
    pub whole: Vec<usize>,
    pub take: Vec<usize>,
    pub split: Vec<usize>,
    pub split_in_three: Vec<usize>,
}

impl Places {
    fn new(code: &Code) -> Self {
        Self {
            whole: code.places(0),
            take: code.places(1),
            split: code.places(2),
            split_in_three: code.places(3),
        }
    }

    /// The most that one move removes.
    pub fn longest(&self) -> usize {
        let all = [&self.whole, &self.take, &self.split, &self.split_in_three];
        all.into_iter().flatten().max().copied().unwrap_or(0)
    }
}

#[derive(Debug)]
pub struct Hexadecimal {
    places: Places,
    g: Vec<u32>,
    /// `pairs[m]`: all g(i) ⊕ g(m−i) with 0 < i < m.
    pairs: Vec<Set>,
}

impl Hexadecimal {
    pub fn new(code: &Code) -> Self {
        Self::resume(code, Vec::new())
    }

    /// Continues after the values `g`, found before.
    pub fn resume(code: &Code, g: Vec<u32>) -> Self {
        let mut hexadecimal = Self {
            places: Places::new(code),
            g,
            pairs: Vec::new(),
        };
        let pairs = (0..hexadecimal.g.len()).map(|rest| hexadecimal.pairs_of(rest));
        hexadecimal.pairs = pairs.collect();
        hexadecimal
    }

    fn push_next(&mut self) {
        let heap = self.g.len();
        self.pairs.push(self.pairs_of(heap));
        let mut options = Set::new();
        if self.places.whole.contains(&heap) {
            insert(&mut options, 0);
        }
        for &taken in self.places.take.iter().filter(|&&taken| taken < heap) {
            insert(&mut options, self.g[heap - taken]);
        }
        for &taken in self.places.split.iter().filter(|&&taken| taken < heap) {
            unite(&mut options, &self.pairs[heap - taken], 0);
        }
        for &taken in self
            .places
            .split_in_three
            .iter()
            .filter(|&&taken| taken < heap)
        {
            self.unite_triples(&mut options, heap - taken);
        }
        self.g.push(mex(&options));
    }

    fn pairs_of(&self, rest: usize) -> Set {
        let mut pairs = Set::new();
        for part in 1..=rest / 2 {
            insert(&mut pairs, self.g[part] ^ self.g[rest - part]);
        }
        pairs
    }

    /// Adds the values of all splits of `rest` into three. The least part is at
    /// most a third; parts whose values agree in the low six bits shift words alike.
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

    fn values(&self) -> Values<'_> {
        Values::Wide(&self.g)
    }

    fn prove(&self, _is_last: bool) -> Option<Proof> {
        let periodic = proof::by_guy_smith(&self.g, self.places.longest(), 3);
        periodic.or_else(|| saltus::by_carries(&self.g, &self.places))
    }
}

fn insert(set: &mut Set, value: u32) {
    let word = value as usize / 64;
    if set.len() <= word {
        set.resize(word + 1, 0);
    }
    set[word] |= 1 << (value % 64);
}

/// Adds the members of `other`, with words permuted by XOR of their index with `high`.
fn unite(set: &mut Set, other: &[u64], high: usize) {
    let len = (other.len().next_power_of_two()).max((high + 1).next_power_of_two());
    if set.len() < len {
        set.resize(len, 0);
    }
    for (word, &bits) in other.iter().enumerate() {
        set[word ^ high] |= bits;
    }
}

/// Moves bit i to bit i ⊕ `low`.
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

    fn by_definition(code: &Code, terms: usize) -> Vec<u32> {
        let mut g: Vec<u32> = vec![0];
        for heap in 1..terms {
            let rests = |heaps| {
                code.places(heaps)
                    .into_iter()
                    .filter_map(move |b| heap.checked_sub(b))
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

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn random_codes_equal_the_definition(digits in "[0-9A-F]{1,4}", first in "[048C]") {
            let code: Code = format!("{first}.{digits}").parse().unwrap();
            let mut hexadecimal = Hexadecimal::new(&code);
            hexadecimal.extend(90).unwrap();
            prop_assert_eq!(hexadecimal.g, by_definition(&code, 90));
        }
    }
}
