//! A page for each module.

use material::{Module, Snippet};
use maud::{Markup, html};

use crate::layout::{self, Page};
use crate::prose;
use crate::site::Site;

use crate::code;

/// Field of a header and its heading.
const FIELDS: [(&str, &str); 7] = [
    ("Definition", "module.definition"),
    ("Theorem", "module.theorem"),
    ("Method", "module.method"),
    ("Time", "module.time"),
    ("Source", "module.source"),
    ("Status", "module.status"),
    ("names", "module.names"),
];

/// `modules/<name>.html`
pub fn page(site: &Site, module: &Module) -> String {
    let body = html! {
        h1 { (module.title) }
        p .name { code { (module.name) } }
        @for (field, heading) in FIELDS {
            @if let Some(value) = value(module, field) {
                section {
                    h2 { (site.texts.show(heading)) }
                    p { (prose::inline(value)) }
                }
            }
        }
        (prose::blocks(&module.prose))
        h2 #code { (site.texts.show("module.code")) }
        @for snippet in &module.snippets { (snippet_code(site, snippet)) }
    };
    layout::page(
        site,
        &Page {
            path: &format!("modules/{}.html", module.name),
            title: &module.title,
            description: value(module, "Definition").unwrap_or(&module.title),
            scripts: &[],
            body,
        },
    )
}

fn value<'a>(module: &'a Module, field: &str) -> Option<&'a str> {
    let field = module.fields.iter().find(|it| it.name == field);
    field.map(|field| field.value.as_str())
}

fn snippet_code(site: &Site, snippet: &Snippet) -> Markup {
    html! {
        figure .code {
            figcaption {
                code { (snippet.name) }
                button type="button" data-copy="" hidden { (site.texts.show("site.copy")) }
            }
            (code::rust(&snippet.text))
        }
    }
}
