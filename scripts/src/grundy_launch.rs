//! The command's launcher on Linux: a program of its own, so small that it adds no memory to what
//! it starts. Other systems need none.

fn main() {
    #[cfg(target_os = "linux")]
    scripts::system::launch_if_asked();
}
