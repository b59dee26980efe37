//! Rule: the course lists everything once, and nothing before the modules that it needs.

use std::collections::{BTreeMap, BTreeSet};

use scripts::workspace::course::Course;
use scripts::workspace::modules;
use scripts::workspace::snippets::Library;
use site_content::Lesson;

use super::{assert_none, workspace};

const FILE: &str = "problems/course.toml";

const ON_THE_ROAD: usize = 3;

/// Module that makes solutions read faster. A problem that uses it can be solved without it, so it
/// may stand below.
const FOR_READING: &str = "fast_input";

type Names = BTreeSet<String>;

/// The modules and problems of the collection.
#[derive(Default)]
struct KnownNames {
    /// Module → its family in `snippets/src/lib.rs`.
    family: BTreeMap<String, String>,
    /// Module or problem → modules that it uses.
    needs: BTreeMap<String, Names>,
    /// Problem → difficulty.
    difficulty: BTreeMap<String, u32>,
}

impl KnownNames {
    fn read() -> Self {
        let mut known = Self::default();
        let workspace = workspace();
        let list = std::fs::read_to_string(workspace.snippets_dir().join("lib.rs")).unwrap();
        let mut family = "";
        for line in list.lines() {
            if let Some(name) = line.strip_prefix("// ") {
                family = name;
            } else if let Some(module) = line.strip_prefix("pub mod ") {
                let module = module.trim_end_matches(';').to_string();
                known.family.insert(module, family.to_string());
            }
        }
        let library = Library::read(&workspace).unwrap();
        for snippet in library.iter() {
            let module = |name: &str| {
                let snippet = library.get(name).unwrap();
                modules::of_file(&workspace, &workspace.root().join(&snippet.file)).unwrap()
            };
            let own = module(&snippet.name);
            let others = snippet.includes.iter().map(|include| module(&include.name));
            let others = others.filter(|other| *other != own);
            known.needs.entry(own.clone()).or_default().extend(others);
        }
        for problem in super::problems() {
            let used = modules::used("snippets", &std::fs::read_to_string(&problem.path).unwrap());
            known.needs.insert(problem.bin.clone(), used);
            // The rule about headers reports a missing difficulty.
            let difficulty = problem.difficulty.unwrap_or(0);
            known.difficulty.insert(problem.bin, difficulty);
        }
        known
    }

    fn complaints(&self, course: &Course) -> Vec<String> {
        let mut complaints = self.named_once(course);
        for family in &course.chapters {
            let name = &family.name;
            if !family.introduction.trim().ends_with('.') {
                complaints.push(format!(
                    "the introduction of `{name}` is no whole sentences; say there what to notice \
                     in a statement"
                ));
            }
            let modules = family.lessons.iter().flat_map(|it| &it.modules);
            for module in modules {
                if let Some(home) = self.family.get(module).filter(|home| *home != name) {
                    complaints.push(format!(
                        "`{module}` stands in `{name}`; move it to `{home}`, its family in \
                         snippets/src/lib.rs"
                    ));
                }
            }
        }
        complaints.extend(self.modules_first(course));
        complaints.extend(
            course
                .lessons()
                .flat_map(|lesson| self.lesson_in_order(lesson)),
        );
        complaints
    }

    /// Complaints about modules and problems that the course lacks, repeats or invents.
    fn named_once(&self, course: &Course) -> Vec<String> {
        let mut complaints = Vec::new();
        let mut named = BTreeSet::new();
        let modules = course.lessons().flat_map(|lesson| &lesson.modules);
        let modules = modules.map(String::as_str);
        let problems = course.lessons().flat_map(problems);
        let modules = modules.map(|name| (name, self.family.contains_key(name), "module"));
        let problems = problems.map(|name| (name, self.difficulty.contains_key(name), "problem"));
        for (name, is_known, kind) in modules.chain(problems) {
            if !is_known {
                complaints.push(format!(
                    "`{name}` is no {kind}; correct the name or remove it"
                ));
            }
            if !named.insert(name) {
                complaints.push(format!("`{name}` stands there twice; remove one of them"));
            }
        }
        let is_lacking = |name: &&String| !named.contains(name.as_str());
        let lacking = self.family.keys().filter(is_lacking);
        complaints.extend(lacking.map(|module| {
            let family = &self.family[module];
            format!("add `{module}` to the modules of a lesson in the family `{family}`")
        }));
        let lacking = self.difficulty.keys().filter(is_lacking);
        complaints.extend(lacking.map(|bin| {
            format!("add `{bin}` to the lesson that it practises, on the `road` or `beside` it")
        }));
        complaints
    }

