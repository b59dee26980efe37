//! The page of a module: its calls, code, proof and users.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use site_content::{Module, Snippet};

use super::games;
use super::parts::{copy_button, heading, in_address, own_mark, problem_list, sidebar, tabs};
use crate::board;
use crate::code::{self, Call};
use crate::files::Files;
use crate::language::Language;
use crate::layout::{self, Page};
use crate::picture;
use crate::prose;
use crate::site::Site;
use crate::translations::value;

/// Header fields that are shown word for word, and the key of each heading.
const FIELDS: [(&str, &str); 7] = [
    ("Definition", "module.definition"),
    ("Theorem", "module.theorem"),
    ("Method", "module.method"),
    ("Time", "module.time"),
    ("Status", "module.status"),
    ("Source", "module.source"),
    ("names", "module.names"),
];

/// Fields that pages in all languages show. The others are in English, and long.
const FIELDS_EVERYWHERE: [&str; 3] = ["Time", "Source", "names"];

/// More calls than these are folded.
const MAX_CALLS: usize = 8;

/// How many problems to show; the others are folded.
const MAX_PROBLEMS: usize = 8;

/// The page `modules/<name>.html`.
pub fn page(site: &Site, module: &Module) -> String {
    let texts = &site.texts;
    let calls = code::calls(&module.source);
    let problems = site.problems_with(&module.name);
    let (first, others) = problems.split_at(problems.len().min(MAX_PROBLEMS));
    let snippets = in_order(module);
    let (main, more) = snippets.split_at(snippets.len().min(1));
    let body = html! {
        h1 { (texts.title(module)) }
        p .name { code { (module.name) } (own_mark(site, &module.own_file)) (links(site, module)) }
        div .lead-in {
            div .answer #code {
                (rules(site, module))
                @for snippet in main {
                    (snippet_code(site, snippet, &in_other_languages(site, module)))
                }
            }
            (figure(site, module))
        }
        (proof(site, module))
        (heading("call", texts.show("module.call")))
        (signatures(site, module, &calls))
        @if !more.is_empty() {
            (heading("more", texts.show("module.code")))
            @for snippet in more { (snippet_code(site, snippet, &[])) }
        }
        (precisely(site, module))
        (heading("problems", texts.show("module.problems")))
        @if problems.is_empty() { p .soft { (texts.show("module.no_problems")) } }
        (problem_list(site, "../problems/", first.iter().copied()))
        @if !others.is_empty() {
            details {
                summary { (texts.show("module.more_problems")) " (" (others.len()) ")" }
                (problem_list(site, "../problems/", others.iter().copied()))
            }
        }
    };
    layout::page(
        site,
        &Page {
            path: &format!("modules/{}.html", module.name),
            title: &texts.plain_title(module),
            description: &texts.plain_rules(module),
            source: Some(file(module)),
            sidebar: Some(sidebar(site, &module.name)),
            scripts: &[vec!["code.js"], board_scripts(&module.name)].concat(),
            body,
        },
    )
}

/// File of the module, relative to its repository's root folder.
fn file(module: &Module) -> String {
    let own = module.own_file.clone();
    own.unwrap_or_else(|| format!("snippets/src/{}.rs", module.name))
}

/// Scripts of the module's board.
pub fn board_scripts(module: &str) -> Vec<&'static str> {
    let scripts = board::of_module(module).map(|it| it.scripts);
    scripts.into_iter().flatten().map(String::as_str).collect()
}

/// How the game is played, or what is computed, and the theorem that decides it; nothing if the
/// user's own module doesn't say it.
fn rules(site: &Site, module: &Module) -> Markup {
    let (rules, theorem) = (site.texts.rules(module), site.texts.theorem(module));
    html! {
        @if !rules.0.is_empty() { p { (rules) } }
        @if !theorem.0.is_empty() { p .theorem { (theorem) } }
    }
}

/// Why the theorem holds; nothing if the texts don't say it.
fn proof(site: &Site, module: &Module) -> Markup {
    html! {
        @if let Some(proof) = site.texts.proof(module) {
            (heading("why", site.texts.show("module.why")))
            div .proof { (proof) }
        }
    }
}

/// The header word for word: its fields and its prose.
fn precisely(site: &Site, module: &Module) -> Markup {
    // The user's own header may be in the user's language.
    let is_whole = site.language.is_english() || module.own_file.is_some();
    let is_there = |(field, _): &&(&str, &str)| {
        (is_whole || FIELDS_EVERYWHERE.contains(field)) && !value(module, field).is_empty()
    };
    let fields: Vec<&(&str, &str)> = FIELDS.iter().filter(is_there).collect();
    html! {
        @if !fields.is_empty() || !module.prose.is_empty() {
            (heading("precisely", site.texts.show("module.precisely")))
            dl .fields {
                @for (field, heading) in fields {
                    dt { (site.texts.show(heading)) }
                    dd lang="en" { (prose::inline(&prose::capitalised(value(module, field)))) }
                }
            }
            @if is_whole { div lang="en" { (prose::blocks(&module.prose)) } }
            @else {
                p {
                    a href={ "../../modules/" (module.name) ".html#precisely" } {
                        (site.texts.show("module.whole_header"))
                    }
                }
            }
        }
    }
}

