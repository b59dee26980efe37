//! The report on a game whose options the user's program lists, or a file with a graph.

use std::fmt::Write as _;

use crate::guess::{Guess, Numbers};
use crate::positions::{Known, Loopy, Outcome, Play};
use crate::{joined, known, position_at};

use super::report::{self, SHOWN, SHOWN_ROWS, first_of, line};

/// Winning moves in a line.
const SHOWN_MOVES: usize = 20;

/// Winning moves in a row of a list.
const SHOWN_MOVES_IN_ROWS: usize = 3;

/// What the report needs of a solved game.
pub struct Solved {
    pub play: Play,
    /// First number and length of each range that was asked for; empty for a list of states.
    pub sides: Vec<(i64, usize)>,
    /// What is known of the states that were asked for, in order.
    pub known: Vec<Known>,
    /// Their texts; empty for ranges.
    pub states: Vec<String>,
    /// The best moves from each state of a list that are shown.
    pub moves: Vec<Vec<String>>,
}

impl Solved {
    /// Returns the ranges that have more than one number.
    fn ranging(&self) -> Vec<(i64, usize)> {
        let sides = self.sides.iter().copied();
        sides.filter(|side| side.1 > 1).collect()
    }

    /// Returns the numbers of a state, counted in the order in which ranges are combined.
    fn numbers_at(&self, at: usize) -> String {
        let lengths: Vec<usize> = self.sides.iter().map(|side| side.1).collect();
        let places = self.sides.iter().zip(position_at(at, &lengths));
        joined(places.map(|((first, _), at)| first + at as i64), " ")
    }

    /// Returns values or outcomes of one or two ranges, for guesses and pictures, and the first
    /// heap. Of a range, those before the first that isn't known.
    ///
    /// `None` if they aren't numbers: play may be drawn, or heaps are negative.
    pub fn numbers(&self) -> Option<(Numbers, usize)> {
        let is_known = |known: &&Known| **known != Known::Nothing;
        let row = |row: &mut dyn Iterator<Item = &Known>| joined(row.map(letter), " ") + "\n";
        let (text, first) = match self.ranging()[..] {
            _ if self.play.loopy => return None,
            [(first, _)] => (row(&mut self.known.iter().take_while(is_known)), first),
            [(first, _), (column, length)]
                if first == column && self.known.iter().all(|it| is_known(&it)) =>
            {
                let rows = self.known.chunks(length);
                (rows.map(|cells| row(&mut cells.iter())).collect(), first)
            }
            _ => return None,
        };
        let numbers = Numbers::parse(&text).ok()?;
        Some((numbers, usize::try_from(first).ok()?))
    }

    /// Guesses formulas for one or two ranges.
    pub fn guesses(&self) -> Option<(Numbers, usize, Vec<Guess>)> {
        let (numbers, first) = self.numbers()?;
        let (first, guesses) = known::guesses(&numbers, Some(first));
        Some((numbers, first, guesses))
    }

    /// Writes the report: the answer, then `about` the game, then the rest. `is_whole` asks for all
    /// rows of a table.
    pub fn report(&self, about: &str, is_whole: bool) -> String {
        if self.known.iter().all(|known| *known == Known::Nothing) {
            return line("answer", "not known: the search was stopped") + about;
        }
        let mut text = match (&self.known[..], self.guesses()) {
            ([known], None) => return self.of_one(known, about),
            (_, Some((numbers, first, guesses))) => {
                let of_numbers = report::of_numbers(&numbers, &guesses, first);
                let of_range = self.of_range(first, is_whole);
                // These are Grundy values, whatever `explore -` must say of numbers.
                let answer = of_numbers.answer;
                let mut answer = answer.replacen("if these are Grundy values, ", "", 1);
                if !answer.contains("misère") {
                    answer = answer.replacen("answer\t", &format!("answer\t{}", self.misere()), 1);
                }
                return answer + about + &of_range + &without_input(&of_numbers.lines);
            }
            _ => self.counted() + about + &self.on_infinite_values(),
        };
        text += &match self.ranging()[..] {
            [] => self.list(),
            [(first, _)] => self.of_range(usize::try_from(first).unwrap_or(0), is_whole),
            [_, _] => self.table(is_whole),
            _ => {
                let is_lost = |at: &usize| self.known[*at].is_won() == Some(false);
                let lost = (0..self.known.len()).filter(is_lost);
                line(
                    "P-positions",
                    first_of(SHOWN, lost.map(|at| self.numbers_at(at)), ", "),
                ) + &line("next", "`--csv FILE` writes all of them, a row for each")
            }
        };
        text
    }

