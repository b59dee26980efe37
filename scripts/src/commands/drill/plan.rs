//! The material to practise, in the order of the course, and what comes next.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail};
use catalogue::header::without_tests;
use catalogue::{Header, did_you_mean};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use super::history::{History, PractisedCard};
use crate::workspace::Workspace;
use crate::workspace::course::Course;
use crate::workspace::modules;
use crate::workspace::problem::Problem;
use crate::workspace::problems::{self, OwnedProblem};

/// Problem or snippet that can be drilled.
#[derive(Debug, Clone)]
pub struct Material {
    pub name: String,
    pub title: String,
    pub url: Option<String>,
    /// Rules of the game in whole sentences; empty if the header has none.
    pub rules: String,
    pub games: Vec<String>,
    pub reference: PathBuf,
    pub goal: Duration,
    /// The problem; `None` for a snippet.
    pub problem: Option<Problem>,
    /// `true` if the problem belongs to the user, not to the collection.
    pub is_own: bool,
}

impl Material {
    /// Returns whether the games, the title or the name contain this text.
    pub fn is_about(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let mut words = self.games.iter().chain([&self.title, &self.name]);
        words.any(|word| word.to_lowercase().contains(&text))
    }

    /// Returns whether the material is about a game: every snippet is, and a problem whose header
    /// says so.
    pub fn is_of_a_game(&self) -> bool {
        !self.games.is_empty()
    }

    /// Returns whether the problem comes from this judge.
    pub fn is_from(&self, judge: &str) -> bool {
        let problem = self.problem.as_ref();
        let own = problem.and_then(|problem| problem.judge.as_ref());
        own.is_some_and(|own| own.eq_ignore_ascii_case(judge))
    }
}

/// Returns all material in the order of the course, then what the course doesn't name. The errors
/// are those of unreadable headers.
///
/// # Errors
/// If a folder, a file or the course cannot be read.
pub fn all_material(workspace: &Workspace) -> Result<(Vec<Material>, Vec<Error>)> {
    let mut materials = Vec::new();
    let (problems, mut unreadable) = problems::problems(workspace)?;
    for module in modules::all(workspace.collection_or_self())? {
        match of_snippet(workspace, &module) {
            Ok(snippet) => materials.push(snippet),
            Err(error) => unreadable.push(error),
        }
    }
    for found in problems {
        materials.push(of_problem(found)?);
    }
    let course = Course::read(&workspace.course_path())?;
    let order = course.order();
    let place = |material: &Material| order.iter().position(|name| *name == material.name);
    materials.sort_by_cached_key(|material| place(material).unwrap_or(order.len()));
    Ok((materials, unreadable))
}

/// Finds the problem or snippet of this name.
///
/// # Errors
/// If there is none (similar names are suggested), or its header cannot be read.
pub fn find_material(workspace: &Workspace, name: &str) -> Result<Material> {
    let (mut materials, _) = all_material(workspace)?;
    if let Some(index) = materials.iter().position(|known| known.name == name) {
        return Ok(materials.swap_remove(index));
    }
    let home = workspace.home_of(name);
    if home.bin_path(name).is_file() {
        let problem = home.problem(name)?;
        let is_own = false;
        return of_problem(OwnedProblem { problem, is_own });
    }
    if modules::all(workspace.collection_or_self())?
        .iter()
        .any(|module| module == name)
    {
        return of_snippet(workspace, name);
    }
    let names: Vec<&str> = materials.iter().map(|known| known.name.as_str()).collect();
    bail!(
        "no problem or snippet `{name}`{}; `cargo x drill list` shows all",
        did_you_mean(name, &names)
    )
}

fn of_problem(OwnedProblem { problem, is_own }: OwnedProblem) -> Result<Material> {
    let source = fs_err::read_to_string(&problem.path)?;
    Ok(Material {
        is_own,
        name: problem.bin.clone(),
        title: problem.title.clone(),
        url: problem.url.clone(),
        rules: problem.rules.clone(),
        games: problem.games.clone(),
        reference: problem.path.clone(),
        goal: goal(&source),
        problem: Some(problem),
    })
}

