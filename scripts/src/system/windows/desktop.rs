//! Clipboard and browser on Windows.

use std::ptr;

use windows_sys::Win32::UI::Shell::ShellExecuteW;
use windows_sys::Win32::UI::WindowsAndMessaging::SW_SHOWNORMAL;

/// Copies the text to the clipboard; returns the system's name if that succeeded.
pub fn copy_to_clipboard(text: &str) -> Option<&'static str> {
    let copied = clipboard_win::set_clipboard_string(text);
    copied.ok().map(|()| "Windows")
}

/// Opens a page in the browser; returns the system's name if that succeeded.
pub fn open_in_browser(url: &str) -> Option<&'static str> {
    let wide = |text: &str| text.encode_utf16().chain([0]).collect::<Vec<u16>>();
    let (verb, page) = (wide("open"), wide(url));
    #[expect(unsafe_code, reason = "the standard library has no such call")]
    // SAFETY: the texts end with zeros and outlive the call; there is no window.
    let answer = unsafe {
        ShellExecuteW(
            ptr::null_mut(),
            verb.as_ptr(),
            page.as_ptr(),
            ptr::null(),
            ptr::null(),
            SW_SHOWNORMAL,
        )
    };
    // A result up to 32 is the number of an error.
    (answer as usize > 32).then_some("Windows")
}
