//! Libraries of one's own, drawn at random: enums, traits, globs, macros, closures, statics, drops,
//! features and editions. Bundled and not, their solutions print the same, and no bundle is
//! refused.
//!
//! A program has several cases, since most of the time goes into rustc's start: a case is one piece
//! of a library and what a solution does with it.

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;

use super::comparison::{Editions, Program, config, style};
use crate::shake::live_parts;

/// A piece of a library.
#[derive(Debug, Clone)]
struct Piece {
    kind: usize,
    /// Numbers that the piece computes with.
    numbers: [u8; 3],
    /// `true` if it is in a module, from which the root exports it.
    is_nested: bool,
    /// `true` if the solution uses it through `use lib::*`.
    by_glob: bool,
    /// `true` if it is called in a module of the solution.
    in_module: bool,
}

/// Number of cases in a program.
const CASES: usize = 13;

fn piece() -> impl Strategy<Value = Piece> {
    let numbers = prop::array::uniform3(0..9u8);
    let piece = (0..KINDS, numbers, any::<[bool; 3]>());
    piece.prop_map(|(kind, numbers, [is_nested, by_glob, in_module])| Piece {
        kind,
        numbers,
        is_nested,
        by_glob,
        in_module,
    })
}

const KINDS: usize = 20;

impl Piece {
    /// Returns the library's items, whose names end with `i`.
    fn library(&self, i: usize) -> String {
        let [a, b, c] = self.numbers;
        match self.kind {
            // Variants that only patterns name, brought by a glob.
            0 => format!(
                "pub enum E{i} {{ Push(u8), Pop, Halt }}
                 pub fn f{i}(op: E{i}) -> u8 {{ use E{i}::*;
                     match op {{ Halt => {a}, Pop => {b}, Push(x) => x + {c} }} }}
                 pub fn g{i}() -> u8 {{ f{i}(E{i}::Push({b})) }}"
            ),
            // A trait that the crate keeps to itself, with a method of the standard library's name.
            1 => format!(
                "pub(crate) trait Own{i} {{ fn contains(&self, x: &i32) -> bool;
                     fn len(&self) -> usize {{ {a} }} }}
                 impl Own{i} for Vec<i32> {{ fn contains(&self, x: &i32) -> bool {{ *x > {b} }} }}
                 pub fn g{i}() -> u8 {{ let v: Vec<i32> = vec![{c}];
                     Own{i}::contains(&v, &5) as u8 + Own{i}::len(&v) as u8 }}"
            ),
            // A macro that calls another, and constants.
            2 => format!(
                "pub const N{i}: u8 = {a};
                 #[macro_export] macro_rules! m{i} {{ ($x:expr) => {{ $crate::m{i}!(@in $x, {b}) }};
                     (@in $x:expr, $y:expr) => {{ $x + $y + $crate::add{i}({c}) }};
                     (@never) => {{ $crate::never{i}() }} }}
                 pub fn add{i}(x: u8) -> u8 {{ x + 1 }} pub fn never{i}() -> u8 {{ 0 }}
                 pub fn g{i}() -> u8 {{ m{i}!(1) }}"
            ),
            // Closures, which capture and are returned.
            3 => format!(
                "pub fn h{i}(x: u8) -> impl Fn(u8) -> u8 {{ let pair = (x, {a});
                     move |y| pair.0 + y + {b} }}
                 fn apply{i}<F: FnMut(u8)>(mut f: F) {{ f({c}); f(1); }}
                 pub fn g{i}() -> u8 {{ let mut sum = (0, 1u8); apply{i}(|x| sum.0 += x);
                     h{i}(2)(3) + sum.0 + sum.1 }}"
            ),
            // Statics and what they refer to.
            4 => format!(
                "static COUNT{i}: std::sync::atomic::AtomicU8 =
                     std::sync::atomic::AtomicU8::new({a});
                 static TABLE{i}: [u8; 3] = [{a}, {b}, {c}];
                 thread_local!(static LOCAL{i}: std::cell::Cell<u8> = std::cell::Cell::new({b}));
                 pub fn g{i}() -> u8 {{ use std::sync::atomic::Ordering;
                     COUNT{i}.fetch_add(1, Ordering::Relaxed);
                     LOCAL{i}.with(|n| n.set(n.get() + 1));
                     COUNT{i}.load(Ordering::Relaxed) + TABLE{i}[2] + LOCAL{i}.with(|n| n.get()) }}"
            ),
            // What is dropped, and when.
            5 => format!(
                "pub struct Noisy{i}(pub u8);
                 impl Drop for Noisy{i} {{ fn drop(&mut self) {{ println!(\"-{{}}\", self.0); }} }}
                 pub struct Two{i} {{ _one: Noisy{i}, _two: Noisy{i} }}
                 pub fn g{i}() -> u8 {{ let _a = Noisy{i}({a});
                     let two = Two{i} {{ _one: Noisy{i}({b}), _two: Noisy{i}({c}) }};
                     drop(two); let n = 1; n }}"
            ),
            // Members that override a trait's, through references and boxes.
            6 => format!(
                "pub trait T{i} {{ fn a(&self) -> u8 {{ {a} }} fn b(&self) -> u8 {{ self.a() + 1 }} }}
                 pub struct S{i}; pub struct Q{i};
                 impl T{i} for S{i} {{ fn a(&self) -> u8 {{ {b} }} }}
                 impl T{i} for Q{i} {{ fn b(&self) -> u8 {{ {c} }} }}
                 impl<'a> T{i} for &'a Q{i} {{ fn a(&self) -> u8 {{ 50 }} }}
                 pub fn g{i}() -> u8 {{
                 let all: Vec<Box<dyn T{i}>> = vec![Box::new(S{i}), Box::new(Q{i})];
                     all.iter().map(|t| t.b()).sum::<u8>() + (&&Q{i}).a() }}"
            ),
            // An iterator with members of its own.
            7 => format!(
                "pub struct Down{i}(pub u8);
                 impl Iterator for Down{i} {{ type Item = u8;
                     fn next(&mut self) -> Option<u8> {{ if self.0 == 0 {{ None }} else {{
                         self.0 -= 1; Some(self.0) }} }}
                     fn nth(&mut self, _: usize) -> Option<u8> {{ Some({a}) }}
                     fn count(self) -> usize {{ {b} }} }}
                 pub fn g{i}() -> u8 {{
                 Down{i}(4).sum::<u8>() + Down{i}(3).skip(1).next().unwrap_or(0)
                     + Down{i}({c}).count() as u8 }}"
            ),
            // Operators, comparison, order.
            8 => format!(
                "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)] pub struct N{i}(pub u8);
                 impl std::ops::Add for N{i} {{ type Output = N{i};
                     fn add(self, o: N{i}) -> N{i} {{ N{i}(self.0 + o.0 + {a}) }} }}
                 impl std::ops::Add<u8> for N{i} {{ type Output = N{i};
                     fn add(self, o: u8) -> N{i} {{ N{i}(self.0 + 2 * o) }} }}
                 impl PartialOrd for N{i} {{ fn partial_cmp(&self, o: &Self)
                     -> Option<std::cmp::Ordering> {{ Some(self.cmp(o)) }} }}
                 impl Ord for N{i} {{ fn cmp(&self, o: &Self) -> std::cmp::Ordering {{
                     o.0.cmp(&self.0) }} }}
                 pub fn g{i}() -> u8 {{ let mut v = vec![N{i}({b}) + N{i}(1), N{i}({c}) + 1];
                     v.sort(); v[0].0 }}"
            ),
            // A module beside one of the same name, names imported under others.
            9 => format!(
                "pub mod deep{i} {{ pub mod lib {{ pub fn f() -> u8 {{ {a} }} }}
                     pub fn f() -> u8 {{ lib::f() + self::lib::f() + super::top{i}() }}
                     pub use self::f as renamed; pub mod all {{ pub use super::*; }} }}
                 fn top{i}() -> u8 {{ {b} }}
                 pub use self::deep{i}::all::renamed as again{i};
                 pub fn g{i}() -> u8 {{ again{i}() + {c} }}"
            ),
            // What a macro writes: impls, and functions.
            10 => format!(
                "pub trait Get{i} {{ fn get(&self) -> u8; }}
                 pub struct A{i}; pub struct B{i};
                 macro_rules! get{i} {{ ($($t:ident $n:expr),*) => {{ $(impl Get{i} for $t {{
                     fn get(&self) -> u8 {{ $n }} }})* pub fn made{i}() -> u8 {{ {a} }} }} }}
                 get{i}!(A{i} {b}, B{i} {c});
                 pub fn g{i}() -> u8 {{ A{i}.get() + made{i}() }}"
            ),
            // A feature that is on, and one that is off.
            11 => format!(
                "#[cfg(feature = \"on\")] pub fn x{i}() -> u8 {{ {a} }}
                 #[cfg(not(feature = \"on\"))] pub fn x{i}() -> u8 {{ {b} }}
                 pub fn g{i}() -> u8 {{ x{i}() + if cfg!(feature = \"off\") {{ 100 }} else {{ {c} }} }}"
            ),
            // Marker traits that the standard library observes.
            12 => format!(
                "pub struct Odd{i}(pub u8);
                 impl PartialEq for Odd{i} {{ fn eq(&self, _: &Self) -> bool {{ false }} }}
                 impl Eq for Odd{i} {{}}
                 pub fn g{i}() -> u8 {{ let a = std::rc::Rc::new(Odd{i}({a}));
                     (a == a.clone()) as u8 + a.0 + {b} + {c} }}"
            ),
            // Associated constants and types of generic traits.
            13 => format!(
                "pub trait Kind{i} {{ const N: u8 = {a}; type Unit: Default + Into<u8>;
                     fn make() -> u8 {{ Self::N + Self::Unit::default().into() }} }}
                 pub struct K{i}; pub struct L{i}<T>(T);
                 impl Kind{i} for K{i} {{ const N: u8 = {b}; type Unit = u8; }}
                 impl<T: Kind{i}> Kind{i} for L{i}<T> {{ type Unit = T::Unit; }}
                 pub fn g{i}() -> u8 {{ <L{i}<K{i}>>::make() + K{i}::make() + {c} }}"
            ),
            // A pattern that names constants with small letters.
            14 => format!(
                "#[allow(non_upper_case_globals)] pub mod named{i} {{ pub const one: u8 = {a};
                     pub const two: u8 = 200; }}
                 use self::named{i}::{{one as first{i}, two as second{i}}};
                 pub fn g{i}() -> u8 {{ match {b} {{ first{i} => 1, second{i} => 2, _ => {c} }} }}"
            ),
            // Conversions, and the type that they choose.
            15 => format!(
                "pub struct From{i}(pub u8);
                 impl From<u8> for From{i} {{ fn from(x: u8) -> Self {{ From{i}(x + {a}) }} }}
                 impl From<&str> for From{i} {{
                 fn from(x: &str) -> Self {{ From{i}(x.len() as u8) }} }}
                 impl std::str::FromStr for From{i} {{ type Err = ();
                     fn from_str(_: &str) -> Result<Self, ()> {{ Ok(From{i}({b})) }} }}
                 pub fn g{i}() -> u8 {{ let x: From{i} = {c}u8.into();
                     let y: From{i} = \"7\".parse().unwrap(); x.0 + y.0 }}"
            ),
            // Parameters and variables with names of items.
            16 => format!(
                "pub fn g{i}() -> u8 {{ let value{i} = {a}; let lib = value{i} + 1;
                     inner{i}(lib) + rest{i}::lib(lib) }}
                 fn inner{i}(rest{i}: u8) -> u8 {{ rest{i} + {b} }}
                 pub fn value{i}() -> u8 {{ 77 }}
                 mod rest{i} {{ pub fn lib(x: u8) -> u8 {{ x + {c} }} }}"
            ),
            // Text for people.
            17 => format!(
                "#[derive(Debug, Clone, Default)] pub struct Shown{i} {{ pub x: u8, y: (u8, u8) }}
                 impl std::fmt::Display for Shown{i} {{
                 fn fmt(&self, f: &mut std::fmt::Formatter<'_>)
                     -> std::fmt::Result {{ write!(f, \"<{{}}>\", self.x) }} }}
                 pub fn g{i}() -> u8 {{ let s = Shown{i} {{ x: {a}, y: ({b}, {c}) }};
                     println!(\"{{}} {{:?}}\", s, s.clone()); assert!(s.y.0 == {b}); 1 }}"
            ),
            // A type with the size that its variants give it.
            18 => format!(
                "pub enum Size{i} {{ Small(u8), Never([u64; 3]) }}
                 #[derive(Clone, Copy)] pub enum Number{i} {{ Zero, One = {a} + 3, Two }}
                 pub fn g{i}() -> u8 {{ let s = Size{i}::Small({b});
                     let n = match s {{ Size{i}::Small(x) => x, Size{i}::Never(_) => 0 }};
                     n + std::mem::size_of::<Size{i}>() as u8 + Number{i}::Two as u8
                         + Number{i}::Zero as u8 + {c} }}"
            ),
            // Dereferencing, and a method behind it.
            _ => format!(
                "pub struct In{i}; pub struct Out{i}(pub In{i});
                 impl std::ops::Deref for Out{i} {{ type Target = In{i};
                     fn deref(&self) -> &In{i} {{ &self.0 }} }}
                 impl In{i} {{ pub fn name(&self) -> u8 {{ {a} }} }}
                 pub trait Name{i} {{ fn name(&self) -> u8; }}
                 impl Name{i} for Out{i} {{ fn name(&self) -> u8 {{ {b} }} }}
                 pub fn g{i}() -> u8 {{ let o = Out{i}(In{i}); o.name() + o.0.name() + {c} }}"
            ),
        }
    }
}

/// Returns the library, and a solution that calls each piece.
fn program(pieces: &[Piece]) -> (String, String) {
    let (mut library, mut calls, mut modules) = (String::new(), String::new(), String::new());
    for (i, piece) in pieces.iter().enumerate() {
        let items = piece.library(i);
        // Exported macros are at the root, whatever module they are in.
        let items = if piece.is_nested && piece.kind != 2 {
            format!("mod own{i} {{ {items} }} pub use self::own{i}::g{i};")
        } else {
            items
        };
        library += &items;
        library.push('\n');
        let path = if piece.by_glob { "" } else { "lib::" };
        let call = format!("{path}g{i}()");
        if piece.in_module {
            let glob = if piece.by_glob { "use lib::*; " } else { "" };
            modules += &format!("mod part{i} {{ {glob}pub fn call() -> u8 {{ {call} }} }}\n");
            calls += &format!("    println!(\"{{}}\", part{i}::call());\n");
        } else {
            calls += &format!("    println!(\"{{}}\", {call});\n");
        }
    }
    let checks = "    let v = vec![2, 1];\n    println!(\"{} {}\", v.contains(&2), v.len());\n";
    (
        format!("#![allow(warnings)]\n{library}"),
        format!("#![allow(warnings)]\nuse lib::*;\n{modules}fn main() {{\n{calls}{checks}}}\n"),
    )
}

/// `PROPTEST_CASES=385 cargo test -p bundler random_libraries` draws 5,005 cases.
#[test]
fn random_libraries_print_the_same_bundled() {
    let pieces = prop::collection::vec(piece(), CASES);
    let library = select(&["2018", "2021", "2024"]);
    let solution = select(&["2021", "2024"]);
    let drawn = (pieces, library, solution, style());
    let run = TestRunner::new(config()).run(&drawn, |(pieces, library, solution, style)| {
        let (text, main) = program(&pieces);
        let program = Program {
            library: &text,
            solution: &main,
            editions: Editions { library, solution },
            style,
            liveness: live_parts,
        };
        program.prints_the_same().map(|_| ())
    });
    run.map_err(|error| error.to_string()).unwrap();
}
