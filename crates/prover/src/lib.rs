//! Theorems about the rule of a game, learned or claimed, and decided by finite automata.
//!
//! The moves of a rule, the meaning of a formula, and the words that an automaton accepts are all
//! relations of numbers that automata read digit by digit ([`automata`]). So each obligation below
//! asks whether an automaton is empty. The answer is either a proof for **all** positions, or the
//! smallest position where the statement fails, which plain move generation then checks. Like
//! `explorer`, which uses it, this crate opens no file, starts no process or thread and reads no
//! clock.
//!
//! # Obligations, and why they are enough
//!
//! - **Every play ends**: each component that a move leaves is smaller in a well-founded order,
//!   a weighted sum of the coordinates or a lexicographic order. Then induction on the order is
//!   sound, and the game determines its P-positions and values.
//! - **A set S is the set of the P-positions** iff (a) no move leads from S into S, and (b) from
//!   every position outside S some move leads into S. By induction: if all smaller positions are
//!   right, (a) makes the positions of S lost and (b) the others won; S is the only kernel of the
//!   graph of moves (J. von Neumann and O. Morgenstern, Theory of Games and Economic Behavior,
//!   1944). In *misère* play the positions without moves are won: they must be outside S and are
//!   exempt from (b).
//! - **A relation F gives the Grundy values** iff every position has exactly one value by F, (a) no
//!   option has the value of its position, and (b) each smaller value is the value of an option:
//!   F(p) is then the least value that no option has (R. Sprague 1935, P. M. Grundy 1939). The
//!   value of an option that is a sum is the xor of the values of its components.
//!
//! Some statements no automaton can represent: products of variables, `gcd`, squares, primes, and
//! games whose P-positions are regular in none of the numerations (such as the Grundy values of
//! Wythoff's game). These stay open.
//!
//! `OPEN.md` in this crate's folder describes 20 classes of rules that stay open, with what their
//! P-positions look like. `LITERATURE.md` of the crate `explorer` lists theorems about games of the
//! literature.
//!
//! # Learned theorems
//!
//! [`discover`] learns the automaton from a table and proves it. It tells residuals apart on the
//! widest window that the table shows. We found the following theorems in no book; each has a test.
//! The number of states includes the dead one:
//!
//! | rule | P-positions or values |
//! |---|---|
//! | `(a-k, b) \| (a, b-k) where k % m == 0 \| (a-k, b-k)`, k ≥ 1 | P regular in U(n+1) = mU(n) + U(n-1): 8, 13, 17 states for m = 1, 2, 3; 21 in Zeckendorf's numeration for m = 4 |
//! | `(a-k, b) \| (a, b-k) \| (a-k, b-k)` with k even, or `(a-2, b-1) \| (a-1, b-2)` | P regular in Zeckendorf's numeration: 45 states |
//! | nim on two heaps, or a power of 2 from both | P regular in base 2: 8 states |
//! | `(a-k, b) where (k and b) == 0 \| (a, b-k) where (k and a) == 0`, k ≥ 1 | P regular in base 2: 7 states |
//! | `(a-k, b) where a xor k > b \| (a, b-k)`, k ≥ 1 | P regular in base 2: 4 states |
//! | nim on three heaps, or one from each of two | P regular in base 2: 25 states; with two from each of two: 6 |
//! | nim on two heaps, or one from both | the relation of positions and values is regular in base 2: 23 states |
//!
//! Five of their automata, state by state: `*` accepts, `01→q2` reads the digit 0 of a and 1 of b,
//! and omitted transitions lead to the dead state. `cargo x prove RULE --certificate FILE` writes
//! each automaton in full.
//!
//! Takes that share no bit with the other heap, in base 2:
//! ```text
//! q1*: 00→q1 10→q2 01→q3 11→q4
//! q2: 01→q5
//! q3: 10→q6
//! q4*: 10→q4 01→q4 11→q4
//! q5*: 10→q2 01→q4 11→q4
//! q6*: 10→q4 01→q3 11→q4
//! ```
//! `(a-k, b) where a xor k > b | (a, b-k)`, k ≥ 1, in base 2:
//! ```text
//! q1*: 00→q1 10→q2 11→q3
//! q2*: 01→q2
//! q3: 00→q3 10→q2 11→q3
//! ```
//! Nim on three heaps, or two from each of two, in base 2:
//! ```text
//! q1*: 000→q1 110→q2 101→q2 011→q2
//! q2*: 000→q3 100→q4 010→q4 110→q5 001→q4 101→q5 011→q5 111→q4
//! q3: 000→q1 110→q2 101→q2 011→q2
//! q4*:
//! q5: 000→q3 100→q4 010→q4 110→q5 001→q4 101→q5 011→q5 111→q4
//! ```
//! Nim with even single takes, or equally many from both, in the numeration of t = 2:
//! ```text
//! q1*: 00→q1 10→q2 20→q3 01→q4 02→q5
//! q2*: 01→q6 11→q7 21→q3 22→q8
//! q3: 02→q6
//! q4*: 10→q9 11→q10 12→q5 22→q8
//! q5: 20→q9
//! q6*: 00→q11 10→q2 20→q3
//! q7: 01→q6 11→q2 21→q3
//! q8*:
//! q9*: 00→q12 01→q4 02→q5
//! q10: 10→q9 11→q4 12→q5
//! q11: 00→q6 10→q2 20→q3
//! q12: 00→q9 01→q4 02→q5
//! ```
//! Nim, or an odd number from both, in base 2:
//! ```text
//! q1*: 00→q1 10→q2 01→q3 11→q4
//! q2: 01→q5
//! q3: 10→q6
//! q4: 00→q4 10→q2 01→q3 11→q4
//! q5*: 01→q5
//! q6*: 10→q6
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]
#![deny(unsafe_code)]

mod attempt;
mod certificate_text;
mod closed_forms;
mod conditions;
mod decide;
mod discover;
mod emit;
mod examination;
mod generate;
mod growth;
mod lookup;
mod move_relations;
mod numerations;
mod obstacle;
mod order;
mod plain;
mod reader;
mod same_moves;
mod sentences;
mod slice;
mod terms;
mod theorem;
mod theorem_search;
mod tracks;

pub use automata::Table;
pub use certificate_text::certificate;
pub use decide::{Verdict, decide};
pub use discover::{Source, discover};
pub use emit::emit;
pub use generate::generate;
pub use move_relations::Moves;
pub use numerations::{NUMERATIONS, numerations};
pub use obstacle::Obstacle;
pub use plain::{plain_condition, with_and};
pub use same_moves::have_same_moves;
pub use sentences::{pairs_in_words, picture, statement_in_words, value_in_words};
pub use slice::{is_condition, slice};
pub use theorem::{Claim, Duty, Goal, Question, Statement, Theorem};
pub use theorem_search::{agrees, search, search_positions, search_values, with_budget};

#[cfg(test)]
mod tests;
