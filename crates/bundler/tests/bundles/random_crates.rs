//! Random small crates, bundled and not, print the same.

use std::fmt::Write as _;

use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestRunner};

use super::comparison::{config, prints_the_same};
use crate::parts::{PartKind, Tree};
use crate::request::Style;
use crate::shake::{Liveness, live_parts};

/// An item of the random crate: its kind, its module, the items that it uses.
#[derive(Debug, Clone)]
struct Part {
    kind: u8,
    module: u8,
    /// Taken modulo the number of parts before it.
    uses: Vec<u8>,
    is_used: bool,
}

fn parts() -> impl Strategy<Value = Vec<Part>> {
    let uses = prop::collection::vec(any::<u8>(), 0..3);
    let part = (0..7u8, 0..4u8, uses, any::<bool>());
    let part = part.prop_map(|(kind, module, uses, is_used)| Part {
        kind,
        module,
        uses,
        is_used,
    });
    prop::collection::vec(part, 1..12)
}

const MODULES: [&str; 4] = ["", "a", "a::b", "c"];

/// `crate::a::b::` from within the crate, `lib::a::b::` from outside.
fn path(from: &str, part: &Part) -> String {
    match MODULES[usize::from(part.module)] {
        "" => format!("{from}::"),
        module => format!("{from}::{module}::"),
    }
}

/// Returns an expression of type i64 that uses the part `i`.
fn usage(from: &str, parts: &[Part], i: usize) -> String {
    let at = path(from, &parts[i]);
    match parts[i].kind {
        0 => format!("{at}f{i}({i})"),
        1 => format!("{at}C{i}"),
        2 => format!("{at}S{i}::new({i}).get()"),
        3 => format!("{{ use {at}T{i} as _; 5i64.t{i}() + 7i32.t{i}() }}"),
        4 => format!("{from}::m{i}!({i})"),
        5 => format!("{at}E{i}::pick({i}).value()"),
        _ => format!("{at}r{i}({i})"),
    }
}

fn definition(parts: &[Part], i: usize) -> String {
    let part = &parts[i];
    let sum = part.uses.iter().filter(|_| i > 0).map(|&u| {
        let used = usize::from(u) % i;
        format!(" + {}", usage("crate", parts, used))
    });
    let sum: String = sum.collect();
    match part.kind {
        0 => format!(
            "pub fn f{i}(x: i64) -> i64 {{ helper{i}(x){sum} }}
                fn helper{i}(x: i64) -> i64 {{ 3 * x }}"
        ),
        1 => format!("pub const C{i}: i64 = {i} + 11; pub const NEVER{i}: i64 = 1;"),
        2 => format!(
            "#[derive(Clone, Debug, PartialEq)] pub struct S{i}(i64);
             impl S{i} {{ pub fn new(x: i64) -> Self {{ Self(x) }}
                 pub fn get(&self) -> i64 {{ let twin = Self::from(self.0); twin.0{sum} }}
                 pub fn never(&self) -> i64 {{ self.0 }} }}
             impl From<i64> for S{i} {{ fn from(x: i64) -> Self {{ S{i}(x + 1) }} }}
             impl Drop for S{i} {{ fn drop(&mut self) {{ println!(\"drop S{i} {{}}\", self.0); }}
                 }}"
        ),
        3 => format!(
            "pub trait T{i} {{ fn t{i}(&self) -> i64 {{ 1{sum} }} fn never(&self) -> i64 {{ 0 }} }}
             impl T{i} for i64 {{ fn t{i}(&self) -> i64 {{ 2 * self }} }}
             impl T{i} for i32 {{ fn never(&self) -> i64 {{ 9 }} }}"
        ),
        4 => format!(
            "#[macro_export] macro_rules! m{i} {{ () => {{ 0 }};
                ($x:expr) => {{ $crate::m{i}!(@deep $x, 1){} }};
             (@deep $x:expr, $y:expr) => {{ $x * 2 + $y }}; (@never) => {{ $crate::nothing() }};
                 }}",
            sum.replace("crate::", "$crate::")
        ),
        5 => format!(
            "pub enum E{i} {{ Small(i64), Large {{ x: i64 }}, Never(u8) }}
             impl E{i} {{ pub fn pick(x: i64) -> Self {{ if x < 4 {{ Self::Small(x) }}
                 else {{ E{i}::Large {{ x }} }} }}
                 pub fn value(self) -> i64 {{ match self {{ E{i}::Small(x) => x, Self::Large {{
                     x }} => x * 2{sum},
                     Self::Never(x) => x as i64 }} }} }}"
        ),
        _ => format!(
            "mod inner{i} {{ pub fn renamed(x: i64) -> i64 {{ x + super::own{i}(){sum} }}
                pub fn never() {{}} }}
             pub use self::inner{i}::renamed as r{i}; pub use self::inner{i}::never as never{i};
             fn own{i}() -> i64 {{ 4 }}"
        ),
    }
}

