//! A game with the moves, values and outcomes that play needs. Grundy values don't decide sums in
//! misère play, so these are played out.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Result, bail, ensure};
use explorer::engine::{self, Engine};
use explorer::explored::Subject;
use explorer::game::{CoinTurns, Game, NAMED_GAMES, TakeSet};
use explorer::rule::{Play, Rule, Sum, sorted, sorted_and_distinct};

/// The code of Treblecross, whose heaps are shown as strips of cells.
const TREBLECROSS: &str = "0.007";

/// A game to play; a position is a sum of components.
pub struct Playable {
    subject: Subject,
    /// Computes values of games on one heap; other games fill tables.
    engine: Option<Box<dyn Engine>>,
    /// Size of the table in each coordinate, and its values; size 0 before it is filled.
    table: (usize, Vec<u32>),
    /// Outcomes found so far in misère play; `None` in normal play.
    misere: Option<Outcomes>,
}

impl Playable {
    /// Reads a game's name, notation or rule.
    ///
    /// # Errors
    /// If the text is neither a game nor a rule.
    pub fn new(text: &str, is_misere: bool) -> Result<Self> {
        let subject = Subject::parse(text.trim(), false, true)?;
        Ok(Self {
            engine: subject.game.as_ref().map(engine::start),
            subject,
            table: (0, Vec::new()),
            misere: is_misere.then(Outcomes::default),
        })
    }

    pub fn is_misere(&self) -> bool {
        self.misere.is_some()
    }

    pub fn coordinates(&self) -> usize {
        self.subject.coordinates()
    }

    /// Returns whether components are coins that show heads, in one row.
    pub fn is_of_coins(&self) -> bool {
        matches!(self.subject.game, Some(Game::Coins(_)))
    }

    /// Returns whether a heap of n + 2 is shown as a strip of n cells; a mark blocks its
    /// neighbours.
    pub fn is_strip(&self) -> bool {
        let game = self.subject.game.as_ref();
        self.subject.same_as().is_none() && game.is_some_and(|it| it.to_string() == TREBLECROSS)
    }

    /// The moves in words or as a rule.
    pub fn about(&self) -> String {
        let Subject {
            name, game, rule, ..
        } = &self.subject;
        let is_rule = game.is_none() || self.subject.same_as().is_some();
        let mut named = NAMED_GAMES.iter();
        let named = named.find(|game| game.name.eq_ignore_ascii_case(name));
        match (named, rule) {
            (Some(named), _) => named.about.to_owned(),
            (None, Some(rule)) if is_rule => rule.rule().to_string(),
            (None, _) => name.clone(),
        }
    }

    /// The position without empty components; two equal coins cancel.
    pub fn normalised(&self, mut position: Sum) -> Sum {
        position.retain(|part| part.iter().any(|&number| number > 0));
        if self.is_of_coins() {
            let mut heads = BTreeSet::new();
            for coin in position {
                if !heads.remove(&coin) {
                    heads.insert(coin);
                }
            }
            return heads.into_iter().collect();
        }
        position
    }

    /// The components left by each move of a component.
    ///
    /// # Errors
    /// If there are too many moves to list.
    pub fn moves(&self, part: &[i64]) -> Result<Vec<Sum>> {
        options(&self.subject, part)
    }

    /// The Grundy value of a component.
    ///
    /// # Errors
    /// If the value can't be computed.
    pub fn value(&mut self, part: &[i64]) -> Result<u32> {
        let largest = part.iter().copied().max().unwrap_or(0) as usize;
        if let Some(engine) = &mut self.engine {
            if engine.values().len() <= largest {
                engine.extend(largest + 1);
            }
            return Ok(engine.values()[largest]);
        }
        if self.table.0 <= largest {
            self.fill(largest + 1)?;
        }
        let index = part
            .iter()
            .fold(0, |index, &at| index * self.table.0 + at as usize);
        Ok(self.table.1[index])
    }

    fn fill(&mut self, size: usize) -> Result<()> {
        let rule = self.subject.rule.as_ref();
        let rule = rule.expect("what has no engine has a rule");
        // Rounded up, so that slightly larger numbers don't fill a new table each time.
        let size = size.next_multiple_of(8);
        let mut table = rule.table(Play::Normal, &vec![size; self.coordinates() - 1])?;
        table.fill(size, |_| true)?;
        self.table = (size, table.values().to_vec());
        Ok(())
    }

    /// The Grundy value of a sum.
    ///
    /// # Errors
    /// If a component's value can't be computed.
    pub fn sum(&mut self, parts: &Sum) -> Result<u32> {
        parts
            .iter()
            .try_fold(0, |sum, part| Ok(sum ^ self.value(part)?))
    }

