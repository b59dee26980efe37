//! Finds the period of a table: an earlier occurrence of its end.

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

    let mut own = vec![window as u32; window];
    let mut known = Match::at(1);
    for shift in 1..window {
        let length = known.length(shift, &own, |length| extend(shift, length, window - shift));
        own[shift] = length as u32;
    }
    let mut known = Match::at(first);
    (first..=longest)
        .find(|&shift| known.length(shift, &own, |length| extend(shift, length, window)) == window)
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
    fn length(&mut self, shift: usize, own: &[u32], extend: impl Fn(usize) -> usize) -> usize {
        let inside = self.end.saturating_sub(shift);
        if inside > 0 {
            let length = own[shift - self.shift] as usize;
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
