use super::*;

fn texts(source: &str) -> Vec<String> {
    let parts = parts(source).unwrap();
    parts.into_iter().map(|part| part.text).collect()
}

fn error(source: &str) -> (usize, String) {
    let error = parts(source).unwrap_err();
    (error.span().start().line, error.to_string())
}

#[test]
fn comments_survive_wherever_they_stand() {
    let source = "//! Head.\n\n// why\n// so\n#[snippet(\"a\")] // marked\nfn a() {\n    // inside\n    1 // behind\n}\n\
                  const B: u8 = 1; // not a's\n// of c\n#[snippet]\nconst C: u8 = 2; // two\n";
    assert_eq!(
        texts(source),
        [
            "// why\n// so\n// marked\nfn a() {\n    // inside\n    1 // behind\n}",
            "// of c\nconst C: u8 = 2; // two"
        ]
    );
}

#[test]
fn a_comment_above_a_blank_line_is_not_the_items() {
    assert_eq!(
        texts("// chapter\n\n#[snippet]\nfn a() {}\n"),
        ["fn a() {}"]
    );
}

#[test]
fn docs_go_only_where_they_are_hidden() {
    let body = "/// Out.\n/** Block. */\nfn a(\n    /// In.\n    x: u8,\n) {\n    //! Inner.\n    // stays\n}";
    assert_eq!(texts(&format!("#[snippet]\n{body}")), [body]);
    assert_eq!(
        texts(&format!("#[snippet(doc_hidden)]\n{body}")),
        ["fn a(\n    x: u8,\n) {\n    // stays\n}"]
    );
}

#[test]
fn literals_stay_byte_for_byte() {
    let body = "fn a() -> [char; 2] {\n    let _ = r#\"`$1`\t\\${2}\"#;\n    ['\\\\', '⊕']\n}";
    assert_eq!(texts(&format!("#[snippet]\n{body}")), [body]);
}

#[test]
fn tests_are_left_out() {
    let source = "#[snippet(\"m\")]\nmod m {\n    #[cfg(test)]\n    mod tests {\n        fn t() {}\n    }\n    struct S;\n    impl S {\n        #[cfg(test)]\n        fn t() {}\n    }\n    #[test]\n    fn t() {}\n}";
    assert_eq!(
        texts(source),
        ["mod m {\n    struct S;\n    impl S {\n        }\n    }"]
    );
}

#[test]
fn a_marked_module_is_whole_and_a_marked_item_in_it_is_alone() {
    let source = "#[snippet]\nmod m {\n    //! About m.\n    // of f\n    #[snippet(\"f\")]\n    pub fn f() {}\n}";
    let parts = parts(source).unwrap();
    assert_eq!(parts[0].marks.names, ["m"]);
    assert_eq!(
        parts[0].text,
        "mod m {\n    //! About m.\n    // of f\n    pub fn f() {}\n}"
    );
    assert_eq!(parts[1].marks.names, ["f"]);
    assert_eq!(parts[1].text, "    // of f\n    pub fn f() {}");
}

#[test]
fn lines_are_counted_from_the_first_attribute() {
    let source = "fn x() {}\n\n/// Doc.\n#[snippet]\nfn a() {}\n#[snippet]\nfn b() {}\n\n#[snippet]\nfn c() {}\n";
    let parts = parts(source).unwrap();
    let lines: Vec<_> = parts.iter().map(|p| (p.line, p.touches_previous)).collect();
    assert_eq!(lines, [(3, false), (6, true), (9, false)]);
}

#[test]
fn an_attribute_that_would_be_lost_is_an_error() {
    for source in [
        "struct A;\nimpl A {\n    #[snippet]\n    fn f() {}\n}",
        "fn f() {\n\n    #[snippet(\"x\")]\n    fn g() {}\n}",
        "#[cfg(test)]\nmod tests {\n    #[snippet]\n    fn f() {}\n}",
        "m! {\n\n    #[cargo_snippet::snippet]\n    fn f() {}\n}",
    ] {
        let (line, message) = error(source);
        assert_eq!(line, 3, "{source}");
        assert!(message.contains("has no effect here"), "{message}");
    }
    assert_eq!(error("#![snippet(\"file\")]\nfn a() {}").0, 1);
    assert!(
        error("#[snippet]\nmod m;")
            .1
            .contains("mark the items there")
    );
}

#[test]
fn a_file_that_does_not_parse_says_where() {
    assert_eq!(error("fn a() {}\nfn b( {}\n").0, 2);
    assert_eq!(error("fn a() {}\n\nfn b() {\n").0, 3);
}
