//! Lets each player take what scores most at once.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (n, m) = (numbers[0] as usize, numbers[1] as usize);
    let values = &numbers[4..4 + n];
    let roads: Vec<&[i64]> = numbers[4 + n..].chunks(3).collect();
    assert_eq!(roads.len(), m);
    let far = |start: i64| {
        let mut far = vec![i64::MAX / 2; n];
        far[start as usize - 1] = 0;
        for _ in 0..n {
            for road in &roads {
                let [u, v] = [road[0] as usize - 1, road[1] as usize - 1];
                far[u] = far[u].min(far[v] + road[2]);
                far[v] = far[v].min(far[u] + road[2]);
            }
        }
        far
    };
    let far = [far(numbers[2]), far(numbers[3])];
    let (mut left, mut player, mut scores) = (vec![true; n], 0, [0, 0]);
    while left.contains(&true) {
        let taken = |x: i64| {
            (0..n)
                .filter(|&v| left[v] && far[player][v] <= x)
                .collect::<Vec<_>>()
        };
        let sum = |x: i64| taken(x).iter().map(|&v| values[v]).sum::<i64>();
        let useful = far[player]
            .iter()
            .copied()
            .filter(|&x| !taken(x).is_empty());
        let best = useful.max_by_key(|&x| (sum(x), -x)).unwrap();
        scores[player] += sum(best);
        let gone = taken(best);
        gone.iter().for_each(|&v| left[v] = false);
        player = 1 - player;
    }
    println!(
        "{}",
        match scores[0].cmp(&scores[1]) {
            std::cmp::Ordering::Greater => "Break a heart",
            std::cmp::Ordering::Less => "Cry",
            std::cmp::Ordering::Equal => "Flowers",
        }
    );
}
