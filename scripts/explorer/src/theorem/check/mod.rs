//! A checker of certificates that shares nothing with the prover but the format of the file.
//!
//! It reads the rule again and never builds an automaton of the moves. A condition is a
//! [`Test`] of atoms, each of which follows the digits of the numbers in it. All numbers that a
//! move chooses are guessed digit by digit, so that the moves from a position are a set of
//! [`Guess`]es; all positions are read at once, set of guesses by set of guesses. No set is
//! made smaller and no two are merged: it is slower than the prover, and simpler.

mod atoms;
mod file;
mod moves;

use std::collections::{BTreeSet, HashMap};

use crate::rule::ast::Comparison;
use atoms::{Reading, Sum, Test};
use file::{Certificate, Order};
use moves::Moves;

/// Why a certificate is refused: where, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused(pub String);

type Checked<T> = Result<T, Refused>;

fn refused<T>(why: impl Into<String>) -> Checked<T> {
    Err(Refused(why.into()))
}

/// A certificate that needs more sets of guesses is refused.
const MOST_SETS: usize = 200_000;

/// Numbers that are guessed, as far as they are read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Guess {
    atoms: Vec<Reading>,
    /// The states of the claim about each component.
    claims: Vec<usize>,
    last_digits: Vec<u8>,
}

/// Moves of which some numbers are given digit by digit, and the others guessed.
struct Reader<'a> {
    moves: Moves,
    given: Vec<usize>,
    guessed: Vec<usize>,
    certificate: &'a Certificate,
}

/// Verifies a certificate; on success says what it proves.
///
/// # Errors
/// If the file is no certificate, if it proves nothing (with the smallest place that was met), or
/// if the rule is beyond the checker.
pub fn check(text: &str) -> Result<String, Refused> {
    let certificate = Certificate::read(text)?;
    certificate.play_ends()?;
    let coordinates: Vec<usize> = (0..certificate.coordinates()).collect();
    if certificate.values {
        certificate.values_are_right(&coordinates)?;
    } else {
        certificate.positions_are_right(&coordinates)?;
    }
    Ok(certificate.statement())
}

