use super::*;

fn rewritten(edition: &str, source: &str) -> String {
    let names = CrateNames {
        krate: "own".to_string(),
        module: "lib".into(),
        edition: edition.into(),
        externs: [("either".to_string(), "crate::either".to_string())].into(),
        mentioned: ["len".to_string()].into(),
        ..CrateNames::default()
    };
    rewrite(source, names).unwrap().text
}

#[test]
fn paths_from_the_root_gain_the_module() {
    assert_eq!(
        rewritten(
            "2021",
            "pub(in crate::a) fn f() -> crate::a::B { g::<crate::C>() }"
        ),
        "pub(in crate::lib::a) fn f() -> crate::lib::a::B { g::<crate::lib::C>() }"
    );
}

#[test]
fn paths_to_other_crates_do_too_unless_a_local_name_is_meant() {
    assert_eq!(
        rewritten(
            "2021",
            "fn f(x: either::Either, y: ::either::Left) -> ::either::L {}"
        ),
        "fn f(x: crate::either::Either, y: crate::either::Left) -> crate::either::L {}"
    );
    let local = "mod either { pub fn f() {} } fn g() { either::f() }";
    assert_eq!(rewritten("2021", local), local);
    let outer = "mod either {} mod a { fn g() { either::f() } }";
    assert!(rewritten("2021", outer).contains("{ crate::either::f() }"));
}

#[test]
fn what_a_crate_hides_stays_hidden() {
    for (hidden, narrowed) in [
        (
            "pub(crate) const fn len() {}",
            "pub(self) const fn len() {}",
        ),
        (
            "mod a { pub(crate) fn f() {} mod b { pub(crate) use c::*; } }",
            "mod a { pub(super) fn f() {} mod b { pub(in super::super) use c::*; } }",
        ),
        ("pub(crate) use a::len;", "pub(self) use a::len;"),
        (
            "struct S { pub(crate) len: u8, pub(in crate::a) to: u8 }",
            "struct S { pub(self) len: u8, pub(in crate::lib::a) to: u8 }",
        ),
        ("struct S(pub(crate) u8);", "struct S(pub(self) u8);"),
        (
            "macro_rules! m { () => { pub(crate) fn len() {} } }",
            "macro_rules! m { () => { pub(crate) fn len() {} } }",
        ),
    ] {
        assert_eq!(rewritten("2021", hidden), narrowed);
    }
}

#[test]
fn macros_are_rewritten_inside() {
    assert_eq!(
        rewritten(
            "2021",
            "macro_rules! m { ($p:pat) => { $crate::f(either::g(), alloc::vec![]) } }"
        ),
        "macro_rules! m { ($p:pat) => { crate::lib::f(crate::either::g(), std::vec![]) } }"
    );
    assert!(rewritten("2018", "macro_rules! m { ($p:pat) => {} }").contains("$p:pat_param"));
}

#[test]
fn blocks_of_foreign_functions_are_unsafe() {
    assert_eq!(
        rewritten("2018", "extern \"C\" { fn f(); } extern \"C\" fn g() {}"),
        "unsafe extern \"C\" { fn f(); } extern \"C\" fn g() {}"
    );
}

#[test]
fn local_inner_macros_are_those_of_the_crate() {
    assert_eq!(
        rewritten(
            "2018",
            "#[macro_export(local_inner_macros)] \
                macro_rules! m { ($a:expr) => { n!($a != $b!()) } }"
        ),
        " macro_rules! m { ($a:expr_2021) => { crate::lib::n!($a != $b!()) } }\npub(crate) use m;"
    );
}

#[test]
fn each_import_gets_a_line() {
    assert_eq!(
        rewritten("2021", "pub use std::{fmt::{self, Debug as D}, io::*};"),
        "pub(crate) use std::fmt::{self};\npub(crate) use std::fmt::Debug as D;\n\
         pub(crate) use std::io::*;"
    );
}

/// rand_pcg hands on rand_core, which gets another name if the solution has this one.
#[test]
fn a_crate_that_is_handed_on_keeps_its_name() {
    let names = CrateNames {
        module: "lib".into(),
        edition: "2021".into(),
        externs: [("core".to_string(), "crate::core_crate".to_string())].into(),
        ..CrateNames::default()
    };
    let source = "pub use core; use core::{self, A}; use core as c;";
    assert_eq!(
        rewrite(source, names).unwrap().text,
        "pub(crate) use crate::core_crate as core; \
         use crate::core_crate::{self as core};\nuse crate::core_crate::A; \
         use crate::core_crate as c;"
    );
}

#[test]
fn imports_of_2015_begin_at_the_root() {
    assert_eq!(
        rewritten(
            "2015",
            "extern crate either as e; mod a {} use a::b; use std::io; use e::L;"
        ),
        " use crate::either as e; mod a {} use crate::lib::a::b; use std::io; use crate::either::L;"
    );
}

#[test]
fn what_is_private_in_the_file_is_imported_for_the_file() {
    let prelude = "#[macro_export] macro_rules! m { () => {} }
        pub mod prelude { pub use crate::{m, f}; pub use either; }";
    let text = rewritten("2021", prelude);
    for import in [
        "pub(crate) use crate::lib::m;",
        "pub(crate) use crate::lib::f;",
        "pub(crate) use crate::either;",
    ] {
        assert!(text.contains(import), "{text}");
    }
}

#[test]
fn exported_macros_can_be_imported() {
    let text = rewritten(
        "2021",
        "mod a { #[macro_export] macro_rules! m { () => {} } }",
    );
    assert_eq!(
        text,
        "#[macro_use]\nmod a {  macro_rules! m { () => {} } }\npub(crate) use m;"
    );
    let clash = rewritten(
        "2021",
        "#[macro_export] macro_rules! m { () => {} } fn m() {}",
    );
    assert!(
        clash.contains("mod macro_m { pub(crate) use m; }"),
        "{clash}"
    );
    let module = rewritten(
        "2021",
        "#[macro_export] macro_rules! m { () => {} } pub mod m {}",
    );
    assert!(module.contains("use macro_m::m;"), "{module}");
    let twice = rewritten(
        "2021",
        "#[cfg(unix)] #[macro_export] macro_rules! m { () => {} }
         #[cfg(windows)] #[macro_export] macro_rules! m { () => { 1 } }",
    );
    assert_eq!(twice.matches("use m;").count(), 1, "{twice}");
    assert!(twice.ends_with("pub(crate) use m;"), "{twice}");
}

#[test]
fn an_extern_crate_of_an_inner_module_is_an_import_there() {
    assert_eq!(
        rewritten(
            "2018",
            "mod a { extern crate either; use self::either::L; }"
        ),
        "mod a {  use crate::either as either; use self::either::L; }"
    );
}
