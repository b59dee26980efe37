//! Verifies claims without an automaton: a period, and a sum of heaps.
//!
//! For a period, it verifies that the moves of a rule take the numbers of a finite set, and that
//! the Grundy values of the heaps have a period.
//!
//! If at most s can be taken, the last s values determine the next one. So if s values in a row
//! repeat the values of a period earlier, all further values do.
//!
//! If all numbers from f to l can be taken, no value is computed: the heap n has the value ⌊r/f⌋,
//! where r is n modulo f + l. An option of a heap has r − f or less in the place of r, or r + f or
//! more, so none has the heap's value. A take of min(r − j·f, l) leads to each smaller value j
//! (Berlekamp, Conway and Guy, Winning Ways, ch. 4).
//!
//! For a sum, it verifies that the moves are those of heaps, each with the Grundy values of its own
//! certificate. By Sprague and Grundy, the value of a position is then the xor of the heaps'
//! values.

use rules::Rule;
use rules::ast::{Comparison, Component, Expr, Family, Span};

use crate::answer::{Accepted, Budget, Claim, Refused, refused};
use crate::duties::Checker;
use crate::file::{File, Line};
use crate::formula::{Claimed, Formula, Reader, any, constant, track};
use crate::numeration::BINARY;

/// Tracks of the heap and of an option.
const HEAP: usize = 0;
const OPTION: usize = 1;

/// Largest take and period of a range of takes, whose values aren't listed.
const MAX_OF_RANGE: usize = 1 << 31;

/// Largest take and period where values are listed and computed.
const MAX_LISTED: usize = 1 << 24;

/// Verifies a certificate of a period, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate or proves nothing (the error names the line), or if the checker
/// doesn't support its rule.
pub fn check_period(file: File, budget: &Budget) -> Result<Accepted, Refused> {
    let (&[takes, period, values], false) = (&file.lines[..], file.misere) else {
        return refused("a period in normal play has seven lines");
    };
    let rule = &file.rule;
    if rule.coordinates.len() != 1 || rule.has_sums() {
        return refused("line 2: a rule on one heap without sums is expected");
    }
    let values = values.after("values ")?;
    let most = if values.text.starts_with("n/") {
        MAX_OF_RANGE
    } else {
        MAX_LISTED
    };
    let takes = takes_of(takes.after("takes ")?, most)?;
    let period = period.after("period ")?.number_up_to(most)?;
    let is_range = match takes[..] {
        [[first, last]] => values.text == format!("n/{first}") && period == first + last,
        _ => false,
    };
    let claimed = if is_range {
        None
    } else {
        Some(values.numbers()?)
    };
    let is_too_short = |claimed: &Vec<usize>| period == 0 || claimed.len() < period;
    if claimed.as_ref().is_some_and(is_too_short) {
        return refused("line 7: the values up to the end of the first period are expected");
    }
    let taken = |&[first, last]: &[usize; 2]| {
        let left = track(HEAP).plus(-1, &track(OPTION));
        let least = left.clone().plus(1, &constant(-(first as i128)));
        let most = constant(last as i128).plus(-1, &left);
        Formula::All(vec![
            least.compared(Comparison::GreaterOrEqual),
            most.compared(Comparison::GreaterOrEqual),
        ])
    };
    let taken = any(takes.iter().map(taken).collect());
    moves_are(&taken, rule, budget)?;
    if let Some(claimed) = claimed {
        period_holds(&takes, period, &claimed, budget)?;
    }
    Ok(Accepted {
        rule: file.rule,
        misere: false,
        claim: Claim::Period,
        has_closed_form: true,
    })
}

/// Checks that the moves of a rule on one heap lead from each heap to exactly these options.
fn moves_are(taken: &Formula, rule: &Rule, budget: &Budget) -> Result<(), Refused> {
    let reader = Reader {
        numeration: BINARY,
        claimed: &Claimed::nothing(2),
        budget,
    };
    let checker = Checker {
        rule,
        reader: &reader,
    };
    let tracks = [HEAP, OPTION];
    let mut families = Vec::new();
    for family in &rule.families {
        let (moves, components) = checker.moves(family, tracks.len())?;
        let difference = track(components[0][0]).plus(-1, &track(OPTION));
        let is_left = difference.compared(Comparison::Equal);
        families.push(moves.exists(tracks.len(), vec![is_left]));
    }
    let (moves, taken) = (reader.read(&any(families))?, reader.read(taken)?);
    for (one, other) in [(&moves, &taken), (&taken, &moves)] {
        let differs = one.and(&other.not(budget)?, budget)?;
        if let Some(word) = checker.first_of(&differs, &tracks) {
            let shown = checker.shown(&word, tracks.len());
            return refused(format!(
                "line 5: the set of takes is not that of the moves; {shown} are a position and \
                 what is left"
            ));
        }
    }
    Ok(())
}