fn library(parts: &[Part]) -> String {
    let mut modules = [const { String::new() }; 4];
    for (i, part) in parts.iter().enumerate() {
        let _ = writeln!(
            modules[usize::from(part.module)],
            "{}",
            definition(parts, i)
        );
    }
    let [root, a, b, c] = modules;
    format!("{root}\npub mod a {{ {a} pub mod b {{ {b} }} }}\npub mod c {{ {c} }}\n")
}

fn solution(parts: &[Part]) -> String {
    let mut text = "fn main() {\n".to_string();
    for i in (0..parts.len()).filter(|&i| parts[i].is_used) {
        let _ = writeln!(text, "    println!(\"{{}}\", {});", usage("lib", parts, i));
    }
    text + "    println!(\"end\");\n}\n"
}

fn bundled_prints_the_same(parts: &[Part], liveness: Liveness) -> Result<(), TestCaseError> {
    let styles = [Style::Readable, Style::Commented, Style::Minified];
    let style = styles[parts.len() % 3];
    let text = prints_the_same(&library(parts), &solution(parts), style, liveness)?;
    prop_assert!(
        !text.contains("never") && !text.contains("NEVER"),
        "{}",
        text
    );
    Ok(())
}

/// `PROPTEST_CASES=500 PROPTEST_RNG_SEED=7 cargo test -p bundler random_crates` draws
/// others.
#[test]
fn random_crates_print_the_same_bundled() {
    let run = TestRunner::new(config()).run(&parts(), |parts| {
        bundled_prints_the_same(&parts, live_parts)
    });
    run.map_err(|error| error.to_string()).unwrap();
}

/// Two blocks of a function that import the same trait keep an import each.
#[test]
fn imports_of_two_blocks_are_not_merged() {
    let part = |kind, uses: &[u8], is_used| Part {
        kind,
        module: 1,
        uses: uses.to_vec(),
        is_used,
    };
    let parts = [part(3, &[], false), part(2, &[0, 0], true)];
    bundled_prints_the_same(&parts, live_parts).unwrap();
}

/// The property can fail: if members that override a default are dropped, the bundle compiles, but
/// the program prints something else.
#[test]
fn dropped_overriding_methods_are_caught() {
    let broken: Liveness = |tree: &Tree, mentioned, removed| {
        let mut live = live_parts(tree, mentioned, removed);
        for (id, part) in tree.parts.iter().enumerate() {
            let parent = part.parent.map(|parent| &tree.parts[parent].kind);
            if let (PartKind::Member, Some(PartKind::Impl(header))) = (&part.kind, parent)
                && header
                    .trait_name
                    .as_ref()
                    .is_some_and(|name| name.starts_with('T'))
            {
                live[id] = false;
            }
        }
        live
    };
    let part = Part {
        kind: 3,
        module: 2,
        uses: Vec::new(),
        is_used: true,
    };
    bundled_prints_the_same(std::slice::from_ref(&part), live_parts).unwrap();
    let error = bundled_prints_the_same(&[part], broken)
        .unwrap_err()
        .to_string();
    assert!(error.contains("left == right"), "{error}");
}