    /// Returns whether the player to move wins.
    ///
    /// # Errors
    /// If the outcome can't be computed.
    pub fn is_won(&mut self, position: &Sum) -> Result<bool> {
        let Some(mut outcomes) = self.misere.take() else {
            return Ok(self.sum(position)? != 0);
        };
        let position = sorted(position.clone());
        let is_won = outcomes.is_won(&position, |position| self.options(position));
        self.misere = Some(outcomes);
        is_won
    }

    /// The position after a move in one component; its components are sorted.
    pub fn result(&self, position: &Sum, component: usize, to: &Sum) -> Sum {
        let mut result = position.clone();
        result.remove(component);
        result.extend(to.iter().cloned());
        sorted(self.normalised(result))
    }

    /// The different positions that moves lead to.
    fn options(&self, position: &Sum) -> Result<Vec<Sum>> {
        let mut options = Vec::new();
        for (component, part) in position.iter().enumerate() {
            for to in self.moves(part)? {
                options.push(self.result(position, component, &to));
            }
        }
        Ok(sorted_and_distinct(options))
    }

    /// The lost positions that moves lead to; their components are sorted.
    ///
    /// # Errors
    /// If moves or outcomes can't be computed.
    pub fn winning_results(&mut self, position: &Sum) -> Result<BTreeSet<Sum>> {
        let mut results = BTreeSet::new();
        for option in self.options(position)? {
            if !self.is_won(&option)? {
                results.insert(option);
            }
        }
        Ok(results)
    }
}

/// The most parts that the options examined for one position may have in all; fewer in tests, which
/// are hardly optimised.
const MAX_PARTS: usize = if cfg!(test) { 300_000 } else { 3_000_000 };

/// Position → true if the player to move wins, for the known positions.
#[derive(Debug, Default)]
struct Outcomes(HashMap<Sum, bool>);

/// A position while its options are examined.
struct OpenPosition {
    position: Sum,
    options: Vec<Sum>,
    next: usize,
}

impl Outcomes {
    /// Returns whether the player to move wins. `options` returns positions with sorted parts.
    ///
    /// # Errors
    /// If options can't be listed, or there are too many.
    fn is_won(
        &mut self,
        position: &Sum,
        options: impl Fn(&Sum) -> Result<Vec<Sum>>,
    ) -> Result<bool> {
        let mut listed = 0;
        let mut begun = |position: Sum| {
            let options = options(&position)?;
            listed += options.iter().map(|option| 1 + option.len()).sum::<usize>();
            ensure!(
                listed < MAX_PARTS,
                "misère play has to look too far ahead from here; choose fewer or smaller heaps"
            );
            Ok(OpenPosition {
                position,
                options,
                next: 0,
            })
        };
        let mut open: Vec<OpenPosition> = Vec::new();
        if !self.0.contains_key(position) {
            open.push(begun(position.clone())?);
        }
        while let Some(last) = open.last_mut() {
            let Some(option) = last.options.get(last.next) else {
                // Either there are no options, and the player wins, or the opponent wins them all.
                let is_won = last.options.is_empty();
                self.close(&mut open, is_won);
                continue;
            };
            match self.0.get(option) {
                Some(true) => last.next += 1,
                Some(false) => self.close(&mut open, true),
                None => {
                    let option = option.clone();
                    open.push(begun(option)?);
                }
            }
        }
        Ok(self.0[position])
    }

    fn close(&mut self, open: &mut Vec<OpenPosition>, is_won: bool) {
        if let Some(OpenPosition { position, .. }) = open.pop() {
            self.0.insert(position, is_won);
        }
    }
}

/// The most moves to list.
const MAX_MOVES: u64 = 20_000;

/// The components left by each move of a component (a heap, a coin by its place counted from 1, or
/// a position of several numbers), without empty heaps.
///
/// # Errors
/// If no rule says the moves, there are too many to list, or they can't be computed.
pub fn options(subject: &Subject, component: &[i64]) -> Result<Vec<Sum>> {
    let mut options = match (&subject.rule, &subject.game) {
        (Some(rule), _) if most_moves(rule.rule(), component) > MAX_MOVES => {
            bail!("there are too many moves to list");
        }
        (Some(rule), _) => rule.options(component)?,
        (None, Some(Game::Coins(CoinTurns::Run(lengths)))) => runs(lengths, component[0]),
        (None, _) => bail!("no rule says the moves of this game"),
    };
    for option in &mut options {
        option.retain(|left| left.iter().any(|&number| number > 0));
    }
    Ok(sorted_and_distinct(options))
}

