mod small;
pub(crate) mod system;

pub use self::small::Small;
pub use self::system::System;
