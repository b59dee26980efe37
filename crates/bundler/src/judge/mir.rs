//! Reads MIR: the functions, constants and statics of one crate, normalised so that a bundle's can
//! be compared with the crates behind it.
//!
//! A bundle may differ in these without meaning anything else, so they are dropped: names of
//! variables, and numbers and places of impls, closures and constants.

use std::collections::{BTreeSet, HashMap};

use crate::syntax::{is_of_word, is_primitive, is_std};

/// A function, constant or static, with its constant memory.
#[derive(Debug)]
pub struct Entry<'a> {
    /// The name as MIR prints it, without the impl's place: `fn ops::<impl>::fmt`.
    pub name: String,
    pub text: &'a str,
    memory: Vec<&'a str>,
}

/// A normalised line of an entry.
#[derive(Debug)]
pub struct Line<'e, 'n> {
    /// The line as rustc prints it.
    pub raw: &'e str,
    pub pieces: Vec<Piece<'n>>,
}

/// The standard library, whose crates re-export each other.
pub const STD: &str = "std";

/// A piece of a normalised entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece<'a> {
    Text(String),
    /// A path into another crate: the crate's name, and the path without it.
    Path(&'a str, String),
    /// A longer path within the entry's crate, which has this name.
    Own(&'a str, String),
}

/// How one MIR text names crates.
#[derive(Debug, Clone, Copy)]
pub struct Names<'a> {
    /// Name of each crate in paths → its own name.
    pub crates: &'a HashMap<&'a str, &'a str>,
    /// Name of the entry's crate.
    pub own: &'a str,
    /// In a bundle, the module of the entry's crate.
    pub module: Option<&'a str>,
    /// Crates whose names the entry's crate also defines at its root. MIR prints both alike.
    pub ambiguous: &'a HashMap<&'a str, &'a str>,
}

/// Splits MIR into entries.
pub fn entries(mir: &str) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut rest = mir;
    while !rest.is_empty() {
        let line_end = rest.find('\n').unwrap_or(rest.len());
        let line = &rest[..line_end];
        let end = if line.ends_with('{') {
            rest.find("\n}\n").map_or(rest.len(), |end| end + 3)
        } else {
            (line_end + 1).min(rest.len())
        };
        let (item, after) = rest.split_at(end);
        rest = after;
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if line.starts_with("alloc") {
            if let Some(entry) = entries.last_mut() {
                entry.memory.push(item);
            }
            continue;
        }
        entries.push(Entry {
            name: name_of(line),
            text: item,
            memory: Vec::new(),
        });
    }
    entries
}

/// Reads the name in an entry's first line.
fn name_of(head: &str) -> String {
    let mut name = with_plain_impls(head, "<impl at ", '>');
    let end = name.find('(').into_iter().chain(name.find(": ")).min();
    name.truncate(end.unwrap_or(name.len()));
    name.replace("r#", "")
}

/// Replaces the impls between these marks, which have places or numbers, by `<impl>`.
fn with_plain_impls(text: &str, start: &str, end: char) -> String {
    let mut pieces = text.split(start);
    let mut plain = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        plain.push_str("<impl>");
        plain.extend(piece.split_once(end).map(|(_, behind)| behind));
    }
    plain
}

impl<'a> Entry<'a> {
    /// Returns the first name of its path, which may be an inlined crate's module.
    pub fn first_name(&self) -> Option<&str> {
        Some(self.path().split_once("::")?.0)
    }

    /// Returns the name without `fn`, `const` or `static`.
    pub fn path(&self) -> &str {
        self.name.rsplit(' ').next().unwrap_or(&self.name)
    }