/// Links to explore and to play the module's game.
fn links(site: &Site, module: &Module) -> Markup {
    let games = [
        ("explore", games::of_module(&module.name)),
        ("play", games::playable(&module.name)),
    ];
    html! {
        @for (page, game) in games {
            @if let Some(game) = game.filter(|_| site.has_explorer) {
                a .button href={ "../" (page) ".html#game=" (in_address(game)) } {
                    (site.texts.show(&format!("module.{page}")))
                }
            }
        }
    }
}

/// The module's board, which a script makes; or its picture with a caption.
pub fn figure(site: &Site, module: &Module) -> Markup {
    let board = board::of_module(&module.name);
    html! {
        @if let Some(board) = board {
            figure data-needs-script data-board=(board.kind)
                data-texts=(sentences(site.language)) {
                figcaption { (site.texts.show("board.touch")) }
            }
        } @else if let Some(picture) = picture::of_module(&site.root, &module.name) {
            figure .picture {
                (PreEscaped(picture))
                figcaption { (site.texts.show(&format!("picture.{}", module.name))) }
            }
        }
    }
}

/// Name below `data` of the file with the sentences of boards in a language.
pub fn sentences(language: &Language) -> String {
    format!("boards.{}", language.file)
}

/// Signatures with summaries, and a doc test as an example: that of the function named like the
/// module, else the first.
fn signatures(site: &Site, module: &Module, calls: &[Call]) -> Markup {
    let mut examples = calls.iter().filter(|call| !call.example.is_empty());
    let first = examples.clone().next();
    let example = examples
        .find(|it| it.signature.contains(&module.name))
        .or(first);
    let lines = calls.iter().map(|call| format!("{};", call.signature));
    let lines: Vec<String> = lines.collect();
    html! {
        details .signatures open[calls.len() <= MAX_CALLS] {
            summary { (site.texts.show("module.signatures")) " (" (calls.len()) ")" }
            dl {
                @for (call, line) in calls.iter().zip(&lines) {
                    dt { (code::rust(line)) }
                    dd { (site.texts.call(&call.summary)) }
                }
            }
        }
        @if let Some(call) = example {
            figure .code .example { (code::rust(&call.example)) }
        }
    }
}

/// Returns the module's snippets, beginning with the one of the same name.
fn in_order(module: &Module) -> Vec<&Snippet> {
    let mut snippets: Vec<&Snippet> = module.snippets.iter().collect();
    snippets.sort_by_key(|snippet| snippet.name != module.name);
    snippets
}

/// The snippet's own code, and links to the code that is included and copied along. Tabs show the
/// same in other languages.
fn snippet_code(site: &Site, snippet: &Snippet, others: &[(&str, String)]) -> Markup {
    let lines = snippet.text.lines().count().to_string();
    let own = own_code(snippet);
    html! {
        figure .code data-load=(format!("snippets/{}", snippet.name)) {
            figcaption {
                @if others.is_empty() {
                    span {
                        code { (snippet.name) } " "
                        (site.texts.fill("module.lines", &[("lines", &lines)]))
                    }
                } @else { (tabs()) }
                (copy_button(site, "site.copy", "text"))
            }
            div data-of="rust" {
                (code::rust(own))
                @if own.len() < snippet.text.len() { (included_modules(site, snippet)) }
            }
            @for (language, text) in others {
                div data-of=(language) hidden { (code::rust(text)) }
            }
        }
    }
}

/// The module's main functions in C++ and Python, if they are written.
fn in_other_languages(site: &Site, module: &Module) -> Vec<(&'static str, String)> {
    let read = |(language, extension): (&'static str, &str)| {
        let file = format!("snippets/other/{}.{extension}", module.name);
        let text = fs_err::read_to_string(site.root.join(file)).ok()?;
        Some((language, text))
    };
    let languages = [("cpp", "cpp"), ("python", "py")].into_iter();
    languages
        .filter(|_| module.own_file.is_none())
        .filter_map(read)
        .collect()
}

/// Links to the modules whose code is included and copied along.
fn included_modules(site: &Site, snippet: &Snippet) -> Markup {
    let home = |name: &str| {
        let mut modules = site.material.modules.iter();
        modules.find(|it| it.snippets.iter().any(|snippet| snippet.name == name))
    };
    html! {
        p .included .soft {
            (site.texts.show("module.included"))
            @for name in &snippet.includes {
                @if let Some(module) = home(name) {
                    " " a href={ (module.name) ".html#code" } { code { (name) } }
                }
            }
        }
    }
}

/// The code without the included code in front of it.
fn own_code(snippet: &Snippet) -> &str {
    let included = snippet.text.strip_suffix(snippet.own_text.as_str());
    let included = included.is_some_and(|text| !text.trim_end().is_empty());
    if included {
        &snippet.own_text
    } else {
        &snippet.text
    }
}

/// Adds the texts that figures of code copy: each snippet with the code that it includes.
pub fn add_snippets(site: &Site, files: &mut Files) {
    for snippet in site.material.modules.iter().flat_map(|it| &it.snippets) {
        let texts = BTreeMap::from([("text", &snippet.text)]);
        files.add_data(&format!("snippets/{}", snippet.name), &texts);
    }
}
