//! Generates Rust code that computes the values of a rule with the same loops.

mod numbers;

use std::fmt::Write as _;

use super::ast::{Expr, Family, Formula, Rule, Set};
use super::checked::CheckedRule;
use super::loops::{Coordinate, Level, Plan};
use super::problem::{Problem, RuleError};
use numbers::{Helpers, Names};

/// Generates functions in Rust, edition 2021, without dependencies. If every move stays within a
/// table, that is `grundy_values(most)`, which computes all positions up to `most` in each
/// coordinate. Otherwise it is `grundy_value(a, b, …, &mut known)`, a search.
///
/// # Errors
/// If linear conditions don't bound a variable, so it has no loop.
pub fn emitted(rule: &CheckedRule) -> Result<String, RuleError> {
    let coordinates = rule.rule().coordinates.len();
    let plans = rule.plans.iter().zip(&rule.rule().families);
    let mut all: Vec<(&Family, &[Plan])> = Vec::new();
    for (plans, family) in plans {
        match plans {
            Some(plans) => all.push((family, plans)),
            None => {
                return Err(rule.error(Problem::new(
                    family.span,
                    "the loops of this family cannot be written down",
                    "bound its variables by sums, as in `k <= n`",
                )));
            }
        }
    }
    let is_table = coordinates == 1 || all.iter().all(|(_, plans)| plans.iter().all(|p| p.is_safe));
    let mut writer = Writer {
        rule,
        helpers: Helpers::default(),
        is_table,
        code: String::new(),
        depth: 0,
    };
    writer.function(&all);
    Ok(writer.code + &writer.helpers.code())
}

/// Returns names for the coordinates that no language of emitted code uses otherwise.
pub fn parameter_names(rule: &Rule) -> Vec<String> {
    Names::new(rule.coordinates.iter()).all()
}

