//! Explores a game: computes values, and lets its rule decide what holds for all of them.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};

use crate::decided::{
    Findings, GUESSED, Module, Move, Part, Proven, Slice, Sliced, Values, Watch, module_for, parts,
    rule_of, winning_moves,
};
use crate::engine::{self, Engine, Outcome, compute_until_proven};
use crate::game::Game;
use crate::proof::Proof;
use crate::rule::{self, CheckedRule, DEFAULT_ROWS, Play, Rule, Table};
use prover::agrees;
use rules::ast::MAX_COORDINATES;

/// A game that is to be explored.
#[derive(Debug)]
pub struct Subject {
    /// A name, a notation or a rule.
    pub name: String,
    /// The game that an engine computes; none does so in misère play.
    pub game: Option<Game>,
    /// `None` if no rule can express the game, or nobody needs it.
    pub rule: Option<CheckedRule>,
    pub misere: bool,
    /// `true` if the user typed the rule, and `name` is another notation for it.
    is_renamed: bool,
}

impl Subject {
    /// A rule that must decide everything, even if an engine were faster.
    pub fn of_rule(rule: CheckedRule, misere: bool) -> Self {
        Self {
            name: rule.rule().to_string(),
            game: None,
            rule: Some(rule),
            misere,
            is_renamed: false,
        }
    }

    /// Parses a rule, a name, a code or another notation. `needs_rule` says whether the rule is
    /// needed even where an engine proves everything.
    ///
    /// # Errors
    /// If the text is none of these.
    pub fn parse(text: &str, misere: bool, needs_rule: bool) -> Result<Self> {
        let spelled = rule::spelled_out(text);
        if !rule::is_rule(&spelled) {
            let game = Game::parse(&spelled)?;
            let is_rule_needed = needs_rule || misere || engine::is_without_proof(&game);
            let rule = rule_of(&game).filter(|_| is_rule_needed);
            return Ok(Self {
                name: text.to_owned(),
                rule: rule.and_then(|rule| CheckedRule::new(&rule).ok()),
                game: (!misere).then_some(game),
                misere,
                is_renamed: false,
            });
        }
        let mut subject = Self::of_rule(CheckedRule::new(&spelled)?, misere);
        let rule = subject.rule.as_ref().map(CheckedRule::rule);
        let known = rule.and_then(rule::same_as).filter(|_| !misere);
        if let Some(known) = known.map(|known| known.to_string())
            && let Ok(game) = Game::parse(&known)
        {
            subject.name = known;
            subject.game = Some(game);
            subject.is_renamed = true;
        } else if !rule::is_rule(text) {
            subject.name = text.to_owned();
        }
        Ok(subject)
    }

    /// The user's rule and another notation for it, if its game has one.
    pub fn same_as(&self) -> Option<(&Rule, &str)> {
        let rule = self.rule.as_ref().filter(|_| self.is_renamed)?;
        Some((rule.rule(), &self.name))
    }

    /// The rule, if it must decide what holds for all positions, because no engine proves it.
    pub fn deciding_rule(&self) -> Option<&CheckedRule> {
        let is_open = self.game.as_ref().is_none_or(engine::is_without_proof);
        self.rule.as_ref().filter(|_| is_open)
    }

    /// The rule that the report is about: the user's, or the one that decides.
    pub fn reported_rule(&self) -> Option<&CheckedRule> {
        let typed = self.rule.as_ref().filter(|_| self.is_renamed);
        typed.or_else(|| self.deciding_rule())
    }

    /// Returns whether the values of positions are known, and not only who wins.
    pub fn has_values(&self) -> bool {
        !self.misere
    }

    /// Names of the coordinates in the rule.
    pub fn coordinate_names(&self) -> Vec<&str> {
        let rule = self.rule.as_ref();
        rule.map_or(vec!["n"], |rule| rule.rule().coordinate_names())
    }

    /// Number of coordinates of a position.
    pub fn coordinates(&self) -> usize {
        self.coordinate_names().len()
    }
}

/// What to compute.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// Number of values of one heap, or of rows of a table.
    pub terms: Option<usize>,
    /// Time limit for all of it. Without one, values are computed for [`DEFAULT_TIME`] unless
    /// `terms` is set, and the search for a theorem has its own limits.
    pub time: Option<Duration>,
    /// A theorem is asked for, or code for one, and not the values.
    pub is_for_theorem: bool,
    /// The position whose winning moves are asked for, or nothing.
    pub position: Vec<u64>,
    /// `true` if the report has the whole table, and not only its first rows.
    pub is_whole_table: bool,
}

