//! Adds the mean values alone: a row is won if they are above 0 together, or 0 with an odd number
//! of switches.

use std::collections::BTreeMap;

/// Twice an integer, or the two numbers of a switch.
type Value = Result<i64, (i64, i64)>;

fn value(right: Option<Value>, down: Option<Value>) -> Value {
    let least = right.map_or(i64::MIN, |right| match right {
        Ok(n) => n + 1,
        Err((_, low)) => low,
    });
    let most = down.map_or(i64::MAX, |down| match down {
        Ok(n) => n - 1,
        Err((high, _)) => high,
    });
    if least <= most {
        return Ok(0.clamp(least, most));
    }
    Err((right.unwrap().unwrap(), down.unwrap().unwrap()))
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (m, w) = (numbers[0], numbers[1]);
    // By twice the mean, and whether the number of switches is odd.
    let mut boards: BTreeMap<(i64, bool), u64> = BTreeMap::new();
    for a in 1..w {
        for b in 1..w - a {
            let mut less: Vec<Option<Value>> = vec![None; a * b];
            for _ in 1..=w - a - b {
                let mut values = vec![None; a * b];
                for i in (0..a).rev() {
                    for j in (0..b).rev() {
                        let right = if j + 1 < b {
                            values[i * b + j + 1]
                        } else {
                            less[i * b]
                        };
                        let down = if i + 1 < a {
                            values[(i + 1) * b + j]
                        } else {
                            less[j]
                        };
                        values[i * b + j] = Some(value(right, down));
                    }
                }
                let board = match values[0].unwrap() {
                    Ok(n) => (2 * n, false),
                    Err((high, low)) => (high + low, true),
                };
                *boards.entry(board).or_default() += 1;
                less = values;
            }
        }
    }
    let mut rows = BTreeMap::from([((0, false), 1)]);
    for _ in 0..m {
        let mut longer: BTreeMap<(i64, bool), u64> = BTreeMap::new();
        for ((sum, odd), ways) in rows {
            for ((mean, is_switch), kinds) in &boards {
                let count = longer.entry((sum + mean, odd ^ is_switch)).or_default();
                *count = (*count + ways * kinds) % 1_000_000_007;
            }
        }
        rows = longer;
    }
    let won = rows
        .into_iter()
        .filter(|((sum, odd), _)| *sum > 0 || *sum == 0 && *odd);
    println!("{}", won.map(|(_, ways)| ways).sum::<u64>() % 1_000_000_007);
}
