//! The index of the search: the texts of `cargo x list`, and titles to show.

use std::collections::BTreeMap;

use explorer::game::NAMED_GAMES;
use serde_json::{Value, json};

use crate::packed::loaded;
use crate::site::Site;
use crate::translations::value;

/// `data/search.js`: groups in the order in which results are shown, as the crate `wasm` reads
/// them.
pub fn script(site: &Site) -> String {
    let groups = json!({ "load": { "groups": [snippets(site), problems(site), games()] } });
    loaded("search", groups.to_string().as_bytes())
}

/// An entry for each snippet, by name, as `cargo x list` has it.
fn snippets(site: &Site) -> Vec<Value> {
    let mut entries = BTreeMap::new();
    for module in &site.material.modules {
        for snippet in &module.snippets {
            let entry = json!({
                "name": snippet.name,
                "title": module.title,
                "names": value(module, "names"),
                "rules": value(module, "Definition"),
                "remarks": catalogue::docs(&module.source),
                "shown": site.translations.titles(module),
                "kind": "module",
                "at": format!("modules/{}.html", module.name),
            });
            entries.insert(&snippet.name, entry);
        }
    }
    entries.into_values().collect()
}

fn problems(site: &Site) -> Vec<Value> {
    let entry = |problem: &site_content::Problem| {
        let judge = problem.judge.as_deref().unwrap_or_default();
        json!({
            "name": problem.bin,
            "title": problem.title,
            "games": problem.games.join(", "),
            "names": problem.names,
            "rules": problem.rules,
            "remarks": format!("{judge}\n{}", problem.prose),
            "kind": "problem",
            "at": format!("problems/{}.html", problem.bin),
        })
    };
    site.material.problems.iter().map(entry).collect()
}

fn games() -> Vec<Value> {
    let entry = |game: &explorer::game::NamedGame| {
        json!({
            "name": game.name,
            "title": game.about,
            "kind": "game",
            "at": format!("explore.html#game={}", game.name),
        })
    };
    NAMED_GAMES.iter().map(entry).collect()
}