/// Time limit for values, unless the user sets one.
pub const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// Time limit for values from which the prover guesses.
const TIME_TO_GUESS: Duration = Duration::from_secs(2);

/// A game with everything that was found.
pub struct Explored {
    pub subject: Subject,
    pub request: Request,
    /// What the engine has computed.
    pub run: Option<Run>,
    /// What the rule decides, where an engine can't.
    pub ruled: Option<Ruled>,
    /// Module of the collection that is about the game.
    pub module: Option<Module>,
}

/// What an engine has computed.
pub struct Run {
    pub engine: Box<dyn Engine>,
    pub outcome: Outcome,
    /// Why the computation ended before a proof, as a line of the report; empty if it didn't.
    pub stopped: String,
}

/// What a rule decides.
pub struct Ruled {
    /// Values of a table, row by row.
    pub values: Vec<u32>,
    /// Length of the table in each coordinate.
    pub sides: Vec<usize>,
    /// How many rows were asked for.
    pub rows: usize,
    pub findings: Findings,
}

/// Explores a game. `progress` hears how many values are known, of how many, and the engine's
/// values.
///
/// # Errors
/// If the table can't be filled, or a theorem contradicts it, which is a fault of this program.
pub fn explore(
    subject: Subject,
    request: Request,
    watch: Watch<'_>,
    progress: &mut dyn FnMut(usize, usize, &[u32]),
) -> Result<Explored> {
    let clock = Clock {
        watch,
        start: (watch.now)(),
        // The winning moves from a position need time as well.
        time: request.time.map(|time| match request.position[..] {
            [] => time,
            _ => time * 3 / 5,
        }),
    };
    let ruled = subject.deciding_rule();
    let ruled = ruled.map(|rule| rule_explored(rule, &subject, &request, &clock, progress));
    let ruled = ruled.transpose()?;
    let is_covered = |ruled: &Ruled| request.terms.is_none() || ruled.findings.are_proven();
    let is_enough = request.is_for_theorem && ruled.as_ref().is_some_and(is_covered);
    let game = subject.game.as_ref().filter(|_| !is_enough);
    let run = game.map(|game| game_explored(game, &request, &clock, progress));
    let run = run.transpose()?;
    let module = subject
        .reported_rule()
        .and_then(|rule| module_for(rule.rule(), subject.misere, &clock.ends(100, None)));
    Ok(Explored {
        run,
        ruled,
        module,
        subject,
        request,
    })
}

/// Time limit of an exploration.
struct Clock<'a> {
    watch: Watch<'a>,
    start: Duration,
    /// The limit, if the user has set one.
    time: Option<Duration>,
}

impl Clock<'_> {
    /// Returns what tells whether this part of the limit is over or, if there is no limit, the
    /// usual time from now on.
    fn ends(&self, percent: u32, usual: Option<Duration>) -> impl Fn() -> bool {
        let end = match self.time {
            Some(time) => Some(self.start + time * percent / 100),
            None => usual.map(|usual| (self.watch.now)() + usual),
        };
        move || (self.watch.is_stopped)() || end.is_some_and(|end| (self.watch.now)() >= end)
    }
}

/// Time limit for the values of a request.
fn usual_time(request: &Request) -> Option<Duration> {
    request.terms.is_none().then_some(DEFAULT_TIME)
}

/// Fills the table of a rule and looks for a theorem.
fn rule_explored(
    rule: &CheckedRule,
    subject: &Subject,
    request: &Request,
    clock: &Clock<'_>,
    progress: &mut dyn FnMut(usize, usize, &[u32]),
) -> Result<Ruled> {
    let coordinates = rule.rule().coordinates.len();
    if coordinates > MAX_COORDINATES {
        ensure!(
            !subject.misere,
            "misère play of more than {MAX_COORDINATES} heaps is no rule's question: write a \
             program that prints the moves, and run `cargo x explore --moves FILE --misere`"
        );
        // Of so many heaps there is no table.
        let findings = Findings::of_sum(rule, &clock.ends(100, None));
        return Ok(Ruled {
            values: Vec::new(),
            sides: vec![0; coordinates],
            rows: 0,
            findings: findings.context("the heaps can't be explored")?,
        });
    }
    let has_game = subject.game.is_some();
    let are_many = !has_game && !request.is_for_theorem;
    // An engine needs time for its values as well.
    let [for_values, for_theorem] = if has_game { [30, 65] } else { [50, 100] };
    let usual = if are_many {
        usual_time(request)
    } else {
        Some(TIME_TO_GUESS)
    };
    let rows = match (coordinates, request.terms) {
        (_, Some(terms)) if !has_game => terms,
        (1, _) if !are_many => GUESSED,
        _ => DEFAULT_ROWS[coordinates - 1],
    };
    let mut table = rule.table(Play::of(subject.misere), &vec![rows; coordinates - 1])?;
    let is_over = clock.ends(for_values, usual);
    table.fill(rows, |known| {
        progress(known, rows, &[]);
        !is_over()
    })?;
    let is_over = clock.ends(for_theorem, None);
    Ruled::by(rule, subject.misere, rows, &table, &is_over)
}

