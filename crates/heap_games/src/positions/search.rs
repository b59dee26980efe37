//! The search: which states to ask a program about, and what its output means.
//!
//! The program reads a state a line and prints its options, one a line, with `+` between the parts
//! of a sum, and an empty line at the end. Every state is asked once, in the order in which it was
//! first seen; so the answers come in the order of the states' numbers.

use anyhow::{Result, bail, ensure};

use super::graph::Graph;
use super::texts::Texts;

/// Longest line that a program may print, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// Number of states that are asked a second time at the end.
const ASKED_AGAIN: usize = 64;

/// Most bytes of states that are sent before the answers come.
pub(super) const MOST_WAITING: usize = 8 << 20;

/// Longest text that a message shows, in characters.
const LONGEST_SHOWN: usize = 60;

/// States, the options that a program printed, and what is still to be asked.
#[derive(Default)]
pub struct Search {
    texts: Texts,
    graph: Graph,
    /// State that printed each state first; a state that was asked for has itself.
    origins: Vec<u32>,
    /// Sums that were asked for, one behind the other, and where each ends.
    asked: Vec<u32>,
    ends: Vec<usize>,
    /// Number of states that were sent.
    sent: usize,
    /// `true` if `+` without blanks is a sign like any other.
    plus_is_sign: bool,
    /// Beginning of a line whose end hasn't come.
    unended: Vec<u8>,
    /// Parts of the option that is being read.
    parts: Vec<u32>,
    /// First option that was a sum: its state, and its text.
    first_sum: Option<(u32, String)>,
    again: Again,
}

/// States that are asked a second time, and the options printed for the next one.
#[derive(Default)]
struct Again {
    states: Vec<u32>,
    answered: usize,
    options: Vec<Vec<u32>>,
}

/// Returns whether `+` must be a sign of the states: one of them has it, without blanks
/// around it and not between numbers.
pub fn has_plus_sign<'a>(states: impl IntoIterator<Item = &'a str>) -> bool {
    let is_number = |part: &str| part.bytes().all(|byte| b"0123456789 ,()-".contains(&byte));
    states.into_iter().any(|state| {
        state.split(" + ").any(|part| {
            let mut parts = part.split('+').map(str::trim);
            part.contains('+') && parts.any(|part| part.is_empty() || !is_number(part))
        })
    })
}

impl Search {
    /// Starts a search. `plus_is_sign` says whether a `+` without blanks belongs to a state.
    pub fn new(plus_is_sign: bool) -> Self {
        Self {
            plus_is_sign,
            ..Self::default()
        }
    }

    /// Adds a state, or a sum of states, that the user asks for.
    ///
    /// # Errors
    /// If a part of it is empty.
    pub fn ask(&mut self, text: &str) -> Result<()> {
        ensure!(!text.trim().is_empty(), "a state has at least one sign");
        ensure!(!text.contains('\n'), "a state is one line");
        let count = self.texts.len();
        let Some(()) = self.read_parts(text.as_bytes(), None) else {
            bail!("`{text}` is no sum: a part of it is empty");
        };
        self.check_spellings(count)?;
        self.parts.iter().for_each(|part| self.graph.hold(*part));
        self.asked.extend_from_slice(&self.parts);
        self.ends.push(self.asked.len());
        Ok(())
    }

    /// Writes the states to send next, a line each.
    pub fn next_lines(&mut self) -> Vec<u8> {
        let mut lines = Vec::new();
        let [unanswered, unsent] =
            [self.graph.known(), self.sent].map(|at| self.texts.bytes_from(at));
        let mut left = MOST_WAITING.saturating_sub(unanswered - unsent);
        while self.sent < self.texts.len() && left > 0 {
            let text = self.texts.get(self.sent as u32).as_bytes();
            left = left.saturating_sub(text.len() + 1);
            lines.extend_from_slice(text);
            lines.push(b'\n');
            self.sent += 1;
        }
        lines
    }

    /// Writes some states to send a second time, once all are answered: the answers must be alike.
    /// Nothing is left to send once they are.
    pub fn lines_again(&mut self) -> Vec<u8> {
        let known = self.graph.known();
        if self.again.states.is_empty() {
            let step = known.div_ceil(ASKED_AGAIN).max(1);
            // Backwards: what a program keeps between states shows sooner.
            self.again.states = (0..known as u32).step_by(step).collect();
            self.again.states.reverse();
        }
        let left = &self.again.states[self.again.answered..];
        let lines = left
            .iter()
            .map(|state| self.texts.get(*state).to_owned() + "\n");
        lines.collect::<String>().into_bytes()
    }