/// Computes values until as many as can be taken have repeated, and compares them with the claimed
/// ones.
fn period_holds(
    takes: &[[usize; 2]],
    period: usize,
    claimed: &[usize],
    budget: &Budget,
) -> Result<(), Refused> {
    let most = takes.iter().map(|take| take[1]).max().unwrap_or(0);
    let mut values: Vec<usize> = Vec::new();
    // The last heap with each value among the options.
    let mut seen: Vec<usize> = Vec::new();
    for heap in 0..claimed.len() + most {
        for &[first, last] in takes {
            budget.spend(1 + (last - first) / 16)?;
            for take in first..=last.min(heap) {
                seen[values[heap - take]] = heap;
            }
        }
        let value = (0..).find(|&value| seen.get(value) != Some(&heap));
        let value = value.expect("a heap has finitely many options");
        let expected = claimed.get(heap).or_else(|| values.get(heap - period));
        if expected != Some(&value) {
            return refused(format!("line 7: the value of heap {heap} is {value}"));
        }
        if seen.len() <= value {
            seen.resize(value + 1, 0);
        }
        values.push(value);
    }
    Ok(())
}

/// Parses the ranges of numbers up to `most` that may be taken.
fn takes_of(line: Line, most: usize) -> Result<Vec<[usize; 2]>, Refused> {
    let range = |range: Line| {
        let (first, last) = range
            .text
            .split_once("..")
            .unwrap_or([range.text; 2].into());
        let end = |end| range.part(end).number_up_to(most);
        let ends = [end(first)?, end(last)?];
        (1 <= ends[0] && ends[0] <= ends[1])
            .then_some(ends)
            .ok_or_else(|| line.wrong("`takes 1 3..5 …` is expected"))
    };
    line.words().map(range).collect()
}

/// Begins the line before the certificate of a heap: its coordinates follow.
const HEAPS: &str = "heaps ";

/// Verifies a certificate of a sum, and returns the theorem that it proves.
///
/// # Errors
/// If the file is no certificate, if the moves differ from the heaps' moves, or if a heap's
/// certificate is refused.
pub fn check_sum(file: File, budget: &Budget) -> Result<Accepted, Refused> {
    if file.misere {
        return refused("a sum is of normal play");
    }
    let rule = file.rule;
    let size = rule.coordinates.len();
    let mut families = Vec::new();
    let mut has_closed_form = true;
    let mut used = Vec::new();
    let is_within = |_: &Line, next: &Line| !next.text.starts_with(HEAPS);
    for section in file.lines.chunk_by(is_within) {
        let line = section[0];
        let coordinates = line.after(HEAPS)?.numbers()?;
        let own: Vec<&str> = section[1..].iter().map(|line| line.text).collect();
        let heap = crate::check(&own.join("\n"), budget).map_err(|refused| match refused {
            Refused::Wrong(why) => Refused::Wrong(format!("the heaps of line {}: {why}", line.at)),
            other => other,
        })?;
        let gives_values = matches!(heap.claim, Claim::Values | Claim::Period);
        if !gives_values || heap.rule.coordinates.len() != 1 || heap.rule.has_sums() {
            return Err(line.wrong("values of one heap are expected"));
        }
        has_closed_form &= heap.has_closed_form;
        for coordinate in coordinates {
            if coordinate >= size || used.contains(&coordinate) {
                return Err(line.wrong("coordinates of the rule are expected"));
            }
            used.push(coordinate);
            let own = heap.rule.families.iter();
            families.extend(own.map(|family| within(family, coordinate, size)));
        }
    }
    let has =
        |families: &[Family], one: &Family| families.iter().any(|other| one.says_the_same(other));
    let are_same = rule.families.iter().all(|family| has(&families, family))
        && families.iter().all(|family| has(&rule.families, family));
    if !are_same {
        return refused("line 2: the moves are not those of the heaps, each on one of them");
    }
    Ok(Accepted {
        rule,
        misere: false,
        claim: Claim::Sum,
        has_closed_form,
    })
}

/// Returns a heap's family as moves on one coordinate of a position of this size.
fn within(family: &Family, coordinate: usize, size: usize) -> Family {
    let place = |variable: usize| match variable {
        0 => coordinate,
        _ => variable + size - 1,
    };
    let mut coordinates: Vec<Expr> = (0..size).map(Expr::Var).collect();
    coordinates[coordinate] = family.components[0].coordinates[0].renumbered(&place);
    Family {
        components: vec![Component {
            coordinates,
            span: Span::default(),
        }],
        condition: family.condition.renumbered(&place),
        ..family.clone()
    }
}
