//! Describes the machines that run a bundle: the judges' machines and this one, for tests.

use std::env::consts;

use syn::punctuated::Punctuated;
use syn::{Meta, Token};

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
