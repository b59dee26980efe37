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
        self.element(expression, None)
    }

    /// Computes the value of an expression with the elements at this place of its lists.
    fn element(&self, expression: &Expression, at: Option<usize>) -> Result<i128, String> {
        match expression {
            Expression::Number(number) => Ok(*number),
            Expression::Name(name) => match (&self.list(expression)?.numbers[..], at) {
                ([number], _) => Ok(*number),
                (_, None) => Err(format!("`{name}` is a list")),
                (list, Some(at)) => {
                    let unequal = || "the lists have different lengths".to_string();
                    list.get(at).copied().ok_or_else(unequal)
                }
            },
            Expression::Letters(list, letters) => {
                let words = self.list(list)?.words.iter().flat_map(|word| word.chars());
                let count = words.filter(|letter| letters.contain(*letter)).count();
                i128::try_from(count).map_err(|it| it.to_string())
            }
            Expression::Negative(inner) => Ok(-self.element(inner, at)?),
            Expression::Binary(sign, sides) => {
                let [left, right] = [self.element(&sides[0], at)?, self.element(&sides[1], at)?];
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

    /// Returns whether the words of a list differ, or the tuples of these values of lists.
    fn are_distinct(&self, values: &[Expression]) -> Result<bool, String> {
        if let [list @ Expression::Name(_)] = values
            && let words = &self.list(list)?.words
            && !words.is_empty()
        {
            return Ok(words.iter().collect::<BTreeSet<_>>().len() == words.len());
        }
        let lengths = values.iter().map(|value| self.length(value));
        let count = lengths.collect::<Result<Vec<_>, _>>()?.into_iter().max();
        let mut seen = BTreeSet::new();
        for at in 0..count.unwrap_or(0) {
            let tuple = values.iter().map(|value| self.element(value, Some(at)));
            if !seen.insert(tuple.collect::<Result<Vec<_>, _>>()?) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the length of the longest list in an expression.
    fn length(&self, expression: &Expression) -> Result<usize, String> {
        match expression {
            Expression::Name(_) => Ok(self.list(expression)?.numbers.len()),
            Expression::Negative(inner) => self.length(inner),
            Expression::Binary(_, sides) => {
                Ok(self.length(&sides[0])?.max(self.length(&sides[1])?))
            }
            _ => Ok(0),
        }
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
