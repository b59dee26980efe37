//! Requests whose answers contain the messages of the engine.

use serde_json::{Value, json};

/// Games and rules, with each kind of error and each kind of result.
const GAMES: &[&str] = &[
    "n -> n+k where k >= 1",
    "(a, b) -> (a-1, j)",
    "(a, b) -> j",
    "n -> n-1 | n-k",
    "n -> n-2, n+1 where n > 2",
    "(a, b) -> (a-1, b+1) | (a+1, b-1)",
    "n -> n-k where 1 <= k <= 3 | n+1 where n == 500",
    "n -> n-1 where n % (n-3) == 0",
    "n -> n-1 where n*9223372036854775807 > 2",
    "n -> n-1 where popcount(n-3) < 9",
    "n",
    "n ->",
    "n -> ",
    "-> n",
    "n -> n-k where",
    "n -> n-k where k in",
    "n -> n-k where k in foo",
    "n -> n-k where k in {1, x}",
    "n -> n-k where k in {1..5}",
    "n -> n-k where k in 1..5",
    "n -> n-k where k in powers",
    "n -> n-k where k in powers(1)",
    "n -> n-2k where k >= 1",
    "n -> n-k where k >= 1, k < = 3",
    "n -> (n-1",
    "n -> n-(1, 2)",
    "n -> min(n)",
    "n -> abs(n, 2)",
    "n -> min",
    "n -> where - 1",
    "n -> n-1 extra",
    "n -> n-1 where n > 1 extra",
    "(a, b, c, d, e) -> (a-1, b, c, d, e)",
    "where -> n-1",
    "(a, a) -> (a-1, a)",
    "(a, b) -> a-1",
    "(a, b) -> (a-1)",
    "(a, b, c) -> (a-1, b)",
    "(a, b, c, d) -> (a-1, b)",
    "(a, b, c, d) -> a",
    "n -> n-1 | n-k where k >= 2, k < n",
    "n -> n^2",
    "n -> n-1 & n",
    "n -> n-1 where !n",
    "n -> ~n",
    "n -> n-1; n-2",
    "n -> n-1 : n > 2",
    "n -> [n-1]",
    "n -> n-1 where n @ 2",
    "n -> n-99999999999999999999",
    "n -> n-1 where n",
    "n -> n-(n > 1)",
    "n -> n - squares",
    "n -> n-1 where 1 and 2 == 0",
    "n -> n-1 where n and 1 == 0",
    "n -> n-k where k >= 1 and",
    "n -> n-1 where n in (1, 2)",
    "n -> n-{1,2}",
    "n -> n-1 where (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((n",
    "kayle",
    "foo",
    "dawson",
    "",
    "0,77",
    "77",
    "0.7 0.6",
    "0.7G",
    "0.7.7",
    "10.7",
    "3.7",
    "0....",
    "take{1,2",
    "take{}",
    "take{5..1}",
    "take{1,x}",
    "take{0}",
    "take{frogs}",
    "coins{17}",
    "coins{run{1,2}",
    "coins{x}",
    "coins{}",
    "take{2000000}",
    "nim nim",
    "kayles",
    "0.007",
    "0.137",
    "0.17",
    "lasker",
    "4.7",
    "take{squares}",
    "take{odd}",
    "coins{1,2,3}",
    "coins{run}",
    "take{1,3,4}",
    "wythoff",
    "nim",
    "euclid",
    "0.6",
    "grundy",
    "n -> n-1 | n-2 | i, n-1-i | i, n-2-i",
    "n -> n-k where k divides n, k < n",
    "n -> i, n-i where 1 <= i, 2*i < n",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1 | (a-1, b-1)",
    "(a, b) -> (a-i, b-j) where i + j >= 1, abs(i-j) < 2",
    "knight",
    "queen",
    "king",
    "bishop",
    "rook",
    "(a, b, c) -> (a-k, b, c) | (a, b-k, c) | (a, b, c-k) where k >= 1",
    "n -> n-k where k in squares",
    "n -> n-k where k in triangular",
    "n -> n-k where k in primes",
    "n -> n-k where k in fibonacci",
    "n -> n-k where k in powers(3)",
    "n -> n-k where 1 <= k, 2*k <= n",
    "n -> n-k where 1 <= k, k*k <= n",
    "n -> n-1 | n/2 where n >= 1",
    "n -> n-1 | n/10 where n >= 1",
    "n -> k where k divides n, k < n, n >= 1",
    "n -> n-k where gcd(n, k) == 1, 1 <= k <= n",
    "n -> n/k where k >= 2, k divides n, n >= 1",
    "n -> n - (n and k) where k >= 1, (n and k) >= 1",
    "(a, b) -> (a-k, b) where k >= 1, k <= b | (a, b-k) where k >= 1, k <= a",
    "(a, b) -> (a-1, b) | (a, b-1) | (a-1, b-1)",
    "(a, b) -> (a-1, b) | (a-2, b) | (a, b-1)",
    "(a, b) -> (a-i, b-j) where i + j >= 1, i + j < 3 | (a-k, b) | (a, b-k) where k >= 1",
    "(a, b) -> (i, a-i) where 1 <= i < a | (i, b-i) where 1 <= i < b",
    "(a, b) -> (a-k, b) where k in primes | (a, b-k) where k >= 1",
    "n -> n-k where k >= 1, k*n > 20",
    "(a, b) -> (a-k*b, b) where k >= 1, k <= a, b >= 1 | (a, b-k*a) where k >= 1, k <= b, a >= 1",
    "n -> n - (n/5) - 1 where n >= 1",
    "n -> n-1 where n/n >= 0, n >= 1",
    "n -> n-1 where 1 shl n > 0, n < 60",
    "n -> n-k where k xor n < n",
    "n -> n - popcount(n) where n >= 1 | n-1",
    "n -> n-1, n-2 | n-3",
    "n -> i, j, n-1-i-j",
    "(a, b) -> (a-1, b), (a, b-1) | (a-2, b)",
    "(a, b) -> (i, b) , (a-i, b) where 0 < i < a | (a, j), (a, b-j) where 0 < j < b",
    "(a, b, c, d) -> (a-k, b, c, d) | (a, b-k, c, d) | (a, b, c-k, d) | (a, b, c, d-k) where k >= 1",
    "(a, b) -> (a-i, b-j) where 1 <= i + j, i < 3, j < 3",
    "n -> n-k where k >= 1, (n+k) % 7 != 3",
    "n -> n-1 where n % 2000 == 1 | n - 2",
    "n -> n - 1 where n mod 2 == 0",
    "(a, b) -> (a-i, b-j) where i >= 1, j >= 1, i*j == 6 | (a-1, b) | (a, b-1)",
    "n -> n-k where k >= 1, k % 9999 == 1",
];