fn of_snippet(workspace: &Workspace, module: &str) -> Result<Material> {
    // A user's repository has the modules without their tests.
    let folder = workspace.collection_or_self().snippets_dir();
    let path = folder.join(module).with_extension("rs");
    let source = fs_err::read_to_string(&path)?;
    let header = Header::parse(&source).with_context(|| format!("in {}", path.display()))?;
    let definition = header.field("Definition").map(|field| field.value.clone());
    Ok(Material {
        name: module.to_string(),
        title: header.title,
        url: None,
        rules: definition.unwrap_or_default(),
        games: vec![module.replace('_', " ")],
        goal: goal(&source),
        reference: path,
        problem: None,
        is_own: false,
    })
}

/// Goal time: five minutes to think, plus twenty seconds for each line of the reference's code.
fn goal(source: &str) -> Duration {
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let seconds = 300 + 20 * without_tests(source).lines().filter(is_code).count() as u64;
    Duration::from_secs(seconds.next_multiple_of(60))
}

/// The next step and its reason.
pub struct Plan {
    /// Index of the material to practise; `None` if there's enough for today.
    pub step: Option<usize>,
    /// Summary line for the user.
    pub summary: String,
}

/// A card whose recall on the day of the contest is below this is practised again.
const MIN_RECALL: f64 = 0.9;

/// Chooses the next step: first due material, the most forgotten first, then new material in its
/// order. Before a contest: also the day's share of the new material, then material that would be
/// forgotten by the contest.
pub fn next(
    materials: &[Material],
    history: &History,
    now: DateTime<Utc>,
    until: Option<NaiveDate>,
) -> Plan {
    let progress = Progress::new(materials, history, now);
    match until {
        None => progress.plan(),
        Some(day) => progress.plan_towards(day),
    }
}

/// Progress of all material at one time.
struct Progress<'a> {
    /// Material practised before, each with its index in the list.
    practised: Vec<(usize, &'a PractisedCard)>,
    /// Indices of new material.
    new: Vec<usize>,
    now: DateTime<Utc>,
}

impl<'a> Progress<'a> {
    fn new(materials: &[Material], history: &'a History, now: DateTime<Utc>) -> Self {
        let (mut practised, mut new) = (Vec::new(), Vec::new());
        for (index, material) in materials.iter().enumerate() {
            match history.cards.get(&material.name) {
                Some(card) => practised.push((index, card)),
                None => new.push(index),
            }
        }
        Self {
            practised,
            new,
            now,
        }
    }

    fn plan(&self) -> Plan {
        let step = self.most_overdue().or(self.new.first().copied());
        let next_due = self.practised.iter().map(|(_, card)| card.memory.due).min();
        let summary = match (step, next_due) {
            (None, Some(next)) => format!("nothing is due before {}", next.date_naive()),
            _ => format!("{} due, {} new", self.count_due(), self.new.len()),
        };
        Plan { step, summary }
    }

    fn plan_towards(&self, day: NaiveDate) -> Plan {
        let days = (day - self.now.date_naive()).num_days().max(1) as usize;
        let left = self.new_left_today(days);
        let new = self.new.first().copied().filter(|_| left > 0);
        let step = self.most_overdue().or(new).or(self.most_fading(day));
        let (due, all_new) = (self.count_due(), self.new.len());
        let mut summary =
            format!("{days} days to {day}: {due} due, {all_new} new, {left} of them today");
        if step.is_none() {
            summary.push_str("; enough for today");
        }
        Plan { step, summary }
    }

    fn count_due(&self) -> usize {
        let due = self.practised.iter().filter(|(_, card)| self.is_due(card));
        due.count()
    }

    /// Returns the due material that is most likely forgotten.
    fn most_overdue(&self) -> Option<usize> {
        self.least_recalled(self.now, |card| self.is_due(card))
    }

    /// Returns the material, not practised today, that is most likely forgotten on the day of the
    /// contest.
    fn most_fading(&self, day: NaiveDate) -> Option<usize> {
        let contest = day.and_time(NaiveTime::MIN).and_utc();
        self.least_recalled(contest, |card| {
            let is_fading = card.memory.get_retrievability(contest) < MIN_RECALL;
            is_fading && !self.is_today(card.memory.last_review)
        })
    }

