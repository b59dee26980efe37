//! Theorems about the rule of a game, learned or claimed, and decided by finite automata.
//!
//! Which moves a rule allows, what a formula says and what an automaton accepts are relations of
//! numbers that automata read digit by digit ([`automata`]). So the obligations below are
//! questions whether automata are empty: the answer is a proof for **all** positions, or the
//! smallest position where the statement fails, which is looked at once more by plain move
//! generation.
//! Pure, as `explorer` is, which uses it: no file, process, thread or clock.
//!
//! # What has to be shown, and why it is enough
//!
//! - **Every play ends**: each component that a move leaves is smaller in a well-founded order,
//!   a weighted sum of the coordinates or a lexicographic order. Then induction on the order is
//!   sound, and the game determines its P-positions and values.
//! - **A set S is that of the P-positions** iff (a) no move leads from S into S, and (b) from
//!   every position outside S some move leads into S. By induction: if all smaller positions are
//!   right, (a) makes those of S lost and (b) the others won; S is the only kernel of the graph
//!   of moves (J. von Neumann and O. Morgenstern, Theory of Games and Economic Behavior, 1944).
//!   In *misère* play the positions without moves are won: they must be outside S and are excused
//!   from (b).
//! - **A relation F is that of the Grundy values** iff every position has exactly one value by F,
//!   (a) no option has the value of its position, and (b) each smaller value is that of an
//!   option: F(p) is then the least value that no option has (R. Sprague 1935, P. M. Grundy 1939).
//!   The value of an option that is a sum is the xor of the values of its components.
//!
//! What no automaton can read is not decided: products of variables, `gcd`, squares, primes, and
//! games whose P-positions are regular in none of the numerations (Wythoff's Grundy values).
//!
//! # Scanners
//!
//! Take at least m from one heap, or the same from both: by induction the n-th P-positions are (A,
//! B + i) for i below m with B = A + mn, where A is the least number that is none before; so A
//! grows as αn with 1/α + m/(α + m) = 1, which is α² - α - m = 0. The other root of it is within
//! the unit circle for m = 1 alone, Wythoff's game: for m ≥ 2 no numeration of α's is known in
//! which an automaton adds, and the automata of larger and larger tables grow without end.
//!
//! Such games are decided in another way where no automaton was found: a finite *scanner* goes from
//! heap to heap and reads what it wrote itself ([`Scanned`]). It gives all P-positions below n in
//! time O(n), not whether a single large position is one. Of 300 random rules on two heaps (seed 1
//! of the benchmark) it decides 18 that no automaton is known to read. Open stay, among others,
//! most rules with takes of at most the other heap from one of the heaps, where every row has a
//! period of its own, and those with (k, 2k) for all k beside takes from one heap.
//!
//! # Theorems that are learned
//!
//! [`discover`] learns the automaton from a table, whose residuals are told apart on the widest
//! window that the table shows, and proves it. Some that we found in no book, each a test; "states"
//! counts the dead one:
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
//! and what is not shown is dead. `cargo x explore RULE --certificate FILE` writes each in full.
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

#![deny(unsafe_code)]

mod attempt;
mod beatty;
mod certificate_text;
mod claim;
mod conditions;
mod decide;
mod discover;
mod duty;
mod emit;
mod examination;
mod generate;
mod growth;
mod move_relations;
mod numerations;
mod obstacle;
mod order;
mod question;
mod quotient;
mod reader;
mod scan;
mod sentences;
mod terms;
mod theorem_search;
mod tracks;
mod witness;

pub use automata::Table;
pub use certificate_text::certificate;
pub use claim::{Claim, Statement};
pub use decide::{Verdict, decide};
pub use discover::{Source, discover};
pub use duty::Duty;
pub use emit::emit;
pub use generate::generate;
pub use move_relations::Moves;
pub use numerations::{NUMERATIONS, numerations};
pub use obstacle::Obstacle;
pub use order::Order;
pub use question::{Goal, Question, Theorem};
pub use scan::Scanned;
pub use sentences::{picture, statement_in_words};
pub use theorem_search::{agrees, search, search_positions, search_values, with_budget};
pub use witness::{Refutation, Violation};

#[cfg(test)]
mod tests;
