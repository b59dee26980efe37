//! Pages made of a little material: what they show, and that they never run it.

#[path = "support/links.rs"]
mod links;

use std::path::Path;
use std::sync::OnceLock;

use site::files::Files;
use site::pages;
use site::site::Site;
use site_content::{
    Bundle, Case, Chapter, Family, Field, Lesson, Material, Module, Problem, Refutation, Snippet,
    Text, Wrong,
};

const NASTY: &str = "<script>alert(\"1\")</script> & 'x'";

fn text(shown: &str) -> Text {
    Text {
        shown: shown.to_string(),
        bytes: shown.len() as u64,
    }
}

fn module() -> Module {
    let field = |name: &str| Field {
        name: name.to_string(),
        value: format!("the {name}: {NASTY}"),
    };
    let fields = [
        "Definition",
        "Theorem",
        "Method",
        "Time",
        "Source",
        "Status",
        "names",
    ];
    Module {
        name: "mine".into(),
        title: NASTY.into(),
        fields: fields.map(field).into(),
        snippets: vec![Snippet {
            name: "mine".into(),
            own_text: "fn a() {}".into(),
            text: "fn a() {}".into(),
            ..Snippet::default()
        }],
        ..Module::default()
    }
}

fn problem() -> Problem {
    let case = Case {
        name: "sample-1".into(),
        input: text("3 4\n"),
        output: Some(text("Alice\n")),
    };
    Problem {
        bin: "cf1_a".into(),
        title: NASTY.into(),
        url: Some("https://codeforces.com/problemset/problem/1/A".into()),
        judge: Some("codeforces".into()),
        takes_rust: true,
        games: vec![NASTY.into()],
        rules: NASTY.into(),
        prose: NASTY.into(),
        source: "//! Title\nfn main() {}\n".into(),
        modules: vec!["mine".into()],
        cases: vec![case.clone()],
        wrong: vec![Wrong {
            name: "parity-alone".into(),
            source: "fn main() {}".into(),
            refuted_by: Some(Refutation {
                case,
                verdict: "WA".into(),
                answer: Some(text("Bob\n")),
            }),
            not_refuted: None,
        }],
        bundle: Some(Bundle {
            judge: "codeforces".into(),
            text: "fn main() { /* bundle */ }\n".into(),
        }),
        ..Problem::default()
    }
}

fn material() -> Material {
    Material {
        families: vec![Family {
            name: "Heaps".into(),
            modules: vec!["mine".into()],
        }],
        modules: vec![module()],
        problems: vec![problem()],
        course: vec![Chapter {
            name: "Heaps".into(),
            introduction: NASTY.into(),
            lessons: vec![Lesson {
                modules: vec!["mine".into()],
                also: NASTY.into(),
                road: vec!["cf1_a".into()],
                beside: Vec::new(),
            }],
        }],
        judges: [("codeforces".to_string(), "Codeforces".to_string())].into(),
        address: Some("https://a.example/".into()),
        repository: Some("https://b.example/c".into()),
    }
}

/// The pages of `material`, made once for all tests.
fn files() -> &'static Files {
    static FILES: OnceLock<Files> = OnceLock::new();
    FILES.get_or_init(|| files_of(material()))
}

fn files_of(material: Material) -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .unwrap();
    pages::all(&mut Site::new(root, material, false).unwrap()).unwrap()
}

fn html<'a>(files: &'a Files, path: &str) -> &'a str {
    std::str::from_utf8(files.get(path).unwrap()).unwrap()
}

#[test]
fn what_others_wrote_is_shown_and_never_obeyed() {
    let files = files();
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    for (path, _) in pages {
        assert!(!html(files, path).contains("<script>"), "{path}");
    }
    assert!(html(files, "problems/cf1_a.html").contains("&lt;script&gt;"));
}

