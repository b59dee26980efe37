//! A sieve: factors and the n-th prime.
use primal::{Primes, Sieve};

fn main() {
    let sieve = Sieve::new(10_000);
    println!("{:?} {} {:?}", sieve.factor(5040), sieve.prime_pi(100), Primes::all().nth(30));
}
