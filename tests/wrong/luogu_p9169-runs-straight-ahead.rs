//! Lets the pawn run straight ahead, as if nobody could stop it.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut words = text.split_whitespace();
    let _ = words.next();
    for _ in 0..words.next().unwrap().parse::<usize>().unwrap() {
        let n: usize = words.next().unwrap().parse().unwrap();
        let _ = words.next();
        let rows: Vec<&[u8]> = (0..n).map(|_| words.next().unwrap().as_bytes()).collect();
        let row = rows.iter().position(|row| row.contains(&b'X')).unwrap();
        println!("Black {}", 2 * row);
    }
}
