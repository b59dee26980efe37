//! Either of two iterators, and either of two values.
use either::{for_both, Either};

fn numbers(up: bool) -> impl Iterator<Item = u32> {
    if up {
        Either::Left(1..4)
    } else {
        Either::Right((1..4).rev())
    }
}

fn main() {
    let value: Either<u8, u64> = Either::Right(300);
    let text = for_both!(value, x => x.to_string());
    println!("{:?} {:?} {text}", numbers(true).collect::<Vec<_>>(), numbers(false).last());
}
