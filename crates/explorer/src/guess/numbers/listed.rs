//! Reads lists of lost positions, or of won ones: `P-positions: 0, 4, 8`, `losing = [(0, 0), (1,
//! 2)]`.

use anyhow::{Result, bail};

use super::given::{Numbers, Shape};
use super::{lines, shape};

/// Words that name a list of lost positions.
const LOST: [&str; 7] = [
    "p-position",
    "p-positions",
    "losing",
    "lost",
    "lose",
    "loses",
    "cold",
];

/// Words that name a list of won positions.
const WON: [&str; 5] = ["n-position", "n-positions", "winning", "win", "wins"];

/// Words for the other player, who wins where the player to move loses.
const OTHER: [&str; 3] = ["second", "bob", "aoki"];

/// Limit on a listed heap.
const MAX_HEAP: usize = 1 << 20;

/// Listed positions of a game on one heap, or pairs of two; `None` if the text has no such name.
///
/// # Errors
/// If lost positions are named, and no list of heaps follows.
pub fn read(text: &str) -> Result<Option<Numbers>> {
    let Some((name, is_won)) = text.lines().find_map(name_of) else {
        return Ok(None);
    };
    let of_list = |line: &str| name_of(line).is_none_or(|(other, _)| other == name);
    if !text.lines().all(of_list) {
        return Ok(None);
    }
    let without_name = |line| str::strip_prefix(line, name).unwrap_or(line);
    let lists: Vec<&str> = text.lines().map(without_name).collect();
    if let Ok(numbers) = lines::read(&lists.join("\n")).and_then(shape::arranged) {
        if numbers.listed.is_some() && !is_won {
            return Ok(Some(numbers));
        }
        if let Shape::Sequence(heaps) = &numbers.shape
            && numbers.first.is_none()
            && !numbers.are_outcomes
            && let Some(numbers) = of_heaps(heaps, is_won)
        {
            return Ok(Some(numbers));
        }
    }
    if is_won {
        return Ok(None);
    }
    let name = name.trim_end_matches([':', '=', ' ']);
    bail!(
        "`{name}` names lost positions: what follows is no list of heaps, each once, as in \
         `P-positions: 0, 4, 8`, or of four pairs or more, as in `(0, 0), (1, 2)`"
    )
}

/// The name that begins a line, up to the sign behind it, and whether it is of won positions.
fn name_of(line: &str) -> Option<(&str, bool)> {
    let is_in_name = |c: char| c.is_alphabetic() || " -_".contains(c);
    let name = &line[..line.find(|c| !is_in_name(c))?];
    let rest = line[name.len()..].trim_start_matches([':', '=', ' ']);
    let name = &line[..line.len() - rest.len()];
    let lower = name.to_ascii_lowercase().replace("_", " ");
    let lower = lower.replace("p pos", "p-pos").replace("n pos", "n-pos");
    let is_among = |words: &[&str]| {
        let mut named = lower.split(|c: char| !c.is_alphabetic() && c != '-');
        named.any(|word| words.contains(&word))
    };
    match (is_among(&LOST), is_among(&WON)) {
        (true, false) => Some((name, is_among(&OTHER))),
        (false, true) => Some((name, !is_among(&OTHER))),
        _ => None,
    }
}

/// Outcomes up to the last listed heap, from heap 0 if that is listed, else from heap 1, because a
/// list may leave out heap 0.
fn of_heaps(listed: &[i64], are_won: bool) -> Option<Numbers> {
    let last = usize::try_from(*listed.iter().max()?).ok()?;
    if !(2..=MAX_HEAP).contains(&last) {
        return None;
    }
    let (outcome, other) = (i64::from(are_won), i64::from(!are_won));
    let mut outcomes = vec![other; last + 1];
    for heap in listed {
        let heap = usize::try_from(*heap).ok()?;
        if outcomes[heap] == outcome {
            return None;
        }
        outcomes[heap] = outcome;
    }
    let first = usize::from(outcomes[0] == other);
    outcomes.drain(..first);
    Some(Numbers {
        shape: Shape::Sequence(outcomes),
        first: Some(first),
        are_outcomes: true,
        listed: Some(listed.len()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(text: &str) -> (Option<usize>, Vec<i64>) {
        let numbers = read(text).unwrap().unwrap();
        assert!(numbers.are_outcomes && numbers.listed.is_some(), "{text}");
        let Shape::Sequence(outcomes) = numbers.shape else {
            panic!("{text} is a table");
        };
        (numbers.first, outcomes)
    }

    #[test]
    fn listed_heaps_are_outcomes_up_to_the_last_one() {
        for text in [
            "P-positions: 0, 3, 4\n",
            "P positions = 0 3 4\n",
            "losing: [0, 3, 4]\n",
            "lost = {4, 0, 3}\n",
            "losing_positions = [\n    0,\n    3,\n    4,\n]\n",
            "# brute force\nlose 0\nlose 3\nlose 4\n",
            "Lost: 0\nLost: 3\nLost: 4\n",
            "Second player wins: 0, 3, 4\n",
        ] {
            assert_eq!(outcomes(text), (Some(0), vec![0, 1, 1, 0, 0]), "{text}");
        }
        let won = "N-positions: 1, 2, 4\n";
        assert_eq!(outcomes(won), (Some(1), vec![1, 1, 0, 1]));
        assert_eq!(outcomes("P-positions: 2, 4\n"), (Some(1), vec![1, 0, 1, 0]));
    }

    #[test]
    fn listed_pairs_are_a_table_of_outcomes() {
        let pairs = "P-positions: (0, 0), (1, 2), (3, 5), (4, 7)\n";
        assert_eq!(read(pairs).unwrap().unwrap().listed, Some(4));
    }

    #[test]
    fn lost_positions_that_are_no_list_are_refused() {
        for text in [
            "lost = [1, 0, 0, 1]\n",
            "losing: [True, False, False]\n",
            "lose[0] = 1\nlose[1] = 0\n",
            "P-positions: (0, 0), (1, 2)\n",
            "P-positions: 0, -4, 8\n",
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains("names lost positions"), "{error}");
        }
    }

    #[test]
    fn other_names_are_left_to_the_other_readers() {
        for text in [
            "win = [0, 1, 1, 0]\n",
            "win[3] = True\nwin[4] = False\n",
            "lose 0\nwin 1\nwin 2\nlose 3\n",
            "0 1 2 3\n",
            "L = [0, 1, 2]\n",
            "sg: 0 1 2\n",
            "Alice wins, Bob loses: 3\n",
        ] {
            assert_eq!(read(text).unwrap(), None, "{text}");
        }
    }
}
