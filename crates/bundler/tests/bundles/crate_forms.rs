//! Forms of crates that real ones have: a crate of each form prints the same bundled, without what
//! the solution does not use.

use super::comparison::prints_the_same;
use crate::request::Style;
use crate::shake::live_parts;

/// Returns the bundle of a solution that prints these expressions.
fn bundle(library: &str, expressions: &[&str]) -> String {
    let lines = expressions
        .iter()
        .map(|expression| format!("    println!(\"{{}}\", {expression});\n"));
    let solution = format!("fn main() {{\n{}}}\n", lines.collect::<String>());
    prints_the_same(library, &solution, Style::Readable, live_parts)
        .unwrap_or_else(|error| panic!("{error}"))
}

/// zerocopy writes impls in `const _: () = unsafe { … }`, by items and by macros.
#[test]
fn impls_in_an_unnamed_constant_stay_if_they_are_used() {
    let library = "pub trait Layout { fn bytes() -> usize; }
        pub trait Never {}
        macro_rules! layout { ($t:ty => $n:expr) => { impl Layout for $t { fn bytes() -> usize {
            $n } } } }
        macro_rules! one { ($t:ty) => { { layout!($t => 1); } } }
        macro_rules! never { ($t:ty) => { impl Never for $t {} } }
        pub struct Pair(pub u8, pub u8);
        pub struct Alone;
        const _: () = { impl Layout for Pair { fn bytes() -> usize { 2 } }
            impl Layout for Alone { fn bytes() -> usize { 0 } } };
        const _: () = { layout!(u16 => 2); layout!(u32 => 4); };
        const _: () = unsafe { one!(u8) };
        const _: () = { never!(u16); };
        const _: () = assert!(std::mem::size_of::<Pair>() == 2);
        pub fn bytes<T: Layout>(_: &T) -> usize { T::bytes() }";
    let uses = [
        "lib::bytes(&lib::Pair(1, 2))",
        "lib::bytes(&7u16) + lib::bytes(&7u8)",
    ];
    let text = bundle(library, &uses);
    assert!(!text.contains("Never") && !text.contains("Alone"), "{text}");
    assert!(!text.contains("assert!"), "{text}");
}

/// cpufeatures, which rand 0.10 needs for `StdRng`, writes `check!` by a macro.
#[test]
fn a_macro_that_a_macro_exports_is_found_by_its_path() {
    let library = "macro_rules! expand { ($(($name:tt, $value:expr)),*) => {
            #[macro_export]
            #[doc(hidden)]
            macro_rules! check { $(($name) => { $value };)* }
        } }
        expand!((\"a\", 1), (\"b\", 2));
        #[macro_export]
        macro_rules! sum { ($($name:tt),*) => { 0 $(+ $crate::check!($name))* } }";
    bundle(library, &["lib::sum!(\"a\", \"b\")", "lib::check!(\"b\")"]);
}

/// libm's `cfg_if` has its conditions in variables: what they are is known where it is called.
#[test]
fn a_condition_in_a_macro_s_variable_is_decided_where_it_is_called() {
    let library = "macro_rules! choose {
            ($($no:meta,)*; $yes:meta; $a:expr, $b:expr) => { {
                #[cfg(all($yes, not(any($($no),*))))]
                fn chosen() -> u32 { $a }
                #[cfg(not(all($yes, not(any($($no),*)))))]
                fn chosen() -> u32 { $b }
                chosen() + if cfg!(all($yes, debug_assertions)) { 10 } else { 0 }
            } };
        }
        pub fn never() -> u32 { choose!(; an_unknown_flag; 1, 2) }
        pub fn always() -> u32 { choose!(an_unknown_flag, another,; all(); 3, 4) }";
    bundle(library, &["lib::never()", "lib::always() % 10"]);
}