    /// Returns whether all that was sent is answered.
    pub fn is_answered(&self) -> bool {
        self.graph.known() == self.sent && self.again.answered == self.again.states.len()
    }

    /// Returns whether the options of all states are known.
    pub fn is_complete(&self) -> bool {
        self.graph.known() == self.texts.len()
    }

    /// Reads what the program printed: any bytes, whole lines or not.
    ///
    /// # Errors
    /// If it isn't what a program prints. The error says which state was asked, and the remedy.
    pub fn read(&mut self, output: &[u8]) -> Result<()> {
        let mut rest = output;
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            if self.unended.is_empty() {
                self.line(&rest[..end])?;
            } else {
                let mut line = std::mem::take(&mut self.unended);
                line.extend_from_slice(&rest[..end]);
                self.line(&line)?;
            }
            rest = &rest[end + 1..];
        }
        self.unended.extend_from_slice(rest);
        ensure!(
            self.unended.len() <= LONGEST_LINE,
            "for {} it prints a line of more than {LONGEST_LINE} bytes: print an option a line",
            self.waiting()
        );
        Ok(())
    }

    /// Reads the end of the output: a last line may lack its end. If the program has read all its
    /// input, the end is also an empty line below the options of the last state.
    ///
    /// # Errors
    /// Like [`read`](Self::read).
    pub fn read_end(&mut self, has_read_all: bool) -> Result<()> {
        let line = std::mem::take(&mut self.unended);
        if !line.is_empty() {
            self.line(&line)?;
        }
        // A second answer is compared with the first, so that nothing can be taken for another.
        let is_told = self.has_begun() || !self.again.states.is_empty();
        if has_read_all && is_told && self.unanswered().len() == 1 {
            self.line(&[])?;
        }
        Ok(())
    }

    /// Returns whether the answer that comes next has begun.
    pub fn has_begun(&self) -> bool {
        self.graph.has_unended() || !self.again.options.is_empty() || !self.unended.is_empty()
    }

    fn line(&mut self, line: &[u8]) -> Result<()> {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if self.is_answered() {
            let last = self.graph.known().checked_sub(1);
            let last = last.map_or_else(String::new, |it| format!(" to {}", self.shown(it as u32)));
            let what = match line {
                [] => "an empty line".to_owned(),
                _ => format!("`{}`", cut(&String::from_utf8_lossy(line))),
            };
            bail!(
                "it prints {what} after its last answer{last}: print one empty line after the \
                 options of each state, or alone if there are none, and nothing else"
            );
        }
        let is_again = self.graph.known() == self.sent;
        match (line, is_again) {
            ([], false) => self.graph.end_position(),
            ([], true) => self.compare()?,
            (_, false) => self.option(line)?,
            (_, true) => {
                let count = self.texts.len();
                let is_option = self.read_parts(line, None).is_some();
                if !is_option || self.texts.len() > count {
                    self.differs(&String::from_utf8_lossy(line))?;
                }
                self.again.options.push(self.parts.clone());
            }
        }
        Ok(())
    }

    fn option(&mut self, line: &[u8]) -> Result<()> {
        let state = self.graph.known() as u32;
        let count = self.texts.len();
        if self.read_parts(line, Some(state)).is_none() {
            let (shown, state) = (cut(&String::from_utf8_lossy(line)), self.shown(state));
            ensure!(
                std::str::from_utf8(line).is_ok(),
                "for {state} it prints `{shown}`, which is no UTF-8: print states as text"
            );
            ensure!(
                line.contains(&b'+'),
                "for {state} it prints `{shown}`, which is blank: print no blanks in the empty \
                 line below the options, and write another sign for a blank in your states"
            );
            bail!(
                "for {state} it prints `{shown}`, where a part of a sum is empty: `+` separates the \
                 parts; if it's a sign of your states, write another sign for it"
            );
        }
        self.graph.add_option(&self.parts);
        self.check_spellings(count)?;
        if self.parts.len() > 1 && self.first_sum.is_none() {
            let text = String::from_utf8_lossy(line).into_owned();
            self.first_sum = Some((state, text));
        }
        Ok(())
    }

    /// Refuses new states, from number `count` on, that are known in another spelling.
    fn check_spellings(&mut self, count: usize) -> Result<()> {
        for new in count..self.texts.len() {
            if let Some(other) = self.texts.spelled_otherwise(new as u32) {
                let (new, other) = (self.shown(new as u32), self.texts.get(other));
                bail!(
                    "`{}` and {new} are one state in two spellings: print options as states are \
                     written in the input, sign by sign",
                    cut(other)
                );
            }
        }
        Ok(())
    }

    /// Reads an option into `parts`; new states come from `origin`, or are asked for by the user.
    /// Returns `None` if a part is empty or no UTF-8.
    fn read_parts(&mut self, line: &[u8], origin: Option<u32>) -> Option<()> {
        self.parts.clear();
        if !line.contains(&b'+') {
            return self.read_part(trimmed(line), origin);
        }
        let text = std::str::from_utf8(line).ok()?;
        let separator = match text.contains(" + ") {
            true => " + ",
            false if self.plus_is_sign => return self.read_part(line, origin),
            false => "+",
        };
        text.split(separator)
            .try_for_each(|part| self.read_part(part.trim().as_bytes(), origin))
    }

    fn read_part(&mut self, text: &[u8], origin: Option<u32>) -> Option<()> {
        let number = self.texts.number(text).filter(|_| !text.is_empty())?;
        if number as usize == self.origins.len() {
            self.origins.push(origin.unwrap_or(number));
        }
        self.parts.push(number);
        Some(())
    }

    /// Compares the options of a state with those that were printed for it before.
    fn compare(&mut self) -> Result<()> {
        let state = self.again.states[self.again.answered];
        let mut before = self.graph.options(state);
        let mut now = std::mem::take(&mut self.again.options);
        for options in [&mut before, &mut now] {
            options.iter_mut().for_each(|option| option.sort_unstable());
            options.sort_unstable();
            options.dedup();
        }
        for (some, others) in [(&before, &now), (&now, &before)] {
            if let Some(only) = some.iter().find(|option| !others.contains(option)) {
                return self.differs(&self.text_of_sum(only));
            }
        }
        self.again.answered += 1;
        Ok(())
    }

    fn differs(&self, option: &str) -> Result<()> {
        bail!(
            "asked twice for {}, it prints other options: `{}` comes only once; print exactly \
             one empty line after each state, and let nothing that one state changes be left for \
             the next",
            self.waiting(),
            cut(option)
        );
    }

    /// Shows the state that is to be answered next, for messages.
    pub fn waiting(&self) -> String {
        self.shown(self.unanswered().first().copied().unwrap_or(0))
    }

    /// Lists the states that were sent and not answered, in order.
    pub fn unanswered(&self) -> Vec<u32> {
        let again = &self.again.states[self.again.answered..];
        let first = self.graph.known() as u32..self.sent as u32;
        first.chain(again.iter().copied()).collect()
    }

    /// Shows a state and where it comes from, for messages.
    pub fn shown(&self, state: u32) -> String {
        let text = format!("`{}`", cut(self.texts.get(state)));
        match self.origins[state as usize] {
            origin if origin == state => text,
            origin => format!("{text} (an option of `{}`)", cut(self.texts.get(origin))),
        }
    }

    /// Returns the text of a state.
    pub fn text(&self, state: u32) -> &str {
        self.texts.get(state)
    }

    /// Returns the text of a sum.
    pub fn text_of_sum(&self, parts: &[u32]) -> String {
        let texts: Vec<&str> = parts.iter().map(|part| self.texts.get(*part)).collect();
        texts.join(" + ")
    }

    /// Lists the sums that were asked for, in order, each as its parts.
    pub fn asked(&self) -> impl ExactSizeIterator<Item = &[u32]> + Clone {
        self.ends.iter().enumerate().map(|(at, end)| {
            let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
            &self.asked[start..*end]
        })
    }

    /// Counts the states that have been seen, answered or not.
    pub fn count_states(&self) -> usize {
        self.texts.len()
    }

    /// Returns the graph: states are positions.
    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    /// Returns the first option that was a sum: its state, and its text.
    pub fn first_sum(&self) -> Option<(&str, &str)> {
        let (state, sum) = self.first_sum.as_ref()?;
        Some((self.texts.get(*state), sum))
    }
}

/// Leaves out blanks around a list of numbers. In other texts they may have a meaning.
fn trimmed(text: &[u8]) -> &[u8] {
    let is_blank = |byte: Option<&u8>| byte.is_some_and(|byte| b" \t".contains(byte));
    if !is_blank(text.first()) && !is_blank(text.last()) {
        return text;
    }
    let is_list = text
        .iter()
        .all(|byte| b"0123456789- ,\t()[]".contains(byte));
    if is_list { text.trim_ascii() } else { text }
}

/// Cuts a text for a message.
fn cut(text: &str) -> String {
    let mut cut: String = text.chars().take(LONGEST_SHOWN).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}
