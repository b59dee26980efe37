//! The page of a module: its calls, code, proof and users.

use maud::{Markup, PreEscaped, html};
use site_content::{Module, Snippet};

use super::parts::{copy_button, in_english, own_mark, problem_list};
use super::{sidebar, values};
use crate::calls::{self, Call};
use crate::code;
use crate::files::Files;
use crate::graph;
use crate::groups::{self, Item};
use crate::language::{LANGUAGES, Language};
use crate::layout::{self, Page};
use crate::packed::loaded;
use crate::picture::{self, proofs, touch};
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

/// Fields that pages in every language show; the others, in English, would be the longest part of a
/// page that links to them just as well.
const FIELDS_EVERYWHERE: [&str; 3] = ["Time", "Source", "names"];

/// Number of lines above which code is folded.
const MAX_LINES: usize = 40;

/// Number of calls above which they are folded.
const MAX_CALLS: usize = 8;

/// Number of problems above which the rest is folded.
const MAX_PROBLEMS: usize = 8;

/// The page `modules/<name>.html`.
pub fn page(site: &Site, module: &Module) -> String {
    let texts = &site.texts;
    let translations = &site.translations;
    let calls = calls::of_source(&module.source);
    let problems = site.problems_with(&module.name);
    let (first, others) = problems.split_at(problems.len().min(MAX_PROBLEMS));
    let body = html! {
        h1 { (translations.title(module)) }
        p .name { code { (module.name) } (own_mark(site, &module.own_file)) (links(site, module)) }
        div .lead-in {
            div {
                (rules(site, module))
                h2 #call { (texts.show("module.call")) }
                (signatures(site, module, &calls))
            }
            (figure(site, module))
        }
        h2 #code { (texts.show("module.code")) }
        (formats(site, module))
        @for snippet in in_order(module) { (snippet_code(site, module, snippet)) }
        (why(site, module))
        h2 #problems { (texts.show("module.problems")) }
        @if problems.is_empty() { p .soft { (texts.show("module.no_problems")) } }
        (problem_list(site, "../problems/", first.iter().copied()))
        @if !others.is_empty() {
            details {
                summary { (texts.show("module.more_problems")) " (" (others.len()) ")" }
                (problem_list(site, "../problems/", others.iter().copied()))
            }
        }
        @if let Some(chart) = values::chart(site, &module.name) {
            h2 #values { (texts.show("module.values")) }
            (chart)
        }
        h2 #includes { (texts.show("module.includes")) }
        @match graph::drawn(site, &module.name) {
            Some(graph) => (graph),
            None => p .soft { (texts.show("module.alone")) },
        }
        (beside(site, module))
    };
    layout::page(
        site,
        &Page {
            path: &format!("modules/{}.html", module.name),
            title: &translations.plain_title(module),
            description: &translations.plain_rules(module),
            picture: values::preview_path(&module.name),
            source: Some(file(module)),
            sidebar: Some(sidebar::families(site, Some(&module.name))),
            scripts: &scripts(site, module),
            body,
        },
    )
}

/// File of the module, relative to the root of its repository.
fn file(module: &Module) -> String {
    let own = module.own_file.clone();
    own.unwrap_or_else(|| format!("snippets/src/{}.rs", module.name))
}

/// Scripts of the page: colours of the code, the board, the steps of the proof.
fn scripts(site: &Site, module: &Module) -> Vec<&'static str> {
    let board = touch::board(&module.name).map_or(&[][..], |board| board.scripts);
    let proof: &[&str] = if steps(site, module).is_empty() {
        &[]
    } else {
        &["proof.js"]
    };
    [&["code.js"], board, proof].concat()
}

/// How the game is played, or what is computed; nothing if an own module does not say it.
fn rules(site: &Site, module: &Module) -> Markup {
    let text = site.translations.rules(module);
    html! {
        @if !text.0.is_empty() { p { (text) } }
    }
}

