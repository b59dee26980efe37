//! Learns the automaton of a table. Its states are the residuals of digit prefixes.
//!
//! A prefix belongs to a known state if the table shows no difference: they agree on all words
//! after both prefixes that lie within the table. In base b, different states are different
//! residuals of the true set, so no automaton of the set has fewer states. That two residuals that
//! look equal are equal is a guess, which the proof must confirm.

use crate::explore::FastMap;
use crate::table::{Table, coordinates_of, index_of};
use crate::{Automaton, Budget, Numeration, Stopped, Track};

/// Automaton with an output in each state, learned from a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Learned {
    numeration: Numeration,
    /// Next state, by state, then symbol; `None` if the digits may not follow.
    next: Vec<Option<usize>>,
    symbols: usize,
    outputs: Vec<u32>,
}

/// Reason why a table gives no automaton.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unlearned {
    /// After this many states, the prefix of a new state is too long for the table. A larger table
    /// may be enough.
    NeedsDigits(usize),
    /// The automaton needs more states than the limit.
    TooManyStates,
    /// The automaton, with this many states, doesn't reproduce the table.
    Differs(usize),
}

/// Fewest digits left in the table after a state's prefix; fewer compare too little. With many
/// different digits, one compares as much as two of others.
fn narrowest(numeration: Numeration) -> usize {
    if numeration.digits() < 8 { 2 } else { 1 }
}

impl Learned {
    /// Learns an automaton from all words of `length` digits, with at most `limit` states.
    ///
    /// # Errors
    /// If the table is too small, or there are too many states.
    pub fn from(
        table: &Table,
        numeration: Numeration,
        length: usize,
        limit: usize,
    ) -> Result<Self, Unlearned> {
        let residuals = Residuals::new(table, numeration, length);
        let symbols = residuals.symbols();
        let mut found: Vec<(Vec<usize>, usize)> = vec![(vec![0; table.coordinates], 0)];
        let mut next = Vec::new();
        let mut done = 0;
        while done < found.len() {
            let (prefix, depth) = found[done].clone();
            if length < depth + 1 + narrowest(numeration) {
                return Err(Unlearned::NeedsDigits(found.len()));
            }
            for digits in &symbols {
                let child = residuals.children().child(&prefix, digits);
                next.push(child.map(|child| {
                    let to_come = length - depth - 1;
                    let agrees =
                        |known: &(Vec<usize>, usize)| residuals.agree(&known.0, &child, to_come);
                    found.iter().position(agrees).unwrap_or_else(|| {
                        found.push((child, depth + 1));
                        found.len() - 1
                    })
                }));
            }
            if found.len() > limit {
                return Err(Unlearned::TooManyStates);
            }
            done += 1;
        }
        let outputs = found.iter().map(|(prefix, _)| residuals.value(prefix));
        let learned = Self {
            numeration,
            next,
            symbols: symbols.len(),
            outputs: outputs.collect(),
        };
        if learned.is(table.coordinates, &residuals) {
            Ok(learned)
        } else {
            Err(Unlearned::Differs(found.len()))
        }
    }

    pub fn states(&self) -> usize {
        self.outputs.len()
    }

    /// Returns the different outputs of the states in increasing order.
    pub fn values(&self) -> Vec<u32> {
        let mut values = self.outputs.clone();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Returns the set of the tuples with this output.
    ///
    /// # Errors
    /// If a limit of the budget is reached.
    pub fn set(&self, value: u32, tracks: &[Track], budget: &Budget) -> Result<Automaton, Stopped> {
        let accepts = |state: usize| self.outputs[state] == value;
        let follow = |state: usize, symbol: usize| self.next[state * self.symbols + symbol];
        Automaton::of_states(self.numeration, tracks, follow, accepts, budget)
    }

    /// Returns whether the automaton gives each value of the table. Equal blocks of the table are
    /// checked only once per state.
    fn is(&self, coordinates: usize, residuals: &Residuals<'_>) -> bool {
        let symbols = residuals.symbols();
        let mut waiting = vec![(vec![0; coordinates], 0, residuals.length())];
        let mut seen = FastMap::default();
        while let Some((prefix, state, to_come)) = waiting.pop() {
            if to_come == 0 {
                if self.outputs[state] != residuals.value(&prefix) {
                    return false;
                }
                continue;
            }
            for (symbol, digits) in symbols.iter().enumerate() {
                let child = residuals.children().child(&prefix, digits);
                let next = self.next[state * self.symbols + symbol];
                if let (Some(child), Some(next)) = (child, next) {
                    let name = residuals.name(&child, to_come - 1);
                    if seen.insert((name, next, to_come), ()).is_none() {
                        waiting.push((child, next, to_come - 1));
                    }
                }
            }
        }
        true
    }
}

/// Residual of every prefix: its block of the table, that is, the values of all words that continue
/// the prefix to the table's length.
///
/// A prefix on several tracks is a tuple of numbers, one for the prefix on each track: words of the
/// same length are ordered like their numbers. So a prefix with n digits to come names a block
/// of the table. Blocks get names (numbers) by interning the names of their smaller blocks, as in a
/// quadtree; equal blocks have equal names.
pub struct Residuals<'a> {
    numeration: Numeration,
    coordinates: usize,
    length: usize,
    /// Values of the table, which name the blocks with no digits to come.
    values: &'a [u32],
    /// Name of the block of each tuple of prefixes, by number of digits to come less 1.
    names: Vec<Vec<u32>>,
    children: Children,
}

/// Transition from a prefix to the prefixes with one more digit.
pub struct Children {
    /// Each prefix followed by the digit 0; the other digits come next.
    first: Vec<usize>,
    /// Number of digits that may follow each prefix.
    choices: Vec<usize>,
    /// Count of repeated factors (see [`Numeration`]) after each prefix.
    count: Vec<usize>,
}

