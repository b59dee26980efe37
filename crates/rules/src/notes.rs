//! Notes on rules that may mean something else than their author thinks.

use super::ast::{Expr, Family};
use super::checked::CheckedRule;
use super::options::Tries;

impl CheckedRule {
    /// Returns notes on conditions that cover several moves, and on commas that may mean "or".
    pub fn notes(&self) -> Vec<String> {
        let families = &self.rule().families;
        let commas = families
            .iter()
            .enumerate()
            .filter(|(at, family)| self.has_a_comma_for_or(*at, family));
        let commas = commas.map(|(_, family)| self.on_the_comma(family));
        self.on_conditions().into_iter().chain(commas).collect()
    }

    fn written(&self, family: &Family) -> &str {
        &self.text()[family.span.start..family.span.end]
    }

    /// Returns notes on conditions that cover several moves, one of which has no variable of its
    /// own.
    fn on_conditions(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let mut families = &self.rule().families[..];
        while let [first, ..] = families {
            // The next `where` covers the families before it.
            let end = self.text()[first.span.end..].find("where");
            let end = end.map_or(self.text().len(), |end| first.span.end + end);
            let covered = families.partition_point(|family| family.span.end <= end);
            let (covered, rest) = families.split_at(covered.max(1));
            if covered.len() > 1 && covered.iter().any(|family| self.excludes(family)) {
                notes.push(self.on_the_condition(covered, rest.is_empty()));
            }
            families = rest;
        }
        notes
    }

    /// Returns whether the family is a single move, and its condition forbids it somewhere.
    fn excludes(&self, family: &Family) -> bool {
        let coordinates = self.rule().coordinates.len() as u32;
        let side: i64 = match coordinates {
            1 => 13,
            2 => 6,
            3 | 4 => 4,
            5..=8 => 2,
            _ => return false,
        };
        // Without anything on the heaps there are no other moves either.
        family.variables.is_empty()
            && (1..side.pow(coordinates)).any(|at| {
                let number = |place| at / side.pow(place) % side;
                let position: Vec<i64> = (0..coordinates).map(number).collect();
                let mut left = family.components.iter().flat_map(|part| &part.coordinates);
                left.all(|part| matches!(part.value(&position), Ok(0..)))
                    && !family.condition.is_true(&position)
            })
    }

    fn on_the_condition(&self, covered: &[Family], is_last: bool) -> String {
        let (count, last) = (covered.len(), &covered[covered.len() - 1]);
        let covers = format!("the condition after `where` covers all {count} moves before it");
        let text = self.text();
        if !is_last || text.contains('#') {
            return format!("{covers}; write `where` behind each move for its own");
        }
        let others: Vec<&str> = covered.iter().map(|family| self.written(family)).collect();
        let (before, behind) = (&text[..covered[0].span.start], &text[last.span.end..]);
        format!(
            "{covers}; for the last alone, write that move first: `{before}{}{} | {}`",
            self.written(last),
            behind.trim_end(),
            others[..count - 1].join(" | ")
        )
    }

    /// Returns whether each of several components is a smaller position by itself, and all of them
    /// together may be more than the position.
    fn has_a_comma_for_or(&self, number: usize, family: &Family) -> bool {
        let coordinates = self.rule().coordinates.len();
        let is_of_the_position = |part: &Expr| (0..coordinates).any(|at| part.mentions(at));
        let are_all = family
            .components
            .iter()
            .all(|part| part.coordinates.iter().all(is_of_the_position));
        if family.components.len() < 2 || !are_all {
            return false;
        }
        let position = &[[20, 0, 0, 0], [9, 8, 0, 0], [6, 5, 4, 0], [4, 4, 3, 3]][coordinates - 1];
        let position = &position[..coordinates];
        let mut is_more = false;
        let mut tries = Tries::all();
        let seen = self.each_option(number, position, &mut tries, &mut |option| {
            let left: i64 = option.iter().flatten().sum();
            is_more |= left > position.iter().sum();
            Ok(())
        });
        seen.is_ok() && is_more
    }

    fn on_the_comma(&self, family: &Family) -> String {
        let parts = family.components.iter();
        let parts = parts.map(|part| &self.text()[part.span.start..part.span.end]);
        format!(
            "`,` leaves {} heaps at once; for \"or\" write `{}`",
            family.components.len(),
            parts.collect::<Vec<_>>().join(" | ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(rule: &str) -> Vec<String> {
        CheckedRule::new(rule).unwrap().notes()
    }

    #[test]
    fn a_condition_that_covers_several_moves_is_noted() {
        let covers = "the condition after `where` covers all";
        assert_eq!(
            notes("n -> n-1 | n-2 | n/2 where n % 2 == 0, n >= 2"),
            [format!(
                "{covers} 3 moves before it; for the last alone, write that move first: \
                 `n -> n/2 where n % 2 == 0, n >= 2 | n-1 | n-2`"
            )]
        );
        assert_eq!(
            notes("n -> n-3 where n > 5 | n-1 | n/2 where n >= 9 | n-5 where true"),
            [format!(
                "{covers} 2 moves before it; write `where` behind each move for its own"
            )]
        );
        assert!(
            notes("n -> n-k | n/2 where 1 <= k <= 3, n % 2 == 0, n > 0")[0].starts_with(covers)
        );
        assert!(notes("(a, b) -> (a-1, b) | (a, b-1) where a > b")[0].starts_with(covers));
        for rule in [
            "n -> n/2 where n % 2 == 0, n >= 2 | n-1 | n-2",
            "n -> n-1 | n-k where 2 <= k <= 5",
            "n -> n-1 | n/2 where n >= 1",
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1, a + b > 3",
            "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
        ] {
            assert_eq!(notes(rule), [""; 0], "{rule}");
        }
    }

    #[test]
    fn a_comma_that_leaves_more_than_there_was_is_noted() {
        for (rule, instead) in [
            (
                "n -> n-1, n-2",
                "leaves 2 heaps at once; for \"or\" write `n-1 | n-2`",
            ),
            (
                "n -> n - 1, n - 2, n/3 where n > 2",
                "leaves 3 heaps at once",
            ),
            ("n -> n-k, n-2*k where k >= 1", "write `n-k | n-2*k`"),
            (
                "(a, b) -> (a-1, b), (a, b-1)",
                "write `(a-1, b) | (a, b-1)`",
            ),
        ] {
            let notes = notes(rule);
            assert!(
                notes.iter().any(|note| note.contains(instead)),
                "{rule}: {notes:?}"
            );
        }
        for rule in [
            "n -> i, n-i where 1 <= i < n",
            "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
            "n -> i, j where i < j < n",
            "n -> n/2, n/2 where n >= 1",
            "(a, b) -> (i, b), (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
        ] {
            assert_eq!(notes(rule), [""; 0], "{rule}");
        }
    }
}