/// Games in misère play.
const MISERE: &[&str] = &[
    "kayles",
    "take{1,2,3}",
    "nim",
    "wythoff",
    "grundy",
    "n -> n-1, n-2 | n-3",
    "(a, b) -> (a-1, b), (a, b-1)",
    "(a, b) -> (a-k, b) | (a, b-k) where k >= 1",
    "mock-turtles",
    "n -> n-k where k in squares",
];

/// Numbers as people paste them, with each kind of error.
const PASTED: &[&str] = &[
    "0 1 2",
    "x",
    "0 1\n2 x",
    "\n",
    "0 1 2\n3",
    "[[0, 1], [1, 0], [2]]",
    "0,1,2\n3,,5\n",
    "[0, 1",
    "[0, 1]]",
    "[0, [1, 2]]",
    "[0, 1] 2",
    "sg[0] = x\n",
    "3: [0, 1]\n",
    "0\n9223372036854775808\n",
    "3: 0\n5: 1\n",
    "sg[0] = 0\nsg[0] = 1\n",
    "sg[0] = 0\nsg[0][1] = 1\n",
    "g[0][0][0] = 0\n",
    "3: 0\n1 2",
    "LWWW LWWW LWWW LWWW LWWW LWWW LWWW LWWW",
    "L W W L",
    "LW\nWL\n",
    "0 0\n1 2\n3 5\n4 7\n",
    "0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3",
    "0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 9 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3",
    "0 1 1 2 3 5 8 13 21 34 55 89 144 233 377",
    "0 1 3 4 6 8 9 11 12 14 16 17 19 21 22 24 25 27 29 30 32 33 35 37 38 40 42",
    "0 1 3 2 7 6 4 5 15 14 12 13 8 9 11 10 31 30 28 29 24 25 27 26 16",
    "5 3 8 1 9 2 6 4 7",
    "0 3 5 6 9 10 12 15 17 18 20 23 24 27 29 30 33",
];

