//! Lets both players take the first cell with the number, row by row.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = text.split_whitespace().map(|t| t.parse::<usize>().unwrap());
    let mut read = || numbers.next().unwrap();
    for _ in 0..read() {
        let (l, n, m) = (read(), read(), read());
        let word: Vec<usize> = (0..l).map(|_| read()).collect();
        let cells: Vec<usize> = (0..n * m).map(|_| read()).collect();
        let (mut from, mut turns) = ((0, 0), 0);
        for number in word {
            let mut places = (0..n * m).map(|i| (i / m, i % m));
            let place =
                places.find(|&(r, c)| r >= from.0 && c >= from.1 && cells[r * m + c] == number);
            let Some((r, c)) = place else {
                break;
            };
            from = (r + 1, c + 1);
            turns += 1;
        }
        println!("{}", if turns % 2 == 1 { "T" } else { "N" });
    }
}
