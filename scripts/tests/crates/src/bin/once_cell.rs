//! A value that is computed once, for all threads and for one.
use once_cell::sync::Lazy;
use once_cell::unsync::OnceCell;

static PRIMES: Lazy<Vec<u32>> =
    Lazy::new(|| (2..50).filter(|&n| (2..n).all(|d| n % d != 0)).collect());

fn main() {
    let cell = OnceCell::new();
    println!("{} {} {:?}", PRIMES.len(), cell.get_or_init(|| 4), cell.get());
}
