//! Decides conditional compilation. Conditions that are the same for all judges are decided here;
//! conditions on the machine (`target_os`, `windows`, …) are left to the judge's compiler if judges
//! differ. Judges optimise, so `debug_assertions` is false.

use std::collections::BTreeSet;
use std::env::consts;

use Verdict::{Known, Unknown};
use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, Token};

use super::attributes;

/// Features and flags that cargo passes to the compiler for a crate.
#[derive(Debug, Default, Clone)]
pub struct Cfg {
    pub features: BTreeSet<String>,
    /// Flags from the build script: `name` or `name="value"`.
    pub flags: BTreeSet<String>,
}

/// A predicate, decided as far as possible.
#[derive(Debug, PartialEq, Eq)]
pub enum Verdict {
    Known(bool),
    /// The predicate that remains for the judge's compiler.
    Unknown(String),
}

impl Cfg {
    /// Evaluates the inside of `cfg(…)`.
    pub fn eval(&self, predicate: &Meta) -> Verdict {
        match self.eval_flags(predicate) {
            Unknown(rest) => {
                let on_all = syn::parse_str(&rest).ok().as_ref().and_then(on_all);
                on_all.map_or(Unknown(rest), Known)
            }
            known => known,
        }
    }

    /// Does the attribute leave its item out everywhere?
    pub fn leaves_out(&self, attribute: &Attribute) -> bool {
        let predicate = match &attribute.meta {
            Meta::List(list) if list.path.is_ident("cfg") => list.parse_args::<Meta>().ok(),
            _ => None,
        };
        predicate.is_some_and(|predicate| self.eval(&predicate) == Known(false))
    }

    /// The file that `#[path = "…"]` gives a module; also in a `cfg_attr` whose condition holds.
    pub fn written_path(&self, meta: &Meta) -> Option<String> {
        match meta {
            Meta::List(list) if list.path.is_ident("cfg_attr") => {
                let parts = Punctuated::<Meta, Token![,]>::parse_terminated;
                let parts = list.parse_args_with(parts).ok()?;
                let holds = self.eval(parts.first()?) == Known(true);
                let mut attributes = parts.iter().skip(1).filter(|_| holds);
                attributes.find_map(|meta| self.written_path(meta))
            }
            _ => attributes::written_path(meta),
        }
    }

    /// Evaluates features and flags; conditions on the machine stay undecided.
    fn eval_flags(&self, predicate: &Meta) -> Verdict {
        match predicate {
            Meta::Path(path) => self.flag(&spelled(path)),
            Meta::NameValue(pair) => {
                let value = spelled(&pair.value);
                let value = value.trim_matches('"');
                match spelled(&pair.path).as_str() {
                    "feature" => Known(self.features.contains(value)),
                    name => self.flag(&format!("{name}=\"{value}\"")),
                }
            }
            Meta::List(list) => {
                let parts = list
                    .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
                    .unwrap_or_default();
                let parts = parts.iter().map(|part| self.eval(part));
                match spelled(&list.path).as_str() {
                    "all" => combine("all", false, parts),
                    "any" => combine("any", true, parts),
                    "not" => match parts.into_iter().next() {
                        Some(Known(value)) => Known(!value),
                        Some(Unknown(rest)) => Unknown(format!("not({rest})")),
                        None => Known(true),
                    },
                    _ => Known(false),
                }
            }
        }
    }

    fn flag(&self, flag: &str) -> Verdict {
        let name = flag.split('=').next().unwrap_or(flag);
        let of_target = name.starts_with("target_") || name == "panic";
        let of_machine = ["unix", "windows", "overflow_checks"];
        if of_target || of_machine.contains(&name) {
            return Unknown(flag.to_string());
        }
        Known(flag == "true" || self.flags.contains(flag))
    }
}

