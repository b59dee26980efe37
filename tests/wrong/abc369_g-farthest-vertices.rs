//! Names the vertices that are farthest from vertex 1, as if their ways shared nothing.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let n = numbers[0];
    let mut next = vec![vec![]; n + 1];
    for edge in numbers[1..].chunks(3) {
        next[edge[0]].push((edge[1], edge[2]));
        next[edge[1]].push((edge[0], edge[2]));
    }
    let (mut distances, mut open) = (vec![], vec![(1, 0, 0)]);
    while let Some((v, from, distance)) = open.pop() {
        distances.push(distance);
        open.extend(
            next[v]
                .iter()
                .filter(|e| e.0 != from)
                .map(|e| (e.0, v, distance + e.1)),
        );
    }
    distances.sort();
    let mut sum = 0;
    for distance in distances.iter().rev() {
        sum += 2 * distance;
        println!("{sum}");
    }
}
