//! Decides conditional compilation. Conditions that are the same for all judges are decided here;
//! conditions on the machine (`target_os`, `windows`, …) are left to the judge's compiler if judges
//! differ. Judges optimise, so `debug_assertions` is false.

use std::collections::BTreeSet;
use std::env::consts;

use super::words;
use Verdict::{Known, Unknown};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, LitStr, Meta, MetaList, Token};

/// Features and flags that cargo passes to the compiler for a crate.
#[derive(Debug, Default, Clone)]
pub struct Cfg {
    pub features: BTreeSet<String>,
    /// Flags from the build script: `name` or `name="value"`.
    pub flags: BTreeSet<String>,
}

/// A predicate, decided where that's possible.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Known(bool),
    /// The predicate that remains for the judge's compiler.
    Unknown(String),
}

impl Cfg {
    /// Evaluates the inside of `cfg(…)`.
    pub fn eval(&self, predicate: &Meta) -> Verdict {
        let machines = JUDGES.iter().chain([&THIS]);
        let values = machines.map(|machine| self.holds(predicate, *machine));
        let values: BTreeSet<Option<bool>> = values.collect();
        if let (Some(Some(holds)), 1) = (values.first(), values.len()) {
            return Known(*holds);
        }
        let Meta::List(list) = predicate else {
            return Unknown(spelled(predicate));
        };
        let rest = parts(list)
            .into_iter()
            .filter_map(|part| match self.eval(&part) {
                Unknown(rest) => Some(rest),
                Known(_) => None,
            });
        let rest: Vec<String> = rest.collect();
        Unknown(match (spelled(&list.path).as_str(), &rest[..]) {
            ("all" | "any", [one]) => one.clone(),
            (name, several) => format!("{name}({})", several.join(", ")),
        })
    }

    /// Returns whether the attribute leaves its item out everywhere.
    pub fn leaves_out(&self, attribute: &Attribute) -> bool {
        let is_false = |predicate: Meta| self.eval(&predicate) == Known(false);
        attribute.path().is_ident("cfg") && attribute.parse_args().is_ok_and(is_false)
    }

    /// Returns the file that `#[path = "…"]` gives a module, and whether it does so on all machines
    /// of judges: it may be in a `cfg_attr`.
    pub fn written_path(&self, meta: &Meta) -> Option<(String, bool)> {
        match meta {
            Meta::List(list) if list.path.is_ident("cfg_attr") => {
                let parts = parts(list);
                let (predicate, attributes) = parts.split_first()?;
                let verdict = self.eval(predicate);
                let mut written = attributes.iter().filter_map(|meta| self.written_path(meta));
                let (path, is_certain) = written.next()?;
                let is_certain = is_certain && verdict == Known(true);
                (verdict != Known(false)).then_some((path, is_certain))
            }
            Meta::NameValue(pair) if pair.path.is_ident("path") => {
                Some((text_of(&pair.value)?, true))
            }
            _ => None,
        }
    }

    /// Returns the value of the predicate on a machine; `None` if it is unknown.
    fn holds(&self, predicate: &Meta, machine: Machine) -> Option<bool> {
        match predicate {
            Meta::Path(path) => match spelled(path).as_str() {
                "unix" => Some(machine.1 != "windows"),
                "windows" => Some(machine.1 == "windows"),
                "overflow_checks" => None,
                flag if flag.starts_with("target_") => None,
                flag => Some(flag == "true" || self.flags.contains(flag)),
            },
            Meta::NameValue(pair) => {
                let (name, value) = (spelled(&pair.path), text_of(&pair.value)?);
                match (name.as_str(), value.as_str()) {
                    ("feature", feature) => Some(self.features.contains(feature)),
                    (name, value) if name.starts_with("target_") => has(machine, name, value),
                    ("panic", _) => None,
                    _ => Some(self.flags.contains(&format!("{name}=\"{value}\""))),
                }
            }
            Meta::List(list) => {
                let parts = parts(list);
                let values = parts.iter().map(|part| self.holds(part, machine));
                let values: Vec<Option<bool>> = values.collect();
                match spelled(&list.path).as_str() {
                    "all" if values.contains(&Some(false)) => Some(false),
                    "any" if values.contains(&Some(true)) => Some(true),
                    "all" => (!values.contains(&None)).then_some(true),
                    "any" => (!values.contains(&None)).then_some(false),
                    "not" => values.first().map_or(Some(true), |value| value.map(|v| !v)),
                    _ => Some(false),
                }
            }
        }
    }
}

