//! Take-sets and octal codes that numbers determine.
//!
//! All functions take the values of heaps 0, 1, 2, …; of outcomes, 0 is a lost heap.

/// Most values to fit to. The others are compared afterwards.
const FITTED: usize = 128;

/// Most digits of a code after its point.
const MAX_DIGITS: usize = 4;

/// Values above this fit no game.
const MAX_VALUE: i64 = 63;

/// How the values of a take-set are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    Values,
    Outcomes { misere: bool },
}

/// Finds a small set of numbers that may be taken, if one gives these values.
pub fn take_set(values: &[i64], reading: Reading) -> Option<Vec<usize>> {
    let values = fittable(values)?;
    // A number that leads from a value to the same one can't be taken.
    let is_allowed = |take: &usize| {
        let is_equal = |heap: usize| values[heap] == values[heap - take];
        let matters = |heap: usize| reading == Reading::Values || values[heap] == 0;
        !(*take..values.len()).any(|heap| matters(heap) && is_equal(heap))
    };
    let allowed: Vec<usize> = (1..values.len()).filter(is_allowed).collect();
    let explains =
        |set: &[usize]| (0..values.len()).all(|heap| explains(values, heap, set, reading));
    // In misère play the least number decides which heaps are won because they have no option.
    let mut sets = (0..allowed.len()).map(|from| allowed[from..].to_vec());
    let mut set = sets.find(|set| explains(set))?;
    for take in allowed.into_iter().rev() {
        let rest: Vec<usize> = set.iter().copied().filter(|&other| other != take).collect();
        if !rest.is_empty() && explains(&rest) {
            set = rest;
        }
    }
    Some(set)
}

/// Returns whether the options of a heap give its value.
fn explains(values: &[i64], heap: usize, set: &[usize], reading: Reading) -> bool {
    let takes = set.iter().filter(|take| **take <= heap);
    let options = takes.fold(0_u64, |options, take| options | 1 << values[heap - take]);
    match reading {
        Reading::Values => i64::from(options.trailing_ones()) == values[heap],
        Reading::Outcomes { misere } => {
            (values[heap] != 0) == (options & 1 > 0 || misere && options == 0)
        }
    }
}

/// Finds the codes with the fewest digits that give these values.
pub fn codes(values: &[i64]) -> Vec<String> {
    let Some(values) = fittable(values) else {
        return Vec::new();
    };
    let tables: Vec<Vec<[u64; 3]>> = (0..=MAX_DIGITS).map(|take| options(values, take)).collect();
    let all = (1..=MAX_DIGITS).map(|length| {
        let mut found = Vec::new();
        for before in [0, 4] {
            extend(values, &tables, length, &mut vec![before], &mut found);
        }
        found
    });
    let codes = all
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default();
    let moves = |code: &Vec<u32>| code.iter().map(|digit| digit.count_ones()).sum::<u32>();
    let codes = rules::sorted(codes.into_iter().map(|code| (moves(&code), code)).collect());
    let written = |(_, code): (u32, Vec<u32>)| {
        let digits: String = code[1..].iter().map(u32::to_string).collect();
        format!("{}.{digits}", code[0])
    };
    codes.into_iter().map(written).collect()
}

/// For each heap, the values of its options if `take` are taken and 0, 1 or 2 heaps stay, as bits.
fn options(values: &[i64], take: usize) -> Vec<[u64; 3]> {
    let of_heap = |heap: usize| {
        let rest = heap.checked_sub(take);
        let whole = u64::from(rest == Some(0));
        let one = rest.filter(|rest| (1..heap).contains(rest));
        let splits = (1..rest.unwrap_or(0)).map(|i| values[i] ^ values[heap - take - i]);
        let two = splits.fold(0, |options, value| options | 1 << value);
        [whole, one.map_or(0, |rest| 1 << values[rest]), two]
    };
    (0..values.len()).map(of_heap).collect()
}

/// Adds digits up to `length`, each so that it gives the value of the heap of its place.
fn extend(
    values: &[i64],
    tables: &[Vec<[u64; 3]>],
    length: usize,
    code: &mut Vec<u32>,
    found: &mut Vec<Vec<u32>>,
) {
    let is_right = |heap: usize, code: &[u32]| {
        let allowed = code.iter().zip(tables).map(|(digit, options)| {
            let bits = (0..3).filter(|bit| digit >> bit & 1 > 0);
            bits.fold(0, |all, bit| all | options[heap][bit])
        });
        let options: u64 = allowed.fold(0, |all, options| all | options);
        i64::from(options.trailing_ones()) == values[heap]
    };
    let place = code.len();
    if place > length {
        if code[length] > 0 && (place..values.len()).all(|heap| is_right(heap, code)) {
            found.push(code.clone());
        }
        return;
    }
    for digit in 0..8 {
        code.push(digit);
        if values.len() <= place || is_right(place, code) {
            extend(values, tables, length, code, found);
        }
        code.pop();
    }
}

fn fittable(values: &[i64]) -> Option<&[i64]> {
    let values = &values[..values.len().min(FITTED)];
    let is_small = |value: &i64| (0..=MAX_VALUE).contains(value);
    values.iter().all(is_small).then_some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_with_the_fewest_digits_is_found() {
        let values = |code: &str, count| -> Vec<i64> {
            let values = heap_games::values(code, count).unwrap();
            values.into_iter().map(i64::from).collect()
        };
        for code in ["0.77", "0.07", "0.137", "0.007", "4.3", "0.156"] {
            assert_eq!(codes(&values(code, 60))[0], code);
        }
        assert!(codes(&values("grundy", 60)).is_empty());
        let set = take_set(&values("take{1,8,11}", 60), Reading::Values);
        assert_eq!(set, Some(vec![1, 8, 11]));
    }
}
