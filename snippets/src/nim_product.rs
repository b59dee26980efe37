//! Nim product: the field of nimbers below 2^64.
//!
//! - Definition: `a ⊗ b = mex { a'⊗b ⊕ a⊗b' ⊕ a'⊗b' : a' < a, b' < b }`.
//! - Theorem: with ⊕ and ⊗, the numbers below `2^64` form a field. For a Fermat power `F =
//!   2^(2^k)`, `F ⊗ a = F·a` if `a < F`, and `F ⊗ F = F ⊕ F/2`. Each `a` satisfies `a^(2^64) = a`,
//!   so `a^(2^63)` is its square root. By the Tartan theorem, products of coin games have the nim
//!   products of their values (see `tartan`).
//! - Method: all fields of `2^64` elements are isomorphic, so tables translate nimbers, byte by
//!   byte, to polynomials over GF(2) modulo `x^64 + x^4 + x^3 + x + 1`, and products back.
//!   Polynomials are multiplied as integers, with their bits so far apart that no carry reaches a
//!   bit that counts. A paste has more than 60 lines because it makes these tables itself. The
//!   recursion over Fermat powers fits into 25 lines, but takes some 100 times as long.
//! - Time: 24 look-ups and 25 multiplications; a power takes O(log exponent) of the latter. Memory:
//!   32 KiB of tables, made at the first call.
//! - Source: J. H. Conway, On Numbers and Games (1976), ch. 6.
//! - Status: equal to the definition for all factors below 128 and to the rules of Fermat powers
//!   for random ones; inverse, root and field laws at random and at the extremes; products of
//!   polynomials agree with long multiplication at random.
//! - names: nimber multiplication, nim field, nim power, nim square root, two-dimensional coins
//!   turned in a rectangle, multiply nimbers, 尼姆积, Nim积, ニム積

use cargo_snippet::snippet;

/// The nim product `a ⊗ b`.
///
/// ```
/// use snippets::nim_product::nim_product;
///
/// assert_eq!(nim_product(2, 2), 3);
/// assert_eq!(nim_product(u64::MAX, u64::MAX), 11290409524105353207);
/// ```
#[snippet("nim_product", doc_hidden, include = "nim_field")]
#[inline]
pub fn nim_product(a: u64, b: u64) -> u64 {
    let [to_polynomial, to_nimber] = nim_tables();
    let [a, b] = [a, b].map(|x| linear_image(x, to_polynomial));
    linear_image(polynomial_product(a, b), to_nimber)
}

/// The nim product of `exponent` factors `a`; 1 if there are none, even for `a = 0`.
///
/// ```
/// use snippets::nim_product::nim_power;
///
/// assert_eq!(nim_power(2, 3), 1);
/// assert_eq!(nim_power(0, 0), 1);
/// ```
#[snippet("nim_power", doc_hidden, include = "nim_field")]
pub fn nim_power(a: u64, mut exponent: u64) -> u64 {
    let [to_polynomial, to_nimber] = nim_tables();
    let mut square = linear_image(a, to_polynomial);
    let mut power = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = polynomial_product(power, square);
        }
        square = polynomial_product(square, square);
        exponent >>= 1;
    }
    linear_image(power, to_nimber)
}

/// The nimber `b` with `a ⊗ b = 1`, which is `a^(2^64 - 2)`.
///
/// # Panics
/// If `a` is 0.
///
/// ```
/// use snippets::nim_product::nim_inverse;
///
/// assert_eq!(nim_inverse(2), 3);
/// ```
#[snippet("nim_inverse", doc_hidden, include = "nim_power")]
pub fn nim_inverse(a: u64) -> u64 {
    assert!(a != 0, "the nimber 0 has no inverse");
    nim_power(a, u64::MAX - 1)
}

/// Returns the nimber whose nim product with itself is `a`; each has exactly one.
///
/// ```
/// use snippets::nim_product::nim_square_root;
///
/// assert_eq!(nim_square_root(2), 3);
/// ```
#[snippet("nim_square_root", doc_hidden, include = "nim_power")]
pub fn nim_square_root(a: u64) -> u64 {
    nim_power(a, 1 << 63)
}