/// Name of a block that no word reaches.
const NONE: u32 = u32::MAX;

impl Children {
    fn new(numeration: Numeration, prefixes: usize) -> Self {
        let mut children = Self {
            first: Vec::with_capacity(prefixes),
            choices: Vec::with_capacity(prefixes),
            count: vec![0; prefixes],
        };
        let mut next = 0;
        for prefix in 0..prefixes {
            children.first.push(next);
            let count = children.count[prefix];
            let after = (0..).map_while(|digit| numeration.follow(count, digit));
            let mut choices = 0;
            for after in after {
                if let Some(count) = children.count.get_mut(next + choices) {
                    *count = after;
                }
                choices += 1;
            }
            children.choices.push(choices);
            next += choices;
        }
        children
    }

    /// Returns the tuple of prefixes after one more digit on each track, or `None` if one of the
    /// digits may not follow.
    pub fn child(&self, prefixes: &[usize], digits: &[usize]) -> Option<Vec<usize>> {
        let child = |(&prefix, &digit): (&usize, &usize)| {
            (digit < self.choices[prefix]).then(|| self.first[prefix] + digit)
        };
        prefixes.iter().zip(digits).map(child).collect()
    }

    /// Names the blocks of all tuples of numbers below `prefixes`, from the names of their smaller
    /// blocks, whose prefixes are below `side`.
    fn names(
        &self,
        symbols: &[Vec<usize>],
        smaller: &[u32],
        side: usize,
        prefixes: usize,
        coordinates: usize,
    ) -> Vec<u32> {
        let mut interned: FastMap<Box<[u32]>, u32> = FastMap::default();
        let mut parts = vec![NONE; symbols.len()];
        let offsets: Vec<usize> = (symbols.iter())
            .map(|digits| index_of(digits, side))
            .collect();
        let mut prefix = vec![0; coordinates];
        let mut names = Vec::with_capacity(prefixes.pow(coordinates as u32));
        loop {
            let first = (prefix.iter()).fold(0, |index, &prefix| index * side + self.first[prefix]);
            let symbols = symbols.iter().zip(&offsets);
            for (part, (digits, offset)) in parts.iter_mut().zip(symbols) {
                let mut steps = prefix.iter().zip(digits);
                let may_follow = steps.all(|(&prefix, &digit)| digit < self.choices[prefix]);
                *part = if may_follow {
                    smaller[first + offset]
                } else {
                    NONE
                };
            }
            let name = interned.get(&parts[..]).copied().unwrap_or_else(|| {
                let fresh = interned.len() as u32;
                interned.insert(parts.clone().into_boxed_slice(), fresh);
                fresh
            });
            names.push(name);
            // Advance to the next tuple; the last number varies fastest.
            let Some(at) = prefix.iter().rposition(|&number| number + 1 < prefixes) else {
                return names;
            };
            prefix[at] += 1;
            prefix[at + 1..].fill(0);
        }
    }

    /// Returns whether the same digits may follow on each track.
    fn agree(&self, a: &[usize], b: &[usize]) -> bool {
        let mut pairs = a.iter().zip(b);
        pairs.all(|(&a, &b)| self.count[a] == self.count[b])
    }
}

impl<'a> Residuals<'a> {
    /// Reads all words of `length` digits. The table's side must be the number of these words.
    ///
    /// # Panics
    /// If the table has another size.
    pub fn new(table: &'a Table, numeration: Numeration, length: usize) -> Self {
        let side = |digits: usize| numeration.words(digits as u32) as usize;
        assert_eq!(table.side, side(length), "all words of a length");
        let children = Children::new(numeration, side(length));
        let symbols = all_symbols(numeration, table.coordinates);
        let mut names: Vec<Vec<u32>> = Vec::new();
        for to_come in 1..=length {
            let (prefixes, shorter) = (side(length - to_come), side(length - to_come + 1));
            let smaller = names.last().unwrap_or(&table.values);
            names.push(children.names(&symbols, smaller, shorter, prefixes, table.coordinates));
        }
        Self {
            numeration,
            coordinates: table.coordinates,
            length,
            values: &table.values,
            names,
            children,
        }
    }

    pub fn children(&self) -> &Children {
        &self.children
    }

    pub fn length(&self) -> usize {
        self.length
    }

    /// Returns whether the same words of up to `digits` digits follow both prefixes.
    pub fn agree(&self, a: &[usize], b: &[usize], digits: usize) -> bool {
        self.children.agree(a, b)
            && (0..=digits)
                .rev()
                .all(|to_come| self.name(a, to_come) == self.name(b, to_come))
    }

    /// Returns the value of the table at a complete word.
    pub fn value(&self, prefix: &[usize]) -> u32 {
        self.name(prefix, 0)
    }

    /// Returns the name of the block after a prefix with `to_come` digits to come. Equal blocks
    /// have equal names.
    pub fn name(&self, prefix: &[usize], to_come: usize) -> u32 {
        let side = self.numeration.words((self.length - to_come) as u32) as usize;
        let names = match to_come {
            0 => self.values,
            _ => &self.names[to_come - 1],
        };
        names[index_of(prefix, side)]
    }

    /// Returns the digits of all symbols; the first track's digit varies fastest.
    pub fn symbols(&self) -> Vec<Vec<usize>> {
        all_symbols(self.numeration, self.coordinates)
    }
}

fn all_symbols(numeration: Numeration, tracks: usize) -> Vec<Vec<usize>> {
    let digits = numeration.digits();
    let symbol = |index| {
        let mut symbol = coordinates_of(index, digits, tracks);
        symbol.reverse();
        symbol
    };
    (0..digits.pow(tracks as u32)).map(symbol).collect()
}
