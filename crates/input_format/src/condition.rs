//! Evaluates conditions on values that were read.

use std::collections::BTreeSet;

use super::syntax::{Comparison, ConditionKind, Expression, Predicate};
use super::value::{Scopes, Values};

/// Does the condition hold?
///
/// # Errors
/// If the condition has no value.
pub fn holds(scopes: &Scopes, condition: &ConditionKind) -> Result<bool, String> {
    match condition {
        ConditionKind::Compare(first, chain) => {
            let mut left = scopes.number(first)?;
            for (comparison, right) in chain {
                let right = scopes.number(right)?;
                if !compare(*comparison, left, right) {
                    return Ok(false);
                }
                left = right;
            }
            Ok(true)
        }
        ConditionKind::Holds(predicate, arguments) => match predicate {
            Predicate::Distinct => distinct(scopes, arguments),
            Predicate::Sorted => Ok(pairwise(scopes.list(&arguments[0])?, |a, b| a <= b)),
            Predicate::Increasing => Ok(pairwise(scopes.list(&arguments[0])?, |a, b| a < b)),
            Predicate::Tree | Predicate::Connected | Predicate::Acyclic => {
                let n = scopes.number(&arguments[0])?;
                let n = usize::try_from(n).map_err(|_| format!("{n} vertices"))?;
                let ends = [scopes.list(&arguments[1])?, scopes.list(&arguments[2])?];
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

fn compare(comparison: Comparison, left: i128, right: i128) -> bool {
    match comparison {
        Comparison::Equal => left == right,
        Comparison::Unequal => left != right,
        Comparison::Less => left < right,
        Comparison::AtMost => left <= right,
        Comparison::Greater => left > right,
        Comparison::AtLeast => left >= right,
    }
}

fn pairwise(values: &Values, fits: fn(i128, i128) -> bool) -> bool {
    values.numbers.windows(2).all(|pair| fits(pair[0], pair[1]))
}

/// Are the tuples of corresponding elements of these lists different?
fn distinct(scopes: &Scopes, lists: &[Expression]) -> Result<bool, String> {
    let lists = lists.iter().map(|list| scopes.list(list));
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

/// Edges as pairs of vertices, counted from 0.
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