#[test]
fn a_wrong_solution_stands_beside_the_case_that_refutes_it() {
    let files = files();
    let page = html(files, "problems/cf1_a.html");
    let (_, wrong) = page.split_once("parity alone").unwrap();
    for part in ["WA", "sample-1", "3 4", "Alice", "Bob"] {
        assert!(wrong.contains(part), "{part} is missing in {wrong}");
    }
}

#[test]
fn other_languages_lead_to_the_cases_of_the_english_page() {
    for folder in ["zh", "ja"] {
        let page = html(files(), &format!("{folder}/problems/cf1_a.html"));
        for place in ["cases", "wrong"] {
            let link = format!("href=\"../../problems/cf1_a.html#{place}\"");
            assert!(page.contains(&link), "{link} is missing in {page}");
        }
        assert!(!page.contains("parity alone"), "{page}");
    }
}

#[test]
fn what_could_not_be_made_is_explained_on_its_page() {
    let mut material = material();
    let problem = &mut material.problems[0];
    problem.bundle = None;
    problem.no_bundle = Some(format!("`rand` cannot be inlined: {NASTY}"));
    problem.wrong[0].refuted_by = None;
    problem.wrong[0].not_refuted = Some("it passes every golden case".into());
    let files = files_of(material);
    let page = html(&files, "problems/cf1_a.html");
    for part in [
        "<code>cargo x paste cf1_a</code> failed",
        "`rand` cannot be inlined: &lt;script&gt;",
        "it passes every golden case",
    ] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
}

#[test]
fn a_problem_and_its_module_lead_to_each_other() {
    let files = files();
    assert!(html(files, "problems/cf1_a.html").contains("href=\"../modules/mine.html\""));
    assert!(html(files, "modules/mine.html").contains("href=\"../problems/cf1_a.html\""));
    assert!(html(files, "course.html").contains("href=\"problems/cf1_a.html\""));
    assert!(html(files, "zh/modules/mine.html").contains("href=\"../problems/cf1_a.html\""));
}

/// Language tag, and the word for what is the user's own.
const OWN: [(&str, &str); 3] = [("en", "own"), ("zh-Hans", "自己的"), ("ja", "自作")];

#[test]
fn a_problem_gives_its_game_away_only_with_the_hint() {
    let files = files();
    let page = html(files, "problems/cf1_a.html");
    let (open, folded) = page.split_once("<details").unwrap();
    assert!(!open.contains("id=\"games\""), "{open}");
    assert!(folded.contains("id=\"games\""), "{folded}");
}

#[test]
fn without_scripts_a_link_leads_to_the_solution() {
    for folder in ["", "zh/", "ja/"] {
        let page = html(files(), &format!("{folder}problems/cf1_a.html"));
        let link = "href=\"https://b.example/c/blob/main/problems/src/bin/cf1_a.rs\"";
        assert!(page.contains(link), "{page}");
    }
}

#[test]
fn a_page_says_what_a_link_to_it_shows() {
    let page = html(files(), "modules/mine.html");
    for told in [
        "property=\"og:title\"",
        "property=\"og:description\"",
        "· grundy</title>",
        "rel=\"license\"",
        "<h2 id=\"call\"><a href=\"#call\">",
    ] {
        assert!(page.contains(told), "{told}");
    }
}

#[test]
fn an_own_problem_is_marked_wherever_it_is_listed() {
    let mut material = material();
    material.problems.push(Problem {
        bin: "cf2999_a".into(),
        title: "Mine".into(),
        games: vec!["nim".into()],
        modules: vec!["mine".into()],
        own_file: Some("src/bin/cf2999_a.rs".into()),
        ..Problem::default()
    });
    let files = files_of(material);
    for (folder, (tag, mark)) in ["", "zh/", "ja/"].into_iter().zip(OWN) {
        let mark = format!("<span class=\"tags\" lang=\"{tag}\">{mark}</span>");
        for page in [
            "problems.html",
            "problems/cf2999_a.html",
            "modules/mine.html",
        ] {
            let page = html(&files, &format!("{folder}{page}"));
            assert_eq!(page.matches(&mark).count(), 1, "{page}");
        }
        let theirs = html(&files, &format!("{folder}problems/cf1_a.html"));
        assert!(!theirs.contains(&mark), "{theirs}");
    }
    assert!(html(&files, "problems/cf2999_a.html").contains("src/bin/cf2999_a.rs"));
}