impl Certificate {
    fn readers(&self, given: &[usize]) -> Checked<Vec<Reader<'_>>> {
        let families = self.rule.families.iter().map(|family| {
            let (moves, whole) = Moves::of(&self.rule, family, self.words, self.values)?;
            let mut given = given.to_vec();
            if self.values {
                given.push(whole);
            }
            Ok(Reader::new(moves, given, self))
        });
        families.collect()
    }

    /// Each component that a move leaves is smaller in the order of the file.
    fn play_ends(&self) -> Checked<()> {
        for family in &self.rule.families {
            for component in 0..family.components.len() {
                let (mut moves, _) = Moves::of(&self.rule, family, self.words, false)?;
                let claim = moves.claims[component].clone();
                moves.claims.clear();
                let upwards = self.not_smaller(&mut moves, &claim)?;
                moves.demand(upwards);
                let reader = Reader::new(moves, Vec::new(), self);
                let ways = reader.padded([reader.start()].into());
                if ways.iter().any(|guess| reader.is_move(guess)) {
                    return refused("line `order`: a move leads to something that is not smaller");
                }
            }
        }
        Ok(())
    }

    fn not_smaller(&self, moves: &mut Moves, component: &[usize]) -> Checked<Test> {
        let excess = |at: usize, weight| Sum::of(&[(component[at], weight), (at, -weight)], 0);
        match &self.order {
            Order::Sum(weights) => {
                let parts = weights.iter().enumerate();
                let none = Sum::of(&[], 0);
                let sum = parts.fold(none, |sum, (at, &weight)| sum.plus(1, &excess(at, weight)));
                moves.sign(Comparison::GreaterOrEqual, &sum)
            }
            Order::Lexicographic(order) => {
                order
                    .iter()
                    .rev()
                    .try_fold(Test::Is(true), |not_smaller, &at| {
                        let larger = moves.sign(Comparison::Greater, &excess(at, 1))?;
                        let equal = moves.sign(Comparison::Equal, &excess(at, 1))?;
                        Ok(Test::Any(vec![larger, Test::All(vec![equal, not_smaller])]))
                    })
            }
        }
    }

    /// From a P-position no move leads to another; from any other position one does.
    fn positions_are_right(&self, coordinates: &[usize]) -> Checked<()> {
        let readers = self.readers(coordinates)?;
        self.for_all(&readers, coordinates.len(), |is_p, families| {
            let leads = families.clone().any(|(reader, guess)| reader.leads(guess));
            let is_over = !families
                .into_iter()
                .any(|(reader, guess)| reader.is_move(guess));
            match (is_p, leads) {
                (true, true) => Some("a move leads from this P-position to another"),
                (true, false) if self.misere && is_over => Some("play is over and won here"),
                (false, false) if !(self.misere && is_over) => {
                    Some("no move leads from here to a P-position")
                }
                _ => None,
            }
        })
    }

    /// No option has the value of its position, and all smaller values are those of options.
    fn values_are_right(&self, coordinates: &[usize]) -> Checked<()> {
        let arity = coordinates.len();
        let value_of = |given: Vec<usize>, demand: Option<usize>| {
            let mut moves = Moves::new(arity, arity + 2);
            moves.claims.push((0..=arity).collect());
            if let Some(smaller) = demand {
                let difference = Sum::of(&[(arity, 1), (smaller, -1)], 0);
                let exceeds = moves.sign(Comparison::Greater, &difference)?;
                moves.demand(exceeds);
            }
            Ok(Reader::new(moves, given, self))
        };
        let any_value = [value_of(coordinates.to_vec(), None)?];
        self.for_all(&any_value, arity, |_, mut families| {
            let has_value = families.any(|(reader, guess)| reader.leads(guess));
            (!has_value).then_some("this position has no value")
        })?;
        let mut readers = self.readers(coordinates)?;
        let mut given = coordinates.to_vec();
        given.push(arity + 1);
        readers.push(value_of(given, Some(arity + 1))?);
        let larger_value = readers.len() - 1;
        self.for_all(&readers, arity + 1, |is_value, families| {
            let is_larger = |reader: &Reader| std::ptr::eq(reader, &readers[larger_value]);
            let leads = |of_value: bool| {
                let mut families = families.clone();
                families.any(|(reader, guess)| is_larger(reader) == of_value && reader.leads(guess))
            };
            match (is_value, leads(true), leads(false)) {
                (true, true, _) => {
                    Some("(the last number is the value) there is a larger value too")
                }
                (true, _, true) => Some("(the last number is the value) an option has it"),
                (_, true, false) => Some("(the last number is a smaller value) no option has it"),
                _ => None,
            }
        })
    }

    /// Reads all tuples of given numbers; `wrong` is told whether the claim holds of them, and the
    /// guesses of all families.
    fn for_all<'r>(
        &'r self,
        readers: &'r [Reader<'r>],
        given: usize,
        wrong: impl Fn(bool, Guesses<'_, 'r>) -> Option<&'static str>,
    ) -> Checked<()> {
        let start: Vec<BTreeSet<Guess>> = (readers.iter())
            .map(|reader| reader.padded([reader.start()].into()))
            .collect();
        let mut known = HashMap::from([((self.start, vec![0; given], start.clone()), 0)]);
        // The state, its numbers as pending values, and the rest of it.
        let mut queue = vec![(self.start, vec![0; given], start, vec![[0; 2]; given])];
        let mut done = 0;
        while done < queue.len() {
            let (state, last, sets, numbers) = queue[done].clone();
            let is_claimed = self.states.get(state).is_some_and(|state| state.0);
            let all = Guesses {
                readers,
                sets: &sets,
                family: 0,
                guesses: None,
            };
            if let Some(why) = wrong(is_claimed, all) {
                let numbers: Vec<String> =
                    numbers.iter().map(|[a, b]| (a + b).to_string()).collect();
                return refused(format!("at ({}): {why}", numbers.join(", ")));
            }
            for digits in all_digits(self.words.digits, given) {
                let mut pairs = last.iter().zip(&digits);
                if !pairs.all(|(&last, &next)| self.words.may_follow(last, next)) {
                    continue;
                }
                // What is claimed may be about fewer numbers than are given.
                let state = if self.arity() == given {
                    self.after(state, &digits)
                } else {
                    0
                };
                let next: Vec<BTreeSet<Guess>> = (readers.iter().zip(&sets))
                    .map(|(reader, set)| reader.after(set, &digits))
                    .collect();
                let append = |(&number, &digit): (&Reading, &u8)| {
                    self.words.append(number, i64::from(digit))
                };
                let numbers = numbers.iter().zip(&digits).map(append).collect();
                let last = self.words.to_remember(&digits);
                let fresh = known.len();
                let key = (state, last.clone(), next.clone());
                if *known.entry(key).or_insert(fresh) == fresh {
                    queue.push((state, last, next, numbers));
                }
            }
            if queue.len() > MOST_SETS {
                return refused(format!(
                    "the checker gives up after {MOST_SETS} sets of guesses"
                ));
            }
            done += 1;
        }
        Ok(())
    }
}