/// Combines the parts: `all` is settled by the first false part, `any` by the first true part.
fn combine(name: &str, settles: bool, parts: impl Iterator<Item = Verdict>) -> Verdict {
    let mut unknown = Vec::new();
    for part in parts {
        match part {
            Known(value) if value == settles => return Known(settles),
            Known(_) => {}
            Unknown(rest) => unknown.push(rest),
        }
    }
    match &mut unknown[..] {
        [] => Known(!settles),
        [one] => Unknown(std::mem::take(one)),
        _ => Unknown(format!("{name}({})", unknown.join(", "))),
    }
}

fn spelled(tokens: &impl quote::ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// Properties of a machine that `cfg(…)` can query.
#[derive(Clone, Copy)]
struct Machine<'a> {
    arch: &'a str,
    os: &'a str,
    pointer_width: &'a str,
}

/// Machines of judges: x86 with 64 or 32 bits, under Linux or Windows.
const JUDGES: [Machine; 4] = [
    Machine {
        arch: "x86_64",
        os: "linux",
        pointer_width: "64",
    },
    Machine {
        arch: "x86_64",
        os: "windows",
        pointer_width: "64",
    },
    Machine {
        arch: "x86",
        os: "linux",
        pointer_width: "32",
    },
    Machine {
        arch: "x86",
        os: "windows",
        pointer_width: "32",
    },
];

const THIS: Machine = Machine {
    arch: consts::ARCH,
    os: consts::OS,
    pointer_width: if cfg!(target_pointer_width = "64") {
        "64"
    } else {
        "32"
    },
};

/// Value of the predicate on all these machines; `None` if it differs or is unknown.
pub fn on_all(predicate: &Meta) -> Option<bool> {
    let mut verdicts = JUDGES.iter().chain([&THIS]).map(|m| m.holds(predicate));
    let first = verdicts.next()??;
    verdicts
        .all(|verdict| verdict == Some(first))
        .then_some(first)
}

/// Value of the predicate on this machine; `None` if it is unknown.
pub fn on_this(predicate: &Meta) -> Option<bool> {
    THIS.holds(predicate)
}

impl Machine<'_> {
    /// Value of the predicate on this machine; `None` if it is unknown.
    fn holds(&self, predicate: &Meta) -> Option<bool> {
        match predicate {
            Meta::Path(path) if path.is_ident("unix") => Some(self.os != "windows"),
            Meta::Path(path) if path.is_ident("windows") => Some(self.os == "windows"),
            Meta::Path(_) => None,
            Meta::NameValue(pair) => {
                let value = quote::ToTokens::to_token_stream(&pair.value).to_string();
                let name = pair.path.get_ident()?.to_string();
                self.is(&name, value.trim_matches('"'))
            }
            Meta::List(list) => {
                let parts = Punctuated::<Meta, Token![,]>::parse_terminated;
                let parts = list.parse_args_with(parts).ok()?;
                let parts: Vec<Option<bool>> = parts.iter().map(|p| self.holds(p)).collect();
                match list.path.get_ident()?.to_string().as_str() {
                    "all" if parts.contains(&Some(false)) => Some(false),
                    "any" if parts.contains(&Some(true)) => Some(true),
                    "all" => (!parts.contains(&None)).then_some(true),
                    "any" => (!parts.contains(&None)).then_some(false),
                    "not" => parts.first()?.map(|holds| !holds),
                    _ => None,
                }
            }
        }
    }

    /// Does the machine have the property `name = "value"`? `None` if unknown.
    fn is(&self, name: &str, value: &str) -> Option<bool> {
        let is_x86 = ["x86", "x86_64"].contains(&self.arch);
        match (name, value) {
            ("target_arch", _) => Some(self.arch == value),
            ("target_os", _) => Some(self.os == value),
            ("target_family", "unix") => Some(self.os != "windows"),
            ("target_family", _) => Some(self.os == value),
            ("target_pointer_width", _) => Some(self.pointer_width == value),
            ("target_endian", _) if is_x86 => Some(value == "little"),
            ("target_feature", "sse" | "sse2") if is_x86 => Some(true),
            ("target_has_atomic", "8" | "16" | "32" | "64" | "ptr") if is_x86 => Some(true),
            _ => None,
        }
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
