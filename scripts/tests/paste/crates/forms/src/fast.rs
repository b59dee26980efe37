pub fn speed() -> u32 {
    2
}
