use either::{for_both, Either, Left, Right};

fn digits(n: u32) -> impl Iterator<Item = u32> {
    match n % 2 {
        0 => Left(0..n),
        _ => Right(std::iter::repeat(n).take(2)),
    }
}

fn main() {
    println!("{:?} {:?}", digits(4).collect::<Vec<_>>(), digits(3).sum::<u32>());
    let name: Either<&str, String> = Right("seven".to_string());
    println!("{} {}", for_both!(&name, s => s.len()), name.is_left());
    println!("{:?}", name.map_left(str::len).left_or_else(|s| s.len() + 1));
}
