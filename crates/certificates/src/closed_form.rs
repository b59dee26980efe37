//! Checks that a closed form agrees with the file's automaton.

use rules::ast::{Comparison, Expr, Formula as Condition};

use crate::answer::Refused;
use crate::certificate_file::Says;
use crate::duties::Checker;
use crate::formula::{Formula, not, track};
use crate::move_formulas::Moves;

impl Checker<'_> {
    /// Checks that the closed form agrees with the automaton, which is already verified.
    ///
    /// # Errors
    /// If they differ, with the position, or if the budget runs out.
    pub fn says_the_same(&self, says: &Says) -> Result<(), Refused> {
        let (differences, why) = match says {
            Says::Positions(condition) => (
                self.in_positions(condition)?,
                "the closed form says another outcome",
            ),
            Says::Values(cases) => (self.in_values(cases)?, "the closed form says another value"),
            Says::Beatty(t) => (
                in_beatty_pairs(*t),
                "the pairs are not those of Beatty's sequences",
            ),
        };
        for differs in differences {
            self.none(&self.reader.read(&differs)?, why)?;
        }
        Ok(())
    }

    /// Returns a converter for expressions in the coordinates alone.
    fn coordinates_only(&self) -> Moves<'_> {
        let coordinates = self.rule.coordinates.len();
        Moves {
            reader: self.reader,
            variables: (0..coordinates).map(track).collect(),
            tracks: coordinates + 1,
            parts: Vec::new(),
        }
    }

    /// Returns the formulas "position that only one of the two calls a P-position".
    fn in_positions(&self, condition: &Condition) -> Result<Vec<Formula>, Refused> {
        let given = self.rule.coordinates.len();
        let mut all = Vec::new();
        let is_p = Formula::Claim((0..given).collect());
        for is_said in [true, false] {
            let mut moves = self.coordinates_only();
            let condition = moves.condition(condition)?;
            let differs = if is_said {
                vec![condition, not(is_p.clone())]
            } else {
                vec![not(condition), is_p.clone()]
            };
            all.push(moves.exists(given + 1, differs));
        }
        Ok(all)
    }

    /// Returns the formula "position with another value" for each case, and one for positions
    /// without a case. Each position has exactly one value, so one direction is enough.
    fn in_values(&self, cases: &[(Condition, Expr)]) -> Result<Vec<Formula>, Refused> {
        let value = self.rule.coordinates.len();
        let mut all = Vec::new();
        let has = Formula::Claim((0..=value).collect());
        for case in 0..=cases.len() {
            let mut moves = self.coordinates_only();
            let mut here = vec![has.clone()];
            for (condition, _) in &cases[..case] {
                let condition = moves.condition(condition)?;
                here.push(not(condition));
            }
            if let Some((condition, said)) = cases.get(case) {
                here.push(moves.condition(condition)?);
                let difference = moves.sum(said)?.plus(-1, &track(value));
                here.push(difference.compared(Comparison::NotEqual));
            }
            all.push(moves.exists(value + 1, here));
        }
        Ok(all)
    }
}

/// Returns formulas that hold for no numbers if the pairs are the pairs of Beatty's sequences.
///
/// Apart from (0, 0), the k-th pair differs by tk, the smaller numbers increase with k, and each
/// positive number is in exactly one pair. So the smaller number of a pair is the least number in
/// no earlier pair, which determines the pairs. Beatty's sequences have these properties.
fn in_beatty_pairs(t: i64) -> Vec<Formula> {
    let (x, y, k, other, later) = (0, 1, 2, 3, 4);
    let compare =
        |a: usize, comparison, b: usize| track(a).plus(-1, &track(b)).compared(comparison);
    let positive = |at: usize| track(at).compared(Comparison::Greater);
    let zero = |at: usize| track(at).compared(Comparison::Equal);
    let pair = |a: usize, b: usize| {
        let ordered = compare(a, Comparison::LessOrEqual, b);
        Formula::All(vec![Formula::Claim(vec![a, b]), ordered, positive(b)])
    };
    let numbered = |a: usize, b: usize, k: usize| {
        let difference = track(b).plus(-1, &track(a)).plus(-i128::from(t), &track(k));
        Formula::All(vec![pair(a, b), difference.compared(Comparison::Equal)])
    };
    let exists = |tracks: Vec<usize>, of: Formula| Formula::Exists(tracks, Box::new(of));
    let first = |a: usize, k: usize, free: usize| exists(vec![free], numbered(a, free, k));
    let is_first = exists(vec![y, k], numbered(x, y, k));
    let is_second = exists(vec![y, k], numbered(y, x, k));
    vec![
        Formula::All(vec![
            Formula::Claim(vec![x, y]),
            not(Formula::Claim(vec![y, x])),
        ]),
        Formula::All(vec![zero(x), zero(y), not(Formula::Claim(vec![x, y]))]),
        Formula::All(vec![pair(x, y), not(positive(x))]),
        Formula::All(vec![pair(x, y), not(exists(vec![k], numbered(x, y, k)))]),
        Formula::All(vec![
            positive(x),
            not(exists(vec![y, k], numbered(y, k, x))),
        ]),
        exists(
            vec![k, later],
            Formula::All(vec![
                first(x, k, other),
                first(y, later, other),
                compare(k, Comparison::LessOrEqual, later),
                compare(x, Comparison::GreaterOrEqual, y),
                not(Formula::All(vec![
                    compare(k, Comparison::Equal, later),
                    compare(x, Comparison::Equal, y),
                ])),
            ]),
        ),
        Formula::All(vec![is_first.clone(), is_second.clone()]),
        Formula::All(vec![positive(x), not(is_first), not(is_second)]),
    ]
}
