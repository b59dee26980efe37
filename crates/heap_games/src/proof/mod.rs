//! Proofs of periods: criteria by which finitely many values are enough.

pub mod period;

use std::fmt;

/// Proof that `g(n + period) = g(n)` for every n ≥ `preperiod`. Both are least.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    pub preperiod: usize,
    pub period: usize,
    pub criterion: Criterion,
    /// All heaps up to this one were computed and compared.
    pub last_heap: usize,
}

/// Why a period holds for ever.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Criterion {
    /// Each value depends only on the `window` values before it, and the last `window` values have
    /// occurred before.
    Window { window: usize },

    /// Criterion of Guy and Smith: a move removes at most `longest` and leaves at most two heaps,
    /// and `g(n + p) = g(n)` for n₀ ≤ n ≤ 2n₀ + p + longest.
    ///
    /// For a larger n, an option of `n + p` has a part above n₀ + p, and an option of n has a part
    /// of n₀ or more. Subtracting p from this part, or adding p, keeps its value. So both heaps
    /// have options of the same values.
    GuySmith { longest: usize },

    /// Rare values died out in a sparse space (see `engine::octal`), and the last `window` values
    /// have occurred before.
    ///
    /// Let R be `last_rare`, D be `depth`, `longest` the most that a move removes, and let the
    /// earlier occurrence end before heap x. Hypotheses:
    ///
    /// 1. x ≥ `since`: each value from heap x on was found in this one space;
    /// 2. no known heap after R is rare;
    /// 3. x > 2R + longest: a split of n ≥ x has at most one part up to R, and that part is no
    ///    half, so that the rule of Grundy's game, unequal splits, forbids none of those used;
    /// 4. D ≥ R, and each heap n ≥ x found each rare value below g(n) on a split with a part of
    ///    at most D (or on a move to one heap);
    /// 5. `window` = D + longest, and the earlier occurrence begins after R.
    ///
    /// Then the values repeat for ever. A common option of n ≥ x leaves one heap, or two of which
    /// exactly one is rare; that one is at most R ≤ D, so the other is in the window before n,
    /// and the window decides which common values are options of n. A split with a part of at
    /// most D also has its other part in the window. So a heap m with the same window as n has
    /// the same common options, among them not g(n), and has as options all rare values that n
    /// needed: g(m) = g(n). It is common as n is, and the next heap has the same window again.
    /// (Where classes go by position, p is even, as the values of the window are common in both
    /// places.)
    RareDiedOut {
        last_rare: usize,
        depth: usize,
        window: usize,
    },
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Window { window } => write!(
                f,
                "a value depends on the {window} before it alone, and the last {window} occurred \
                 before"
            ),
            Self::GuySmith { longest } => write!(
                f,
                "Guy–Smith: g(n+p) = g(n) for n₀ ≤ n ≤ 2n₀ + p + {longest}"
            ),
            Self::RareDiedOut {
                last_rare,
                depth,
                window,
            } => write!(
                f,
                "the last heap with a rare value, one that few heaps have, is {last_rare}; each \
                 needed value comes from a split with a part ≤ {depth}; and the last {window} \
                 values occurred before"
            ),
        }
    }
}

/// Proves the least period by [`Criterion::Window`]. Heap 0 may be an exception to the rule.
pub fn by_window<T: Copy + Eq>(values: &[T], window: usize) -> Option<Proof> {
    let period = period::shift_of_last_window(values, window, 1)?;
    Some(Proof {
        preperiod: period::preperiod(values, period),
        period,
        criterion: Criterion::Window { window },
        last_heap: values.len() - 1,
    })
}

/// Proves the least period by [`Criterion::GuySmith`].
///
/// The bound says that n₀ + p ≤ K for K = (last heap − longest) / 2, so the last N − K values
/// must occur p earlier. Only the least such shift p needs to be tried. For if a larger p' is
/// proven, both are periods of the last N − K + p ≥ p + p' values. Then their greatest common
/// divisor is a period as well, and equals p; so p divides p' and has the same preperiod.
pub fn by_guy_smith<T: Copy + Eq>(values: &[T], longest: usize) -> Option<Proof> {
    let reach = values.len().checked_sub(1 + longest)? / 2;
    let period = period::shift_of_last_window(values, values.len() - reach, 0)?;
    let preperiod = period::preperiod(values, period);
    (preperiod + period <= reach).then(|| Proof {
        preperiod,
        period,
        criterion: Criterion::GuySmith { longest },
        last_heap: values.len() - 1,
    })
}
