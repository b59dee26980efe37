pub fn speed() -> u32 {
    1
}
