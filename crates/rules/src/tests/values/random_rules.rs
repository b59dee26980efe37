//! Random rules: tables, options and the definition agree.

use std::collections::HashMap;

use proptest::prelude::*;

use super::{Options, positions, value};
use crate::tests::random;
use crate::{CheckedRule, Play, Position, Rule};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_table_of_a_rule_is_that_of_its_options(rule in random::playable_rule()) {
        let text = rule.to_string();
        let Ok(game) = CheckedRule::new(&text) else {
            return Ok(());
        };
        let sizes: &[usize] = [&[24][..], &[7, 6], &[4, 4, 3]][rule.coordinates.len() - 1];
        let mut table = game.table(Play::Normal, &sizes[1..]).unwrap();
        let filled = table.fill(sizes[0], |_| true);
        let mut known = HashMap::new();
        for position in positions(sizes) {
            let at: Vec<usize> = position.iter().map(|&c| c as usize).collect();
            let Some(found) = table.value(&at) else {
                prop_assert!(filled.is_err(), "{}", text);
                break;
            };
            let options = |p: &Position| game.options(p).unwrap();
            prop_assert_eq!(found, value(&position, &options, &mut known), "{} at {:?}", text, position);
        }
    }

    #[test]
    fn the_options_of_a_rule_are_those_of_its_definition(rule in random::playable_rule()) {
        let text = rule.to_string();
        let Ok(game) = CheckedRule::new(&text) else {
            return Ok(());
        };
        let sizes: &[usize] = [&[12][..], &[5, 4], &[3, 3, 2]][rule.coordinates.len() - 1];
        for position in positions(sizes) {
            if let Ok(found) = game.options(&position) {
                prop_assert_eq!(found, defined(&rule, &position), "{} at {:?}", text, position);
            }
        }
    }
}

/// Options by the definition; random rules need no free variable of `BEYOND` or more.
fn defined(rule: &Rule, position: &Position) -> Options {
    const BEYOND: i64 = 60;
    let mut options = Options::new();
    for family in &rule.families {
        let mut choices = vec![position.clone()];
        for _ in &family.variables {
            let longer = |start: &Position| {
                let start = start.clone();
                (0..BEYOND).map(move |next| [&start[..], &[next]].concat())
            };
            choices = choices.iter().flat_map(longer).collect();
        }
        for values in choices
            .iter()
            .filter(|values| family.condition.holds(values) == Ok(true))
        {
            let position = |part: &crate::Component| -> Position {
                part.coordinates
                    .iter()
                    .map(|c| c.value(values).unwrap_or(-1))
                    .collect()
            };
            let option: Vec<Position> = family.components.iter().map(position).collect();
            if option.iter().flatten().all(|&coordinate| coordinate >= 0) {
                options.push(option);
            }
        }
    }
    options.sort();
    options.dedup();
    options
}