    /// Returns how many new items are still to begin today, if they are shared evenly among the
    /// days.
    fn new_left_today(&self, days: usize) -> usize {
        let begun_today = self.practised.iter();
        let begun_today = begun_today.filter(|(_, card)| self.is_today(card.reviews[0]));
        let begun_today = begun_today.count();
        let share = (self.new.len() + begun_today).div_ceil(days);
        share.saturating_sub(begun_today).min(self.new.len())
    }

    fn least_recalled(
        &self,
        at: DateTime<Utc>,
        is_wanted: impl Fn(&PractisedCard) -> bool,
    ) -> Option<usize> {
        let wanted = self.practised.iter().filter(|(_, card)| is_wanted(card));
        let recall = |card: &PractisedCard| card.memory.get_retrievability(at);
        let least = wanted.min_by(|a, b| recall(a.1).total_cmp(&recall(b.1)));
        least.map(|&(index, _)| index)
    }

    fn is_due(&self, card: &PractisedCard) -> bool {
        card.memory.due <= self.now
    }

    fn is_today(&self, at: DateTime<Utc>) -> bool {
        at.date_naive() == self.now.date_naive()
    }
}

#[cfg(test)]
mod tests {
    use chrono::{Duration as Days, TimeZone};

    use super::super::log::Grade;
    use super::super::log::{Event, EventKind};
    use super::*;

    #[test]
    fn the_goal_grows_with_the_code_alone() {
        let source = "//! A.\n\nfn f() {\n    // why\n}\n#[cfg(test)]\nmod tests {\n}\n";
        assert_eq!(goal(source), Duration::from_secs(360));
    }

    fn material(name: &str) -> Material {
        Material {
            name: name.to_string(),
            title: String::new(),
            url: None,
            rules: String::new(),
            games: Vec::new(),
            reference: Default::default(),
            goal: Default::default(),
            problem: None,
            is_own: false,
        }
    }

    fn day(day: i64) -> DateTime<Utc> {
        Utc.with_ymd_and_hms(2026, 3, 1, 9, 0, 0).unwrap() + Days::days(day)
    }

    fn chosen(names: &[&str], log: &[(&str, i64, Grade)], now: i64, until: Option<i64>) -> String {
        let events: Vec<Event> = log
            .iter()
            .map(|&(name, at, grade)| Event {
                at: day(at),
                name: name.to_string(),
                kind: EventKind::Done { grade, seconds: 1 },
            })
            .collect();
        let materials: Vec<Material> = names.iter().map(|name| material(name)).collect();
        let until = until.map(|until| day(until).date_naive());
        let plan = next(&materials, &History::from_events(&events), day(now), until);
        plan.step.map_or("", |index| names[index]).to_string()
    }

    #[test]
    fn what_is_due_comes_before_what_is_new() {
        let log = [("b", 0, Grade::Good), ("c", 0, Grade::Again)];
        assert_eq!(chosen(&["a", "b", "c"], &[], 0, None), "a");
        assert_eq!(chosen(&["a", "b", "c"], &log, 0, None), "a");
        assert_eq!(chosen(&["a", "b", "c"], &log, 9, None), "c");
        assert_eq!(chosen(&["b", "c"], &log, 0, None), "");
    }

    #[test]
    fn towards_a_contest_new_material_is_shared_among_the_days() {
        let names = ["a", "b", "c", "d"];
        let one = [("a", 0, Grade::Good)];
        assert_eq!(chosen(&names, &one, 0, Some(2)), "b");
        let two = [("a", 0, Grade::Good), ("b", 0, Grade::Good)];
        assert_eq!(chosen(&names, &two, 0, Some(2)), "");
        assert_eq!(chosen(&names, &two, 1, Some(2)), "c");
    }

    #[test]
    fn what_would_be_forgotten_by_the_contest_is_practised_once_more() {
        let log = [("a", 0, Grade::Hard), ("b", 0, Grade::Easy)];
        assert_eq!(chosen(&["a", "b"], &log, 1, Some(9)), "a");
        assert_eq!(chosen(&["b"], &log, 1, Some(9)), "");
    }
}
