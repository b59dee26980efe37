//! `cargo x explore` for a page: the report, values for pictures and for the pointer, and code.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use explorer::decided::Watch;
use explorer::explored::{self, Subject};
use explorer::guess::{self, Guess, Shape};
use explorer::known;
use explorer::rule::{CheckedRule, Sum};
use explorer::show::report::{self, Text};
use explorer::show::{emit, tables};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Host;
use crate::playable::{Playable, options};

/// A request to explore a game, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// Time limit for the whole request, in milliseconds.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// The most values in a picture.
const MAX_SHOWN: usize = 4096;

/// The most rows of a table: nobody looks at a larger one.
const MAX_SIZE: usize = 200;

/// Time between two messages about a table's progress.
const BETWEEN_ANSWERS: Duration = Duration::from_millis(100);

/// The page's clock. Nothing stops the engine: the page ends its worker instead.
fn watch(now: &dyn Fn() -> Duration) -> Watch<'_> {
    Watch {
        now,
        is_stopped: &|| false,
    }
}

/// The last answer to a request: the report of `cargo x explore`, its facts without the table, and
/// the fields of `rest`.
fn answer(said: &Text, rest: Value) -> Value {
    let Text {
        answer: wins,
        table,
        lines,
    } = said;
    let mut answer = rest;
    answer["is"] = "report".into();
    answer["report"] = format!("{wins}{lines}{table}").into();
    answer["facts"] = format!("{wins}{lines}").into();
    answer
}

/// Explores a game, and tells the page values as they come.
///
/// # Errors
/// If the text is neither a game nor a rule, or the rule can't be explored.
pub fn explore(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let start = host.now();
    let subject = Subject::parse(&request.game, request.misere, true)?;
    let time = request.milliseconds.map(Duration::from_millis);
    let is_over = || time.is_some_and(|time| host.now().saturating_sub(start) >= time);
    // The outcomes of heaps don't decide the outcomes of sums.
    let leaves_sums = |rule: &CheckedRule| rule.rule().has_sums();
    if request.misere && subject.rule.as_ref().is_none_or(leaves_sums) {
        return explore_misere(request, &is_over);
    }
    ensure!(
        subject.coordinates() == 1 || request.terms.is_none_or(|rows| rows <= MAX_SIZE),
        "a table here has at most {MAX_SIZE} rows"
    );
    let (mut sent, mut last) = (0, start);
    let mut progress = |known: usize, limit: usize, values: &[u32]| {
        let now = host.now();
        if values.is_empty() && now.saturating_sub(last) < BETWEEN_ANSWERS {
            return;
        }
        last = now;
        let shown = values.len().min(MAX_SHOWN);
        let new = &values[sent.min(shown)..shown];
        host.tell(
            &json!({"is": "progress", "known": known, "limit": limit, "from": sent, "values": new}),
        );
        sent = shown;
    };
    let wanted = explored::Request {
        terms: request.terms,
        time,
        ..explored::Request::default()
    };
    let now = || host.now();
    let explored = explored::explore(subject, wanted, watch(&now), &mut progress)?;
    let mut rest = match explored.ruled.as_ref().filter(|_| explored.run.is_none()) {
        Some(ruled) if ruled.sides.len() > 1 => match &tables::layers(ruled)[..] {
            [table] => json!({"rows": table}),
            layers => json!({"layers": layers, "names": explored.subject.coordinate_names()}),
        },
        _ => {
            let values = explored.values();
            let proof = explored.proof();
            json!({
                "values": &values[..values.len().min(MAX_SHOWN)],
                "period": proof.map(|proof| proof.period),
                "preperiod": proof.map(|proof| proof.preperiod),
            })
        }
    };
    let is_short = || {
        let ruled = explored.ruled.as_ref();
        ruled.is_some_and(|ruled| ruled.sides[0] < ruled.rows) || is_over()
    };
    let run = explored.run.as_ref();
    rest["stopped"] = run
        .map_or_else(is_short, |run| run.outcome.interrupted)
        .into();
    rest["misere"] = request.misere.into();
    let answer = answer(&explored.text(), rest);
    Ok((Explored::Game(Box::new(explored)), answer))
}

/// How many heaps to play out if the request doesn't say.
const PLAYED_OUT: usize = 60;

/// Explores misère play of a game whose moves leave several heaps: plays out each heap until the
/// time is over or a heap is too large. The value is 0 if the player to move loses, else 1.
///
/// # Errors
/// If the text isn't a game of heaps.
fn explore_misere(request: &Request, is_over: &dyn Fn() -> bool) -> Result<(Explored, Value)> {
    let mut game = Playable::new(&request.game, true)?;
    ensure!(
        game.coordinates() == 1,
        "misère play is explored where a move leaves one position, or heaps"
    );
    let limit = request.terms.unwrap_or(PLAYED_OUT);
    let mut values: Vec<u32> = Vec::new();
    while values.len() < limit && !is_over() {
        let heap = game.normalised(vec![vec![values.len() as i64]]);
        let Ok(is_won) = game.is_won(&heap) else {
            break;
        };
        values.push(u32::from(is_won));
    }
    let lost = values.iter().enumerate().filter(|(_, value)| **value == 0);
    let lost: Vec<String> = lost.map(|(heap, _)| heap.to_string()).collect();
    let said = Text {
        answer: String::new(),
        table: String::new(),
        lines: format!(
            "game\t{}, misère\nP-positions\t{}\nnot decided\theaps above {}: played out, not \
             proven for all\n",
            game.about(),
            lost.join(" "),
            values.len().saturating_sub(1)
        ),
    };
    let is_stopped = request.terms.is_none() && values.len() < limit;
    let values_found = json!({"values": values, "misere": true, "stopped": is_stopped});
    let answer = answer(&said, values_found);
    Ok((Explored::Misere(Box::new(game), values), answer))
}

