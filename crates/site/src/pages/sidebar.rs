//! Sidebar with the families of modules, for wide windows.

use maud::{Markup, html};
use site_content::Module;

use super::family;
use crate::site::Site;

/// All families, for a page one folder deep; the family of `module` is unfolded.
pub fn families(site: &Site, module: Option<&str>) -> Markup {
    let is_here = |modules: &[String]| modules.iter().any(|it| Some(it.as_str()) == module);
    html! {
        ul {
            @for group in &site.material.families {
                li {
                    a href={ "../index.html#" (family::key(&group.name)) } {
                        (family::name(site, &group.name))
                    }
                    @if is_here(&group.modules) {
                        ul {
                            @for it in group.modules.iter().filter_map(|name| site.module(name)) {
                                li { (link(site, it, Some(it.name.as_str()) == module)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn link(site: &Site, module: &Module, is_here: bool) -> Markup {
    html! {
        a href={ "../modules/" (module.name) ".html" } aria-current=[is_here.then_some("page")] {
            (site.translations.title(module))
        }
    }
}