/// libm's `Libm<T>` has its functions from a macro that calls itself in an impl.
#[test]
fn members_that_a_nested_macro_writes_stay_if_they_are_used() {
    let library = "pub struct Of<T>(std::marker::PhantomData<T>);
        macro_rules! helper {
            ($t:ident, funcs: $funcs:tt) => { impl Of<$t> {
                #![allow(unused_parens)]
                helper! { $funcs }
            } };
            ({$($func:tt;)*}) => { $( helper! { $func } )* };
            ((fn $func:ident($($arg:ident: $t:ty),*) -> ($r:ty); => $own:ident)) => {
                pub fn $func($($arg: $t),*) -> ($r) { $own($($arg),*) }
            };
        }
        helper! { u32, funcs: { (fn half(x: u32) -> (u32); => half32);
            (fn third(x: u32) -> (u32); => third32); } }
        helper! { u64, funcs: { (fn half(x: u64) -> (u64); => half64);
            (fn third(x: u64) -> (u64); => third64); } }
        fn half32(x: u32) -> u32 { x / 2 }
        fn third32(x: u32) -> u32 { x / 3 }
        fn half64(x: u64) -> u64 { x / 2 }
        fn third64(x: u64) -> u64 { x / 3 }";
    let text = bundle(library, &["lib::Of::<u64>::half(9)"]);
    assert!(
        !text.contains("third32") && !text.contains("half32"),
        "{text}"
    );
    assert!(!text.contains("third64"), "{text}");
}

/// An impl's header in a macro's arm may have a block in it.
#[test]
fn a_block_among_the_arguments_of_a_generated_impl_is_not_its_end() {
    let library = "pub const FIRST: i128 = 3;
        pub trait Never<const N: i128> { fn never(&self) -> i128 { N } }
        pub trait Field<const N: i128> { fn number(&self) -> i128 { N } }
        pub struct Pair;
        macro_rules! fields { ($t:ty) => {
            impl Never<{ crate::FIRST }> for $t { fn never(&self) -> i128 { 1 } }
            impl Field<{ crate::FIRST }> for $t { fn number(&self) -> i128 { 2 } }
        } }
        fields!(Pair);
        pub fn number(p: &Pair) -> i128 { p.number() }";
    let text = bundle(library, &["lib::number(&lib::Pair)"]);
    assert!(!text.contains("Never") && !text.contains("never"), "{text}");
}

/// zerocopy's macro for vectors writes a module, and impls in it.
#[test]
fn impls_in_a_generated_module_stay_if_they_are_used() {
    let library = "pub trait Zero { fn zero() -> Self; }
        macro_rules! zeros { ($name:ident, $($t:ty),*) => {
            mod $name { use crate::*; const _: () = { $( zero!($t); )* }; }
        } }
        macro_rules! zero { ($t:ty) => { impl Zero for $t { fn zero() -> Self { 0 as $t } } } }
        mod numbers { use crate::*; const _: () = { zeros!(whole, u8, u16); zeros!(broken, f32);
            }; }
        pub fn zero<T: Zero>() -> T { T::zero() }";
    bundle(library, &["lib::zero::<u8>()", "lib::zero::<f32>()"]);
}