    /// Returns the first line.
    pub fn head(&self) -> &'a str {
        self.text.lines().next().unwrap_or_default()
    }

    /// Returns the type whose destructor the entry is, without its arguments. `None` for a type
    /// within a method, whose path begins with an impl: that type and its destructor go and stay
    /// together.
    pub fn dropped_type(&self) -> Option<&'a str> {
        let (_, argument) = self.head().split_once("(_1: &mut ")?;
        let (of_type, _) = argument.split_once(") -> () {")?;
        let path = of_type.split('<').next()?;
        let is_in_method = path.is_empty() || path.ends_with("::");
        (self.path().ends_with("<impl>::drop") && !is_in_method).then_some(path)
    }

    /// Returns the name as the crate's own MIR has it: without the crate's module in a bundle.
    pub fn own_name(&self, module: Option<&str>) -> String {
        let name = |module| self.name.replacen(&format!("{module}::"), "", 1);
        module.map_or(self.name.clone(), name)
    }

    /// Returns the type of a local. The local `_0` of a constant is its value.
    pub fn type_of(&self, local: &str) -> Option<&'a str> {
        let head = self.head();
        let mut declared = self
            .text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("let "));
        let declared = declared.find_map(|line| {
            let line = line.trim_start_matches("mut ").strip_prefix(local)?;
            line.strip_prefix(": ")?.strip_suffix(';')
        });
        declared.or_else(|| {
            if local == "_0" {
                return head.split_once(": ")?.1.split(" = ").next();
            }
            let (_, behind) = head.split_once(&format!("{local}: "))?;
            let next = behind.match_indices(", _").map(|(at, _)| at);
            let ends = next.chain(behind.find(") -> "));
            behind.get(..ends.min()?)
        })
    }

    /// Returns whether a line is the head of a constant and has its value: of a constant without a
    /// body, or of one that rustc made of an expression.
    pub fn is_value(&self, line: &str) -> bool {
        let is_whole = self.name.starts_with("const ") && line.ends_with(';');
        line == self.head() && (is_whole || self.promoted_in().is_some())
    }

    /// Returns the path of the function that rustc made this constant for.
    pub fn promoted_in(&self) -> Option<&str> {
        let (function, number) = self.path().rsplit_once("::promoted[")?;
        number.ends_with(']').then_some(function)
    }

    /// Normalises the entry, line by line.
    pub fn normalised<'n>(&self, names: Names<'n>) -> Vec<Line<'a, 'n>> {
        let lines = self.lines().into_iter();
        lines.map(|raw| self.line(names, raw, raw)).collect()
    }

    fn line<'n>(&self, names: Names<'n>, raw: &'a str, text: &str) -> Line<'a, 'n> {
        let mut reader = Reader {
            names,
            memory: &self.memory,
            depth: 0,
            pieces: Vec::new(),
            text: String::new(),
        };
        reader.read(text);
        reader.end_text();
        Line {
            raw,
            pieces: reader.pieces,
        }
    }

    /// Returns the lines of the entry, its variables sorted. Drops scopes: lint attributes start
    /// scopes, and bundles have no such attributes.
    fn lines(&self) -> Vec<&'a str> {
        let at = self.text.find("\n    bb").unwrap_or(self.text.len());
        let (head, blocks) = self.text.split_at(at);
        let declared = head.lines().skip(1).map(str::trim_start);
        let is_left_out = |line: &str| {
            ["debug ", "scope ", "}"]
                .iter()
                .any(|w| line.starts_with(w))
        };
        let mut variables: Vec<&str> = declared.filter(|line| !is_left_out(line)).collect();
        variables.sort_unstable();
        let lines = head.lines().take(1).chain(variables);
        lines.chain(blocks.lines()).collect()
    }

    /// Lists what the function does, without the places of values: calls, operators, constants and
    /// branches, in the order of its blocks. Editions differ in temporary values and captures.
    /// Captures are listed only for a program that sees the size of closures.
    pub fn events<'n>(&self, names: Names<'n>, sees_sizes: bool) -> Vec<Line<'a, 'n>> {
        let blocks = self.numbered_blocks();
        let unread = Unread::new(&blocks);
        let mut events: Vec<(&str, String)> = Vec::new();
        for block in in_order(&blocks) {
            let is_drop = unread.only_drops(&blocks, block);
            let lines = block.lines().skip(1).map(str::trim);
            let lines = lines.filter(|line| !(is_drop && line.starts_with("switchInt(")));
            let lines = lines.filter(|line| !unread.is_assigned(line));
            events.extend(lines.filter_map(|line| Some((line, event(line)?))));
        }
        // Before 2021, `panic!` with nothing but a text calls another function.
        for i in (1..events.len()).rev() {
            let is_text = events[i - 1].1.contains("Arguments::<'_>::from_str");
            if events[i].1 == PANIC && is_text {
                events.remove(i - 1);
            }
        }
        // What a closure gets depends on its captures.
        if !self.name.contains("{closure") {
            events.insert(0, (self.head(), self.head().to_string()));
        } else if sees_sizes {
            events.extend(self.captures().map(|place| (place, place.to_string())));
        }
        let events = events.iter();
        events
            .map(|(raw, event)| self.line(names, raw, event))
            .collect()
    }

    /// Returns places of the values that a closure captures, with their types.
    fn captures(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let lines = self.text.lines().map(str::trim_start);
        let named = lines.filter_map(|line| line.strip_prefix("debug ")?.split_once(" => "));
        let places = named.map(|(_, place)| place);
        places.filter(|place| place.contains("_1.") || place.contains("*_1)"))
    }

    /// Returns whether the function asks for the size of a type that may be a closure's.
    pub fn sees_sizes(&self) -> bool {
        let mut lines = self.text.lines();
        lines.any(|line| {
            let is_size = SIZES.iter().any(|call| line.contains(call));
            is_size && !names_std_alone(line)
        })
    }

    fn numbered_blocks(&self) -> HashMap<usize, &'a str> {
        let texts = self.text.split("\n    bb").skip(1);
        texts
            .filter_map(|text| Some((number(text)?, text)))
            .collect()
    }

    /// Returns lines with calls whose results name a type or a place in the source. The lines of a
    /// solution are the same in its bundle.
    pub fn lines_naming_places(&self, is_solution: bool) -> Vec<&'a str> {
        let lines = self.text.lines();
        let names_place = |line: &&str| {
            let names_file = NAMING_FILES.iter().any(|call| line.contains(call));
            names_file || (!is_solution && line.contains("panic::Location::<'_>::caller("))
        };
        let names_type = |line: &&str| {
            NAMING_TYPES.iter().any(|call| line.contains(call)) && !names_std_alone(line)
        };
        let lines = lines.filter(|line| names_place(line) || names_type(line));
        lines.collect()
    }
}