    /// Reports on one state: who wins, and how.
    fn of_one(&self, known: &Known, about: &str) -> String {
        let state = self.states.first().map_or("this state", String::as_str);
        let words = outcome_in_words(known).unwrap_or_default();
        let answer = format!("{}the player to move {words} from {state}", self.misere());
        let mut text = line("answer", answer) + about;
        if let Some(value) = value(known) {
            text += &line("value", value);
        }
        text + &self.on_infinite_values() + &self.best_moves()
    }

    /// Explains the notation of a draw's value, if there is one.
    fn on_infinite_values(&self) -> String {
        let is_infinite =
            |known: &Known| matches!(known, Known::Outcome(_, Some(Loopy::Infinite(_))));
        if !self.known.iter().any(is_infinite) {
            return String::new();
        }
        let meaning = "`∞{1, 2}` in a sum: whoever is to move wins if the other games xor to 1 or 2, \
                       and draws otherwise";
        line("note", meaning)
    }

    /// Writes the best moves from one state.
    pub fn best_moves(&self) -> String {
        let ([known], [moves]) = (&self.known[..], &self.moves[..]) else {
            return String::new();
        };
        let to = || format!("to {}", listed(moves, SHOWN_MOVES));
        match known.is_won() {
            Some(true) if moves.is_empty() => {
                line("winning moves", "none is needed: who can't move has won")
            }
            Some(true) => line("winning moves", to()),
            Some(false) => line("winning moves", "none: the player to move loses"),
            None if known.is_drawn() => line("drawing moves", to()),
            None => line("winning moves", "not known"),
        }
    }

    /// Names misère play at the beginning of a sentence.
    fn misere(&self) -> &str {
        if self.play.misere {
            "in misère play "
        } else {
            ""
        }
    }

    /// Counts the states that are won, lost, drawn and unknown.
    fn counted(&self) -> String {
        let count = |is: &dyn Fn(&Known) -> bool| self.known.iter().filter(|it| is(it)).count();
        let all = self.known.len();
        let won = count(&|it| it.is_won() == Some(true));
        let lost = count(&|it| it.is_won() == Some(false));
        let mut text = format!(
            "{}the player to move wins from {won} of {all} states and loses from {lost}",
            self.misere()
        );
        for (number, what) in [
            (count(&Known::is_drawn), "are draws"),
            (count(&|it| *it == Known::Nothing), "aren't known"),
        ] {
            if number > 0 {
                let _ = write!(text, "; {number} {what}");
            }
        }
        line("answer", text)
    }

    /// Writes the values of a range, or its P-positions; of two ranges, a table.
    fn of_range(&self, first: usize, is_whole: bool) -> String {
        if self.ranging().len() == 2 {
            return self.table(is_whole);
        }
        let heaps = |is: &dyn Fn(&Known) -> bool| {
            let all = self.known.iter().enumerate().filter(|(_, it)| is(it));
            first_of(SHOWN, all.map(|(at, _)| first + at), " ")
        };
        if self.play.misere || self.play.loopy {
            let mut text = line("P-positions", heaps(&|it| it.is_won() == Some(false)));
            if self.known.iter().any(Known::is_drawn) {
                text += &line("draws", heaps(&Known::is_drawn));
            }
            return text;
        }
        let known = self.known.iter().enumerate();
        let known = known.filter_map(|(at, known)| match known {
            Known::Value(value) => Some((*value, at)),
            _ => None,
        });
        let maximum = known.max_by_key(|(value, at)| (*value, usize::MAX - at));
        let mut text = line(
            "values",
            first_of(SHOWN, self.known.iter().map(letter), " "),
        );
        if let Some((maximum, at)) = maximum {
            text += &line("maximum", format!("{maximum}, first at {}", first + at));
        }
        text
    }

    /// Writes the first rows and columns of a table.
    fn table(&self, is_whole: bool) -> String {
        let [(row, rows), (column, columns)] = self.ranging()[..] else {
            return String::new();
        };
        let most = if is_whole { usize::MAX } else { SHOWN_ROWS };
        let shown = columns.min(most);
        let heads = joined((0..shown).map(|at| column + at as i64), "\t");
        let mut text = format!("a \\ b\t{heads}\n");
        for (heap, cells) in (row..).zip(self.known.chunks(columns)).take(most) {
            let cells = joined(cells[..shown].iter().map(letter), "\t");
            let _ = writeln!(text, "{heap}\t{cells}");
        }
        if rows > most || columns > most {
            text += &line("next", "`--table` prints all of it, `--csv FILE` writes it");
        }
        text
    }