#[test]
fn an_own_module_is_marked_and_shows_what_its_header_says() {
    let mut material = material();
    let own = Module {
        name: "yours".into(),
        title: "Limited heaps".into(),
        prose: "Because of $k$.".into(),
        source: "/// The value.\npub fn value(n: u64) -> u64 {\n    n\n}\n".into(),
        snippets: vec![Snippet {
            name: "yours".into(),
            own_text: "fn value() {}".into(),
            text: "fn a() {}\n\nfn value() {}".into(),
            includes: vec!["mine".into()],
        }],
        own_file: Some("own/library/src/yours.rs".into()),
        ..Module::default()
    };
    material.modules.insert(0, own);
    material.families.insert(
        0,
        Family {
            name: "Own".into(),
            modules: vec!["yours".into()],
        },
    );
    let files = files_of(material);
    for (folder, family, mark) in [
        ("", "Own modules", OWN[0]),
        ("zh/", "自己的模块", OWN[1]),
        ("ja/", "自作のモジュール", OWN[2]),
    ] {
        let (tag, mark) = mark;
        let mark = format!("<span class=\"tags\" lang=\"{tag}\">{mark}</span>");
        let landing = html(&files, &format!("{folder}index.html"));
        let landing = landing.split_once("id=\"modules\"").unwrap().1;
        let place = |text: &str| landing.find(text).unwrap_or_else(|| panic!("no {text}"));
        assert!(place(family) < place("modules/yours.html"));
        assert!(place("modules/yours.html") < place("modules/mine.html"));
        assert!(landing.contains(&mark));
        let page = html(&files, &format!("{folder}modules/yours.html"));
        for part in [
            "Limited heaps",
            &mark,
            "Because of",
            "The value.",
            "href=\"mine.html#code\"",
            "own/library/src/yours.rs",
        ] {
            assert!(page.contains(part), "{part} is missing in {page}");
        }
        assert!(!page.contains("class=\"theorem\""), "{page}");
    }
}

#[test]
fn without_the_engine_no_page_leads_to_it() {
    let files = files();
    assert!(files.get("explore.html").is_none());
    assert!(!html(files, "index.html").contains("explore.html"));
}

#[test]
fn each_page_has_its_language_and_leads_to_itself_in_the_others() {
    let files = files();
    for (page, lang) in [
        ("modules/mine.html", "en"),
        ("zh/modules/mine.html", "zh-Hans"),
        ("ja/modules/mine.html", "ja"),
    ] {
        let own = format!("rel=\"canonical\" href=\"https://a.example/{page}\"");
        let page = html(files, page);
        assert!(page.contains(&own), "{own}");
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{lang}");
        for other in ["", "zh/", "ja/"] {
            let up = if lang == "en" { "../" } else { "../../" };
            let link = format!("href=\"{up}{other}modules/mine.html\"");
            assert!(page.contains(&link), "{lang}: {link}");
        }
        assert!(page.contains("href=\"https://b.example/c/blob/main/snippets/src/mine.rs\""));
    }
    let sitemap = html(files, "sitemap.txt");
    assert!(sitemap.contains("https://a.example/ja/problems/cf1_a.html\n"));
    assert!(html(files, "robots.txt").contains("Sitemap: https://a.example/sitemap.txt"));
    assert!(html(files, "404.html").contains("href=\"https://a.example/zh/index.html\""));
}

