use super::*;

fn library(sources: &[(&str, &str)]) -> Result<Library> {
    let mut library = Library::default();
    for (file, text) in sources {
        library.add(Path::new(file), text, "2021")?;
    }
    library.check_includes()?;
    library.tidy()?;
    Ok(library)
}

fn paste(text: &str, names: &[&str]) -> String {
    let library = library(&[("a.rs", text)]).unwrap();
    library.paste(names.iter().map(|name| library.get(name).unwrap()))
}

fn error(sources: &[(&str, &str)]) -> String {
    library(sources).unwrap_err().to_string()
}

#[test]
fn what_is_needed_comes_first_and_once() {
    let text = "//! Three.\n#[snippet(include = \"b, c\")]\nfn a() {}\n\
                #[snippet(include = \"c\")]\nfn b() {}\n#[snippet]\nfn c() {}\n";
    assert_eq!(paste(text, &["a"]), "fn c() {}\n\nfn b() {}\n\nfn a() {}");
    assert_eq!(paste(text, &["c", "b"]), "fn c() {}\n\nfn b() {}");
    let library = library(&[("a.rs", text)]).unwrap();
    let a = library.get("a").unwrap();
    assert_eq!(library.own_text(a), "fn a() {}");
    assert_eq!((a.title.as_str(), a.line), ("Three", 2));
}

#[test]
fn an_item_of_several_snippets_is_pasted_once() {
    let text = "#[snippet(\"math\")]\n#[snippet]\nfn gcd() {}\n#[snippet(\"math\")]\nfn lcm() {}\n";
    assert_eq!(paste(text, &["math"]), "fn gcd() {}\nfn lcm() {}");
    assert_eq!(paste(text, &["gcd", "math"]), "fn gcd() {}\nfn lcm() {}");
}

#[test]
fn prefixes_and_imports_are_not_repeated() {
    let text = "#[snippet(\"a\")]\nuse std::fmt;\n#[snippet(prefix = \"use std::io::{self,Read};\")]\nfn a() {}\n\
                #[snippet(\"b\")]\nuse std::fmt;\n\
                #[snippet(include = \"a\", prefix = \"use std::io::{self,Read};\")]\nfn b() {}\n";
    assert_eq!(
        paste(text, &["b"]),
        "use std::io::{self, Read};\n\nuse std::fmt;\nfn a() {}\n\nfn b() {}"
    );
}

#[test]
fn line_ends_of_every_kind_are_read() {
    let text = "\u{feff}//! A.\r\n\r\n#[snippet]\r\nfn a() {\r\n    // b\r\n}\r\n";
    assert_eq!(paste(text, &["a"]), "fn a() {\n    // b\n}");
}

#[test]
fn a_missing_include_names_its_line_and_near_names() {
    let message = error(&[(
        "a.rs",
        "#[snippet]\nfn mex() {}\n\n#[snippet(include = \"mexx\")]\nfn a() {}",
    )]);
    assert_eq!(
        message,
        "a.rs:4: `a` includes `mexx`, which is no snippet (did you mean `mex`?)"
    );
}

#[test]
fn a_cycle_is_shown() {
    let message = error(&[
        ("a.rs", "#[snippet(include = \"b\")]\nfn a() {}"),
        (
            "b.rs",
            "\n#[snippet(include = \"c\")]\nfn b() {}\n#[snippet(include = \"b\")]\nfn c() {}",
        ),
    ]);
    assert!(
        message.starts_with("b.rs:4: `b` includes itself: b → c → b"),
        "{message}"
    );
    let message = error(&[("a.rs", "#[snippet(include = \"a\")]\nfn a() {}")]);
    assert!(
        message.starts_with("a.rs:1: `a` includes itself: a → a"),
        "{message}"
    );
}

#[test]
fn a_name_belongs_to_one_file() {
    let message = error(&[
        ("a.rs", "#[snippet]\nfn a() {}"),
        ("b.rs", "\n#[snippet(\"a\")]\nfn b() {}"),
    ]);
    assert_eq!(
        message,
        "b.rs:2: `a` is a snippet of a.rs:1 already; choose another name"
    );
}

#[test]
fn every_error_names_file_and_line() {
    for (text, begin, remedy) in [
        (
            "fn a() {}\n#[snippet]\nimpl A {}",
            "a.rs:2: ",
            "#[snippet(\"name\")]",
        ),
        ("\nfn a( {}", "a.rs:2: ", "cargo check"),
        (
            "#[snippet(prefix = \"use\")]\nfn a() {}",
            "a.rs:1: ",
            "prefix",
        ),
        (
            "#[snippet]\nfn a() {\n    \"\u{2028}\";\n}",
            "a.rs:1: ",
            "escape",
        ),
    ] {
        let message = error(&[("a.rs", text)]);
        assert!(
            message.starts_with(begin) && message.contains(remedy),
            "{message}"
        );
    }
}

#[test]
fn an_unknown_name_suggests_near_ones() {
    let library = library(&[("a.rs", "#[snippet]\nfn wythoff() {}")]).unwrap();
    let message = library.get("withoff").unwrap_err().to_string();
    assert!(message.contains("did you mean `wythoff`?"), "{message}");
}
