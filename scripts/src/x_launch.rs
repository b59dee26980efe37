//! The launcher of `cargo x`, as a program of its own: nothing else of the command is in it.

fn main() {
    scripts::system::launch_if_asked();
}
