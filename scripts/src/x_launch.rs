//! The launcher of `cargo x` on Linux, as a program of its own: nothing else of the command is in
//! it. Other systems need none.

fn main() {
    #[cfg(target_os = "linux")]
    scripts::system::launch_if_asked();
}
