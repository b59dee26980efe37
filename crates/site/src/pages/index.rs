//! The search index: the texts that `cargo x list` searches, and titles to show.

use explorer::game::NAMED_GAMES;
use serde_json::{Value, json};
use site_content::{Module, Problem};

use crate::site::Site;
use crate::translations::value;

/// Groups of entries in the order of the results, as the crate `wasm` reads them.
pub fn groups(site: &Site) -> Value {
    json!({ "load": { "groups": [modules(site), problems(site), games(site)] } })
}

/// All modules, with the names of their snippets and their rules in all languages.
fn modules(site: &Site) -> Vec<Value> {
    let entry = |module: &Module| {
        let snippets: Vec<&str> = module.snippets.iter().map(|it| it.name.as_str()).collect();
        let titles = site.translations.titles(module);
        let foreign: Vec<&str> = titles.values().copied().collect();
        json!({
            "name": module.name,
            "title": format!("{} {}", module.title, foreign.join(" ")),
            "names": format!("{}, {}", value(module, "names"), snippets.join(", ")),
            "rules": value(module, "Definition").to_string()
                + &site.translations.foreign_rules(module),
            "remarks": catalogue::docs(&module.source),
            "shown": titles,
            "kind": "module",
            "at": format!("modules/{}.html", module.name),
        })
    };
    site.material.modules.iter().map(entry).collect()
}

fn problems(site: &Site) -> Vec<Value> {
    let entry = |problem: &Problem| {
        let judge = problem.judge.as_deref().unwrap_or_default();
        json!({
            "name": problem.bin,
            "title": problem.title,
            "games": problem.games.join(", "),
            "names": format!("{}, {}", problem.names, numbers(&problem.bin)),
            "rules": format!(
                "{}\n{}",
                problem.rules,
                site.translations.foreign_problem_rules(problem)
            ),
            "remarks": format!("{judge}\n{}", problem.prose),
            "kind": "problem",
            "uses": problem.modules,
            "at": format!("problems/{}.html", problem.bin),
        })
    };
    site.material.problems.iter().map(entry).collect()
}

/// What people call a problem of a contest: `1375f` and `cf1375f` for `cf1375_f`.
fn numbers(bin: &str) -> String {
    let whole = bin.replace('_', "");
    let number = whole.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    format!("{number}, {whole}")
}

fn games(site: &Site) -> Vec<Value> {
    let entry = |game: &explorer::game::NamedGame| {
        let shown = site.texts.in_each_language(&format!("game.{}", game.name));
        let titles: Vec<&str> = shown.values().copied().collect();
        json!({
            "name": game.name,
            "title": titles.join(" "),
            "shown": shown,
            "kind": "game",
            "at": format!("explore.html#game={}", game.name),
        })
    };
    NAMED_GAMES.iter().map(entry).collect()
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
        let entry = &modules(&site)[0];
        assert_eq!(entry["at"], "modules/take_up_to.html");
        assert_eq!(entry["shown"]["en"], "Heaps with a limit");
        let text = |name: &str| entry[name].as_str().unwrap();
        let found = catalogue::Entry::new(catalogue::Texts {
            name: text("name"),
            title: text("title"),
            names: text("names"),
            rules: text("rules"),
            remarks: text("remarks"),
            ..catalogue::Texts::default()
        });
        let words = catalogue::words("bash game");
        assert_eq!(catalogue::ranked(&[found], &words).len(), 1);
    }
}