/// A request to guess about pasted numbers; `first` is the heap of the first one.
#[derive(Debug, Deserialize)]
pub struct Numbers {
    numbers: String,
    #[serde(default)]
    first: usize,
}

/// Guesses about the numbers that a user's own program printed.
///
/// # Errors
/// If the text has no numbers.
pub fn guess(request: &Numbers) -> Result<(Explored, Value)> {
    let numbers = guess::Numbers::parse(&request.numbers).context("in these numbers")?;
    let asked = Some(request.first).filter(|first| *first > 0);
    let (first, guesses) = known::guesses(&numbers, numbers.first.or(asked));
    let said = report::of_numbers(&numbers, &guesses, first);
    let shown = match &numbers.shape {
        Shape::Sequence(values) => json!({"values": values, "first": first}),
        Shape::Table(rows) => json!({"rows": rows, "first": first}),
    };
    let explored = Explored::Numbers {
        numbers,
        guesses,
        first,
    };
    Ok((explored, answer(&said, shown)))
}

/// A game or numbers, with all known values.
pub enum Explored {
    Game(Box<explored::Explored>),
    /// Misère play of sums; the value is 0 if the player to move loses, else 1.
    Misere(Box<Playable>, Vec<u32>),
    /// Numbers, whose rule is unknown.
    Numbers {
        numbers: guess::Numbers,
        guesses: Vec<Guess>,
        first: usize,
    },
}

/// The most winning moves to show.
const MAX_MOVES: usize = 40;

impl Explored {
    /// Rust code to paste, as `cargo x explore --emit` prints it.
    ///
    /// # Errors
    /// If no code is known that is worth pasting.
    pub fn code(&self, host: &dyn Host) -> Result<String> {
        match self {
            Self::Game(explored) => emit::of_explored(explored),
            Self::Numbers { guesses, .. } => emit::of_numbers(guesses, watch(&|| host.now())),
            Self::Misere(..) => bail!("no formula for misère play of sums is known"),
        }
    }

    /// The value of a position and the moves that win from it.
    ///
    /// # Errors
    /// If the position's moves can't be listed.
    pub fn look(&mut self, position: &[i64]) -> Result<Value> {
        let value = self.value(position);
        let (moves, winning) = match self {
            Self::Numbers { .. } => {
                return Ok(json!({"is": "look", "position": position, "value": value}));
            }
            Self::Misere(game, _) => {
                let position = game.normalised(vec![position.to_vec()]);
                let winning = game.winning_results(&position)?;
                let moves = position
                    .first()
                    .map_or(0, |part| game.moves(part).map_or(0, |it| it.len()));
                (moves, winning.into_iter().collect())
            }
            Self::Game(explored) => {
                let coordinates = explored.subject.coordinates();
                if position.len() != coordinates || position.iter().any(|&number| number < 0) {
                    bail!("the game has {coordinates} coordinates");
                }
                let options = options(&explored.subject, position)?;
                let is_won = |option: &&Sum| self.sum(option) == Some(0);
                let winning: Vec<Sum> = options.iter().filter(is_won).cloned().collect();
                (options.len(), winning)
            }
        };
        let winning: Vec<Sum> = winning.into_iter().take(MAX_MOVES).collect();
        Ok(json!({
            "is": "look",
            "position": position,
            "value": value,
            "moves": moves,
            "winning": winning,
        }))
    }

    fn value(&self, position: &[i64]) -> Option<i64> {
        let at: Vec<usize> = position
            .iter()
            .map(|&at| at.try_into().ok())
            .collect::<Option<_>>()?;
        match self {
            Self::Game(explored) => explored.value(&at).map(i64::from),
            Self::Misere(_, values) => values.get(*at.first()?).map(|&value| value.into()),
            Self::Numbers { numbers, first, .. } => match &numbers.shape {
                Shape::Sequence(values) => values.get(at[0].checked_sub(*first)?).copied(),
                Shape::Table(rows) => {
                    let row = rows.get(at[0].checked_sub(*first)?)?;
                    row.get(at.get(1)?.checked_sub(*first)?).copied()
                }
            },
        }
    }

    fn sum(&self, parts: &Sum) -> Option<i64> {
        parts
            .iter()
            .try_fold(0, |sum, part| Some(sum ^ self.value(part)?))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    struct Nobody;

    impl Host for Nobody {
        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn tell(&self, _: &Value) {}
    }

    fn report(game: &str) -> String {
        let request = Request {
            game: game.to_string(),
            misere: true,
            terms: Some(22),
            milliseconds: None,
        };
        let (_, answer) = explore(&request, &Nobody).unwrap();
        answer["report"].as_str().unwrap().to_string()
    }

    /// Published lost heaps: Sibert and Conway, Mathematical Kayles (1992).
    #[test]
    fn names_and_codes_are_explored_in_misere_play() {
        for game in ["kayles", "0.77", "n -> n-1 | n-2 | i, n-1-i | i, n-2-i"] {
            let report = report(game);
            assert!(report.contains("P-positions\t1 4 9 12 20\n"), "{report}");
        }
        assert!(
            report("take{1,2,3}").contains("theorem"),
            "{}",
            report("take{1,2,3}")
        );
        assert!(!report("nim").is_empty());
    }
}
