/// The judge's file, else stdout.
fn sink() -> Box<dyn Write> {
    if Path::new("{input-file}").exists() {
        Box::new(File::create("{output-file}").expect("the file can be written"))
    } else {
        Box::new(stdout())
    }
}
