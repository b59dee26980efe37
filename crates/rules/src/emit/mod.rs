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
    };
    let mut code = writer.documentation();
    code += &if is_table {
        writer.table(&all)
    } else {
        writer.search(&all)
    };
    Ok(code + &writer.helpers.code())
}

/// Returns names for the coordinates that no language of emitted code uses otherwise.
pub fn parameter_names(rule: &Rule) -> Vec<String> {
    Names::new(rule.coordinates.iter()).all()
}

struct Writer<'a> {
    rule: &'a CheckedRule,
    helpers: Helpers,
    is_table: bool,
}

/// Code inside blocks.
struct Blocks {
    code: String,
    depth: usize,
}

impl Blocks {
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
}

impl Writer<'_> {
    fn documentation(&self) -> String {
        let what = match (self.is_table, self.rule.rule().coordinates.len()) {
            (true, 1) => "Grundy values of heaps 0 to `most`.",
            (true, _) => "Grundy values of all positions up to `most` in each coordinate.",
            (false, _) => "Grundy value of a position; `known` keeps those that are found.",
        };
        format!("/// {what}\n/// Moves: {}\n", self.rule.rule())
    }

    fn coordinates(&self) -> Vec<String> {
        parameter_names(self.rule.rule())
    }

    /// Writes a function that fills a table in increasing order.
    fn table(&mut self, families: &[(&Family, &[Plan])]) -> String {
        let names = self.coordinates();
        let most = match names.len() {
            1 => "usize".to_owned(),
            count => format!("[usize; {count}]"),
        };
        let of = names
            .iter()
            .fold("u32".to_owned(), |of, _| format!("Vec<{of}>"));
        let empty = (0..names.len()).rev().fold("0".to_owned(), |empty, at| {
            let most = match names.len() {
                1 => "most".to_owned(),
                _ => format!("most[{at}]"),
            };
            format!("vec![{empty}; {most} + 1]")
        });
        let mut code = format!("pub fn grundy_values(most: {most}) -> {of} {{\n");
        let _ = writeln!(code, "    let mut g: {of} = {empty};");
        for (at, name) in names.iter().enumerate() {
            let indent = "    ".repeat(at + 1);
            let end = if names.len() == 1 {
                String::new()
            } else {
                format!("[{at}]")
            };
            let _ = writeln!(code, "{indent}for {name} in 0..=most{end} as i64 {{");
        }
        let indent = "    ".repeat(names.len() + 1);
        let _ = writeln!(code, "{indent}let mut seen: Vec<u32> = Vec::new();");
        for (family, plans) in families {
            code += &self.family(family, plans, names.len() + 1);
        }
        let place: String = names
            .iter()
            .map(|name| format!("[{name} as usize]"))
            .collect();
        let _ = writeln!(code, "{indent}g{place} = mex(&seen);");
        for at in (0..names.len()).rev() {
            let _ = writeln!(code, "{}}}", "    ".repeat(at + 1));
        }
        code + "    g\n}\n"
    }

    /// Writes a function that calls itself for the options.
    fn search(&mut self, families: &[(&Family, &[Plan])]) -> String {
        let names = self.coordinates();
        let arguments: Vec<String> = names.iter().map(|name| format!("{name}: i64")).collect();
        let key = format!("[{}]", names.join(", "));
        let mut code = format!(
            "pub fn grundy_value({}, known: &mut std::collections::HashMap<[i64; {}], u32>) -> u32 {{\n",
            arguments.join(", "),
            names.len()
        );
        let _ = writeln!(code, "    if known.contains_key(&{key}) {{");
        let _ = writeln!(code, "        return known[&{key}];");
        code += "    }\n    let mut seen: Vec<u32> = Vec::new();\n";
        for (family, plans) in families {
            code += &self.family(family, plans, 1);
        }
        code += "    let value = mex(&seen);\n";
        let _ = writeln!(code, "    known.insert({key}, value);");
        code + "    value\n}\n"
    }

    /// Writes a family's loops, clause by clause.
    fn family(&mut self, family: &Family, plans: &[Plan], depth: usize) -> String {
        let rule = self.rule.rule();
        let names = Names::new(rule.coordinates.iter().chain(&family.variables));
        plans
            .iter()
            .map(|plan| self.plan(plan, &names, depth))
            .collect()
    }

    /// Writes a clause: its conditions on the position, its loops, and the value of its options.
    fn plan(&mut self, plan: &Plan, names: &Names, depth: usize) -> String {
        let mut blocks = Blocks {
            code: String::new(),
            depth,
        };
        let guards = plan.guards.iter();
        let mut asked: Vec<String> = guards
            .map(|guard| format!("{} >= 0", names.form(guard)))
            .collect();
        let conditions = plan.checks.iter();
        asked.extend(conditions.map(|condition| self.helpers.condition(condition, names)));
        blocks.open_if(&asked);
        for level in &plan.levels {
            self.level(level, names, &mut blocks);
        }
        let coordinates = plan.components.iter().flatten();
        let others: Vec<String> = coordinates
            .filter_map(|coordinate| match coordinate {
                Coordinate::Linear(_) => None,
                Coordinate::Other(expr) => Some(self.helpers.number(expr, names)),
            })
            .map(|number| format!("{number} >= 0"))
            .collect();
        blocks.open_if(&others);
        let components = plan.components.iter();
        let values: Vec<String> = components
            .map(|component| self.value(component, names))
            .collect();
        blocks.line(&format!("seen.push({});", values.join(" ^ ")));
        blocks.close(depth);
        blocks.code
    }

    /// Opens the loop over a variable, or gives the variable its only value.
    fn level(&mut self, level: &Level, names: &Names, blocks: &mut Blocks) {
        let (low, high) = names.range(level);
        let variable = names.name(level.variable);
        if let Some(value) = &level.value {
            let value = self.helpers.number(value, names);
            blocks.open(&format!("if ({low}..={high}).contains(&{value})"));
            blocks.line(&format!("let {variable} = {value};"));
        } else if let Some(Set::Explicit(members)) = &level.members {
            let members: Vec<String> = members.iter().map(|it| format!("{it}_i64")).collect();
            blocks.open(&format!("for {variable} in [{}]", members.join(", ")));
            blocks.open(&format!("if ({low}..={high}).contains(&{variable})"));
        } else {
            blocks.open(&format!("for {variable} in {low}..={high}"));
        }
        let mut asked = Vec::new();
        if let Some(set) = &level.members
            && !matches!(set, Set::Explicit(_))
        {
            asked.push(Formula::In(Expr::Var(level.variable), set.clone()));
        }
        asked.extend(level.checks.iter().cloned());
        let conditions = asked.iter();
        let conditions: Vec<String> = conditions
            .map(|condition| self.helpers.condition(condition, names))
            .collect();
        blocks.open_if(&conditions);
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