struct Writer<'a> {
    rule: &'a CheckedRule,
    helpers: Helpers,
    is_table: bool,
    code: String,
    /// Number of open blocks.
    depth: usize,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.code, "{}{line}", "    ".repeat(self.depth));
    }

    /// Opens a block that begins with this line.
    fn open(&mut self, line: &str) {
        self.line(&format!("{line} {{"));
        self.depth += 1;
    }

    /// Opens a block that runs if all conditions hold; none if there are no conditions.
    fn open_if(&mut self, conditions: &[String]) {
        if !conditions.is_empty() {
            self.open(&format!("if {}", conditions.join(" && ")));
        }
    }

    /// Closes blocks down to this depth.
    fn close(&mut self, depth: usize) {
        while self.depth > depth {
            self.depth -= 1;
            self.line("}");
        }
    }

    /// Writes a function that fills a table in increasing order, or one that calls itself for the
    /// options.
    fn function(&mut self, families: &[(&Family, &[Plan])]) {
        let rule = self.rule.rule();
        let names = parameter_names(rule);
        let count = names.len();
        let what = match (self.is_table, count) {
            (true, 1) => "Grundy values of heaps 0 to `most`.",
            (true, _) => "Grundy values of all positions up to `most` in each coordinate.",
            (false, _) => "Grundy value of a position; `known` keeps those that are found.",
        };
        self.line(&format!("/// {what}\n/// Moves: {rule}"));
        let key = format!("[{}]", names.join(", "));
        if self.is_table {
            let (most, end): (String, &dyn Fn(usize) -> String) = match count {
                1 => ("usize".to_owned(), &|_| "most".to_owned()),
                _ => (format!("[usize; {count}]"), &|at| format!("most[{at}]")),
            };
            let of = (names.iter()).fold("u32".to_owned(), |of, _| format!("Vec<{of}>"));
            let empty = (0..count).rev().fold("0".to_owned(), |empty, at| {
                format!("vec![{empty}; {} + 1]", end(at))
            });
            self.open(&format!("pub fn grundy_values(most: {most}) -> {of}"));
            self.line(&format!("let mut g: {of} = {empty};"));
            for (at, name) in names.iter().enumerate() {
                self.open(&format!("for {name} in 0..={} as i64", end(at)));
            }
        } else {
            let arguments: Vec<String> = names.iter().map(|name| format!("{name}: i64")).collect();
            self.open(&format!(
                "pub fn grundy_value({}, known: &mut std::collections::HashMap<[i64; {count}], u32>) \
                 -> u32",
                arguments.join(", ")
            ));
            self.open(&format!("if known.contains_key(&{key})"));
            self.line(&format!("return known[&{key}];"));
            self.close(1);
        }
        self.line("let mut seen: Vec<u32> = Vec::new();");
        for (family, plans) in families {
            let names = Names::new(rule.coordinates.iter().chain(&family.variables));
            plans.iter().for_each(|plan| self.plan(plan, &names));
        }
        if self.is_table {
            let place = names.iter().map(|name| format!("[{name} as usize]"));
            self.line(&format!("g{} = mex(&seen);", place.collect::<String>()));
            self.close(1);
            self.line("g");
        } else {
            self.line("let value = mex(&seen);");
            self.line(&format!("known.insert({key}, value);"));
            self.line("value");
        }
        self.close(0);
    }

    /// Writes a clause: its conditions on the position, its loops, and the value of its options.
    fn plan(&mut self, plan: &Plan, names: &Names) {
        let depth = self.depth;
        let guards = plan.guards.iter();
        let guards = guards.map(|guard| format!("{} >= 0", names.form(guard)));
        let checks = plan.checks.iter();
        let checks = checks.map(|check| self.helpers.condition(check, names));
        let asked: Vec<String> = guards.chain(checks).collect();
        self.open_if(&asked);
        for level in &plan.levels {
            self.level(level, names);
        }
        let coordinates = plan.components.iter().flatten();
        let others = coordinates.filter_map(|coordinate| match coordinate {
            Coordinate::Linear(_) => None,
            Coordinate::Other(expr) => Some(self.helpers.number(expr, names) + " >= 0"),
        });
        let others: Vec<String> = others.collect();
        self.open_if(&others);
        let components = plan.components.iter();
        let values: Vec<String> = components.map(|it| self.value(it, names)).collect();
        self.line(&format!("seen.push({});", values.join(" ^ ")));
        self.close(depth);
    }

    /// Opens the loop over a variable, or gives the variable its only value.
    fn level(&mut self, level: &Level, names: &Names) {
        let (low, high) = names.range(level);
        let variable = names.name(level.variable);
        if let Some(value) = &level.value {
            let value = self.helpers.number(value, names);
            self.open(&format!("if ({low}..={high}).contains(&{value})"));
            self.line(&format!("let {variable} = {value};"));
        } else if let Some(Set::Explicit(members)) = &level.members {
            let members: Vec<String> = members.iter().map(|it| format!("{it}_i64")).collect();
            self.open(&format!("for {variable} in [{}]", members.join(", ")));
            self.open(&format!("if ({low}..={high}).contains(&{variable})"));
        } else {
            self.open(&format!("for {variable} in {low}..={high}"));
        }
        let sets = level.members.iter();
        let sets = sets.filter(|set| !matches!(set, Set::Explicit(_)));
        let asked = sets.map(|set| Formula::In(Expr::Var(level.variable), set.clone()));
        let conditions = asked.chain(level.checks.iter().cloned());
        let conditions: Vec<String> = conditions
            .map(|condition| self.helpers.condition(&condition, names))
            .collect();
        self.open_if(&conditions);
    }

    /// Writes the value of a component.
    fn value(&mut self, component: &[Coordinate], names: &Names) -> String {
        let is_table = self.is_table;
        let mut numbers = component.iter().map(|coordinate| match coordinate {
            Coordinate::Linear(form) => names.form(form),
            Coordinate::Other(expr) => self.helpers.number(expr, names),
        });
        if is_table {
            let places = numbers.map(|number| format!("[({number}) as usize]"));
            return format!("g{}", places.collect::<String>());
        }
        let first = numbers.next().expect("a coordinate");
        let numbers = numbers.fold(first, |all, number| format!("{all}, {number}"));
        format!("grundy_value({numbers}, known)")
    }
}
