//! The search index: the entries that `cargo x list` searches with their translations, titles to
//! show, and addresses.

use std::collections::BTreeMap;

use catalogue::{Entry, Kind};
use explorer::game::NAMED_GAMES;
use serde::Serialize;
use serde_json::{Value, json};
use site_content::{Module, Problem};

use crate::site::Site;
use crate::translations::value;

/// An entry, and what the page shows of it.
#[derive(Serialize)]
struct Shown<'a> {
    #[serde(flatten)]
    entry: Entry,
    /// Language → title; none if the title is the same in all languages.
    shown: BTreeMap<&'static str, &'a str>,
    /// Address below the folder of a language.
    at: String,
}

/// The request that loads the index, as the crate `wasm` reads it.
pub fn load(site: &Site) -> Value {
    let material = &site.material;
    let modules = material.modules.iter().map(|it| module(site, it));
    let problems = material.problems.iter().map(|it| problem(site, it));
    let games = NAMED_GAMES.iter().map(|it| game(site, it.name));
    let entries = modules.chain(problems).chain(games).chain([lesson(site)]);
    let entries: Vec<Shown> = entries.collect();
    json!({ "load": { "entries": entries } })
}

fn module<'a>(site: &'a Site, module: &'a Module) -> Shown<'a> {
    let snippets: Vec<&str> = module.snippets.iter().map(|it| it.name.as_str()).collect();
    let shown = site.texts.titles(module);
    let titles: Vec<&str> = shown.values().copied().collect();
    Shown {
        entry: Entry {
            name: module.name.clone(),
            title: format!("{}.\n{}", module.title, titles.join(".\n")),
            games: snippets.join(", "),
            names: value(module, "names").to_string(),
            text: format!(
                "{}\n{}",
                value(module, "Definition"),
                site.texts.foreign_rules(module)
            ),
            ..Entry::default()
        },
        shown,
        at: format!("modules/{}.html", module.name),
    }
}

fn problem<'a>(site: &Site, problem: &Problem) -> Shown<'a> {
    let foreign = site.texts.foreign_problem_rules(problem);
    Shown {
        entry: Entry {
            kind: Kind::Problem,
            name: problem.bin.clone(),
            title: problem.title.clone(),
            games: problem.games.join(", "),
            names: problem.names.clone(),
            text: format!("{}\n{foreign}", problem.rules),
            proof: problem.prose.clone(),
            url: problem.url.clone().unwrap_or_default(),
            uses: problem.modules.clone(),
        },
        shown: BTreeMap::new(),
        at: format!("problems/{}.html", problem.bin),
    }
}

fn game<'a>(site: &'a Site, name: &str) -> Shown<'a> {
    let shown = site.texts.in_each_language(&format!("game.{name}"));
    let titles: Vec<&str> = shown.values().copied().collect();
    Shown {
        entry: Entry {
            kind: Kind::Game,
            name: name.to_string(),
            title: titles.join(".\n"),
            ..Entry::default()
        },
        shown,
        at: format!("explore.html#game={name}"),
    }
}

fn lesson(site: &Site) -> Shown<'_> {
    Shown {
        entry: Entry::lesson(),
        shown: site.texts.in_each_language("course.lesson"),
        at: "lesson.html".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use site_content::{Field, Material, Module};

    use super::*;

    #[test]
    fn an_own_module_is_found_by_its_words() {
        let field = |name: &str, value: &str| Field {
            name: name.into(),
            value: value.into(),
        };
        let own = Module {
            name: "take_up_to".into(),
            title: "Heaps with a limit".into(),
            fields: vec![field("names", "Bash game")],
            own_file: Some("library/src/take_up_to.rs".into()),
            ..Module::default()
        };
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
        let material = Material {
            modules: vec![own],
            ..Material::default()
        };
        let site = Site::new(root.unwrap(), material, true).unwrap();
        let found = module(&site, &site.material.modules[0]);
        assert_eq!(found.at, "modules/take_up_to.html");
        assert_eq!(found.shown["en"], "Heaps with a limit");
        let index = catalogue::Index::new(vec![found.entry]);
        assert_eq!(index.search("bash game", None).len(), 1);
    }
}