/// Functions of the standard library whose results name a type.
const NAMING_TYPES: [&str; 2] = ["any::type_name::<", "any::type_name_of_val::<"];

/// Calls whose results name the file of a place in the source.
const NAMING_FILES: [&str; 3] = [
    "panic::Location::<'_>::file(",
    "::new_display::<std::panic::Location<",
    "::new_debug::<std::panic::Location<",
];

/// Functions of the standard library whose results are the size of a type.
const SIZES: [&str; 3] = ["mem::size_of", "Layout::new::<", "Layout::for_value::<"];

/// Returns whether a call names only types that have the same name everywhere, such as `Vec<u64>`.
fn names_std_alone(call: &str) -> bool {
    let types = call.split_once("::<").map_or("", |(_, types)| types);
    is_std_alone(types.split(">(").next().unwrap_or_default())
}

/// Returns whether all names in a path or a type are the standard library's.
pub fn is_std_alone(types: &str) -> bool {
    const WORDS: [&str; 5] = ["as", "const", "dyn", "impl", "mut"];
    let paths = types.split(|c: char| !(is_of_word(c) || ":'".contains(c)));
    let mut paths = paths.filter(|path| !path.is_empty() && !path.starts_with(['\'', ':']));
    paths.all(|path| {
        let first = path.split("::").next().unwrap_or_default();
        let is_number = path.starts_with(|c: char| c.is_ascii_digit());
        is_primitive(path) || is_std(first) || is_number || WORDS.contains(&path)
    })
}