/// The theorem with its proof, then the header word for word: its fields, then its prose.
fn why(site: &Site, module: &Module) -> Markup {
    let theorem = site.translations.theorem(module);
    // The user's own header may be in the user's language.
    let is_whole = site.language.is_english() || module.own_file.is_some();
    let is_there = |(field, _): &&(&str, &str)| {
        (is_whole || FIELDS_EVERYWHERE.contains(field)) && !value(module, field).is_empty()
    };
    let fields: Vec<&(&str, &str)> = FIELDS.iter().filter(is_there).collect();
    html! {
        @if !theorem.0.is_empty() {
            h2 #why { (site.texts.show("module.why")) }
            div .theorem { p { (theorem) } }
        }
        (proof(site, module))
        @if !fields.is_empty() || !module.prose.is_empty() {
            h2 #precisely { (site.texts.show("module.precisely")) }
            dl .fields {
                @for (field, heading) in fields {
                    dt { (site.texts.show(heading)) }
                    dd lang="en" { (prose::sentence(value(module, field))) }
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

/// Links to explore and to play the game of this module.
fn links(site: &Site, module: &Module) -> Markup {
    let games = [
        ("explore", values::game(&module.name)),
        ("play", values::playable(&module.name)),
    ];
    html! {
        @for (page, game) in games {
            @if let Some(game) = game.filter(|_| site.has_explorer) {
                a .button href={ "../" (page) ".html#game=" (values::in_address(game)) } {
                    (site.texts.show(&format!("module.{page}")))
                }
            }
        }
    }
}

/// The picture of a position with its caption; a script turns most pictures into boards.
fn figure(site: &Site, module: &Module) -> Markup {
    let Some(svg) = picture::drawn(&module.name) else {
        return html! {};
    };
    let caption = site.texts.show(&format!("picture.{}", module.name));
    let board = touch::board(&module.name);
    let graph = board.as_ref().and_then(|board| board.graph);
    let graph = graph.map(|graph| serde_json::json!(graph));
    html! {
        figure .picture data-board=[board.as_ref().map(|board| board.kind)]
            data-texts=[board.as_ref().map(|_| sentences(site.language))] data-graph=[graph] {
            (PreEscaped(svg))
            figcaption {
                (caption)
                @if board.is_some() {
                    span data-needs-script="" hidden { (site.texts.show("board.touch")) }
                }
            }
        }
    }
}

/// Name of the file with the sentences of boards in a language, below `data`.
fn sentences(language: &Language) -> String {
    format!("boards.{}", language.file)
}

/// Adds the sentences of boards, a file for each language.
pub fn add_sentences(site: &mut Site, files: &mut Files) {
    for language in LANGUAGES {
        site.speak(language);
        let name = sentences(language);
        let json = serde_json::json!(site.texts.plain_table("board")).to_string();
        files.add(format!("data/{name}.js"), loaded(&name, json.as_bytes()));
    }
}

/// Keys of the steps of the module's proof; none if there is no proof.
fn steps(site: &Site, module: &Module) -> Vec<String> {
    let key = |step: usize| format!("proof.{}_{step}", module.name);
    let keys = (1..).map(key);
    keys.take_while(|key| site.texts.has(key)).collect()
}

/// The steps of the proof with their pictures; a script shows them one at a time.
fn proof(site: &Site, module: &Module) -> Markup {
    let steps = steps(site, module);
    let pictures = proofs::steps(&module.name);
    let label = |name: &str| site.texts.plain(&format!("proof.{name}"), &[]);
    html! {
        @if !steps.is_empty() {
            section .proof {
                h3 { (site.texts.show("proof.title")) }
                ol .steps data-on=(label("on")) data-back=(label("back")) {
                    @for (key, picture) in steps.iter().zip(pictures) {
                        li { (site.texts.show(key)) (PreEscaped(picture)) }
                    }
                }
            }
        }
    }
}

/// Signatures with summaries, and an example, which is run as a doc test: the example of the call
/// named like the module, else the first.
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
                    (site.translations.call(&call.summary))
                }
            }
        }
        @if let Some(call) = example {
            figure .code .example { (code::rust(&call.example)) }
        }
    }
}

/// The module's snippets; the one with the module's name first.
fn in_order(module: &Module) -> Vec<&Snippet> {
    let mut snippets: Vec<&Snippet> = module.snippets.iter().collect();
    snippets.sort_by_key(|snippet| snippet.name != module.name);
    snippets
}

