//! Follows constants that differ between a bundle and the workspace, such as the line and the file
//! of a `dbg!`, through the bundle's MIR. They don't count if nothing but standard error and the
//! message of a panic has them.
//!
//! The rules are strict: whatever isn't known to be harmless counts. A value may be copied,
//! borrowed, formatted, and handed to functions of the bundle, whose bodies are followed too. It
//! must not be stored behind a pointer, decide about a branch, or get into a type of the author's
//! own, whose traits other code may call.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::mir::{Entry, is_panic, is_std_alone, locals};
use crate::syntax::{is_of_word, is_std};

/// Functions of a program, and what is known of the values that differ.
pub struct Reach<'a> {
    entries: &'a [Entry<'a>],
    /// Crates that the judge has.
    libraries: &'a BTreeSet<&'a str>,
    /// Last name of the path → numbers of the entries.
    by_name: HashMap<&'a str, Vec<usize>>,
    /// `true` if the program reads the message of a panic.
    reads_panics: bool,
    /// Trimmed lines of each entry whose constants differ.
    sources: Vec<HashSet<&'a str>>,
    /// Locals of each entry that may hold such a value.
    reached: Vec<BTreeSet<&'a str>>,
    /// Entries that return such a value, or are one.
    returning: BTreeSet<usize>,
}