/// Computes values by the engine of a game, until their period is proven.
fn game_explored(
    game: &Game,
    request: &Request,
    clock: &Clock<'_>,
    progress: &mut dyn FnMut(usize, usize, &[u32]),
) -> Result<Run> {
    let largest = request.position.iter().max().map_or(0, |&heap| heap + 1);
    let limit = request.terms.unwrap_or(engine::default_terms(game));
    let limit = limit.max(usize::try_from(largest)?);
    let is_over = clock.ends(100, usual_time(request));
    let mut engine = engine::start(game);
    let outcome = compute_until_proven(engine.as_mut(), limit, clock.watch.now, |engine| {
        progress(engine.values().len(), limit, engine.values());
        !is_over()
    });
    Ok(Run {
        engine,
        outcome,
        stopped: String::new(),
    })
}

impl Ruled {
    /// Lets the rule decide what a table suggests.
    fn by(
        rule: &CheckedRule,
        misere: bool,
        rows: usize,
        table: &Table<'_>,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Self> {
        let findings = Findings::about(rule, misere, table, is_stopped);
        let agrees = |proven: &Proven| agrees(&proven.theorem.statement, rule, table);
        let heaps = findings.heaps.as_ref();
        ensure!(
            findings.proven().all(agrees) && heaps.is_none_or(|heaps| heaps.agree_with(table)),
            "a theorem contradicts the table of {}; this is a fault of `cargo x explore`: please \
             report the rule",
            rule.rule()
        );
        Ok(Self {
            values: table.values().to_vec(),
            sides: [&[table.rows()], table.sizes()].concat(),
            rows,
            findings,
        })
    }
}

impl Explored {
    /// What the rule has found.
    pub fn findings(&self) -> Option<&Findings> {
        self.ruled.as_ref().map(|ruled| &ruled.findings)
    }

    /// The period that the engine has proven.
    pub fn proof(&self) -> Option<&Proof> {
        self.run.as_ref()?.outcome.proof.as_ref()
    }

    /// Returns the values of the engine, or the rule's table.
    pub fn values(&self) -> &[u32] {
        let run = self.run.as_ref().map(|run| run.engine.values());
        let ruled = self.ruled.as_ref().map(|ruled| &ruled.values[..]);
        run.or(ruled).unwrap_or_default()
    }

    /// The value of a position, if it was computed.
    pub fn value(&self, position: &[usize]) -> Option<u32> {
        let sides = match (&self.run, &self.ruled) {
            (None, Some(ruled)) => &ruled.sides[..],
            _ => &[usize::MAX],
        };
        let mut index = 0;
        for (at, side) in position.iter().zip(sides) {
            index = index * side + at;
            if at >= side {
                return None;
            }
        }
        self.values().get(index).copied()
    }

    /// Finds who loses the positions of a slice.
    ///
    /// # Errors
    /// If that isn't known; says why in one line.
    pub fn sliced(&self, slice: &Slice, is_stopped: &dyn Fn() -> bool) -> Result<Sliced, String> {
        let rule = self.subject.rule.as_ref().ok_or("no rule says the moves")?;
        slice.of(rule, self.subject.misere, self.findings(), is_stopped)
    }

    /// Finds the moves that win from the position of the request; `None` if it's lost.
    ///
    /// # Errors
    /// If they aren't known; says why in one line.
    pub fn winning_moves(
        &self,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<Move>>, String> {
        let rule = self.subject.rule.as_ref().ok_or("no rule says the moves")?;
        let position = &self.request.position;
        let mut parts = match &self.run {
            Some(run) if !self.findings().is_some_and(Findings::are_proven) => vec![Part {
                coordinates: (0..position.len()).collect(),
                rule,
                values: Values::Computed(run.engine.values(), self.proof()),
            }],
            _ => parts(
                rule,
                self.findings(),
                self.subject.misere,
                position,
                is_stopped,
            )?,
        };
        winning_moves(&mut parts, position, is_stopped)
    }
}
