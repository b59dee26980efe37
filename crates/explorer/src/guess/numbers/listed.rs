//! Reads lists of lost positions, or of won ones: `P-positions: 0, 4, 8`, `losing = [(0, 0), (1,
//! 2)]`.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};

use super::{Numbers, Shape, unnamed};

/// Words that name lost positions and won ones.
const LOST: &str = "p-position p-positions losing lost lose loses cold";
const WON: &str = "n-position n-positions winning win wins";

/// Largest heap that a list may name.
const MAX_HEAP: usize = 1 << 20;

/// Reads a list of heaps or pairs that are lost or won; `None` if no name says that they are.
///
/// # Errors
/// If the name says that they're lost, but no list follows.
pub fn read(text: &str) -> Result<Option<Numbers>> {
    let Some((name, are_won)) = text.lines().find_map(name_of) else {
        return Ok(None);
    };
    let is_listed = |line: &str| name_of(line).is_none_or(|(other, _)| other == name);
    if !text.lines().all(is_listed) {
        return Ok(None);
    }
    let lines = text
        .lines()
        .map(|line| line.strip_prefix(name).unwrap_or(line));
    let numbers = unnamed(&lines.collect::<Vec<_>>().join("\n")).ok();
    let listed = numbers.and_then(|numbers| match &numbers.shape {
        _ if numbers.listed.is_some() && !are_won => Some(numbers),
        Shape::Sequence(heaps) if numbers.first.is_none() && !numbers.are_outcomes => {
            of_heaps(heaps, are_won)
        }
        _ => None,
    });
    ensure!(
        listed.is_some() || are_won,
        "`{}` names lost positions, but no list of heaps follows; write each heap once, as in \
         `P-positions: 0, 4, 8`, or four or more pairs, as in `(0, 0), (1, 2)`",
        name.trim_end_matches([':', '=', ' '])
    );
    Ok(listed)
}

/// Returns the name that begins a line, with its sign, and whether it names won positions.
fn name_of(line: &str) -> Option<(&str, bool)> {
    let name = &line[..line.find(|c: char| !(c.is_alphabetic() || " -_".contains(c)))?];
    let rest = line[name.len()..].trim_start_matches([':', '=', ' ']);
    let lower = name.to_ascii_lowercase().replace('_', " ");
    let lower = lower.replace("p pos", "p-pos").replace("n pos", "n-pos");
    let is_among = |words: &str| {
        let mut named = lower.split_whitespace();
        named.any(|word| words.split(' ').any(|it| it == word))
    };
    let are_won = is_among(WON);
    let is_name = are_won != is_among(LOST) && !rest.starts_with(',');
    is_name.then(|| (&line[..line.len() - rest.len()], are_won))
}

/// Returns the outcomes up to the largest listed heap. They begin at heap 0 if the list has it, and
/// at heap 1 otherwise, because many lists leave it out.
fn of_heaps(listed: &[i64], are_won: bool) -> Option<Numbers> {
    let last = usize::try_from(*listed.iter().max()?).ok()?;
    let heaps: BTreeSet<i64> = listed.iter().copied().collect();
    let first = i64::from(!heaps.contains(&0));
    let are_heaps = heaps.len() == listed.len() && heaps.first() >= Some(&0);
    let outcome = |heap: i64| i64::from(heaps.contains(&heap) == are_won);
    (are_heaps && (2..=MAX_HEAP).contains(&last)).then(|| Numbers {
        shape: Shape::Sequence((first..=last as i64).map(outcome).collect()),
        first: usize::try_from(first).ok(),
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