/// Returns the number at the start of the text.
fn number(text: &str) -> Option<usize> {
    let end = text.find(|c: char| !c.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}

/// Returns the blocks reached without a panic, each after the first block that leads to it.
fn in_order<'a>(blocks: &HashMap<usize, &'a str>) -> Vec<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open = vec![0];
    let mut ordered = Vec::new();
    while let Some(next) = open.pop() {
        let Some(block) = blocks.get(&next).filter(|_| seen.insert(next)) else {
            continue;
        };
        ordered.push(*block);
        open.extend(targets(block).into_iter().rev());
    }
    ordered
}

/// Locals whose values nothing reads but branches that only drop. Rustc removes such a branch, and
/// with it the condition, where no drop keeps its ways apart, which depends on the edition.
#[derive(Default)]
struct Unread<'a>(BTreeSet<&'a str>);

impl<'a> Unread<'a> {
    fn new(blocks: &HashMap<usize, &'a str>) -> Self {
        let mut unread = Self::default();
        loop {
            let mut assigned = BTreeSet::new();
            let mut read = BTreeSet::new();
            for block in blocks.values() {
                let only_drops = unread.only_drops(blocks, block);
                for line in block.lines().skip(1).map(str::trim) {
                    let is_branch = only_drops && line.starts_with("switchInt(");
                    if is_branch || line.starts_with("Storage") || unread.is_assigned(line) {
                        continue;
                    }
                    match assignment(line) {
                        Some((local, value)) => {
                            assigned.insert(local);
                            read.extend(locals(value));
                        }
                        None => read.extend(locals(line)),
                    }
                }
            }
            let more: Vec<&str> = assigned.difference(&read).copied().collect();
            if more.is_empty() {
                return unread;
            }
            unread.0.extend(more);
        }
    }

    /// Returns whether a line only gives a value to such a local.
    fn is_assigned(&self, line: &str) -> bool {
        assignment(line).is_some_and(|(local, _)| self.0.contains(local))
    }

    /// Returns whether all ways out of a block do nothing but drop values until they meet. Rustc
    /// makes such a branch where an enum's variants have different fields left to drop.
    fn only_drops(&self, blocks: &HashMap<usize, &str>, block: &str) -> bool {
        let mut open = targets(block);
        let (mut seen, mut met) = (BTreeSet::new(), BTreeSet::new());
        while let Some(next) = open.pop().filter(|_| met.len() < 2) {
            let Some(block) = blocks.get(&next).filter(|_| seen.insert(next)) else {
                continue;
            };
            let mut lines = block.lines().skip(1).map(str::trim);
            if lines.all(|line| drops_at_most(line) || self.is_assigned(line)) {
                open.extend(targets(block));
            } else {
                met.insert(next);
            }
        }
        met.len() < 2
    }
}

/// Splits a line that gives a value to a local, other than the result or a call's, into both.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let (local, value) = line.split_once(" = ")?;
    let is_local = local.starts_with('_') && local != "_0" && !local.contains([' ', '.', '[']);
    (is_local && !value.contains(" -> ")).then_some((local, value))
}

/// Returns whether a line of a block at most ends the life of a value, or leads to such a line.
fn drops_at_most(line: &str) -> bool {
    const WORDS: [&str; 6] = ["drop(", "Storage", "goto", "switchInt(", "unreachable", "}"];
    WORDS.iter().any(|word| line.starts_with(word)) || line.contains(" = discriminant(")
}

/// Returns numbers of the blocks that follow a block without a panic.
fn targets(block: &str) -> Vec<usize> {
    let last = block.lines().rfind(|line| line.contains("bb"));
    let last = last.unwrap_or_default().split(" -> ").last();
    let normal = last.unwrap_or_default().split("unwind").next();
    let targets = normal.unwrap_or_default().split("bb").skip(1);
    targets.filter_map(number).collect()
}

/// Returns locals in a text, such as `_7`. What looks like one in a literal counts too.
pub fn locals(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('_').filter_map(|(at, _)| {
        let is_start = !text[..at].ends_with(|c| is_of_word(c) || c == ':');
        let number = text[at + 1..].find(|c: char| !c.is_ascii_digit());
        let end = number.map_or(text.len(), |number| at + 1 + number);
        (is_start && end > at + 1).then(|| &text[at..end])
    })
}