/// Values of a heap, computed.
const SEQUENCES: &[fn(i64) -> i64] = &[
    |n| i64::from(n.count_ones()),
    |n| i64::from(n.count_ones()) % 2,
    |n| n.isqrt(),
    |n| n.isqrt() % 2,
    |n| n ^ (n >> 1),
    |n| n / 2,
    |n| n.max(1).ilog2().into(),
    |n| i64::from(n.max(1).ilog2()) * 5 % 7,
    |n| i64::from((n + 1).trailing_zeros()),
    |n| if n == 17 { 9 } else { n % 4 },
    |n| if n == 30 { 9 } else { n / 2 },
    |n| (n + 2) / 2,
    |n| 3 * n + 2 + n % 2,
    |n| i64::from(n % 3 != 0) * (n + 1),
    |n| (n * 7919 + n * n * 31) % 5,
];

/// Values of two heaps, computed.
const TABLES: &[fn(i64, i64) -> i64] = &[
    |a, b| a ^ b,
    |a, b| if (a, b) == (3, 4) { 9 } else { a ^ b },
    |a, b| a * b,
    |a, b| a.min(b),
    |a, b| a.max(b) + 1,
    |a, b| (a / 2) ^ (b * b),
    |a, b| (a - b).abs() % 3,
    |a, b| i64::from(a != b),
    |a, b| (0..4).fold(0, |all, bit| all ^ ((a >> bit & 1) * (b << bit))),
    |a, b| 3 * ((a / 3) ^ (b / 3)) + (a + b) % 3,
    |a, b| a % 3 + b % 2,
    |a, b| i64::from((a + b) % 3 != 0),
    |a, b| i64::from((a & b).count_ones() % 2 == 0),
    |a, b| a * b + 1,
];

/// Positions that cannot be played.
const POSITIONS: &[(&str, &[&[i64]])] = &[
    ("kayles", &[&[1_000_000]]),
    ("nim", &[&[3]]),
    ("moebius", &[&[180]]),
    ("kayle", &[]),
];

/// Everything that is asked of the engine.
pub fn requests() -> Vec<Value> {
    let explore = |game: &&str| json!({"explore": {"game": game, "milliseconds": 400}});
    let misere =
        |game: &&str| json!({"explore": {"game": game, "misere": true, "milliseconds": 400}});
    let guess = |numbers: String| json!({"guess": {"numbers": numbers}});
    let joined = |numbers: Vec<i64>| {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        numbers.join(" ")
    };
    let sequence = |value: &fn(i64) -> i64| guess(joined((0..60).map(value).collect()));
    let table = |value: &fn(i64, i64) -> i64| {
        let row = |a| joined((0..16).map(|b| value(a, b)).collect());
        guess((0..16).map(row).collect::<Vec<_>>().join("\n"))
    };
    let play = |(game, position): &(&str, &[&[i64]])| json!({"play": {"game": game, "position": position}});
    let nested = format!("n -> n-1 where {}n", "(".repeat(200));
    let nested = [nested.as_str()];
    let asked = GAMES.iter().chain(&nested).map(explore);
    let asked = asked.chain(MISERE.iter().map(misere));
    let asked = asked.chain(PASTED.iter().map(|text| guess(text.to_string())));
    let asked = asked.chain(SEQUENCES.iter().map(sequence));
    let asked = asked.chain(TABLES.iter().map(table));
    let asked: Vec<Value> = asked.flat_map(|request| [request, json!("code")]).collect();
    asked
        .into_iter()
        .chain(POSITIONS.iter().map(play))
        .collect()
}
