//! Solutions that give names of the standard library, or of a crate's own parts, a meaning
//! of their own, beside a crate that uses these names: bundled and not, they print the same.

use proptest::sample::subsequence;
use proptest::test_runner::TestRunner;

use super::comparison::{config, prints_the_same, style};
use crate::request::Style;
use crate::shake::live_parts;

/// Macros that a solution may define at its root.
const MACROS: [&str; 11] = [
    "macro_rules! vec { ($($t:tt)*) => { ::std::vec![7, 7, 7] } }",
    "macro_rules! write { ($($t:tt)*) => { ::std::fmt::Result::Ok(()) } }",
    "macro_rules! format { ($($t:tt)*) => { ::std::string::String::from(\"own\") } }",
    "macro_rules! assert { ($($t:tt)*) => { ::std::process::exit(1) } }",
    "macro_rules! assert_eq { ($a:expr, $b:expr) => { ::std::process::exit(2) } }",
    "macro_rules! matches { ($($t:tt)*) => { false } }",
    "macro_rules! println { ($($t:tt)*) => { ::std::println!(\"own\") } }",
    "macro_rules! debug_assert { ($($t:tt)*) => { ::std::process::exit(3) } }",
    "macro_rules! twice { ($($t:tt)*) => { 1000 } }",
    "#[macro_use]\nmod shadows { macro_rules! concat { ($($t:tt)*) => { \"own\" } } }",
    "macro_rules! define { ($name:ident) => { macro_rules! $name { () => { 9 } } } }\n\
     define!(sum);",
];

/// Other items that a solution may define at its root.
const ITEMS: [&str; 17] = [
    "mod std { pub mod cmp { pub fn max(_: i64, _: i64) -> i64 { 50 } } }",
    "mod core { pub mod mem { pub fn swap(_: &mut i64, _: &mut i64) {} } }",
    "mod alloc { pub mod vec { pub struct Vec; } }",
    "pub struct Vec;",
    "pub struct String;",
    "pub struct Box;",
    "pub enum Option { None, Some(u8) }\npub use Option::{None, Some};",
    "pub type Result<T> = ::std::result::Result<T, u8>;",
    "pub fn drop(_: i64) -> i64 { 60 }",
    "pub trait Iterator { fn map(self) -> i64;
        }\nimpl Iterator for i64 { fn map(self) -> i64 { 8 } }",
    "pub trait Clone { fn clone(&self) -> i64;
        }\nimpl<T> Clone for [T] { fn clone(&self) -> i64 { 8 } }",
    "pub trait Len { fn hidden(&self) -> i64;
        }\nimpl Len for lib::Kept { fn hidden(&self) -> i64 { 8 } }",
    "pub trait Into<T> { fn into(self) -> T; }",
    "pub mod deep { pub fn hidden() -> i64 { 70 } }",
    "pub use ::std::cmp::min as max;",
    "pub struct i64_;\n#[allow(non_camel_case_types)]\npub type usize = u8;",
    "extern crate alloc as r#std_;",
];