/// Replaces locals such as `_7` by `_`.
fn without_locals(line: &str) -> String {
    let mut pieces = line.split('_');
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let is_local = !text.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        text.push('_');
        let number = |c: char| is_local && c.is_ascii_digit();
        text.push_str(piece.trim_start_matches(number));
    }
    text
}

/// The event of a call that panics, whatever its message.
const PANIC: &str = "panic";

/// Returns whether a value calls a function of the standard library that panics.
pub fn is_panic(value: &str) -> bool {
    let path = value.split(['(', '<']).next().unwrap_or_default();
    let Some((before, name)) = path.trim_end_matches(':').rsplit_once("::") else {
        return false;
    };
    before.split("::").next().is_some_and(is_std) && name.contains("panic")
}

/// Returns whether a function iterates over references to the items of an array or a slice.
fn iterates_slice(path: &str) -> bool {
    let types = path.strip_suffix(" as std::iter::IntoIterator>::into_iter");
    types.is_some_and(|of| of.starts_with("<&[") || of.starts_with("<&std::boxed::Box<["))
        || (path.contains("::slice::<impl [") && path.ends_with("]>::iter"))
}

/// Returns what a line of a block does, without places; `None` if it only moves values.
fn event(line: &str) -> Option<String> {
    // Flags that say what is to be dropped.
    let is_flag = line.ends_with(" = const true;") || line.ends_with(" = const false;");
    if is_flag && !line.starts_with("_0 ") {
        return None;
    }
    if line.starts_with("switchInt(") {
        let words = line.split([' ', '[']);
        let values: Vec<&str> = words.filter_map(|word| word.strip_suffix(':')).collect();
        let values = values.join(" ");
        return (values != "0 otherwise").then_some(values);
    }
    let line = without_locals(line.split(" -> ").next().unwrap_or(line));
    let line = line.as_str();
    if line.starts_with('/') || drops_at_most(line) {
        return None;
    }
    // The pointer in a box, and the slice of an array.
    let is_cast = |to: &str, kind: &str| line.contains(to) && line.contains(kind);
    if is_cast(" as *", "(Transmute)") || is_cast(" as &[", "(PointerCoercion(Unsize") {
        return None;
    }
    let value = line.split_once(" = ").map_or(line, |(_, value)| value);
    if is_panic(value) {
        return Some(PANIC.to_string());
    }
    let is_place = value.starts_with(['&', '(', '_', '*']) || value.starts_with("{closure@");
    let is_move = ["move ", "copy ", "no_retag "]
        .iter()
        .any(|word| value.starts_with(word));
    let constants = value.match_indices("const ").map(|(at, _)| {
        let constant = &value[at..];
        let end = constant.find([',', ')', ';']);
        &constant[..end.unwrap_or(constant.len())]
    });
    let constants = constants.collect::<Vec<&str>>().join(" ");
    if is_place || is_move {
        return (!constants.is_empty()).then_some(constants);
    }
    let end = value
        .rfind("(move ")
        .or(value.find("(copy "))
        .or(value.find("(const "));
    let what = value[..end.unwrap_or(value.len())].trim_end_matches(';');
    let what = what.split(" _").next().unwrap_or(what);
    // Until 2018 `into_iter` of an array iterates over references. Rustc's fix writes `iter`.
    let what = if iterates_slice(what) { "iter" } else { what };
    Some(format!("{what} {constants}")).filter(|_| !["return", "resume"].contains(&what))
}

/// Returns the bytes of a block of constant memory, with the names of other blocks. Returns `None`
/// for statics, functions and vtables, which the code names.
fn content(memory: &str) -> Option<String> {
    let (head, lines) = memory.split_once('\n')?;
    if ["static:", "fn:", "vtable:", "extern static:"]
        .iter()
        .any(|kind| head.contains(kind))
    {
        return None;
    }
    let mut bytes = String::new();
    for line in lines.lines() {
        // An offset may come before the bytes, and text behind them.
        let column = line.rsplit('│').nth(1).unwrap_or_default();
        for word in column.split_whitespace() {
            // A pointer to other memory: `╾──alloc3<imm>──╼`.
            match word.find("alloc") {
                Some(at) => bytes.extend([" ", &word[at..], " "]),
                None => bytes.push_str(word),
            }
        }
    }
    Some(bytes)
}

