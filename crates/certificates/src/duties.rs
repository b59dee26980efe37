//! Duties: the statements that must hold for all positions, and the closed form that must agree
//! with the file's automaton.

use rules::Rule;
use rules::ast::{Comparison, Expr, Family, Formula as Condition};

use crate::answer::{Refused, refused};
use crate::automaton::Automaton;
use crate::file::{Order, Says};
use crate::formula::{Formula, Reader, Sum, any, not, track};
use crate::move_formulas::Moves;

pub struct Checker<'a> {
    pub rule: &'a Rule,
    pub reader: &'a Reader<'a>,
}

impl Checker<'_> {
    pub fn coordinates(&self) -> usize {
        self.rule.coordinates.len()
    }

    /// Returns the moves of a family and the tracks of each component. The first `given` tracks
    /// stay free.
    pub fn moves(
        &self,
        family: &Family,
        given: usize,
    ) -> Result<(Moves<'_>, Vec<Vec<usize>>), Refused> {
        Moves::new(self.reader, self.coordinates(), family, given)
    }

    /// Checks that every component a move leaves is smaller in the order of the file.
    pub fn play_ends(&self, order: &Order) -> Result<(), Refused> {
        let given = self.coordinates();
        for family in &self.rule.families {
            for component in 0..family.components.len() {
                let (moves, components) = self.moves(family, given)?;
                let not_smaller = not_smaller(order, &components[component]);
                let upwards = self.reader.read(&moves.exists(given, vec![not_smaller]))?;
                let tracks: Vec<usize> = (0..given).collect();
                if let Some(from) = self.first_of(&upwards, &tracks) {
                    let why = "a move leads to a position that is not smaller in this order";
                    return refused(format!("line 5: {why}, from {}", self.shown(&from, given)));
                }
            }
        }
        Ok(())
    }

    /// Checks that no move leads from a P-position to another one, and that some move leads to a
    /// P-position from every other position. In misère play, a position without moves must be no
    /// P-position and needs no such move.
    pub fn positions_are_right(&self, misere: bool) -> Result<(), Refused> {
        let given = self.coordinates();
        let (reader, budget) = (self.reader, self.reader.budget);
        let is_p = reader.read(&Formula::Claim((0..given).collect()))?;
        let mut stuck = is_p.not(budget)?;
        if misere {
            let mut over = reader.read(&Formula::All(Vec::new()))?;
            for family in &self.rule.families {
                let (moves, _) = self.moves(family, given)?;
                let movable = reader.read(&moves.exists(given, Vec::new()))?;
                over = over.and(&movable.not(budget)?, budget)?;
            }
            let over_in_p = is_p.and(&over, budget)?;
            self.none(&over_in_p, "play is over in this P-position, and won")?;
            stuck = stuck.and(&over.not(budget)?, budget)?;
        }
        for family in &self.rule.families {
            let (moves, mut components) = self.moves(family, given)?;
            let left = Formula::Claim(components.remove(0));
            let leads = reader.read(&moves.exists(given, vec![left]))?;
            let stays = is_p.and(&leads, budget)?;
            self.none(&stays, "a move leads from this P-position to another")?;
            stuck = stuck.and(&leads.not(budget)?, budget)?;
        }
        self.none(&stuck, "no move leads from here to a P-position")
    }

    /// Checks that every position has one value, that no option has the same, and that each smaller
    /// value is the value of an option.
    pub fn values_are_right(&self) -> Result<(), Refused> {
        let value = self.coordinates();
        let other = value + 1;
        let (reader, budget) = (self.reader, self.reader.budget);
        let has =
            |number: usize| reader.read(&Formula::Claim((0..value).chain([number]).collect()));
        let (has_value, has_other) = (has(value)?, has(other)?);
        let has_none = has_value.without(&[value], budget)?.not(budget)?;
        self.none(&has_none, "this position has no value")?;
        let is_larger = track(other).plus(-1, &track(value));
        let is_larger = reader.read(&is_larger.compared(Comparison::Greater))?;
        let has_larger = has_other
            .and(&is_larger, budget)?
            .without(&[other], budget)?;
        self.none(
            &has_value.and(&has_larger, budget)?,
            "this position has a second, larger value than the last number",
        )?;
        let mut missing = has_larger;
        for family in &self.rule.families {
            let reached = self.reached(family)?;
            self.none(
                &has_value.and(&reached, budget)?,
                "an option has the value of its position, the last number",
            )?;
            missing = missing.and(&reached.not(budget)?, budget)?;
        }
        let why = "no option has the last number, though the value of the position is larger";
        self.none(&missing, why)
    }

    /// Returns the automaton of positions paired with the values of their options.
    fn reached(&self, family: &Family) -> Result<Automaton, Refused> {
        let value = self.coordinates();
        let (mut moves, components) = self.moves(family, value + 1)?;
        let mut claims = Vec::new();
        let mut parts = vec![value];
        let is_sum = components.len() > 1;
        for mut component in components {
            let part = if is_sum { moves.track() } else { value };
            parts.push(part);
            component.push(part);
            claims.push(Formula::Claim(component));
        }
        if is_sum {
            claims.push(Formula::Even(parts));
        }
        self.reader.read(&moves.exists(value + 1, claims))
    }

    /// Refuses unless `offenders` is empty. The error names the first offending position, its value
    /// if there is one, and the line of the state that the file's automaton reaches there.
    pub fn none(&self, offenders: &Automaton, why: &str) -> Result<(), Refused> {
        let symbols = self.reader.claimed.next[0].len();
        let digits = self.reader.numeration.digits;
        let values = usize::from(symbols > digits.pow(self.coordinates() as u32));
        let tracks: Vec<usize> = (0..self.coordinates() + values).collect();
        let claimed = self.reader.claimed;
        let Some(word) = self.first_of(offenders, &tracks) else {
            return Ok(());
        };
        let place = word.iter().fold(claimed.start, |state, digits| {
            claimed.next[state][self.reader.numeration.symbol(digits.iter().copied())]
        });
        let line = claimed.first_line + place;
        let position = self.shown(&word, tracks.len());
        refused(format!("line {line}: {why}, at {position}"))
    }

    /// Returns the digits on these tracks at each place of a shortest accepted word; a track that
    /// isn't read has zeros.
    pub fn first_of(&self, offenders: &Automaton, tracks: &[usize]) -> Option<Vec<Vec<usize>>> {
        let read = &offenders.tracks;
        let digits = |symbol: usize| -> Vec<usize> {
            let all = self.reader.numeration.digits_of(symbol, read.len());
            let all: Vec<usize> = all.collect();
            let on = |track: &usize| read.binary_search(track).map_or(0, |at| all[at]);
            tracks.iter().map(on).collect()
        };
        Some(offenders.shortest()?.into_iter().map(digits).collect())
    }

    /// Writes the numbers on this many tracks.
    pub fn shown(&self, word: &[Vec<usize>], count: usize) -> String {
        let shown = |at: usize| {
            let digits = word.iter().map(|digits| digits[at]);
            match self.reader.numeration.number(digits.clone()) {
                Some(number) => number.to_string(),
                None => {
                    let digits: Vec<String> = digits.map(|digit| digit.to_string()).collect();
                    format!("the number of the digits {}", digits.join(" "))
                }
            }
        };
        let numbers: Vec<String> = (0..count).map(shown).collect();
        format!("({})", numbers.join(", "))
    }
}

/// Returns the formula "the component on the tracks `left` is not smaller than the position".
fn not_smaller(order: &Order, left: &[usize]) -> Formula {
    let excess = |at: usize| track(left[at]).plus(-1, &track(at));
    match order {
        Order::Sum(weights) => {
            let parts = weights.iter().zip(0..);
            let sum = parts.fold(Sum::default(), |sum, (&weight, at)| {
                sum.plus(weight.into(), &excess(at))
            });
            sum.compared(Comparison::GreaterOrEqual)
        }
        Order::Lexicographic(order) => {
            let equal = Formula::All(Vec::new());
            order.iter().rev().fold(equal, |not_smaller, &at| {
                let is = |comparison| excess(at).compared(comparison);
                let equal = Formula::All(vec![is(Comparison::Equal), not_smaller]);
                any(vec![is(Comparison::Greater), equal])
            })
        }
    }
}

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