/// The snippet's own code, and links to the included code, which is copied along. A script adds
/// radio buttons for the formats of editors, and loads long code where the page is not in English.
fn snippet_code(site: &Site, module: &Module, snippet: &Snippet) -> Markup {
    let lines = snippet.text.lines().count().to_string();
    let own = own_code(snippet);
    let is_long = own.lines().count() > MAX_LINES;
    let summary = site.texts.fill("module.whole", &[("lines", &lines)]);
    let own_code = html! {
        @if !is_long { (code::rust(own)) }
        @else if site.language.is_english() {
            details .own { summary { (summary) } (code::rust(own)) }
        } @else {
            details .own data-show="own" {
                summary { (summary) }
                (code::rust(""))
                (in_english(&format!("modules/{}.html#code", module.name), &summary))
            }
        }
    };
    html! {
        figure .code data-load=(texts_of(site, snippet)) {
            figcaption {
                span {
                    code { (snippet.name) } " "
                    (site.texts.fill("module.lines", &[("lines", &lines)]))
                }
                (copy_button(site, "site.copy", "text"))
            }
            @if !own.is_empty() && own.len() < snippet.text.len() {
                (included_modules(site, snippet))
            }
            (own_code)
            pre .export tabindex="0" hidden { code {} }
        }
    }
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

/// The code without included code, which stands before it.
fn own_code(snippet: &Snippet) -> &str {
    let included = snippet.text.strip_suffix(snippet.own_text.as_str());
    let included = included.is_some_and(|text| !text.trim_end().is_empty());
    if included {
        &snippet.own_text
    } else {
        &snippet.text
    }
}

/// Formats of editors, from which a script makes radio buttons beside each snippet.
fn formats(site: &Site, module: &Module) -> Markup {
    let exports = module.snippets.first().map_or(&[][..], |it| &it.exports);
    html! {
        div #formats hidden data-legend=(site.texts.plain("module.format", &[])) {
            data { (site.texts.show("module.snippet")) }
            @for export in exports { data value=(export.format) { (export.editor) } }
        }
    }
}

/// The modules before and after this one in the library.
fn beside(site: &Site, module: &Module) -> Markup {
    let modules: Vec<&Module> = site.material.modules.iter().collect();
    let Some(place) = modules.iter().position(|it| it.name == module.name) else {
        return html! {};
    };
    let before = place.checked_sub(1).and_then(|it| modules.get(it));
    let link = |module: &Module, rel: &str, arrow: [&str; 2]| {
        html! {
            a rel=(rel) href={ (module.name) ".html" } {
                (arrow[0]) (site.translations.title(module)) (arrow[1])
            }
        }
    };
    html! {
        nav .beside aria-label=(site.texts.plain("site.beside", &[])) {
            @if let Some(it) = before { (link(it, "prev", ["← ", ""])) } @else { span {} }
            @if let Some(it) = modules.get(place + 1) { (link(it, "next", ["", " →"])) }
        }
    }
}

/// All snippets, in the order of the modules.
fn snippets(site: &Site) -> impl Iterator<Item = &Snippet> {
    let modules = site.material.modules.iter();
    modules.flat_map(|module| &module.snippets)
}

/// Address of the texts that the snippet's figure loads.
fn texts_of(site: &Site, snippet: &Snippet) -> String {
    let index = snippets(site).position(|it| it.name == snippet.name);
    groups::address("exports", index.unwrap_or_default(), &snippet.name)
}

/// The snippet's own code, its text to paste and its forms for editors, by name.
fn texts(snippet: &Snippet) -> Item<'_> {
    let exports = snippet.exports.iter();
    let exports = exports.map(|it| (it.format.as_str(), it.text.as_str()));
    let own = [("own", own_code(snippet)), ("text", &snippet.text)];
    exports.chain(own).collect()
}

/// Adds the texts that figures of code load.
pub fn add_exports(site: &Site, files: &mut Files) {
    let items = snippets(site).map(|it| (it.name.as_str(), texts(it)));
    let items: Vec<(&str, Item)> = items.collect();
    groups::add(files, "exports", &items);
}