/// How many blocks of constant memory are followed from one to another.
const MAX_DEPTH: usize = 64;

/// Normalises one line.
struct Reader<'a, 'm> {
    names: Names<'a>,
    /// Constant memory of the entry.
    memory: &'m [&'m str],
    /// Number of blocks of memory around what is read.
    depth: usize,
    pieces: Vec<Piece<'a>>,
    text: String,
}

impl<'a> Reader<'a, '_> {
    fn end_text(&mut self) {
        if !self.text.is_empty() {
            let text = std::mem::take(&mut self.text);
            self.pieces.push(Piece::Text(text));
        }
    }

    fn push(&mut self, piece: Piece<'a>) {
        self.end_text();
        self.pieces.push(piece);
    }

    fn read(&mut self, line: &str) {
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '"' => self.literal(rest),
                '\'' => self.quoted(rest),
                '{' => self.closure(rest),
                '<' if rest.starts_with("<impl at ") => {
                    self.text.push_str("<impl>");
                    rest.find('>').map_or(rest.len(), |end| end + 1)
                }
                '0'..='9' => self.copy(rest, word_end(rest)),
                c if is_letter(c) => self.word(rest),
                c => self.copy(rest, c.len_utf8()),
            };
            rest = &rest[length..];
        }
    }

    fn copy(&mut self, from: &str, length: usize) -> usize {
        self.text.push_str(&from[..length]);
        length
    }

    /// Reads a string.
    fn literal(&mut self, from: &str) -> usize {
        self.copy(from, literal_length(from))
    }

    /// Reads the quotation mark of a character or of a lifetime. A character that is a quotation
    /// mark begins no string.
    fn quoted(&mut self, from: &str) -> usize {
        let marks = ["'\"'", "'\\\"'"];
        let mark = marks.iter().find(|mark| from.starts_with(**mark));
        self.copy(from, mark.map_or(1, |mark| mark.len()))
    }

    /// Reads a closure's type, `{closure@src/lib.rs:1:2: 1:4}`, or a plain brace.
    fn closure(&mut self, from: &str) -> usize {
        let kind = from[1..].find(|c: char| !(c.is_ascii_lowercase() || c == ' ' || c == '-'));
        let is_place = kind.is_some_and(|at| at > 0 && from[1 + at..].starts_with('@'));
        if !is_place {
            return self.copy(from, 1);
        }
        let mut depth = 0;
        let end = from.find(|c| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        self.text.push_str("{closure}");
        end.map_or(from.len(), |end| end + 1)
    }

    /// Reads a word or a path.
    fn word(&mut self, from: &str) -> usize {
        if let Some(inside) = from.strip_prefix("DefId(")
            && let Some(id) = inside.split(')').next()
            && let Some((_, path)) = id.split_once(" ~ ")
        {
            self.static_path(path);
            return "DefId()".len() + id.len();
        }
        let mut end = word_end(from);
        while let Some(after) = from[end..].strip_prefix("::")
            && after.starts_with(is_letter)
        {
            end += 2 + word_end(after);
        }
        let path = &from[..end];
        let number = path.strip_prefix("alloc");
        if number
            .is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()) && !number.is_empty())
        {
            self.block(path);
            return end;
        }
        if self.text.ends_with("::") || self.text.ends_with('.') {
            self.text.push_str(&path.replace("r#", ""));
            return end;
        }
        let is_continued = from[end..].starts_with("::");
        end + self.path(path, is_continued)
    }

    /// Adds the bytes of a block of constant memory.
    fn block(&mut self, name: &str) {
        self.text.push_str("alloc(");
        let is_block = |memory: &&&str| {
            let behind = memory.strip_prefix(name);
            behind.is_some_and(|behind| behind.starts_with(' '))
        };
        let block = self
            .memory
            .iter()
            .find(is_block)
            .filter(|_| self.depth < MAX_DEPTH);
        if let Some(bytes) = block.and_then(|block| content(block)) {
            self.depth += 1;
            for word in bytes.split(' ') {
                let name = word.split(|c| !is_of_word(c)).next().unwrap_or_default();
                if name.starts_with("alloc") {
                    self.block(name);
                } else {
                    self.text.extend(["\"", word, "\""]);
                }
            }
            self.depth -= 1;
        }
        self.text.push(')');
    }

    /// Adds a path. Returns how many bytes behind it belong to it.
    fn path(&mut self, path: &str, is_continued: bool) -> usize {
        let path = path.replace("r#", "");
        let path = path.strip_prefix("crate::").unwrap_or(&path);
        let (first, behind) = path.split_once("::").unwrap_or((path, ""));
        if self.names.module == Some(first) {
            match (behind, is_continued) {
                ("", true) => return 2,
                ("", false) => self.text.push_str(path),
                _ => self.own_path(behind),
            }
            return 0;
        }
        match self.names.crates.get(first) {
            Some(&name) if is_continued || !behind.is_empty() => {
                self.push(Piece::Path(name, behind.to_string()));
            }
            _ => self.own_path(path),
        }
        0
    }

    /// Adds a path of this crate or of the standard library.
    fn own_path(&mut self, path: &str) {
        let (first, behind) = path.split_once("::").unwrap_or((path, ""));
        if let Some(&name) = self.names.ambiguous.get(first) {
            self.push(Piece::Path(name, behind.to_string()));
        } else if behind.is_empty() {
            self.text.push_str(path);
        } else if is_std(first) {
            self.push(Piece::Path(STD, behind.to_string()));
        } else {
            self.push(Piece::Own(self.names.own, path.to_string()));
        }
    }

    /// Adds the path of a static, `mini[25fe]::ops::TABLE`, without the numbers of impls.
    fn static_path(&mut self, path: &str) {
        let (krate, behind) = path.split_once("]::").unwrap_or(("", path));
        let krate = krate.split('[').next().unwrap_or_default();
        let behind = with_plain_impls(behind, "{impl#", '}');
        self.text.push_str("static ");
        match self.names.crates.get(krate) {
            Some(&name) => self.push(Piece::Path(name, behind)),
            None => {
                self.path(&behind, false);
            }
        }
    }
}

