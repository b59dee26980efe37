fn main() {
    println!("cargo::rustc-check-cfg=cfg(grade, values(\"high\", \"low\"))");
    println!("cargo::rustc-check-cfg=cfg(built)");
    println!("cargo::rustc-cfg=built");
    println!("cargo::rustc-cfg=grade=\"high\"");
}
