//! Writes code for numbers that agree with a known game.

use anyhow::{Context, Result};

use super::function::{function, renamed};
use super::{doc_of, documented, of_explored, of_guesses, with_sum};
use crate::decided::Watch;
use crate::explored::{Request, Subject, explore};
use crate::guess::{Formula, Guess, Known};
use crate::{joined, rule};

/// Writes functions for the first guess about printed numbers: its formula, or the theorem or the
/// loops of the game that it names.
///
/// # Errors
/// If there is no guess, or its game has no code.
pub fn of_numbers(guesses: &[Guess], watch: Watch<'_>) -> Result<String> {
    match guesses.first() {
        Some(guess) if matches!(guess.formula.inner(), Formula::Known(_)) => of_known(guess, watch),
        _ => of_guesses(guesses),
    }
}

fn of_known(guess: &Guess, watch: Watch<'_>) -> Result<String> {
    let Formula::Known(known) = &guess.formula else {
        unreachable!("the caller has looked");
    };
    let checked = Subject::parse(&known.game, known.misere, true)?.rule;
    let checked = checked.context("no rule can express the game")?;
    let names = rule::parameter_names(checked.rule());
    let loops = rule::emitted(&checked);
    let code = if known.misere || rule::is_rule(&known.game) {
        let request = Request {
            is_for_theorem: true,
            ..Request::default()
        };
        let subject = Subject::of_rule(checked, known.misere);
        let explored = explore(subject, request, watch, &mut |_, _, _| {})?;
        let code = of_explored(&explored);
        // A theorem about the P-positions doesn't give the values.
        let says_enough =
            |code: &String| known.misere || known.are_outcomes || code.contains("fn grundy");
        match code {
            Ok(code) if says_enough(&code) => code,
            Err(error) if known.misere => return Err(error),
            _ => loops?,
        }
    } else {
        loops?
    };
    let code = of_the_numbers(code, known, &names);
    Ok(documented(&doc_of(guess), &code))
}

/// Puts a function before the game's that counts heaps as the numbers do, or tells who loses.
fn of_the_numbers(code: String, known: &Known, names: &[String]) -> String {
    let has = |name: &str| code.contains(&format!("pub fn {name}("));
    let is_p_position = has("is_p_position");
    let says_who_loses = is_p_position || known.are_outcomes && has("grundy");
    let is_same = known.shift == 0 && (is_p_position || !known.are_outcomes);
    if is_same || names.len() > 1 && has("grundy_values") {
        return code;
    }
    let (sign, by) = (
        if known.shift < 0 { '-' } else { '+' },
        known.shift.unsigned_abs(),
    );
    let heap = |name: &String| match by {
        0 => name.clone(),
        by => format!("{name} {sign} {by}"),
    };
    let arguments = joined(names.iter().map(heap), ", ");
    let parameters = joined(names.iter().map(|name| format!("{name}: u64")), ", ");
    let code = code
        .split("\n/// The nim-sum of several heaps")
        .next()
        .unwrap_or_default();
    let old =
        ["is_p_position", "grundy", "grundy_values"].map(|name| (name, format!("{name}_of_game")));
    let game = renamed(code, &old);
    let of_numbers = if says_who_loses {
        let value = if is_p_position {
            format!("is_p_position_of_game({arguments})")
        } else {
            format!("grundy_of_game({arguments}) == 0")
        };
        function(&[], &format!("is_p_position({parameters}) -> bool"), &value)
    } else if code.contains("pub fn grundy(") {
        let signature = format!("grundy({parameters}) -> u64");
        let value = format!("grundy_of_game({arguments})");
        with_sum(function(&[], &signature, &value))
    } else if by == 0 {
        return code.to_owned();
    } else {
        let (begin, end) = match sign {
            '-' => ("0".to_owned(), format!("most - {by}")),
            _ => (by.to_string(), format!("most + {by}")),
        };
        let body = format!(
            "let of_game: Vec<u32> = grundy_values_of_game({end});\n\
             let mut values: Vec<u32> = vec![0; {}];\n\
             for heap in {begin}..={end} {{\n    values.push(of_game[heap]);\n}}\n\
             values",
            if sign == '-' { by } else { 0 }
        );
        function(&[], "grundy_values(most: usize) -> Vec<u32>", &body)
    };
    of_numbers + "\n" + &game
}
