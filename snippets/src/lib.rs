//! Copy-pasteable modules for combinatorial games, one idea a file.
//!
//! Play is normal throughout (a player who can't move loses) unless a name says `misere`. Games are
//! impartial (both players have the same moves), except in the family of numbers and switches.
//!
//! # One way to call
//!
//! | name | result |
//! |---|---|
//! | `x_sg(position, …)` | the Grundy value of one position |
//! | `x_sg_table(n, …)`, `x_sg_table(next)` | those of the heaps `0..=n`, or of all vertices |
//! | `is_x_p_position(position, …)` | whether the mover loses |
//! | `x_p_table(next)` | the same for all vertices |
//! | `x_winning_moves(position, …)` | all winning moves, none in a P-position |
//! | `x_winning_move(position, …)` | one of them, if there can be too many to list |
//! | `best_x_moves`, `best_x_move` | moves that keep a score, cost or outcome, also for the loser |
//! | `x_winner(…)`, `x_score(…)`, `x_value(…)` | `dyadic::Winner`, points, a game's number |
//! | `graph_outcomes`, `dag_scores` | plurals: an entry for each vertex |
//!
//! - Types: a Grundy value is `u64`, and so is a heap, so any values go into `nim::nim_sum` as they
//!   are. Whatever indexes a table or a graph is `usize`. Win, lose or draw is `outcome::Outcome`.
//!   Who of two players with different moves wins is `dyadic::Winner`, and `is_left` says whose
//!   move is meant.
//! - Order of arguments: the position first, then the game's constants (a code, a take-set, the
//!   graph `next`), then tables computed before (`g`), then closures.
//! - A move is given as the position it leaves; in a sum, as the index of the component and what
//!   that becomes. A move that names one of several given things (an edge, a switch, an entry of a
//!   list of moves) is its index.
//! - A graph is `next`: the options of each vertex. If it should be acyclic and isn't, the result
//!   is `Err(cycle)`.

#![warn(missing_docs)]

// Foundations
pub mod mex;
pub mod modular;
pub mod period;
pub mod sg_memo;
pub mod sg_table;

// Heaps
pub mod beatty;
pub mod euclid_game;
pub mod fibonacci_nim;
pub mod generalized_wythoff;
pub mod lasker_nim;
pub mod moore_nim;
pub mod multiple_nim;
pub mod nim;
pub mod nim_count;
pub mod staircase_nim;
pub mod subtraction;
pub mod welter;
pub mod wythoff;
pub mod xor_basis;

// Splitting
pub mod equal_split;
pub mod misere_quotient;
pub mod octal;
pub mod octal_games;

// Coins
pub mod coin_turning;
pub mod nim_logarithm;
pub mod nim_product;
pub mod tartan;

// Trees and graphs
pub mod bipartite_geography;
pub mod compounds;
pub mod every_sg;
pub mod hackenbush;
pub mod loopy_sg;
pub mod misere_sg;
pub mod outcome;
pub mod retrograde;
pub mod sg_dag;
pub mod tree_sg;
pub mod vertex_geography;

// Numbers and switches
pub mod dyadic;
pub mod hot_games;
pub mod number_nimber;
pub mod partizan;
pub mod red_blue_hackenbush;

// Scores
pub mod alpha_beta;
pub mod matrix_game;
pub mod score_games;

// Input
pub mod fast_input;

/// Programs written from the names alone, which run as examples.
#[cfg(doctest)]
#[doc = include_str!("../doctests/one_way_to_call.md")]
pub struct OneWayToCall;
