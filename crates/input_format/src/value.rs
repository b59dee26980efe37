//! The values that were read, and what expressions and conditions make of them.

use std::collections::{BTreeMap, BTreeSet};

use super::syntax::{ConditionKind, Expression, Predicate};

/// All values of a name so far.
#[derive(Debug, Clone, Default)]
pub struct Values {
    /// Numbers, or the lengths of words.
    pub numbers: Vec<i128>,
    /// The words, if the name reads words.
    pub words: Vec<String>,
}

/// The values of names for each open group, the innermost last.
#[derive(Debug, Clone)]
pub struct Scopes(Vec<BTreeMap<String, Values>>);

impl Scopes {
    pub fn new() -> Self {
        Self(vec![BTreeMap::new()])
    }

    /// Starts a round of a group.
    pub fn open(&mut self) {
        self.0.push(BTreeMap::new());
    }

    /// Ends a round: appends its values to the values of earlier rounds.
    pub fn close(&mut self) {
        let inner = self.0.pop().expect("it was opened");
        for (name, mut values) in inner {
            let joined = self.own(&name);
            joined.numbers.append(&mut values.numbers);
            joined.words.append(&mut values.words);
        }
    }

    /// Returns the values of a name in this round.
    pub fn own(&mut self, name: &str) -> &mut Values {
        let scope = self.0.last_mut().expect("the outermost stays");
        scope.entry(name.to_string()).or_default()
    }

    fn get(&self, name: &str) -> Option<&Values> {
        self.0.iter().rev().find_map(|scope| scope.get(name))
    }

    /// Returns the list that an expression names.
    fn list(&self, expression: &Expression) -> Result<&Values, String> {
        match expression {
            Expression::Name(name) => self
                .get(name)
                .ok_or_else(|| format!("`{name}` was not read")),
            _ => Err("a list has a name".to_string()),
        }
    }

    /// Computes the value of an expression.
    pub fn number(&self, expression: &Expression) -> Result<i128, String> {
        match expression {
            Expression::Number(number) => Ok(*number),
            Expression::Name(name) => match self.list(expression)?.numbers[..] {
                [number] => Ok(number),
                _ => Err(format!("`{name}` is a list")),
            },
            Expression::Negative(inner) => Ok(-self.number(inner)?),
            Expression::Binary(sign, sides) => {
                let [left, right] = [self.number(&sides[0])?, self.number(&sides[1])?];
                let value = match sign {
                    '+' => left.checked_add(right),
                    '-' => left.checked_sub(right),
                    '*' => left.checked_mul(right),
                    '/' => left.checked_div_euclid(right),
                    '%' => left.checked_rem_euclid(right),
                    '&' => Some(left & right),
                    _ => u32::try_from(right)
                        .ok()
                        .and_then(|it| left.checked_pow(it)),
                };
                value.ok_or_else(|| format!("{left} {sign} {right} is no number"))
            }
            Expression::Call(function, arguments) => {
                let several: Vec<i128>;
                let numbers = match &arguments[..] {
                    [list] => &self.list(list)?.numbers,
                    _ => {
                        let values = arguments.iter().map(|argument| self.number(argument));
                        several = values.collect::<Result<_, _>>()?;
                        &several
                    }
                };
                let none = || "an empty list has neither least nor largest".to_string();
                function(numbers).ok_or_else(none)
            }
        }
    }

    /// Returns whether a condition holds.
    ///
    /// # Errors
    /// If the condition has no value.
    pub fn holds(&self, condition: &ConditionKind) -> Result<bool, String> {
        match condition {
            ConditionKind::Compare(first, chain) => {
                let mut left = self.number(first)?;
                for (comparison, right) in chain {
                    let right = self.number(right)?;
                    if !comparison(&left, &right) {
                        return Ok(false);
                    }
                    left = right;
                }
                Ok(true)
            }
            ConditionKind::Holds(predicate, arguments) => match predicate {
                Predicate::Distinct => self.are_distinct(arguments),
                Predicate::Sorted => Ok(self.list(&arguments[0])?.numbers.is_sorted()),
                Predicate::Increasing => {
                    let numbers = &self.list(&arguments[0])?.numbers;
                    Ok(numbers.is_sorted_by(|a, b| a < b))
                }
                Predicate::Tree | Predicate::Connected | Predicate::Acyclic => {
                    let n = self.number(&arguments[0])?;
                    let n = usize::try_from(n).map_err(|_| format!("{n} vertices"))?;
                    let ends = [self.list(&arguments[1])?, self.list(&arguments[2])?];
                    let edges = edges(n, ends)?;
                    Ok(match predicate {
                        Predicate::Acyclic => is_acyclic(n, &edges),
                        Predicate::Tree => edges.len() + 1 == n && is_connected(n, &edges),
                        _ => is_connected(n, &edges),
                    })
                }
            },
        }
    }

    /// Returns whether the tuples of corresponding elements of these lists differ.
    fn are_distinct(&self, lists: &[Expression]) -> Result<bool, String> {
        let lists = lists.iter().map(|list| self.list(list));
        let lists = lists.collect::<Result<Vec<_>, _>>()?;
        if let [list] = lists[..]
            && !list.words.is_empty()
        {
            let words: BTreeSet<&String> = list.words.iter().collect();
            return Ok(words.len() == list.words.len());
        }
        let count = lists[0].numbers.len();
        if lists.iter().any(|list| list.numbers.len() != count) {
            return Err("the lists have different lengths".to_string());
        }
        let row = |i| lists.iter().map(|list| list.numbers[i]).collect::<Vec<_>>();
        Ok((0..count).map(row).collect::<BTreeSet<_>>().len() == count)
    }
}

/// Reads edges as pairs of vertices, which are counted from 0.
fn edges(n: usize, ends: [&Values; 2]) -> Result<Vec<[usize; 2]>, String> {
    let vertex = |&number: &i128| match usize::try_from(number) {
        Ok(vertex) if (1..=n).contains(&vertex) => Ok(vertex - 1),
        _ => Err(format!("{number} is no vertex")),
    };
    let pairs = ends[0].numbers.iter().zip(&ends[1].numbers);
    pairs.map(|(u, v)| Ok([vertex(u)?, vertex(v)?])).collect()
}

fn is_connected(n: usize, edges: &[[usize; 2]]) -> bool {
    let mut parents: Vec<usize> = (0..n).collect();
    let mut parts = n;
    for ends in edges {
        let [a, b] = ends.map(|mut vertex| {
            while parents[vertex] != vertex {
                parents[vertex] = parents[parents[vertex]];
                vertex = parents[vertex];
            }
            vertex
        });
        parts -= usize::from(a != b);
        parents[a] = b;
    }
    parts <= 1
}

fn is_acyclic(n: usize, arcs: &[[usize; 2]]) -> bool {
    let mut next = vec![vec![]; n];
    let mut entering = vec![0; n];
    for &[from, to] in arcs {
        next[from].push(to);
        entering[to] += 1;
    }
    let mut free: Vec<usize> = (0..n).filter(|&vertex| entering[vertex] == 0).collect();
    let mut removed = 0;
    while let Some(vertex) = free.pop() {
        removed += 1;
        for &to in &next[vertex] {
            entering[to] -= 1;
            if entering[to] == 0 {
                free.push(to);
            }
        }
    }
    removed == n
}
