//! Copy-pasteable modules for combinatorial games, one idea a file.
//!
//! Normal play throughout (who cannot move loses) unless a name says `misere`. Games are impartial,
//! both players have the same moves, but for the family of numbers and switches.

#![warn(missing_docs)]

// Foundations
pub mod mex;
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
pub mod nim;
pub mod nim_count;
pub mod staircase_nim;
pub mod subtraction;
pub mod wythoff;
pub mod xor_basis;

// Splitting
pub mod octal;
pub mod octal_games;
pub mod octal_moves;
pub mod octal_period;

// Coins
pub mod coin_turning;
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
pub mod red_blue_hackenbush;

// Scores
pub mod alpha_beta;
pub mod matrix_game;
pub mod score_games;

// Input
pub mod fast_input;