/// The guesses of all families, with their readers.
#[derive(Clone)]
struct Guesses<'s, 'r> {
    readers: &'r [Reader<'r>],
    sets: &'s [BTreeSet<Guess>],
    family: usize,
    guesses: Option<std::collections::btree_set::Iter<'s, Guess>>,
}

impl<'s, 'r> Iterator for Guesses<'s, 'r> {
    type Item = (&'r Reader<'r>, &'s Guess);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let set = self.sets.get(self.family)?;
            let guesses = self.guesses.get_or_insert_with(|| set.iter());
            if let Some(guess) = guesses.next() {
                return Some((&self.readers[self.family], guess));
            }
            self.guesses = None;
            self.family += 1;
        }
    }
}

impl<'a> Reader<'a> {
    fn new(moves: Moves, given: Vec<usize>, certificate: &'a Certificate) -> Self {
        let is_guessed = |&track: &usize| !given.contains(&track) && moves.mentions(track);
        let guessed = (0..moves.tracks).filter(is_guessed).collect();
        Self {
            moves,
            given,
            guessed,
            certificate,
        }
    }

    fn start(&self) -> Guess {
        Guess {
            atoms: vec![[0, 0]; self.moves.atoms.len()],
            claims: vec![self.certificate.start; self.moves.claims.len()],
            last_digits: vec![0; self.moves.tracks],
        }
    }

    /// With all that can be guessed before the first digit of the given numbers.
    fn padded(&self, mut set: BTreeSet<Guess>) -> BTreeSet<Guess> {
        let zeros = vec![0; self.given.len()];
        let mut fresh = set.clone();
        while !fresh.is_empty() {
            fresh = self
                .after(&fresh, &zeros)
                .difference(&set)
                .cloned()
                .collect();
            set.extend(fresh.iter().cloned());
        }
        set
    }

    /// All that can be guessed after one more digit of the given numbers.
    fn after(&self, set: &BTreeSet<Guess>, given: &[u8]) -> BTreeSet<Guess> {
        let words = self.certificate.words;
        let mut after = BTreeSet::new();
        let mut digits = vec![0; self.moves.tracks];
        for (&track, &digit) in self.given.iter().zip(given) {
            digits[track] = digit;
        }
        for choice in all_digits(words.digits, self.guessed.len()) {
            for (&track, &digit) in self.guessed.iter().zip(&choice) {
                digits[track] = digit;
            }
            after.extend(set.iter().filter_map(|guess| self.next(guess, &digits)));
        }
        after
    }

    fn next(&self, guess: &Guess, digits: &[u8]) -> Option<Guess> {
        let words = self.certificate.words;
        let mut pairs = guess.last_digits.iter().zip(digits);
        if !pairs.all(|(&last, &next)| words.may_follow(last, next)) {
            return None;
        }
        let atoms = self.moves.atoms.iter().zip(&guess.atoms);
        let atoms: Vec<Reading> = atoms
            .map(|(atom, &before)| atom.read(before, digits, words))
            .collect();
        if self.moves.test.value(&|at| atoms::settled_value(atoms[at])) == Some(false) {
            return None;
        }
        let follow = |(tracks, &state): (&Vec<usize>, &usize)| {
            let digits: Vec<u8> = tracks.iter().map(|&track| digits[track]).collect();
            self.certificate.after(state, &digits)
        };
        let claims = self
            .moves
            .claims
            .iter()
            .zip(&guess.claims)
            .map(follow)
            .collect();
        let last_digits = words.to_remember(digits);
        Some(Guess {
            atoms,
            claims,
            last_digits,
        })
    }

    fn is_move(&self, guess: &Guess) -> bool {
        let holds = |at: usize| Some(self.moves.atoms[at].holds(guess.atoms[at]));
        self.moves.test.value(&holds) == Some(true)
    }

    /// Whether it is a move, and the claim holds of all components.
    fn leads(&self, guess: &Guess) -> bool {
        let holds = |&state: &usize| self.certificate.states[state].0;
        guess.claims.iter().all(holds) && self.is_move(guess)
    }
}

fn all_digits(digits: usize, tracks: usize) -> impl Iterator<Item = Vec<u8>> {
    (0..digits.pow(tracks as u32)).map(move |number| {
        (0..tracks as u32)
            .map(|at| (number / digits.pow(at) % digits) as u8)
            .collect()
    })
}