/// The effect of a line on the values that differ.
enum Effect<'a> {
    None,
    /// The local gets one.
    Reaches(&'a str),
    /// These arguments of one of these functions are some; the local gets the result.
    Passes(Vec<usize>, Vec<usize>, &'a str),
    /// More than standard error may have it.
    Counts,
}

impl<'a> Reach<'a> {
    pub fn new(entries: &'a [Entry<'a>], libraries: &'a BTreeSet<&'a str>) -> Self {
        let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, entry) in entries.iter().enumerate() {
            by_name.entry(last_name(entry.path())).or_default().push(i);
        }
        let reads_panics = |entry: &Entry| entry.text.lines().any(reads_panic);
        Self {
            entries,
            libraries,
            by_name,
            reads_panics: entries.iter().any(reads_panics),
            sources: vec![HashSet::new(); entries.len()],
            reached: vec![BTreeSet::new(); entries.len()],
            returning: BTreeSet::new(),
        }
    }

    /// Adds lines of an entry whose constants differ. Returns the number of an entry that lets more
    /// than standard error have them, if there is one.
    pub fn add(&mut self, entry: usize, lines: impl Iterator<Item = &'a str>) -> Option<usize> {
        self.sources[entry].extend(lines.map(str::trim));
        let known: HashSet<&str> = self.entries[entry].text.lines().map(str::trim).collect();
        if !self.sources[entry].is_subset(&known) {
            return Some(entry);
        }
        let mut open = vec![entry];
        while let Some(i) = open.pop() {
            match self.follow(i) {
                Some(more) => open.extend(more),
                None => return Some(i),
            }
        }
        None
    }

    /// Follows the values within an entry. Returns the entries to follow next; `None` if more than
    /// standard error may have a value.
    fn follow(&mut self, i: usize) -> Option<BTreeSet<usize>> {
        let entry = &self.entries[i];
        let mut next = BTreeSet::new();
        let mut has_changed = true;
        while std::mem::take(&mut has_changed) {
            for line in entry.text.lines().map(str::trim) {
                let local = match self.effect(i, line) {
                    Effect::None => continue,
                    Effect::Counts => return None,
                    Effect::Reaches(local) => local,
                    Effect::Passes(functions, arguments, result) => {
                        next.extend(self.pass(&functions, &arguments)?);
                        if !functions.iter().any(|i| self.returning.contains(i)) {
                            continue;
                        }
                        result
                    }
                };
                has_changed |= self.reached[i].insert(local);
            }
        }
        let mut reached = self.reached[i].iter();
        if reached.any(|local| !entry.type_of(local).is_some_and(is_harmless)) {
            return None;
        }
        if self.reached[i].contains("_0") && self.returning.insert(i) {
            next.extend(self.users(i)?);
        }
        Some(next)
    }

    /// Marks these arguments of functions. Returns the functions whose arguments are new.
    fn pass(&mut self, functions: &[usize], arguments: &[usize]) -> Option<Vec<usize>> {
        let mut new = Vec::new();
        for &i in functions {
            let head = self.entries[i].head();
            for &argument in arguments {
                // The head has all arguments, so that its text lives as long as the entry.
                let local = format!("_{}: ", argument + 1);
                let at = head.find(&local)?;
                if self.reached[i].insert(&head[at..at + local.len() - 2]) {
                    new.push(i);
                }
            }
        }
        Some(new)
    }

    /// Returns the entries that may use the value of an entry. `None` if that isn't known: a method
    /// may be called through its trait, and the name of a function may be a value.
    fn users(&self, i: usize) -> Option<Vec<usize>> {
        let (entry, name) = (&self.entries[i], last_name(self.entries[i].path()));
        if let Some(function) = entry.promoted_in() {
            let all = 0..self.entries.len();
            return Some(
                all.filter(|&i| self.entries[i].path() == function)
                    .collect(),
            );
        }
        // The length of an array may be a number.
        let is_text = entry
            .type_of("_0")
            .is_some_and(|of_type| of_type.contains("str"));
        let is_function = entry.name.starts_with("fn ");
        let is_known = is_function || (entry.name.starts_with("const ") && is_text);
        // A trait's function may be called for any type.
        let parent = entry
            .path()
            .rsplit_once("::")
            .map_or("", |(parent, _)| parent);
        let of_trait = [format!(" as {parent}>"), format!(" as {parent}<")];
        let is_of_trait = |other: &Entry| of_trait.iter().any(|of| other.text.contains(of));
        let is_method = entry.path().contains("<impl>") || self.entries.iter().any(is_of_trait);
        if is_method || name.contains('{') || !is_known {
            return None;
        }
        let mut users = Vec::new();
        for (i, other) in self.entries.iter().enumerate() {
            for line in other.text.lines().map(str::trim) {
                let mut places = mentions(line, entry.path()).peekable();
                let is_other = line == other.head() || line.starts_with("debug ");
                if places.peek().is_none() || is_other {
                    continue;
                }
                let is_call =
                    call(line).is_some_and(|call| without_arguments(call.path) == entry.path());
                if is_function && (!is_call || places.count() > 1) {
                    return None;
                }
                users.push(i);
            }
        }
        Some(users)
    }

    fn effect(&self, i: usize, line: &'a str) -> Effect<'a> {
        let is_source = self.sources[i].contains(line);
        if !is_source && !self.is_reached(i, line) {
            return Effect::None;
        }
        // Declarations, and ends of lives.
        let is_plain = [
            "let ", "debug ", "scope ", "fn ", "drop(", "Storage", "return", "const ",
        ];
        if is_plain.iter().any(|word| line.starts_with(word)) {
            return match line.strip_prefix("let ") {
                Some(declared) if is_source => Effect::Reaches(first_local(declared)),
                // The value of a constant without a body.
                None if is_source && self.entries[i].is_value(line) => Effect::Reaches("_0"),
                None if is_source => Effect::Counts,
                _ => Effect::None,
            };
        }
        match (call(line), line.split_once(" = ")) {
            (Some(call), _) => self.effect_of_call(i, &call, is_source),
            (None, None) => Effect::Counts,
            (None, Some((_, value))) if !is_source && !self.is_reached(i, value) => Effect::None,
            // Behind a pointer, in a discriminant, or handed to another thread of control.
            (None, Some((place, _)))
                if line.contains(" -> [")
                    || place.contains('*')
                    || !place.starts_with(['_', '(']) =>
            {
                Effect::Counts
            }
            (None, Some((place, _))) => Effect::Reaches(first_local(place)),
        }
    }

    /// Returns whether a text of an entry has a local that is marked, or names a constant or a
    /// function that gives such a value.
    fn is_reached(&self, i: usize, text: &str) -> bool {
        locals(text).any(|local| self.reached[i].contains(local)) || self.names_one(i, text)
    }

    /// Returns the effect of a call, whose constants may differ if its line `is_source`.
    fn effect_of_call(&self, i: usize, call: &Call<'a>, is_source: bool) -> Effect<'a> {
        let result = first_local(call.result);
        let is_given = |argument: &&str| {
            let is_constant = argument.starts_with("const ") || argument.contains('[');
            self.is_reached(i, argument) || (is_source && is_constant)
        };
        let arguments = 0..call.arguments.len();
        let given: Vec<usize> = arguments
            .filter(|&at| is_given(&call.arguments[at]))
            .collect();
        if given.is_empty() && !is_source && !self.is_reached(i, call.path) {
            return Effect::None;
        }
        if call.result.contains('*') || call.path.starts_with(['_', '(']) {
            return Effect::Counts;
        }
        // The message of `expect`, and not its value.
        let is_message = given == [1] && is_expect(call.path);
        if is_message || is_sink(call.path) {
            let is_read = self.reads_panics && !call.path.contains("std::io::");
            return if is_read {
                Effect::Counts
            } else {
                Effect::None
            };
        }
        if is_pure(call.path) {
            let is_kept = |argument: &&&str| {
                let local = locals(argument).next();
                let declared = local.and_then(|local| self.entries[i].type_of(local));
                let is_text = argument.starts_with("const ") && !argument.contains("alloc");
                !is_text && !declared.is_some_and(is_harmless)
            };
            let may_keep = call.arguments.iter().find(is_kept).is_some();
            return if may_keep {
                Effect::Counts
            } else {
                Effect::Reaches(result)
            };
        }
        // Only the arguments may differ: another path is another function.
        let is_same = !is_source || !(given.is_empty() || has_number(call.path));
        let krate = crate_of(call.path);
        let is_foreign = is_std(krate) || self.libraries.contains(krate);
        let functions = self.functions(call.path);
        if is_foreign || !is_same || functions.is_empty() {
            return Effect::Counts;
        }
        Effect::Passes(functions, given, result)
    }

    /// Returns functions that a call may run: the one with this path, else each method of its last
    /// name.
    fn functions(&self, path: &str) -> Vec<usize> {
        let named = self.by_name.get(last_name(path)).into_iter().flatten();
        let named = named.filter(|&&i| self.entries[i].name.starts_with("fn "));
        let path = without_arguments(path);
        let is_it = |i: &&usize| self.entries[**i].path() == path;
        let is_known = named.clone().any(|i| is_it(&i));
        let functions = named.filter(|i| !is_known || is_it(i));
        functions.copied().collect()
    }

    /// Returns whether a text of an entry mentions a constant or a function that gives such a
    /// value.
    fn names_one(&self, i: usize, text: &str) -> bool {
        let mut returning = self.returning.iter().map(|&i| &self.entries[i]);
        returning.any(|entry| {
            let is_near = entry
                .promoted_in()
                .is_none_or(|of| self.entries[i].path() == of);
            let mut places = mentions(
                text,
                match entry.promoted_in() {
                    Some(_) => last_name(entry.path()),
                    None => entry.path(),
                },
            );
            is_near && places.next().is_some()
        })
    }
}

/// Returns whether a line reads the message of a panic, or hands it on.
fn reads_panic(line: &str) -> bool {
    let is_any = line.contains("std::any::Any") && line.contains("downcast");
    let others = ["PanicHookInfo::<'_>::payload", "std::panic::resume_unwind("];
    is_any || others.iter().any(|call| line.contains(call))
}

/// Returns whether only standard error gets what the function is given.
fn is_sink(path: &str) -> bool {
    let (of_type, method) = path.split_once(" as std::io::Write>::").unwrap_or_default();
    let is_error = of_type.contains("std::io::Stderr") && !of_type.contains("Stdout");
    path == "std::io::_eprint"
        || (is_error && is_std_alone(of_type) && ["write_fmt", "write_all"].contains(&method))
        || is_panic(path)
        || path.starts_with("core::panicking::")
}

/// Returns whether the function panics with its second argument.
fn is_expect(path: &str) -> bool {
    is_std(crate_of(path))
        && [">::expect", ">::expect_err"]
            .iter()
            .any(|end| path.ends_with(end))
}

/// Returns whether the function of the standard library only makes a value of its arguments.
fn is_pure(path: &str) -> bool {
    const PURE: [&str; 9] = [
        "core::fmt::rt::Argument::",
        "std::fmt::Arguments::",
        "std::fmt::format",
        "std::hint::must_use::",
        "std::panic::Location::",
        "core::str::<impl str>::",
        "std::str::<impl str>::",
        "std::string::String::",
        "<std::string::String as ",
    ];
    let is_text = path.ends_with(" as std::string::ToString>::to_string");
    let is_known = is_text || PURE.iter().any(|start| path.starts_with(start));
    path.starts_with("std::any::type_name") || (is_known && is_std_alone(path))
}

/// Returns whether values of the type have no code of the author's own, and keep nothing for
/// others.
fn is_harmless(of_type: &str) -> bool {
    const KEEPING: [&str; 6] = ["mut ", "Cell", "Atomic", "Mutex", "Lock", "fn("];
    !KEEPING.iter().any(|word| of_type.contains(word)) && is_std_alone(of_type)
}

/// Returns the crate of a function, or of its trait.
fn crate_of(path: &str) -> &str {
    let path = path.trim_start_matches('<');
    let path = path.split(" as ").last().unwrap_or(path);
    path.split("::").next().unwrap_or_default()
}

/// Returns whether the arguments in a path may hold a number.
fn has_number(path: &str) -> bool {
    let mut words = path.split(|c| !is_of_word(c));
    words.any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// `_1 = path(arguments) -> [return: bb1, unwind continue];`
struct Call<'a> {
    result: &'a str,
    path: &'a str,
    arguments: Vec<&'a str>,
}

/// Reads a line that is a call.
fn call(line: &str) -> Option<Call<'_>> {
    let (before, after) = line.rsplit_once(" -> ")?;
    let is_call = ["[return", "unwind", "bb"]
        .iter()
        .any(|start| after.starts_with(start));
    let (result, value) = before.split_once(" = ").filter(|_| is_call)?;
    let value = value
        .trim_start_matches("move ")
        .trim_start_matches("copy ");
    let inside = value.strip_suffix(')')?;
    // The parenthesis that the last one closes, and the commas in between. Texts have their own.
    let (mut depth, mut open, mut is_text) = (0, None, false);
    let mut commas = Vec::new();
    let bytes = inside.as_bytes();
    for i in (0..bytes.len()).rev() {
        let is_escaped = bytes[..i]
            .iter()
            .rev()
            .take_while(|&&byte| byte == b'\\')
            .count()
            % 2
            == 1;
        match bytes[i] {
            b'"' if !is_escaped => is_text = !is_text,
            _ if is_text => {}
            b')' | b']' | b'}' => depth += 1,
            b'>' if i == 0 || bytes[i - 1] != b'-' => depth += 1,
            b'(' if depth == 0 => {
                open = Some(i);
                break;
            }
            b'(' | b'[' | b'{' | b'<' => depth -= 1,
            b',' if depth == 0 => commas.push(i),
            _ => {}
        }
    }
    let open = open?;
    let ends = commas.iter().rev().copied().chain([inside.len()]);
    let mut start = open + 1;
    let arguments = ends.map(|end| {
        let argument = inside[start..end].trim();
        start = end + 1;
        argument
    });
    let arguments = arguments.filter(|argument| !argument.is_empty()).collect();
    Some(Call {
        result,
        path: &inside[..open],
        arguments,
    })
}

