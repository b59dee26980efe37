//! Counts the moves of both as if no move could spoil another.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let words: Vec<&str> = text.split_whitespace().skip(1).collect();
    for query in words.chunks(3) {
        let moves = |length: &str| {
            let length: usize = length.parse().unwrap();
            query[2]
                .split('X')
                .map(|run| run.len() / length)
                .sum::<usize>()
        };
        let wins = moves(query[0]) > moves(query[1]) / 2;
        println!("{}", if wins { "YES" } else { "NO" });
    }
}