    /// Writes a row for each state of a list.
    fn list(&self) -> String {
        let mut text = "state\tvalue\tbest moves\n".to_owned();
        for (at, (state, known)) in self.states.iter().zip(&self.known).take(SHOWN).enumerate() {
            let moves = self
                .moves
                .get(at)
                .map(|moves| listed(moves, SHOWN_MOVES_IN_ROWS));
            let moves = moves.unwrap_or_default();
            let _ = writeln!(text, "{state}\t{}\t{moves}", in_a_cell(known));
        }
        if self.states.len() > SHOWN {
            let more = self.states.len() - SHOWN;
            text += &line("next", format!("`--csv FILE` writes {more} more"));
        }
        text
    }

    /// Returns the title of a picture of the game with this name.
    pub fn title(&self, name: &str) -> String {
        let what = if self.play.misere {
            "Misère outcomes"
        } else {
            "Grundy values"
        };
        format!("{what} of {name}")
    }

    /// Writes all that is known for other programs.
    pub fn csv(&self, texts: &mut dyn Iterator<Item = String>) -> String {
        match self.ranging()[..] {
            [_, (_, columns)] => {
                let rows = self.known.chunks(columns);
                rows.map(|cells| joined(cells.iter().map(letter), ",") + "\n")
                    .collect()
            }
            [_] if self.sides.len() == 1 => {
                let rows = texts.zip(&self.known);
                let rows = rows.map(|(heap, it)| format!("{heap},{}\n", in_a_cell(it)));
                "heap,value\n".to_owned() + &rows.collect::<String>()
            }
            _ => {
                let cells = |(state, known): (String, &Known)| [state, in_a_cell(known)];
                let rows = texts.zip(&self.known).map(cells);
                let rows = rows.map(|row| joined(row.iter().map(|it| quoted(it)), ",") + "\n");
                "state,value\n".to_owned() + &rows.collect::<String>()
            }
        }
    }
}

/// Leaves out the line that says how numbers were read: nobody typed them.
fn without_input(lines: &str) -> String {
    let lines = lines.split_inclusive('\n');
    lines.filter(|line| !line.starts_with("input\t")).collect()
}

/// Writes what is known of a state in one word: a value, or W, L, D.
fn letter(known: &Known) -> String {
    match (known, known.is_won()) {
        (Known::Value(value), _) => value.to_string(),
        (_, Some(true)) => "W".to_owned(),
        (_, Some(false)) => "L".to_owned(),
        (Known::Nothing, _) => "?".to_owned(),
        (_, None) => "D".to_owned(),
    }
}

/// Writes a value, or an outcome with its value.
fn in_a_cell(known: &Known) -> String {
    match value(known) {
        Some(value) if !matches!(known, Known::Value(_)) => format!("{} {value}", letter(known)),
        _ => letter(known),
    }
}

/// Writes the value of a state, if play has values.
fn value(known: &Known) -> Option<String> {
    match known {
        Known::Value(value) | Known::Outcome(_, Some(Loopy::Finite(value))) => {
            Some(value.to_string())
        }
        Known::Outcome(_, Some(Loopy::Infinite(values))) => {
            Some(format!("∞{{{}}}", joined(values, ", ")))
        }
        Known::Outcome(_, None) | Known::Nothing => None,
    }
}

fn outcome_in_words(known: &Known) -> Option<String> {
    let in_moves = |moves: u32| match moves {
        0 => String::new(),
        1 => " in 1 move".to_owned(),
        _ => format!(" in {moves} moves"),
    };
    Some(match known {
        Known::Value(0) => "loses".to_owned(),
        Known::Value(_) => "wins".to_owned(),
        Known::Outcome(Outcome::Won(moves), _) => format!("wins{}", in_moves(*moves)),
        Known::Outcome(Outcome::Lost(moves), _) => format!("loses{}", in_moves(*moves)),
        Known::Outcome(Outcome::Drawn, _) => "draws".to_owned(),
        Known::Nothing => return None,
    })
}

/// Lists the first texts, with the number of the rest.
fn listed(texts: &[String], most: usize) -> String {
    let shown = texts[..texts.len().min(most)].join(", ");
    match texts.len().saturating_sub(most) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

/// Quotes a cell of a CSV file.
fn quoted(text: &str) -> String {
    if text.contains([',', '"']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}
