//! Grundy values of one heap.
//!
//! - Definition: `G(n) = mex { options(n, G(0..n)) }` for a heap of `n`.
//! - Theorem: Sprague–Grundy; an option of several heaps counts with the nim-sum.
//! - Method: heaps in increasing order, one mex each.
//! - Time: O(total number of options). Memory: O(n).
//! - Source: R. Sprague, Tôhoku Math. J. 41 (1935), 438–444.
//! - Status: equal to Nim and to Kayles' table.

use cargo_snippet::snippet;

use crate::mex::mex;

/// The Grundy values of the heaps `0..=n`.
///
/// `options(m, g)` gives the Grundy values of the options of heap `m`; `g` holds `m` values.
///
/// ```
/// use snippets::sg_table::sg_table;
///
/// assert_eq!(sg_table(3, |_, g| g.to_vec()), [0, 1, 2, 3]);
/// ```
#[snippet("sg_table", doc_hidden, include = "mex")]
pub fn sg_table(n: usize, options: impl Fn(usize, &[usize]) -> Vec<usize>) -> Vec<usize> {
    let mut g = Vec::with_capacity(n + 1);
    for m in 0..=n {
        g.push(mex(options(m, &g)));
    }
    g
}
