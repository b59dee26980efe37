//! Proofs of periods: criteria by which finitely many values are enough.

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
    let period = shift_of_last_window(values, window, 1)?;
    Some(Proof {
        preperiod: preperiod(values, period),
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
    let period = shift_of_last_window(values, values.len() - reach, 0)?;
    let preperiod = preperiod(values, period);
    (preperiod + period <= reach).then(|| Proof {
        preperiod,
        period,
        criterion: Criterion::GuySmith { longest },
        last_heap: values.len() - 1,
    })
}

/// How many values at the end are searched for first.
const END: usize = if cfg!(test) { 8 } else { 1024 };

/// Finds the least p ≥ 1 such that the last `window` values also stand p places earlier, at index
/// `from` or later.
///
/// Takes O(n) time and 4 bytes of memory per value of the window, and far less of both if the last
/// few values haven't occurred before.
pub fn shift_of_last_window<T: Copy + Eq>(
    values: &[T],
    window: usize,
    from: usize,
) -> Option<usize> {
    let longest = values.len().checked_sub(window + from)?;
    let first = first_shift_of_end(values, window.min(END), longest)?;
    if window <= END {
        Some(first)
    } else {
        first_full_match(values, window, first, longest)
    }
}

/// Finds the least index from which `values[n + period] == values[n]` holds in the table.
pub fn preperiod<T: Eq>(values: &[T], period: usize) -> usize {
    let differs = |&n: &usize| values[n] != values[n + period];
    let compared = values.len().saturating_sub(period);
    (0..compared).rev().find(differs).map_or(0, |n| n + 1)
}

/// Finds `shift_of_last_window` by comparison, for a window of a few values.
fn first_shift_of_end<T: Copy + Eq>(values: &[T], window: usize, longest: usize) -> Option<usize> {
    let (before, end) = values.split_at(values.len() - window);
    (1..=longest).find(|&shift| {
        let earlier = &values[before.len() - shift..][..window];
        // Most shifts differ in the last value, and comparing slices calls a function.
        earlier.last() == end.last() && earlier == end
    })
}

/// Finds `shift_of_last_window` for shifts from `first` on, by the Z-algorithm on the reversed
/// table.
fn first_full_match<T: Copy + Eq>(
    values: &[T],
    window: usize,
    first: usize,
    longest: usize,
) -> Option<usize> {
    let back = |distance: usize| values[values.len() - 1 - distance];
    // Length to which the end matches itself `shift` places earlier, at most `limit`.
    let extend = |shift: usize, mut length: usize, limit: usize| {
        while length < limit && back(shift + length) == back(length) {
            length += 1;
        }
        length
    };

    let mut matches = vec![window as u32; window];
    let mut known = Match::at(1);
    for shift in 1..window {
        let length = known.length(shift, &matches, |length| {
            extend(shift, length, window - shift)
        });
        matches[shift] = length as u32;
    }
    let mut known = Match::at(first);
    (first..=longest).find(|&shift| {
        known.length(shift, &matches, |length| extend(shift, length, window)) == window
    })
}

/// The match of the window that reaches back farthest.
struct Match {
    shift: usize,
    end: usize,
}

impl Match {
    /// Returns the empty match at this shift.
    fn at(shift: usize) -> Self {
        Self { shift, end: shift }
    }

    /// Returns the length of the match at `shift`, given the matches of the window with itself.
    fn length(&mut self, shift: usize, matches: &[u32], extend: impl Fn(usize) -> usize) -> usize {
        let inside = self.end.saturating_sub(shift);
        if inside > 0 {
            let length = matches[shift - self.shift] as usize;
            if length < inside {
                return length;
            }
        }
        let length = extend(inside);
        *self = Self {
            shift,
            end: shift + length,
        };
        length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shift_by_definition(values: &[u8], window: usize, from: usize) -> Option<usize> {
        let longest = values.len().checked_sub(window + from)?;
        let at = values.len() - window;
        (1..=longest).find(|p| values[at - p..][..window] == values[at..])
    }

    #[test]
    fn all_binary_tables_up_to_length_12_agree_with_the_definition() {
        for len in 0..=12 {
            for bits in 0..1u32 << len {
                let values: Vec<u8> = (0..len).map(|i| (bits >> i & 1) as u8).collect();
                for window in 0..=len {
                    assert_eq!(
                        shift_of_last_window(&values, window, 0),
                        shift_by_definition(&values, window, 0),
                        "{values:?}, window {window}"
                    );
                }
            }
        }
    }

    proptest! {
        #[test]
        fn long_windows_agree_with_the_definition(
            start in prop::collection::vec(0u8..3, 0..60),
            cycle in prop::collection::vec(0u8..2, 1..30),
            end in prop::collection::vec(0u8..2, 0..3),
            len in 1usize..300,
            window in 0usize..200,
            from in 0usize..50,
        ) {
            let cycle = cycle.into_iter().cycle();
            let values: Vec<u8> = start.into_iter().chain(cycle).take(len).chain(end).collect();
            prop_assert_eq!(
                shift_of_last_window(&values, window, from),
                shift_by_definition(&values, window, from)
            );
        }
    }

    #[test]
    fn the_preperiod_is_the_first_index_from_which_the_period_holds() {
        assert_eq!(preperiod(&[5, 1, 2, 1, 2, 1], 2), 1);
        assert_eq!(preperiod(&[1, 2, 1, 2], 2), 0);
        assert_eq!(preperiod(&[1, 2, 3], 1), 2);
        assert_eq!(preperiod(&[1], 3), 0);
    }
}