    /// Complaints about lessons before a module that they use.
    fn modules_first(&self, course: &Course) -> Vec<String> {
        let mut complaints = Vec::new();
        let mut learned = Names::new();
        for lesson in course.lessons() {
            learned.extend(lesson.modules.iter().cloned());
            let modules = lesson.modules.iter().map(String::as_str);
            for name in modules.chain(problems(lesson)) {
                let needs = self.needs.get(name).into_iter().flatten();
                let needs = needs.filter(|it| *it != FOR_READING && !learned.contains(*it));
                complaints.extend(needs.map(|module| {
                    format!("`{name}` uses the module `{module}`; move it below that module")
                }));
            }
        }
        complaints
    }

    /// Complaints about a lesson that doesn't end with three problems of rising difficulty, or
    /// whose further problems don't go from easy to hard.
    fn lesson_in_order(&self, lesson: &Lesson) -> Vec<String> {
        let mut complaints = Vec::new();
        for bins in [&lesson.road, &lesson.beside] {
            let pairs = bins.windows(2).map(|pair| (&pair[0], &pair[1]));
            let difficulty = |bin: &String| self.difficulty.get(bin);
            let wrong = pairs.filter(|&(a, b)| difficulty(a) > difficulty(b));
            complaints.extend(wrong.map(|(a, b)| {
                format!("`{b}` stands behind `{a}`, which is harder; exchange them")
            }));
        }
        let difficulties: Vec<_> = lesson
            .road
            .iter()
            .map(|bin| self.difficulty.get(bin))
            .collect();
        let is_rising = difficulties.windows(2).all(|pair| pair[0] < pair[1]);
        if lesson.road.len() != ON_THE_ROAD || !is_rising {
            complaints.push(format!(
                "the road of the lesson with {:?} must have {ON_THE_ROAD} problems of rising \
                 difficulty, not {:?}",
                lesson.modules, lesson.road
            ));
        }
        complaints
    }
}

fn problems(lesson: &Lesson) -> impl Iterator<Item = &str> {
    lesson.road.iter().chain(&lesson.beside).map(String::as_str)
}

#[test]
fn the_course_names_everything_once_after_what_it_uses_from_easy_to_hard() {
    let course = Course::read(&workspace().course_path()).unwrap();
    let complaints = KnownNames::read().complaints(&course);
    let complaints = complaints.iter().map(|it| format!("{FILE}: {it}"));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn the_rule_sees_what_lacks_what_is_stale_and_what_comes_too_early() {
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Names>();
    let known = KnownNames {
        family: ["mex", "sg_table"]
            .map(|it| (it.to_string(), "A".to_string()))
            .into(),
        needs: [
            ("sg_table", names(&["mex"])),
            ("cf1_b", names(&["sg_table"])),
        ]
        .map(|(name, needs)| (name.to_string(), needs))
        .into(),
        difficulty: [
            ("cf1_a", 800),
            ("cf1_c", 1600),
            ("cf1_d", 2000),
            ("cf2_a", 800),
            ("cf1_b", 1600),
            ("cf2_c", 2000),
        ]
        .map(|(name, difficulty)| (name.to_string(), difficulty))
        .into(),
    };
    let good = "[[family]]\nname = 'A'\nintroduction = 'B.'\n\
        [[family.lesson]]\nmodules = ['mex']\nroad = ['cf1_a', 'cf1_c', 'cf1_d']\n\
        [[family.lesson]]\nmodules = ['sg_table']\nroad = ['cf2_a', 'cf1_b', 'cf2_c']\n";
    let complaints = |text: &str| known.complaints(&toml::from_str(text).unwrap());
    assert_none(&complaints(good));
    for (right, wrong, complaint) in [
        (", 'cf1_b'", "", "add `cf1_b`"),
        ("modules = ['mex']\n", "", "add `mex` to the modules"),
        (
            "'cf1_a', 'cf1_c'",
            "'cf1_c', 'cf1_a'",
            "`cf1_a` stands behind `cf1_c`",
        ),
        ("'cf1_a', ", "", "must have 3 problems of rising difficulty"),
        ("'cf1_b'", "'cf1_b', 'cf1_b'", "`cf1_b` stands there twice"),
        ("'cf1_b'", "'cf1_b', 'cf9_z'", "`cf9_z` is no problem"),
        (
            "['mex']\n",
            "['mex']\nbeside = ['cf1_b']\n",
            "below that module",
        ),
        ("'B.'", "''", "no whole sentences"),
        ("name = 'A'", "name = 'C'", "move it to `A`"),
    ] {
        let found = complaints(&good.replace(right, wrong)).join("\n");
        assert!(found.contains(complaint), "{wrong}: {found}");
    }
}