#[test]
fn each_family_of_the_course_and_of_the_library_has_a_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = root.ancestors().nth(2).unwrap();
    let texts = fs_err::read_to_string(root.join("crates/site/text/en.toml")).unwrap();
    let course = fs_err::read_to_string(root.join("problems/course.toml")).unwrap();
    let library = fs_err::read_to_string(root.join("snippets/src/lib.rs")).unwrap();
    let chapters = course
        .lines()
        .filter_map(|line| line.strip_prefix("name = \""));
    let families = library.lines().filter_map(|line| line.strip_prefix("// "));
    for name in chapters
        .map(|name| name.trim_end_matches('"'))
        .chain(families)
    {
        let key = site::translations::key(name);
        let is_named = texts.contains(&format!("\n{key} = \""));
        assert!(
            is_named,
            "crates/site/text/en.toml: name the family `{key}` below [family]"
        );
    }
}

/// The pages that are made without the engine, with the box that comes with it; and its own pages.
#[test]
fn the_scripts_of_a_page_are_below_60_kilobytes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let size = |name: &str| folder.join(name).metadata().unwrap().len();
    let pages = files().iter().filter(|(path, _)| path.ends_with(".html"));
    let scripts = pages.map(|(path, page)| {
        let page = std::str::from_utf8(page).unwrap();
        let names = page.split("static/").skip(1);
        let names = names.filter_map(|it| it.split_once('"')?.0.strip_suffix(".js"));
        let names = names.map(|name| format!("{name}.js"));
        (path, names.chain(["find.js".into()]).collect())
    });
    let mut scripts: Vec<(&str, Vec<String>)> = scripts.collect();
    for page in ["explore.js", "play.js"] {
        let all = ["site.js", "find.js", "code.js", "messages.js", "engine.js"];
        scripts.push((
            page,
            all.into_iter().chain([page]).map(String::from).collect(),
        ));
    }
    for (page, names) in scripts {
        let bytes: u64 = names.iter().map(|name| size(name)).sum();
        assert!(bytes < 60_000, "{page}: {bytes} bytes of {names:?}");
    }
}

/// The lesson's texts lead to modules and problems of the collection.
#[test]
fn no_link_is_broken() {
    let mut material = material();
    let library = include_str!("../../../snippets/src/lib.rs");
    let names = library
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    material.modules.extend(names.map(|name| Module {
        name: name.into(),
        ..Module::default()
    }));
    material.problems.push(Problem {
        bin: "abc368_f".into(),
        ..Problem::default()
    });
    let files = files_of(material);
    let files = files.iter();
    let files = files.map(|(path, contents)| (path.to_string(), contents.to_vec()));
    let broken = links::broken(&files.collect(), Some("https://a.example/"));
    assert!(broken.is_empty(), "{broken:#?}");
}

fn errors(html: &str) -> String {
    let files = [("index.html", "<h1 id=\"top\">"), ("a/b.html", html)];
    let files = files.map(|(path, html)| (path.to_string(), html.into()));
    links::broken(&files.into(), Some("https://own.example/")).join("\n")
}

#[test]
fn links_within_the_site_are_followed() {
    for good in [
        "<a href=\"../index.html\">",
        "<a href=\"../index.html#top\">",
        "<a class=\"x\" href=\"b.html\"><a href=\"../index.html#game=kayles\">",
        "<a class=x href=b.html lang=en><p id=here><a href=#here>",
        "<p id=\"here\"><a href=\"#here\">",
        "<a href=\"https://codeforces.com/\">",
        "<pre> href=\"nowhere\"</pre>",
        "<script src=\"https://own.example/index.html\">",
    ] {
        assert_eq!(errors(good), "", "{good}");
    }
}

#[test]
fn links_that_lead_nowhere_are_named() {
    for (bad, said) in [
        ("<a href=\"index.html\">", "there is no a/index.html"),
        ("<a href=index.html lang=en>", "there is no a/index.html"),
        (
            "<a href=\"../index.html#end\">",
            "index.html has no such place",
        ),
        ("<a href=\"#here\">", "a/b.html has no such place"),
        ("<img src=\"c.svg\">", "there is no a/c.svg"),
        (
            "<script src=\"https://a.b/c.js\">",
            "is loaded from elsewhere",
        ),
    ] {
        assert!(errors(bad).contains(said), "{bad}: {}", errors(bad));
    }
}
