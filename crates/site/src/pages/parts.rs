//! Parts that several kinds of pages share.

use explorer::game::NAMED_GAMES;
use maud::{Markup, html};
use site_content::Problem;

use crate::site::Site;
use crate::translations::key;

/// A button that copies the code shown in its `.code`, or the loaded text called `name`.
pub fn copy_button(site: &Site, label: &str, name: &str) -> Markup {
    html! {
        button data-copy=(name) { (site.texts.show(label)) }
    }
}

/// Returns the name of a program in the file with a problem's code.
pub fn code_name(problem: &Problem, program: &str) -> String {
    format!("{}.{program}", problem.bin)
}

/// Tabs that show the parts `data-of` a language of the page's code.
pub fn tabs() -> Markup {
    html! {
        span .switches role="group" aria-label="Rust, C++, Python" data-needs-script {
            @for (language, name) in [("rust", "Rust"), ("cpp", "C++"), ("python", "Python")] {
                button data-tab=(language) aria-pressed=(language == "rust") {
                    (name)
                }
            }
        }
    }
}

/// List of problems with difficulty and link; `folder` is the way from the page to their folder.
pub fn problem_list<'a>(
    site: &Site,
    folder: &str,
    problems: impl IntoIterator<Item = &'a Problem>,
) -> Markup {
    html! {
        ul .problems {
            @for problem in problems {
                li {
                    span { (difficulty(problem)) } " "
                    a href={ (folder) (problem.bin) ".html" } {
                        (site.texts.problem_title(problem))
                    }
                    (own_mark(site, &problem.own_file))
                }
            }
        }
    }
}

/// A box to mark a problem as solved; a script keeps it.
pub fn solved_box(site: &Site, problem: &Problem) -> Markup {
    html! {
        input type="checkbox" data-solved=(problem.bin)
            aria-label=(site.texts.plain("problem.solved", &[]));
    }
}

/// The judge's own spelling of its name.
pub fn judge_title<'a>(site: &'a Site, judge: &'a str) -> &'a str {
    let title = site.material.judges.get(judge).map(String::as_str);
    let own = site.texts.find(&format!("judge.{judge}"));
    own.or(title).unwrap_or(judge)
}

/// A heading that leads to itself, so that its address can be copied.
pub fn heading(id: &str, text: Markup) -> Markup {
    html! { h2 #(id) { a href={ "#" (id) } { (text) } } }
}

/// The problem's difficulty, or a dash.
pub fn difficulty(problem: &Problem) -> String {
    let difficulty = problem.difficulty;
    difficulty.map_or("–".to_string(), |it| it.to_string())
}

/// Link to a module, with its title; `up` is the way from the page to the language's folder.
pub fn module_link(site: &Site, up: &str, name: &str) -> Markup {
    html! {
        @if let Some(module) = site.module(name) {
            a href={ (up) "modules/" (name) ".html" } { code { (name) } }
            (own_mark(site, &module.own_file))
            " " span .soft { (site.texts.title(module)) }
        }
    }
}

/// The word `own` behind a module or problem of the user; nothing behind one of the collection.
pub fn own_mark(site: &Site, own_file: &Option<String>) -> Markup {
    html! {
        @if own_file.is_some() {
            " " span .tags lang=(site.language.tag) { (site.texts.show("module.own")) }
        }
    }
}

/// A text, escaped for an address.
pub fn in_address(text: &str) -> String {
    let escape = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"-._,".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(escape).collect()
}

/// Name of a family of modules or a chapter of the course.
///
/// # Panics
/// If the texts lack the name.
pub fn family(site: &Site, name: &str) -> Markup {
    site.texts.show(&format!("family.{}", key(name)))
}

/// Sidebar for wide windows, on a page one folder deep: all families, with `module`'s unfolded.
pub fn sidebar(site: &Site, module: &str) -> Markup {
    let is_here = |modules: &[String]| modules.iter().any(|it| it == module);
    html! {
        ul {
            @for group in &site.material.families {
                li {
                    a href={ "../index.html#" (key(&group.name)) } { (family(site, &group.name)) }
                    @if is_here(&group.modules) {
                        ul {
                            @for it in group.modules.iter().filter_map(|name| site.module(name)) {
                                li {
                                    a href={ "../modules/" (it.name) ".html" }
                                        aria-current=[(it.name == module).then_some("page")] {
                                        (site.texts.title(it))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The games with a name and their moves; a click opens one on the page.
pub fn named_games(site: &Site) -> Markup {
    html! {
        details .named {
            summary { (site.texts.show("game.title")) }
            ul {
                @for game in NAMED_GAMES.iter() {
                    li {
                        a href={ "#game=" (game.name) } { code { (game.name) } }
                        " "
                        span { (site.texts.show(&format!("game.{}", game.name))) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_take_set_can_stand_in_an_address() {
        assert_eq!(in_address("take{1,3,4}"), "take%7B1,3,4%7D");
    }
}