/// Returns the pieces of a line without its numbers and texts.
pub fn without_constants<'n>(pieces: &[Piece<'n>]) -> Vec<Piece<'n>> {
    let without = |piece: &Piece<'n>| match piece {
        Piece::Text(text) => Piece::Text(text_without_constants(text)),
        other => other.clone(),
    };
    pieces.iter().map(without).collect()
}

fn text_without_constants(text: &str) -> String {
    let mut rest = text;
    let mut out = String::new();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => literal_length(rest),
            // Fields have numbers too.
            '0'..='9' if !out.ends_with(|c| is_of_word(c) || c == '.') => word_end(rest),
            c => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        // The type of a number counts.
        let suffix = rest[..length]
            .split_once('_')
            .map_or("", |(_, suffix)| suffix);
        out.push(first.min('0'));
        out.push_str(if first == '"' { "" } else { suffix });
        rest = &rest[length..];
    }
    out
}

/// Returns whether the text contains this path, and not only longer ones.
pub fn mentions(text: &str, path: &str) -> bool {
    text.match_indices(path).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + path.len()..].chars().next();
        !before.is_some_and(|c| is_of_word(c) || c == ':') && !after.is_some_and(is_of_word)
    })
}

/// Returns the length of the string at the start of the text.
fn literal_length(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text[1..].find(|c| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

/// Returns the end of the word at the start of the text.
fn word_end(text: &str) -> usize {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
    let end = end.unwrap_or(text.len());
    // `r#type`
    if text[..end] == *"r" && text[end..].starts_with('#') {
        2 + word_end(&text[2..])
    } else {
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the pieces of a crate `mini` that uses `either`.
    fn pieces<'a>(mir: &'a str, module: Option<&'a str>) -> Vec<String> {
        let names = Names {
            crates: &[("either", "either")].into(),
            own: "mini",
            module,
            ambiguous: &HashMap::new(),
        };
        let entries = entries(mir);
        let lines = entries.iter().flat_map(|entry| entry.normalised(names));
        let pieces = lines.flat_map(|line| line.pieces);
        pieces.map(|piece| format!("{piece:?}")).collect()
    }

    const IN_CRATE: &str =
        "// MIR\nfn ops::<impl at src/lib.rs:2:14: 2:19>::fmt(_1: &ops::Cell) -> u8 {
    debug self => _1;
    bb0: {
        _2 = <{closure@src/lib.rs:1:2: 1:3} as std::ops::Fn<(u8,)>>::call(const '\"');
        _3 = either::Left(const N, const \"a\");
        _4 = const <static(DefId(0:18 ~ mini[25fe]::{impl#3}::TABLE))>;
        _5 = const {alloc3: &[&str; 1]};
    }
}

alloc3 (size: 16, align: 8) {
    ╾──alloc4<imm>──╼ 02 00 00 00 00 00 00 00 │ ╾──────╼........
}

alloc4 (size: 2, align: 1) {
    43 65 │ Ce
}
";

    const IN_BUNDLE: &str =
        "fn mini::ops::<impl at /a.rs:7:1: 7:2>::fmt(_1: &mini::ops::Cell) -> u8 {
    debug this => _1;
    bb0: {
        _2 = <{closure@mini::f::{closure#0}} as core::ops::Fn<(u8,)>>::call(const '\"');
        _3 = either::Left(const mini::N, const \"a\");
        _4 = const <static(DefId(0:9 ~ bundle[11]::mini::{impl#0}::TABLE))>;
        _5 = const {alloc8: &[&str; 1]};
    }
}

alloc8 (size: 16, align: 8) {
    ╾──alloc7<imm>──╼ 02 00 00 00 00 00 00 00 │ ╾──────╼........
}

alloc7 (size: 2, align: 1) {
    43 65 │ Ce
}
";

    #[test]
    fn a_function_of_a_crate_is_the_same_in_its_module() {
        let own = pieces(IN_CRATE, None);
        assert!(own.contains(&format!("{:?}", Piece::Path("either", "Left".to_string()))));
        assert_eq!(pieces(IN_BUNDLE, Some("mini")), own);
        for (old, new) in [
            ("const '\"'", "const 'a'"),
            ("43 65", "43 66"),
            ("ops::Cell", "other::Cell"),
            ("TABLE", "OTHER"),
        ] {
            let other = IN_BUNDLE.replace(old, new);
            assert_ne!(pieces(&other, Some("mini")), own, "{new}");
        }
    }

    #[test]
    fn entries_have_the_names_of_their_paths() {
        let names = |mir| entries(mir).into_iter().map(|e| e.name).collect::<Vec<_>>();
        assert_eq!(names(IN_BUNDLE), ["fn mini::ops::<impl>::fmt"]);
        let mir = "const N: usize = const 4_usize;\n\nstatic S: u8 = {\n    bb0: {\n    }\n}\n\
            const f::promoted[0]: &u8 = {\n}\nfn main() -> () {\n}\n";
        let wanted = ["const N", "static S", "const f::promoted[0]", "fn main"];
        assert_eq!(names(mir), wanted);
    }

    #[test]
    fn a_type_within_a_method_is_left_to_the_method() {
        let mir = "fn ops::<impl at a.rs:1:2: 1:3>::drop(_1: &mut ops::Wrap<T>) -> () {\n}\n\
            fn <impl at a.rs:1:2: 1:3>::fmt::<impl at a.rs:4:5: 4:6>::drop\
            (_1: &mut <Of as Display>::fmt::Inner<'_>) -> () {\n}\n";
        let all = entries(mir);
        let types: Vec<&str> = all.iter().filter_map(Entry::dropped_type).collect();
        assert_eq!(types, ["ops::Wrap"]);
    }
}
