/// The nim-product, by Karatsuba's method: 2ʰ ⊗ 2ʰ = 2ʰ ⊕ 2ʰ⁻¹ for h = 1, 2, 4, …
fn nim_product(a: u64, b: u64) -> u64 {
    fn product(a: u64, b: u64, half: u32) -> u64 {
        if a < 2 || b < 2 {
            return a * b;
        }
        let (a1, a0) = (a >> half, a & ((1 << half) - 1));
        let (b1, b0) = (b >> half, b & ((1 << half) - 1));
        let low = product(a0, b0, half / 2);
        let high = product(a1, b1, half / 2);
        let mixed = product(a1 ^ a0, b1 ^ b0, half / 2);
        (mixed ^ low) << half ^ low ^ product(high, 1 << (half - 1), half / 2)
    }
    product(a, b, 32)
}
