/// The judge's file, else stdin.
fn source() -> OnceSource<Box<dyn BufRead>> {
    OnceSource::new(match File::open("{input-file}") {
        Ok(file) => Box::new(BufReader::new(file)),
        Err(_) => Box::new(stdin().lock()),
    })
}