/// A rough bound on the number of moves: each variable runs through the numbers up to the largest
/// coordinate.
fn most_moves(rule: &Rule, component: &[i64]) -> u64 {
    let size = component.iter().copied().max().unwrap_or(0).max(1) as u64;
    let free = |variables: usize| {
        // The variables of a sum's components are in increasing order.
        let orders: u64 = (1..=variables as u64).product();
        size.saturating_pow(variables as u32) / orders
    };
    let families = rule.families.iter();
    let moves = families.map(|family| free(family.variables.len()));
    moves.max().unwrap_or(0)
}

/// Options of a coin: a move turns it and the run of coins before it.
fn runs(lengths: &TakeSet, coin: i64) -> Vec<Sum> {
    let lengths = lengths.up_to(coin as usize).into_iter();
    let left = |length: usize| (coin - length as i64 + 1..coin).map(|coin| vec![coin]);
    lengths.map(|length| left(length).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_won(game: &str, position: &[i64]) -> bool {
        let position = position.iter().map(|&heap| vec![heap]).collect();
        let mut game = Playable::new(game, true).unwrap();
        game.is_won(&position).unwrap()
    }

    #[test]
    fn misere_nim_is_nim_until_no_heap_has_two() {
        for a in 0..5 {
            for b in 0..5 {
                for c in 0..5 {
                    let heaps: Vec<i64> = [a, b, c].into_iter().filter(|&it| it > 0).collect();
                    let is_late = heaps.iter().all(|&heap| heap == 1);
                    let won = (a ^ b ^ c != 0) != is_late;
                    assert_eq!(is_won("n -> n-k where k >= 1", &heaps), won, "{heaps:?}");
                }
            }
        }
    }

    /// Published lost rows: Sibert and Conway, Mathematical Kayles (1992).
    #[test]
    fn the_lost_rows_of_misere_kayles() {
        let lost = (1..=22).filter(|&row| !is_won("kayles", &[row]));
        assert_eq!(lost.collect::<Vec<_>>(), [1, 4, 9, 12, 20]);
    }

    #[test]
    fn what_would_take_too_long_is_refused() {
        let mut game = Playable::new("kayles", true).unwrap();
        let position = vec![vec![160], vec![161], vec![162]];
        let error = game.is_won(&position).unwrap_err().to_string();
        assert!(error.contains("fewer or smaller heaps"), "{error}");
        assert!(game.is_won(&vec![vec![2]]).unwrap());
    }

    fn subject(text: &str) -> Subject {
        Subject::parse(text, false, true).unwrap()
    }

    /// Grundy values of heaps, as the mex of the values after each move.
    fn values_by_moves(subject: &Subject, heaps: i64) -> Vec<u32> {
        let mut values = vec![0];
        for heap in 1..heaps {
            let options = options(subject, &[heap]).unwrap();
            let value = |sum: &Sum| sum.iter().fold(0, |g, part| g ^ values[part[0] as usize]);
            let seen: Vec<u32> = options.iter().map(value).collect();
            values.push((0..).find(|g| !seen.contains(g)).unwrap());
        }
        values
    }

    #[test]
    fn the_moves_of_every_game_lead_to_the_values_of_its_engine() {
        let more = [
            "4.7",
            "0.0",
            "take{odd}",
            "take{triangular}",
            "take{fibonacci}",
            "take{powers-of-2}",
            "take{2,5,9}",
            "take3..5",
            "coins{run 2,3}",
        ];
        let named = NAMED_GAMES.iter().map(|game| game.name);
        for name in named.chain(more) {
            let subject = subject(name);
            if let Some(game) = &subject.game {
                let mut engine = engine::start(game);
                engine.extend(16);
                assert_eq!(values_by_moves(&subject, 16), engine.values(), "{name}");
            }
        }
    }

    #[test]
    fn heaps_without_stones_are_left_out_and_every_move_stands_once() {
        let kayles = subject("kayles");
        assert_eq!(
            options(&kayles, &[3]).unwrap(),
            [vec![vec![1]], vec![vec![1], vec![1]], vec![vec![2]]]
        );
        assert!(options(&kayles, &[0]).unwrap().is_empty());
    }

    #[test]
    fn moves_without_number_are_refused() {
        let moebius = subject("moebius");
        assert!(options(&moebius, &[12]).is_ok());
        let error = options(&moebius, &[500]).unwrap_err().to_string();
        assert!(error.contains("too many moves"), "{error}");
    }
}