/// Before edition 2024, `impl Trait` as a result captures only the lifetimes that it names.
#[test]
fn a_result_of_an_older_edition_borrows_no_more_than_it_did() {
    let library = "pub struct Own<'a, T>(&'a [T]);
        impl<'a, T> Own<'a, T> {
            pub fn new(items: &'a [T]) -> Self { Own(items) }
            fn inner(&self) -> Own<'a, T> { Own(self.0) }
            fn refs(&self) -> impl Iterator<Item = &'a T> { self.0.iter() }
            pub fn rest(&self) -> impl Iterator<Item = &'a T> { self.inner().refs().skip(1) }
        }
        pub fn count<T>(items: &[T]) -> impl Fn(usize) -> usize { let n = items.len();
            move |m| n + m }
        pub fn counter() -> impl Fn(usize) -> usize { let all = vec![1, 2]; count(&all) }";
    let sum = "lib::Own::new(&[1u32, 2, 3]).rest().sum::<u32>()";
    bundle(library, &[sum, "lib::counter()(3)"]);
}

/// Methods, fields, variables and primitive types have the names of functions elsewhere; what is
/// not needed is not even tried.
#[test]
fn a_function_that_is_only_a_namesake_is_left_out() {
    let library = "pub fn never() -> u8 { 0 }
        pub fn u32() -> u8 { never() }
        pub fn rng() -> u8 { KEY.with(|key| *key) }
        pub fn range() -> u8 { rng() }
        std::thread_local!(static KEY: u8 = { let seed = never(); seed });
        pub struct Rng { pub rng: u32 }
        impl Rng { pub fn range(&self) -> u32 { let rng = self.rng; rng + 1 } }
        pub fn twice(rng: &Rng) -> u32 { 2 * rng.range() }
        pub mod consts { #[allow(non_upper_case_globals)] pub const one: u32 = 1;
            pub enum Way { up, down } }
        use consts::{one, Way::{self, *}};
        pub fn name(n: u32, way: Way) -> u8 { match (n, way) { (one, up) => 1, (one, down) => 2,
            _ => 3 } }";
    let library = format!("#![allow(non_camel_case_types)]\n{library}");
    let uses = [
        "{ let rng = lib::Rng { rng: 6 }; lib::twice(&rng) + rng.range() }",
        "lib::name(1, lib::consts::Way::up)",
        "lib::name(1, lib::consts::Way::down)",
        "lib::name(2, lib::consts::Way::down)",
    ];
    let text = bundle(&library, &uses);
    assert!(
        !text.contains("never") && !text.contains("fn rng"),
        "{text}"
    );
}

/// A variable in a pattern may be a constant of a crate that has a small letter.
#[test]
fn a_constant_in_a_pattern_of_the_solution_stays() {
    let library = "#![allow(non_upper_case_globals)] pub const one: u32 = 1;";
    let uses = ["{ use lib::*; match 2u32 { one => \"one\", _ => \"other\" } }"];
    assert!(bundle(library, &uses).contains("const one"));
}

/// ndarray's patterns: before edition 2024, one may borrow explicitly what it borrows implicitly.
/// Under edition 2021, which the judge of these tests has, they are as they were.
#[test]
fn patterns_of_an_older_edition_mean_the_same() {
    let library = "macro_rules! last { ($name:ident $($t:ident)*) => {
            pub fn $name(all: &($($t,)* u32)) -> u32 { let (.., ref last) = all; *last }
        } }
        last!(of_two u8); last!(of_three u8 u16);
        macro_rules! set { ($name:ident $t:ty) => {
            pub fn $name(x: &mut Option<$t>) -> bool {
                if let Some(ref mut x) = x { *x += 1; } matches!(x, Some(3)) } } }
        set!(set u32);
        pub fn first(x: &(u32, u8)) -> u32 { let (ref first, _) = x; *first }
        pub fn inner(x: &Option<&u32>) -> u32 { if let Some(&x) = x { x } else { 0 } }
        pub fn copied(x: &Option<u32>) -> u32 { if let Some(mut x) = x { x += 1; x } else { 0 } }";
    let uses = [
        "lib::of_two(&(1, 2)) + lib::of_three(&(1, 2, 3))",
        "lib::set(&mut Some(2))",
        "lib::first(&(4, 5)) + lib::inner(&Some(&6)) + lib::copied(&Some(7))",
    ];
    let text = bundle(library, &uses);
    assert!(text.contains("let (.., ref last) = all"), "{text}");
}

