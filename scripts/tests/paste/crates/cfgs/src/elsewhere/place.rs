pub fn bonus() -> u8 {
    match option_env!("CARGO_PKG_NAME") {
        _ => 2,
    }
}
