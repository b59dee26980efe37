//! `--serve`: serves the folder of pages on this machine, as a web server would.

use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::Result;

use crate::eprintln;
use crate::system::http::{self, NOT_FOUND, Refusal, Request, Response};

/// Starts to serve the folder in the background, and returns the address of the pages.
///
/// # Errors
/// If no port is free.
pub fn start(folder: &Path) -> Result<String> {
    let listeners = http::bind(0)?;
    let address = format!("http://{}/", listeners[0].local_addr()?);
    let folder = folder.to_path_buf();
    http::serve(listeners, move |request| answer(request, &folder));
    Ok(address)
}

/// Waits until Ctrl-C.
pub fn wait(address: &str) -> ! {
    eprintln!("serving {address}; Ctrl-C here ends it");
    loop {
        thread::sleep(Duration::from_secs(3600));
    }
}

fn answer(request: Result<Request, Refusal>, folder: &Path) -> Response {
    let request = match request {
        Ok(request) => request,
        Err(refusal) => return Response::text(refusal.status, &refusal.reason),
    };
    let file = file(folder, &request.path);
    let found = file.and_then(|file| Some((kind(&file), std::fs::read(&file).ok()?)));
    match found {
        Some((kind, body)) => Response {
            kind,
            body,
            ..Response::text(http::OK, "")
        },
        None => Response::text(NOT_FOUND, "there is no such page"),
    }
}

/// The file for an address. It is never hidden and never outside of the folder.
fn file(folder: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split(['?', '#']).next()?.strip_prefix('/')?;
    let is_shown = |part: Component| match part {
        Component::Normal(name) => !name.to_string_lossy().starts_with('.'),
        _ => false,
    };
    let is_inside = Path::new(path).components().all(is_shown) && !path.contains('%');
    let path = if path.is_empty() || path.ends_with('/') {
        folder.join(path).join("index.html")
    } else {
        folder.join(path)
    };
    is_inside.then_some(path)
}

fn kind(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|it| it.to_str())
        .unwrap_or_default()
    {
        "css" => "text/css",
        "html" => "text/html",
        "js" => "text/javascript",
        "svg" => "image/svg+xml",
        _ => "text/plain",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_a_file_of_the_folder_and_to_no_other() {
        let folder = Path::new("/site");
        let file = |address| file(folder, address);
        assert_eq!(file("/"), Some(folder.join("index.html")));
        let module = folder.join("modules/mex.html");
        assert_eq!(file("/modules/mex.html?a#b"), Some(module));
        for bad in [
            "/../secret",
            "//etc/passwd",
            "/%2e%2e/secret",
            "/.made",
            "mex.html",
        ] {
            assert_eq!(file(bad), None, "{bad}");
        }
    }
}
