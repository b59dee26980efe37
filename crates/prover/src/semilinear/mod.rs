//! Semilinear sets of P-positions: finitely many points, and points that repeat by vectors.
//!
//! Far from the corner the P-positions of many rules lie along beams and repeat there: with p
//! also p + v, p + 2v, …; or they fill a region between two beams and repeat by two vectors.
//! Such a set is semilinear, and so regular in every base (S. Ginsburg and E. H. Spanier,
//! Semigroups, Presburger formulas, and languages, Pacific J. Math. 16 (1966), 285–296). With
//! the vectors (27, 21) and (9, 11) its automaton has thousands of states in base 2, more than
//! can be learned from a table digit by digit. So the vectors are read off the table, and the
//! set that they make is decided like any other claim.

mod automaton;
mod vectors;

pub use automaton::automaton;
pub use vectors::parts;
