//! The functions that JavaScript calls: `allocate` memory for a request, then `ask`. Answers go to
//! the page's function `tell`.

#![expect(unsafe_code, reason = "memory is shared with JavaScript")]

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some fixed moment.
    #[cfg(feature = "engine")]
    safe fn now() -> f64;
    /// Receives an answer: JSON in UTF-8.
    fn tell(text: *const u8, length: usize);
}

/// Memory for a request of this many bytes; [`ask`] frees it.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    let text: Box<[u8]> = vec![0; length].into();
    Box::into_raw(text).cast()
}

/// Answers a request, JSON in UTF-8, that was written to memory from [`allocate`].
///
/// # Safety
/// `text` must come from `allocate(length)` and be handed over once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(text: *mut u8, length: usize) {
    let text = std::ptr::slice_from_raw_parts_mut(text, length);
    // SAFETY: by the contract above, this is the box that `allocate` made.
    let text = unsafe { Box::from_raw(text) };
    // Without this hook, the page would see nothing but `unreachable`.
    std::panic::set_hook(Box::new(|panic| tell_page(&failure(&panic.to_string()))));
    answer(&String::from_utf8_lossy(&text));
}

fn failure(text: &str) -> String {
    serde_json::json!({"is": "error", "text": text}).to_string()
}

fn tell_page(answer: &str) {
    // SAFETY: the page reads these bytes before it returns.
    unsafe { tell(answer.as_ptr(), answer.len()) }
}

#[cfg(feature = "engine")]
mod engine {
    use std::cell::RefCell;
    use std::time::Duration;

    use serde_json::Value;

    use crate::{Engine, Host};

    struct Page;

    impl Host for Page {
        fn now(&self) -> Duration {
            Duration::from_micros((super::now() * 1000.0) as u64)
        }

        fn tell(&self, answer: &Value) {
            super::tell_page(&answer.to_string());
        }
    }

    thread_local! {
        static ENGINE: RefCell<Engine> = RefCell::default();
    }

    pub fn answer(request: &str) {
        ENGINE.with_borrow_mut(|engine| engine.ask(request, &Page));
    }
}

#[cfg(feature = "engine")]
use engine::answer;

#[cfg(not(feature = "engine"))]
mod searching {
    use std::cell::RefCell;

    use crate::search::Search;

    thread_local! {
        static SEARCH: RefCell<Search> = RefCell::default();
    }

    pub fn answer(request: &str) {
        super::tell_page(&SEARCH.with_borrow_mut(|search| search.ask(request)));
    }
}

#[cfg(not(feature = "engine"))]
use searching::answer;