/// The product of polynomials over GF(2), modulo `x^64 + x^4 + x^3 + x + 1`.
///
/// It's the sum of 25 products of integers with ones in every fifth place only. At most 13 of them
/// meet in a place of such a product, so no carry reaches the next place that counts.
#[snippet("nim_field", doc_hidden)]
fn polynomial_product(a: u64, b: u64) -> u64 {
    const PLACES: u128 = 0x21084210842108421084210842108421;
    let part = |x: u64, i: usize| u128::from(x & (PLACES << i) as u64);
    let product = (0..5).fold(0, |product, k| {
        let terms = (0..5).map(|i| part(a, i) * part(b, (k + 5 - i) % 5));
        product | terms.fold(0, |sum, term| sum ^ term) & PLACES << k
    });
    let (low, high) = (product as u64, (product >> 64) as u64);
    let high = high ^ high >> 63 ^ high >> 61 ^ high >> 60;
    low ^ high ^ high << 1 ^ high << 3 ^ high << 4
}

#[snippet("nim_field", doc_hidden)]
fn linear_image(x: u64, tables: &[[u64; 256]; 8]) -> u64 {
    let bytes = x.to_le_bytes();
    (0..8).fold(0, |y, i| y ^ tables[i][usize::from(bytes[i])])
}