/// Items of the crate, and how the solution uses each.
const USERS: [(&str, &str); 18] = [
    ("pub fn a() -> usize { vec![1, 2].len() }", "lib::a()"),
    (
        "use std::fmt::Write as _;\npub fn b() -> String { let mut s = String::new();
            write!(s, \"{}\", 5).unwrap(); s }",
        "lib::b()",
    ),
    (
        "pub fn c(x: i64) -> String { format!(\"<{x}>\") }",
        "lib::c(4)",
    ),
    (
        "pub fn d(x: i64) -> i64 { assert!(x > 0, \"{x}\"); debug_assert!(x > 0);
            assert_eq!(x, x); x }",
        "lib::d(4)",
    ),
    (
        "pub fn e(x: Option<i64>) -> bool { matches!(x, Some(3)) }",
        "lib::e(::std::option::Option::Some(3))",
    ),
    (
        "pub fn f() -> &'static str { concat!(\"a\", 1, stringify!(b)) }",
        "lib::f()",
    ),
    (
        "#[macro_export] macro_rules! twice { ($x:expr) => { $x * 2 }
            }\npub fn g(x: i64) -> i64 { twice!(x) + crate::twice!(x) }",
        "lib::g(3)",
    ),
    (
        "pub mod h { use crate::sum; pub fn h() -> i64 { sum!(1, 2) }
            }\n#[macro_export] macro_rules! sum { ($a:expr, $b:expr) => { $a + $b } }",
        "lib::h::h()",
    ),
    (
        "pub fn i(x: i64) -> i64 { std::cmp::max(x, 3) + ::std::cmp::max(x, 1) }",
        "lib::i(2)",
    ),
    (
        "pub fn j(mut x: i64, mut y: i64) -> i64 { core::mem::swap(&mut x, &mut y); x }",
        "lib::j(2, 9)",
    ),
    (
        "extern crate alloc;\npub fn k() -> usize {
            alloc::vec::Vec::<u8>::with_capacity(3).len() }",
        "lib::k()",
    ),
    (
        "pub fn l() -> Vec<String> { Vec::from([String::from(\"l\")]) }",
        "lib::l()[0]",
    ),
    (
        "pub fn m(x: Option<Box<i64>>) -> Result<i64, u8> { match x { Some(x) => Ok(*x), None =>
            Err(1) } }",
        "::std::result::Result::is_ok(&lib::m(::std::option::Option::None))",
    ),
    (
        "pub struct Noisy(i64);\nimpl Drop for Noisy { fn drop(&mut self) {
            println!(\"dropped {}\", self.0); } }\npub fn n() -> i64 { drop(Noisy(1)); 1 }",
        "lib::n()",
    ),
    (
        "pub fn o() -> i64 { (0..4).map(|x| x * x).sum::<i64>() }",
        "lib::o()",
    ),
    (
        "pub fn p() -> usize { let a: &[u8] = &[1, 2]; a.to_vec().clone().len() }",
        "lib::p()",
    ),
    (
        "pub fn q(x: u8) -> i64 { let y: i64 = x.into(); y }",
        "lib::q(3)",
    ),
    (
        "pub fn r() -> i64 { let s = Kept(4); s.hidden() }",
        "lib::r()",
    ),
];

/// The crate always has a type with a method that it hides, and one that names may shadow.
const KEPT: &str = "pub struct Kept(pub(crate) i64);\n\
    impl Kept { pub fn new() -> Self { Self(2) } pub(crate) fn hidden(&self) -> i64 { self.0 } }\n";

fn program(shadows: &[&str], users: &[(&str, &str)]) -> (String, String) {
    let items: String = users.iter().flat_map(|(item, _)| [item, "\n"]).collect();
    let calls = users
        .iter()
        .map(|(_, call)| format!("    ::std::println!(\"{{}}\", {call});\n"));
    let calls: String = calls.collect();
    let hidden = if shadows.iter().any(|shadow| shadow.contains("trait Len")) {
        "    ::std::println!(\"{}\", lib::Kept::new().hidden());\n"
    } else {
        ""
    };
    let shadows = shadows.join("\n");
    (
        format!("{KEPT}{items}"),
        format!("//! A.\n#![allow(warnings)]\n{shadows}\nfn main() {{\n{calls}{hidden}}}\n"),
    )
}

/// One solution is drawn, always the same; `PROPTEST_CASES=500 PROPTEST_RNG_SEED=7 cargo test -p
/// bundler random_shadows` draws 500 others. The test below has each shadow beside the whole crate.
#[test]
fn names_of_the_solution_mean_nothing_in_crates() {
    let shadows = subsequence([&MACROS[..], &ITEMS].concat(), 1..6);
    let users = subsequence(USERS.to_vec(), 1..8);
    let drawn = (shadows, users, style());
    let run = TestRunner::new(config()).run(&drawn, |(shadows, users, style)| {
        let (library, solution) = program(&shadows, &users);
        prints_the_same(&library, &solution, style, live_parts).map(|_| ())
    });
    run.map_err(|error| error.to_string()).unwrap();
}

/// Shadows of one kind have different names, so a few are tried at once; if they mean something,
/// each is tried alone.
#[test]
fn no_item_of_the_solution_means_anything_in_the_whole_crate() {
    if !super::are_all_tried() {
        return;
    }
    let try_them = |shadows: &[&str]| {
        let (library, solution) = program(shadows, &USERS);
        prints_the_same(&library, &solution, Style::Readable, live_parts)
    };
    for several in MACROS.chunks(6).chain(ITEMS.chunks(6)) {
        let Err(error) = try_them(several) else {
            continue;
        };
        for shadow in several {
            if let Err(error) = try_them(&[*shadow]) {
                panic!("{shadow}\n{error}");
            }
        }
        panic!("together: {several:#?}\n{error}");
    }
}
