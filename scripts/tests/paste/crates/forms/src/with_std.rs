pub fn name() -> &'static str {
    "with std"
}
