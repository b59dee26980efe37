//! Heaps from which a move takes at most `k` stones.
//!
//! - names: bounded nim, Bash game

use cargo_snippet::snippet;

/// Grundy value of a heap of `n` stones, from which a move takes 1 to `k`.
///
/// ```
/// use library::take_up_to::take_up_to_sg;
///
/// assert_eq!(take_up_to_sg(7, 3), 3);
/// assert_eq!(take_up_to_sg(8, 3), 0);
/// ```
#[snippet("take_up_to", doc_hidden)]
pub fn take_up_to_sg(n: u64, k: u64) -> u64 {
    n % (k + 1)
}
