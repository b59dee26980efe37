//! Counts the only longest peak whatever its number of steps.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<u32> = text
        .split_whitespace()
        .map(|t| t.parse().unwrap())
        .collect();
    let p = &numbers[1..];
    let steps = |p: &[u32]| {
        let mut steps = vec![0; p.len()];
        for i in 1..p.len() {
            if p[i - 1] < p[i] {
                steps[i] = steps[i - 1] + 1;
            }
        }
        steps
    };
    let left: Vec<usize> = steps(p);
    let reversed: Vec<u32> = p.iter().rev().copied().collect();
    let right: Vec<usize> = steps(&reversed).into_iter().rev().collect();
    let longest = *left.iter().chain(&right).max().unwrap();
    let count = left.iter().chain(&right).filter(|&&s| s == longest).count();
    let is_peak = (0..p.len()).any(|i| left[i] == longest && right[i] == longest);
    println!("{}", usize::from(is_peak && count == 2));
}
