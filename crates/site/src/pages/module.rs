//! A page for each module.

use maud::{Markup, PreEscaped, html};
use site_content::{Module, Snippet};

use super::parts::{copy_button, problem_list};
use super::values;
use crate::code;
use crate::graph;
use crate::layout::{self, Page};
use crate::packed::packed;
use crate::picture;
use crate::prose;
use crate::site::Site;
use crate::translations::value;

/// Field of the header and its heading: what is exact, in the words of the file.
const FIELDS: [(&str, &str); 7] = [
    ("Definition", "module.definition"),
    ("Theorem", "module.theorem"),
    ("Method", "module.method"),
    ("Time", "module.time"),
    ("Status", "module.status"),
    ("Source", "module.source"),
    ("names", "module.names"),
];

/// The editors' formats as their makers write them.
const FORMATS: [(&str, &str); 5] = [
    ("vscode", "VS Code"),
    ("ultisnips", "UltiSnips"),
    ("snipmate", "SnipMate"),
    ("neosnippet", "Neosnippet"),
    ("zed", "Zed"),
];

/// `modules/<name>.html`
pub fn page(site: &Site, module: &Module) -> String {
    let (texts, translations) = (&site.texts, &site.translations);
    let body = html! {
        h1 { (translations.title(module)) }
        p .name {
            code { (module.name) }
            @if let Some(game) = values::game(&module.name).filter(|_| site.has_explorer) {
                a .button href={ "../explore.html#game=" (values::in_address(game)) } {
                    (texts.show("module.explore"))
                }
            }
        }
        div .lead-in {
            @if let Some(svg) = picture::of(&module.name) {
                figure .picture { (PreEscaped(svg)) }
            }
            div {
                section { h2 { (texts.show("problem.rules")) } p { (translations.rules(module)) } }
                section .theorem {
                    h2 { (texts.show("module.theorem")) }
                    p { (translations.theorem(module)) }
                }
            }
        }
        h2 #code { (texts.show("module.code")) }
        @for snippet in in_order(module) { (snippet_code(site, snippet)) }
        h2 #precisely { (texts.show("module.precisely")) }
        dl .fields lang="en-GB" {
            @for (field, heading) in FIELDS {
                dt { (texts.show(heading)) }
                dd { (prose::sentence(value(module, field))) }
            }
        }
        (prose::blocks(&module.prose))
        @if let Some(picture) = values::picture_path(&module.name) {
            h2 #values { (texts.show("module.values")) }
            img .plot src={ "../" (picture) } alt=(values::alternative(&module.name)) loading="lazy";
        }
        h2 #problems { (texts.show("module.problems")) }
        @let problems = site.problems_with(&module.name);
        @if problems.is_empty() { p .soft { (texts.show("module.no_problems")) } }
        (problem_list("../", problems))
        h2 #includes { (texts.show("module.includes")) }
        @match graph::of(site, &module.name) {
            Some(graph) => (graph),
            None => p .soft { (texts.show("module.alone")) },
        }
    };
    layout::page(
        site,
        &Page {
            path: &format!("modules/{}.html", module.name),
            title: &module.title,
            description: value(module, "Definition"),
            scripts: &[],
            body,
        },
    )
}

/// The one that is called as the module first.
fn in_order(module: &Module) -> Vec<&Snippet> {
    let mut snippets: Vec<&Snippet> = module.snippets.iter().collect();
    snippets.sort_by_key(|snippet| snippet.name != module.name);
    snippets
}

/// The text; where there is JavaScript, also what editors make of it, chosen by radio buttons.
fn snippet_code(site: &Site, snippet: &Snippet) -> Markup {
    let group = format!("format-{}", snippet.name);
    let lines = snippet.text.lines().count().to_string();
    let exports = serde_json::to_vec(&snippet.exports).expect("texts by name");
    html! {
        figure .code data-packed=(packed(&exports)) {
            figcaption {
                span { code { (snippet.name) } " " (site.texts.fill("module.lines", &[("lines", &lines)])) }
                fieldset .formats data-needs-script="" hidden {
                    legend .visually-hidden { (site.texts.show("module.format")) }
                    (format_choice(&group, "", site.texts.show("module.snippet")))
                    @for (format, name) in FORMATS {
                        (format_choice(&group, format, html! { (name) }))
                    }
                }
                (copy_button(site, "site.copy", ""))
            }
            (code::rust(&snippet.text))
        }
    }
}

fn format_choice(group: &str, format: &str, name: Markup) -> Markup {
    html! {
        label {
            input type="radio" name=(group) value=(format) checked[format.is_empty()];
            span { (name) }
        }
    }
}
