//! A crate's functions call std by its own paths, and have attributes about warnings inside.
//! prints: 3 true 4
fn main() { println!("{} {} {}", mini::least(4, 3), mini::deep::is_it(), *mini::four()); }
//%% lib
#[doc(hidden)]
pub use core::ops::Deref as __Deref;
#[doc(hidden)]
pub mod internal { pub use core; }
extern crate alloc as alloc_crate;
pub fn least(a: u64, b: u64) -> u64 { use internal::core; core::cmp::min(a, b) }
pub mod deep {
    extern crate std;
    use self::std::sync::ONCE_INIT;
    use crate::alloc_crate::alloc::{alloc, dealloc, Layout};
    #[allow(deprecated)]
    pub fn is_it() -> bool {
        let once = ONCE_INIT;
        let l = Layout::new::<u8>();
        #[allow(unused_unsafe)] unsafe { let p = alloc(l); dealloc(p, l); }
        !once.is_completed()
    }
}
pub struct Four(u64);
impl __Deref for Four { type Target = u64; fn deref(&self) -> &u64 { &self.0 } }
pub fn four() -> Four { Four(4) }
