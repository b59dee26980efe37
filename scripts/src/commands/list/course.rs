//! `cargo x list --course`: prints the course in learning order.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anstyle::Style;
use anyhow::{Context, Result, ensure};
use site_content::{Chapter, Lesson};

use crate::commands::drill::all_material;
use crate::eprintln;
use crate::system::output;
use crate::workspace::Workspace;
use crate::workspace::course::Course;

/// Title and difficulty of modules and problems, keyed by name.
type Known<'a> = BTreeMap<&'a str, (&'a str, Option<u32>)>;

/// Prints the course: for each family its introduction, its modules and their problems.
///
/// # Errors
/// If there is no course, or it names a module or problem that does not exist.
pub fn run(workspace: &Workspace) -> Result<bool> {
    let workspace = workspace.collection_or_self();
    let path = workspace.course_path();
    let file = workspace.shown(&path);
    let course = Course::read(&path)?;
    ensure!(
        !course.chapters.is_empty(),
        "{file} is missing or names no family; CONTRIBUTING.md says what it holds"
    );
    let (materials, unreadable) = all_material(workspace)?;
    for error in &unreadable {
        eprintln!("error: {error:#}");
    }
    let bins = workspace.bins()?;
    let unread = bins.iter().map(String::as_str);
    let mut known: Known = unread
        .map(|bin| (bin, ("(its header cannot be read)", None)))
        .collect();
    for material in &materials {
        let difficulty = material.problem.as_ref().and_then(|it| it.difficulty);
        known.insert(&material.name, (&material.title, difficulty));
    }
    let chapters = course.chapters.iter().map(|it| chapter(it, &known));
    let chapters: Result<Vec<String>> = chapters.collect();
    let chapters = chapters.with_context(|| format!("in {file}"))?;
    output::print_styled(&chapters.join("\n"))?;
    eprintln!("{}", summary(&course));
    Ok(unreadable.is_empty())
}

fn summary(course: &Course) -> String {
    let count = |size: fn(&Lesson) -> usize| course.lessons().map(size).sum::<usize>();
    format!(
        "{} modules; {} problems on the main road, {} beside it",
        count(|lesson| lesson.modules.len()),
        count(|lesson| lesson.road.len()),
        count(|lesson| lesson.beside.len())
    )
}

fn chapter(chapter: &Chapter, known: &Known) -> Result<String> {
    let bold = Style::new().bold();
    let mut text = format!("{bold}{}{bold:#}\n", chapter.name);
    for line in chapter.introduction.trim().lines() {
        writeln!(text, "  {line}")?;
    }
    for lesson in &chapter.lessons {
        write_lesson(&mut text, lesson, known)?;
    }
    Ok(text)
}

/// Writes a line for each module, what else they are good for, a line for each problem on the main
/// road, one line for the problems beside it.
fn write_lesson(text: &mut String, lesson: &Lesson, known: &Known) -> Result<()> {
    let find = |name: &String| {
        let found = known.get(name.as_str());
        found.with_context(|| {
            format!("`{name}` is no problem and no module; correct the name or remove it")
        })
    };
    text.push('\n');
    for module in &lesson.modules {
        writeln!(text, "  {module}: {}", find(module)?.0)?;
    }
    for line in lesson.also.lines() {
        writeln!(text, "    {line}")?;
    }
    let width = lesson.road.iter().map(String::len).max().unwrap_or(0);
    for bin in &lesson.road {
        let (title, difficulty) = find(bin)?;
        let difficulty = difficulty.map_or("?".to_string(), |it| it.to_string());
        writeln!(text, "    {difficulty:>4}  {bin:width$}  {title}")?;
    }
    for bin in &lesson.beside {
        find(bin)?;
    }
    if !lesson.beside.is_empty() {
        writeln!(text, "    more: {}", lesson.beside.join(", "))?;
    }
    Ok(())
}