/// Returns a path without the arguments of its last name.
fn without_arguments(path: &str) -> &str {
    let mut depth = 0;
    let arguments = path.char_indices().rev().find(|&(i, c)| {
        match c {
            '>' if !path[..i].ends_with('-') => depth += 1,
            '<' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    match arguments {
        Some((at, '<')) => path[..at].trim_end_matches("::"),
        _ => path,
    }
}

/// Returns the last name of a path.
fn last_name(path: &str) -> &str {
    let path = without_arguments(path);
    path.rsplit_once("::").map_or(path, |(_, name)| name)
}

/// Returns places of a name in a text, where it is a whole word behind a path or a keyword.
fn mentions<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(name)
        .map(|(at, _)| at)
        .filter(move |&at| {
            !text[..at].ends_with(is_of_word) && !text[at + name.len()..].starts_with(is_of_word)
        })
}

/// Returns the first local in a place.
fn first_local(place: &str) -> &str {
    locals(place).next().unwrap_or("_")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::mir::{Names, entries, without_constants};

    /// Modules whose places reach standard error and panics alone.
    const HARMLESS: &[&str] = &[
        "pub fn f(x: u8) { dbg!(x, &x); dbg!(); }",
        "pub fn f(x: u8) { eprintln!(\"{}:{} {x} {}\", file!(), line!(), column!()); }",
        "pub fn f() { g(file!(), line!(), 3) } fn g(f: &str, l: u32, x: u8) { eprintln!(\"{f}:{l} {x}\") }",
        "pub fn f() { let s = at(line!()); eprintln!(\"{s}\"); } fn at(l: u32) -> String { format!(\"{l}\") }",
        "pub fn f(x: u8) { assert!(x > 3, \"{}\", line!()); if x > 5 { panic!(\"{}\", file!()) } }",
        "pub fn f(x: u8) { assert_eq!(x, 3, \"{}\", line!()); assert_ne!(x, 5, \"{x} {}\", file!()) }",
        "pub fn f(x: u8) -> u8 { if x > 9 { unreachable!(\"{}\", line!()) } else { x } }",
        "pub fn f(x: Option<u8>) -> u8 { x.expect(&format!(\"line {}\", line!())) }",
        "const HERE: &str = file!(); pub fn f() { eprintln!(\"{} {HERE}\", HERE.len()) }",
        "pub fn f() { use std::io::Write; writeln!(std::io::stderr(), \"{}\", line!()).unwrap(); }",
        "pub fn f() { use std::io::*; writeln!(LineWriter::new(stderr()), \"{}\", line!()).unwrap(); }",
        "pub struct L; impl L { fn tell(&self, l: u32) { eprintln!(\"{l}\") } } pub fn f() { L.tell(line!()) }",
        "pub trait T { fn log(&self, l: u32) { eprintln!(\"{l}\") } } impl T for u8 {} pub fn f(x: u8) { x.log(line!()) }",
        "pub fn f(x: u8) { (0..x).for_each(|i| eprintln!(\"{i} {}\", line!())) }",
        "pub fn f(x: &[u8]) { eprintln!(\"{} {:?}\", line!(), x); println!(\"{:?}\", x) }",
    ];

    /// Modules in which more than that has a place.
    const COUNTS: &[&str] = &[
        "pub fn f() { println!(\"{}\", line!()) }",
        "pub fn f() { print!(\"{}\", file!()) }",
        "pub fn f() { let l = Some(line!()); println!(\"{}\", l.expect(\"a line\")) }",
        "pub fn f() -> usize { use std::io::Write; std::io::stderr().write(file!().as_bytes()).unwrap() }
         pub fn g() { println!(\"{}\", f()) }",
        "pub fn f() { g(line!(), 1) } fn g(l: u32, x: u8) { println!(\"{l} {x}\") }",
        "pub fn f() -> String { at(line!()) } fn at(l: u32) -> String { format!(\"{l}\") } pub struct S; \
         impl S { pub fn g() -> String { at(3) + &f() } }",
        "pub fn f() { let mut s = String::new(); s.push_str(file!()); println!(\"{s}\") }",
        "pub fn f() -> u32 { let c = std::cell::Cell::new(0); c.set(line!()); c.get() }",
        "pub fn f() -> u32 { let mut x = 0; g(&mut x, line!()); x } fn g(x: &mut u32, l: u32) { *x = l }",
        "pub fn f() -> u8 { if g(line!()) { 1 } else { 2 } } fn g(l: u32) -> bool { l > 3 }",
        "pub fn f() { std::process::exit(line!() as i32) }",
        "pub struct L(u32); impl std::fmt::Debug for L { fn fmt(&self, _: &mut std::fmt::Formatter) -> \
         std::fmt::Result { println!(\"{}\", self.0); Ok(()) } } pub fn f() { eprintln!(\"{:?}\", L(line!())) }",
        "fn g(_: u8) -> u32 { line!() } pub fn f() -> u32 { [1].into_iter().map(g).sum() }",
        "pub trait T { fn g(&self) -> u32 { line!() } } impl T for u8 {} pub fn f(x: impl T) -> u32 { x.g() }",
        "pub trait T { fn g(&self) -> u32; } impl T for u8 { fn g(&self) -> u32 { line!() } }",
        "fn g(x: u32) { println!(\"{x}\") } pub fn f() { let p: fn(u32) = g; p(line!()) }",
        "pub fn f(p: &dyn Fn(u32)) { p(line!()) }",
        "pub static L: u32 = line!(); pub fn f() -> u32 { L }",
        "const L: usize = line!() as usize; pub struct A([u8; L]); pub fn f() -> usize { size_of::<A>() }",
        "pub struct A([u8; line!() as usize]);",
        "pub fn f() -> u32 { let g = || line!(); g() }",
        "pub fn f() -> u32 { let (t, r) = std::sync::mpsc::channel(); t.send(line!()).unwrap(); r.recv().unwrap() }",
        "pub struct A<const L: u32>; impl<const L: u32> A<L> { fn g(_: u8) -> u32 { L } } \
         pub fn f() -> u32 { A::<{ line!() }>::g(1) }",
        "fn g<const L: u32>(_: u8) { println!(\"{L}\") } pub fn f() { g::<{ line!() }>(1) }",
        "pub fn f() { for _ in 0..line!() { println!(\"x\") } }",
        "pub fn f() { std::thread::sleep(std::time::Duration::from_secs(line!() as u64)) }",
        "pub fn f() { let v = vec![0u8; line!() as usize]; drop(v) }",
        "pub struct P { line: u32 } pub fn f() -> P { P { line: line!() } }",
        "pub fn f(x: &mut P) { x.line = line!() } pub struct P { line: u32 }",
        "pub fn f() { std::fs::write(\"a\", file!()).unwrap() }",
        "pub fn f() -> Box<dyn std::fmt::Display> { Box::new(line!()) }",
        "thread_local! { static L: std::cell::Cell<u32> = std::cell::Cell::new(0); } pub fn f() { L.set(line!()) }",
        "pub fn f() { println!(\"{}\", HERE.len()) } const HERE: &str = file!();",
        "pub const TABLE: &[&str] = &[\"a\", file!()]; pub fn f(i: usize) -> &'static str { TABLE[i] }",
    ];

    /// A module whose panics other code reads.
    const READ: &str = "pub fn f() { panic!(\"{}\", line!()) } pub fn g() { \
        let e = std::panic::catch_unwind(f).unwrap_err(); \
        println!(\"{}\", e.downcast_ref::<String>().unwrap()) }";

    /// Returns the MIR of these modules, `m0` and so on, in a file of this name that begins with
    /// empty lines.
    fn mir(modules: &[&str], name: &str, lines: usize) -> String {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name);
        let modules = modules.iter().enumerate();
        let modules = modules.map(|(i, code)| format!("pub mod m{i} {{ {code} }}\n"));
        std::fs::write(&file, "\n".repeat(lines) + &modules.collect::<String>()).unwrap();
        let rustc = crate::rustc::Rustc {
            program: "rustc".into(),
            libraries: [].into(),
        };
        let mut command = rustc.to_mir(&file, "2021", "places");
        command
            .args(["--crate-type=lib", "-o"])
            .arg(folder.path().join("mir"));
        crate::judge::reference::run(&mut command).unwrap();
        std::fs::read_to_string(folder.path().join("mir")).unwrap()
    }

    /// Returns whether the places in each module count.
    fn count(modules: &[&str]) -> Vec<bool> {
        let [one, other] =
            [("a.rs", 0), ("another.rs", 100)].map(|(name, n)| mir(modules, name, n));
        let [one, other] = [&one, &other].map(|mir| entries(mir));
        assert_eq!(one.len(), other.len());
        let (crates, libraries) = (HashMap::new(), BTreeSet::new());
        let names = Names {
            crates: &crates,
            own: "places",
            module: None,
            ambiguous: &crates,
        };
        let mut reach = Reach::new(&other, &libraries);
        let mut counting = vec![false; modules.len()];
        for (i, (before, after)) in one.iter().zip(&other).enumerate() {
            assert_eq!(before.name, after.name);
            let [before, after_lines] = [before, after].map(|entry| entry.normalised(names));
            let pairs = before.iter().zip(&after_lines);
            let differing = pairs.filter(|(a, b)| a.pieces != b.pieces).map(|(a, b)| {
                assert_eq!(without_constants(&a.pieces), without_constants(&b.pieces));
                b.raw
            });
            let differing: Vec<&str> = differing.collect();
            if !differing.is_empty() && reach.add(i, differing.into_iter()).is_some() {
                let module = after
                    .path()
                    .trim_start_matches('<')
                    .split("::")
                    .next()
                    .unwrap();
                counting[module[1..].parse::<usize>().unwrap()] = true;
            }
        }
        counting
    }

    #[test]
    fn places_count_unless_only_standard_error_and_panics_have_them() {
        let modules = [HARMLESS, COUNTS].concat();
        let wrong = count(&modules).into_iter().enumerate();
        let wrong = wrong.filter(|&(i, counts)| counts == (i < HARMLESS.len()));
        let wrong: Vec<&str> = wrong.map(|(i, _)| modules[i]).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert_eq!(count(&[READ]), [true]);
    }
}
