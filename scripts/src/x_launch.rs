//! The launcher of `cargo x` on Linux as a separate program, without any other code of the command.
//! Other systems need no launcher.

fn main() {
    #[cfg(target_os = "linux")]
    scripts::system::launch_if_asked();
}