/// Returns whether the attribute restricts its item to tests.
pub fn is_test(attribute: &Attribute) -> bool {
    let written = || attribute.to_token_stream().to_string();
    attribute.path().is_ident("test")
        || (Cfg::default().leaves_out(attribute) && words(&written()).any(|word| word == "test"))
}

/// Returns the text that a literal means.
fn text_of(literal: &Expr) -> Option<String> {
    let literal = syn::parse2::<LitStr>(literal.to_token_stream()).ok()?;
    Some(literal.value())
}

/// Returns the metas between an attribute's commas.
pub fn parts(list: &MetaList) -> Vec<Meta> {
    let parts = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
    parts.into_iter().flatten().collect()
}

fn spelled(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// Architecture and system of a machine.
type Machine = (&'static str, &'static str);

/// Machines of judges: x86 with 64 or 32 bits, under Linux or Windows.
const JUDGES: [Machine; 4] = [
    ("x86_64", "linux"),
    ("x86_64", "windows"),
    ("x86", "linux"),
    ("x86", "windows"),
];

const THIS: Machine = (consts::ARCH, consts::OS);

/// Returns the value of the predicate, without features, on this machine; `None` if it is unknown.
pub fn on_this(predicate: &Meta) -> Option<bool> {
    Cfg::default().holds(predicate, THIS)
}

/// Returns whether the machine has the property `name = "value"`. `None` if unknown.
fn has((arch, os): Machine, name: &str, value: &str) -> Option<bool> {
    let is_x86 = ["x86", "x86_64"].contains(&arch);
    match (name, value) {
        ("target_arch", _) => Some(arch == value),
        ("target_os", _) => Some(os == value),
        ("target_family", "unix") => Some(os != "windows"),
        ("target_family", _) => Some(os == value),
        ("target_pointer_width", _) if is_x86 => Some((value == "64") == (arch == "x86_64")),
        ("target_pointer_width", _) => Some(value == usize::BITS.to_string()),
        ("target_endian", _) if is_x86 => Some(value == "little"),
        ("target_feature", "sse" | "sse2") if is_x86 => Some(true),
        ("target_has_atomic", "8" | "16" | "32" | "64" | "ptr") if is_x86 => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eval(predicate: &str) -> Verdict {
        let cfg = Cfg {
            features: ["std".to_string()].into(),
            flags: ["has_it".to_string()].into(),
        };
        cfg.eval(&syn::parse_str(predicate).unwrap())
    }

    #[test]
    fn features_and_build_script_flags_are_decided() {
        assert_eq!(eval(r#"all(feature = "std", not(test))"#), Known(true));
        assert_eq!(eval(r#"any(feature = "serde", docsrs)"#), Known(false));
        assert_eq!(eval("has_it"), Known(true));
    }

    #[test]
    fn what_all_machines_of_judges_have_in_common_is_decided() {
        let x86 = r#"any(target_arch = "x86", target_arch = "x86_64")"#;
        if cfg!(any(target_arch = "x86", target_arch = "x86_64")) {
            assert_eq!(
                eval(&format!(r#"all(target_feature = "sse2", {x86})"#)),
                Known(true)
            );
        }
        assert_eq!(eval(r#"target_arch = "wasm32""#), Known(false));
        assert_eq!(eval(r#"any(unix, windows)"#), Known(true));
        assert_eq!(
            eval(r#"panic = "unwind""#),
            Unknown(r#"panic="unwind""#.into())
        );
    }

    #[test]
    fn the_machine_is_left_to_the_judge() {
        assert_eq!(
            eval(r#"all(feature = "std", not(windows))"#),
            Unknown("not(windows)".into())
        );
        assert_eq!(
            eval(r#"any(target_pointer_width = "64", unix, test)"#),
            Unknown(r#"any(target_pointer_width="64", unix)"#.into())
        );
        assert_eq!(eval("all(test, unix)"), Known(false));
    }
}
