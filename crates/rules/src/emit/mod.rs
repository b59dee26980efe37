//! Generates Rust code that computes the values of a rule with the same loops.

mod numbers;

use std::fmt::Write as _;

use super::ast::{Expr, Family, Formula, Rule, Set};
use super::checked::CheckedRule;
use super::loops::{Coordinate, Plan};
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

/// Writes the opening line of a block.
fn open(code: &mut String, depth: &mut usize, line: String) {
    let _ = writeln!(code, "{}{line} {{", "    ".repeat(*depth));
    *depth += 1;
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

    fn plan(&mut self, plan: &Plan, names: &Names, mut depth: usize) -> String {
        let outside = depth;
        let mut code = String::new();
        let mut asked: Vec<String> = (plan.guards.iter())
            .map(|guard| format!("{} >= 0", names.form(guard)))
            .collect();
        let conditions = plan.checks.iter();
        asked.extend(conditions.map(|condition| self.helpers.condition(condition, names)));
        if !asked.is_empty() {
            open(&mut code, &mut depth, format!("if {}", asked.join(" && ")));
        }
        for level in &plan.levels {
            let (low, high) = names.range(level);
            let variable = names.name(level.variable);
            match &level.value {
                None => match &level.members {
                    Some(Set::Explicit(members)) => {
                        let members: Vec<String> =
                            members.iter().map(|it| format!("{it}_i64")).collect();
                        let line = format!("for {variable} in [{}]", members.join(", "));
                        open(&mut code, &mut depth, line);
                        let line = format!("if ({low}..={high}).contains(&{variable})");
                        open(&mut code, &mut depth, line);
                    }
                    _ => {
                        let line = format!("for {variable} in {low}..={high}");
                        open(&mut code, &mut depth, line);
                    }
                },
                Some(value) => {
                    let value = self.helpers.number(value, names);
                    open(
                        &mut code,
                        &mut depth,
                        format!("if ({low}..={high}).contains(&{value})"),
                    );
                    let indent = "    ".repeat(depth);
                    let _ = writeln!(code, "{indent}let {variable} = {value};");
                }
            }
            let members = match &level.members {
                None | Some(Set::Explicit(_)) => None,
                Some(set) => Some(Formula::In(Expr::Var(level.variable), set.clone())),
            };
            let asked: Vec<String> = (members.iter().chain(&level.checks))
                .map(|condition| self.helpers.condition(condition, names))
                .collect();
            if !asked.is_empty() {
                open(&mut code, &mut depth, format!("if {}", asked.join(" && ")));
            }
        }
        let others: Vec<String> = (plan.components.iter().flatten())
            .filter_map(|coordinate| match coordinate {
                Coordinate::Linear(_) => None,
                Coordinate::Other(expr) => Some(self.helpers.number(expr, names)),
            })
            .map(|number| format!("{number} >= 0"))
            .collect();
        if !others.is_empty() {
            open(&mut code, &mut depth, format!("if {}", others.join(" && ")));
        }
        let values: Vec<String> = plan
            .components
            .iter()
            .map(|component| self.value(component, names))
            .collect();
        let _ = writeln!(
            code,
            "{}seen.push({});",
            "    ".repeat(depth),
            values.join(" ^ ")
        );
        for depth in (outside..depth).rev() {
            let _ = writeln!(code, "{}}}", "    ".repeat(depth));
        }
        code
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
