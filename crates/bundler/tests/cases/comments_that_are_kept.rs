//! prints: 7 // no comment
//! comments: // First. // Of the function that stays. // Inside it. //// A line of slashes.

fn main() {
    println!("{} {}", mini::kept(), mini::text!());
}
//%% lib
//! First.

/// Of the function that stays.
pub fn kept() -> u32 {
    // Inside it.
    let seven = 7; /* At the end. */
    seven
}

/// Of the function that goes.
// Below its documentation.
#[inline]
pub fn goes() {} // Behind it.

//// A line of slashes.
#[macro_export]
macro_rules! text {
    () => {
        "// no comment"
    };
}
/** Before what goes. */
pub struct Goes {
    /// A field.
    pub field: u8,
}