/// Tables from nimbers to polynomials and back.
///
/// The constants are the polynomials of the Fermat powers: each solves `F² = F + F/2`, and their
/// products are all powers of two. The trace of a polynomial is the parity of its bits 61 and 63.
/// `F` has trace 1 over the field below it, so the nimber of a polynomial `p` has bit `j` iff the
/// product of `p` and all `F + 1` whose bits `j` lacks has trace 1. That product is the sum of
/// those of `p` and the powers of two with no bit of `j`.
#[snippet("nim_field", doc_hidden)]
fn nim_tables() -> &'static [[[u64; 256]; 8]; 2] {
    static TABLES: std::sync::OnceLock<[[[u64; 256]; 8]; 2]> = std::sync::OnceLock::new();
    TABLES.get_or_init(|| {
        let mut to_polynomial = vec![1];
        for fermat in [
            0x19c9369f278adc02,
            0xa181e7d66f5ff794,
            0x13b052fbd1cfb5d,
            0xf4510ae26b05e57b,
            0x4f747c0b65c270b8,
            0xfb2ca44b3c0087d,
        ] {
            for i in 0..to_polynomial.len() {
                to_polynomial.push(polynomial_product(to_polynomial[i], fermat));
            }
        }
        let nimber = |i: usize| {
            let products = to_polynomial.iter().map(|p| polynomial_product(1 << i, *p));
            let traces: Vec<u64> = products.map(|p| (p >> 61 ^ p >> 63) & 1).collect();
            let apart = |j| (0..64).filter(move |s| s & j == 0);
            let bit = |j| apart(j).fold(0, |bit, s| bit ^ traces[s]);
            (0..64).fold(0, |nimber, j| nimber | bit(j) << j)
        };
        let to_nimber = (0..64).map(nimber).collect();
        [to_polynomial, to_nimber].map(|images: Vec<u64>| {
            let sum = |i, byte| (0..8).fold(0, |y, j| y ^ (images[8 * i + j] * (byte >> j & 1)));
            std::array::from_fn(|i| std::array::from_fn(|byte| sum(i, byte as u64)))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// All products of nimbers below `n ≤ 256`, by the definition; they are below 256 too.
    fn table_by_definition(n: usize) -> Vec<Vec<usize>> {
        let mut table = vec![vec![0; n]; n];
        for a in 0..n {
            for b in 0..n {
                let mut seen = [false; 256];
                for x in 0..a {
                    for y in 0..b {
                        seen[table[x][b] ^ table[a][y] ^ table[x][y]] = true;
                    }
                }
                table[a][b] = seen.iter().position(|&s| !s).unwrap();
            }
        }
        table
    }

    /// Known products of powers of two.
    type Known = std::collections::HashMap<(u32, u32), u64>;

    /// Multiplies bit by bit and power of two by power of two, with the rules of Fermat powers.
    fn product_by_fermat_powers(a: u64, b: u64, known: &mut Known) -> u64 {
        let bits = |x: u64| (0..64).filter(move |i| x >> i & 1 == 1);
        bits(a)
            .flat_map(|i| bits(b).map(move |j| (i, j)))
            .fold(0, |sum, (i, j)| sum ^ product_of_powers(i, j, known))
    }

    fn product_of_powers(i: u32, j: u32, known: &mut Known) -> u64 {
        if let Some(&product) = known.get(&(i, j)) {
            return product;
        }
        let once = (0..6).filter(|k| (i ^ j) >> k & 1 == 1);
        let twice = (0..6).filter(|k| (i & j) >> k & 1 == 1);
        let start = 1 << once.map(|k| 1 << k).sum::<u32>();
        let product = twice.fold(start, |product, k| {
            let fermat = 1 << (1 << k);
            let mut times = |x: u64| product_by_fermat_powers(product, x, known);
            match (i ^ j) >> k & 1 {
                0 if product < fermat => times(fermat / 2) ^ (product * fermat),
                _ => times(fermat / 2) ^ times(fermat),
            }
        });
        known.insert((i, j), product);
        product
    }

    /// The product of the polynomials, reduced bit by bit from above.
    fn long_multiplication(a: u64, b: u64) -> u64 {
        let bits = (0..64).filter(|i| b >> i & 1 == 1);
        let product = bits.fold(0, |sum, i| sum ^ u128::from(a) << i);
        let bits = (64..128).rev();
        bits.fold(product, |rest, i| {
            rest ^ ((rest >> i & 1) * (0x1_0000_0000_0000_001b << (i - 64)))
        }) as u64
    }

    #[test]
    fn equals_definition_below_128() {
        let table = table_by_definition(128);
        for (a, row) in table.into_iter().enumerate() {
            for (b, expected) in row.into_iter().enumerate() {
                let product = nim_product(a as u64, b as u64);
                assert_eq!(product, expected as u64, "{a} ⊗ {b}");
            }
        }
    }

    #[test]
    fn square_roots_below_16_are_found_on_the_diagonal() {
        let table = table_by_definition(16);
        for a in 0..16 {
            let root = (0..16).find(|&b| table[b][b] == a);
            assert_eq!(Some(nim_square_root(a as u64) as usize), root, "{a}");
        }
    }

    #[test]
    fn matches_the_published_triangle() {
        let a051910 = [
            0, 0, 1, 0, 2, 3, 0, 3, 1, 2, 0, 4, 8, 12, 6, 0, 5, 10, 15, 2, 7, 0, 6, 11, 13, 14, 8,
            5, 0, 7, 9, 14, 10, 13, 3, 4, 0, 8, 12, 4, 11, 3, 7, 15, 13, 0, 9, 14, 7, 15, 6, 1, 8,
            5, 12,
        ];
        let triangle = (0..10).flat_map(|a| (0..=a).map(move |b| nim_product(a, b)));
        assert!(triangle.eq(a051910));
    }

    #[test]
    fn basis_is_that_of_a_root_of_the_polynomial() {
        let alpha = linear_image(2, &nim_tables()[1]);
        assert_eq!(alpha, 0x402884ca01f7c6b2);
        let power = |e| nim_power(alpha, e);
        assert_eq!(power(64), power(4) ^ power(3) ^ power(1) ^ power(0));
    }

    #[test]
    fn holds_at_the_extremes() {
        for a in [0, 1, 2, 3, u64::MAX, 1 << 63, u64::from(u32::MAX), 1 << 32] {
            assert_eq!(nim_product(a, 0), 0);
            assert_eq!(nim_product(a, 1), a);
            assert_eq!(nim_power(a, u64::MAX), u64::from(a != 0));
            let root = nim_square_root(a);
            assert_eq!(product_by_fermat_powers(root, root, &mut Known::new()), a);
        }
    }

    #[test]
    #[should_panic(expected = "the nimber 0 has no inverse")]
    fn zero_has_no_inverse() {
        nim_inverse(0);
    }

    proptest! {
        #[test]
        fn equals_the_rules_of_fermat_powers(a: u64, b: u64) {
            let expected = product_by_fermat_powers(a, b, &mut Known::new());
            prop_assert_eq!(nim_product(a, b), expected);
        }

        #[test]
        fn polynomials_are_multiplied_as_by_long_multiplication(a: u64, b: u64) {
            prop_assert_eq!(polynomial_product(a, b), long_multiplication(a, b));
        }

        #[test]
        fn nimbers_are_a_field(a: u64, b: u64, c: u64) {
            prop_assert_eq!(nim_product(a, b), nim_product(b, a));
            prop_assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
            prop_assert_eq!(
                nim_product(nim_product(a, b), c),
                nim_product(a, nim_product(b, c))
            );
            prop_assume!(a != 0);
            prop_assert_eq!(nim_product(a, nim_inverse(a)), 1);
        }

        #[test]
        fn power_is_repeated_product(a: u64, exponent in 0u64..100) {
            let repeated = (0..exponent).fold(1, |p, _| nim_product(p, a));
            prop_assert_eq!(nim_power(a, exponent), repeated);
        }

        #[test]
        fn the_square_root_squared_leads_back(a: u64) {
            let root = nim_square_root(a);
            prop_assert_eq!(nim_product(root, root), a);
        }
    }
}
