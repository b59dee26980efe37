//! Forgets the moves that take `k` and `2k`.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let limit: usize = text.trim().parse().unwrap();
    let mut used = vec![false; 2 * limit + 3];
    let (mut sum, mut difference) = (0, 0);
    for n in 0..=limit {
        if !used[n] {
            if 2 * n + difference > limit {
                break;
            }
            used[n + difference] = true;
            sum += 2 * n + difference;
            difference += 1;
        }
    }
    println!("{sum}");
}