/// num-integer's macros write their own tests.
#[test]
fn tests_that_a_macro_writes_are_left_out() {
    let library = "pub fn never() -> u32 { 1 }
        pub trait Half<const N: usize> { fn half(self) -> Self; }
        macro_rules! half { ($t:ty, $test:ident) => {
            impl Half<{ 1 + 1 }> for $t { #[cfg(test)] pub(crate) unsafe extern \"C\" fn c() {}
                fn half(self) -> Self { self / 2 } }
            #[cfg(test)] #[allow(unused)]
            mod $test { #[test] fn never_tested() { assert_eq!(crate::never(), 1); } }
            #[cfg(test)] impl Half<{ 3 }> for $t { fn half(self) -> Self { crate::never() as $t } }
        } }
        macro_rules! all { ($($t:ty, $test:ident;)*) => {
            $( half!($t, $test); )* $( #[cfg(test)] mod $test {} )*
            all_tokens! { #[cfg(test)] fn asked() {} }
        } }
        macro_rules! all_tokens { ($(#[$a:meta])* fn $name:ident() {}) => {
            $(#[$a])* fn $name() {} } }
        all!(u8, test_u8; u32, test_u32;);
        pub fn quarter(n: u32) -> u32 { n.half().half() }";
    let text = bundle(library, &["lib::quarter(9)"]);
    assert!(!text.contains("never"), "{text}");
}

/// Templates import `itertools::Itertools` and `num::*`, whatever they use; `join` of a thread is
/// no call of a trait's `join`.
#[test]
fn methods_of_a_trait_that_is_imported_in_vain_are_left_out() {
    let library = "pub trait Tools: Iterator {
            fn join(self) -> usize where Self: Sized { never(self.count()) } }
        impl<T: Iterator> Tools for T {}
        pub fn never(n: usize) -> usize { n }
        pub fn used() -> u32 { 1 }";
    let main = "fn main() {
            std::thread::spawn(|| println!(\"{}\", lib::used())).join().unwrap(); }";
    for (import, stays) in [("use lib::Tools;", false), ("use lib::Tools as _;", true)] {
        let solution = format!("#![allow(unused)]\n{import}\n{main}\n");
        let text = prints_the_same(library, &solution, Style::Readable, live_parts).unwrap();
        assert!(text.contains("trait Tools"), "{text}");
        assert!(stays || !text.contains("never"), "{text}");
    }
}

#[test]
fn a_crate_that_is_imported_in_vain_keeps_nothing() {
    let library = "pub trait Sized { fn len(&self) -> usize { never() } } impl Sized for u8 {}
        pub fn never() -> usize { 1 }";
    let solution = "#![allow(unused)]\nuse lib::*;\nfn main() { println!(\"{}\", [1].len()); }\n";
    let text = prints_the_same(library, solution, Style::Readable, live_parts).unwrap();
    assert!(!text.contains("never"), "{text}");
}

#[test]
fn modules_that_define_what_others_define_are_left_out() {
    let module = |name| {
        format!(
            "pub mod {name} {{ pub struct Table(pub Vec<u64>);
                impl Table {{ pub fn new(all: Vec<u64>) -> Self {{ Self(all) }} }}
                impl From<Vec<u64>> for Table {{
                    fn from(all: Vec<u64>) -> Self {{ Self::new(all) }} }}
                impl std::ops::Mul for &Table {{ type Output = Table;
                    fn mul(self, other: Self) -> Table {{
                        Table::new(self.0.iter().zip(&other.0).map(|(a, b)| a * b).collect()) }} }}
            }}\n"
        )
    };
    let library = ["one", "two", "three", "four"].map(module).concat();
    let solution = "use lib::two::Table;
        fn main() { let t = Table::from(vec![2, 3]); println!(\"{:?}\", (&t * &t).0); }\n";
    let text = prints_the_same(&library, solution, Style::Readable, live_parts).unwrap();
    assert_eq!(text.matches("struct Table").count(), 1, "{text}");
}

/// Two crates that do not know each other may have types of one name: itertools' impls for `Range`
/// are for the standard library's, though num-iter has one.
#[test]
fn a_type_that_a_crate_does_not_know_is_not_that_of_its_impls() {
    let library = "pub mod known { pub struct Range; }
        pub trait Span { fn span(&self) -> u32; }
        impl Span for std::ops::Range<u32> { fn span(&self) -> u32 { self.end - self.start } }";
    bundle(library, &["{ use lib::Span as _; (2..5u32).span() }"]);
}
