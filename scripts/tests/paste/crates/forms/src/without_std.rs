pub fn name() -> &'static str {
    "without std"
}
