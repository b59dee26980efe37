//! `--serve`: serves the folder of pages on this machine, as a web server would.

use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::eprintln;
use crate::system::http::{
    self, FORBIDDEN, NOT_ALLOWED, NOT_FOUND, Refusal, Request, Response, refuse,
};

/// Starts to serve the folder in the background, and returns the address of the pages.
///
/// # Errors
/// If no port is free.
pub fn start(folder: &Path) -> anyhow::Result<String> {
    let listeners = http::bind(0)?;
    let address = listeners[0].local_addr()?;
    let folder = folder.to_path_buf();
    http::serve(listeners, move |request| {
        let found = request.and_then(|request| answer(&request, address.port(), &folder));
        found.unwrap_or_else(|refusal| Response::text(refusal.status, &refusal.reason))
    });
    Ok(format!("http://{address}/"))
}

/// Waits until Ctrl-C.
pub fn wait(address: &str) -> ! {
    eprintln!("serving {address}; Ctrl-C here ends it");
    loop {
        thread::sleep(Duration::from_secs(3600));
    }
}

/// Answers with a file of the folder, or with its page `404.html`.
fn answer(request: &Request, port: u16, folder: &Path) -> Result<Response, Refusal> {
    if !request.is_for_us(port) {
        return refuse(FORBIDDEN, "the request is not for this address");
    }
    if !["GET", "HEAD"].contains(&request.method.as_str()) {
        return refuse(NOT_ALLOWED, "the pages can only be read");
    }
    let read = |file: PathBuf| Some((kind(&file), std::fs::read(&file).ok()?));
    let file = file(folder, &request.path);
    let found = file.and_then(|file| beyond(&file).or_else(|| read(file)));
    let (status, found) = match found {
        Some(found) => (http::OK, Some(found)),
        None => (NOT_FOUND, read(folder.join("404.html"))),
    };
    let Some((kind, body)) = found else {
        return refuse(NOT_FOUND, "there is no such page");
    };
    Ok(Response {
        kind,
        body,
        ..Response::text(status, "")
    })
}

/// Leads on to a folder's address with a slash, without which its page's links would go astray.
fn beyond(file: &Path) -> Option<(&'static str, Vec<u8>)> {
    let name = file.file_name()?.display();
    let page = format!("<meta http-equiv=\"refresh\" content=\"0; url={name}/\">");
    let is_folder = file.join("index.html").is_file();
    is_folder.then(|| ("text/html", page.into_bytes()))
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
    use std::io::{Read as _, Write as _};
    use std::net::TcpStream;

    use super::*;

    #[test]
    fn only_its_own_host_is_answered_and_only_who_reads() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text| std::fs::write(folder.path().join(name), text).unwrap();
        write("index.html", "the start");
        write("404.html", "no such page here");
        std::fs::create_dir(folder.path().join("zh")).unwrap();
        write("zh/index.html", "开始");
        let lead_on = "<meta http-equiv=\"refresh\" content=\"0; url=zh/\">";
        let address = start(folder.path()).unwrap();
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let ask = |method: &str, path: &str, host_told: &str| {
            let mut stream = TcpStream::connect(host).unwrap();
            let head = format!("{method} {path} HTTP/1.1\r\nHost: {host_told}\r\n");
            let length = "Content-Length: 0\r\n\r\n";
            stream.write_all((head + length).as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            let (head, body) = answer.split_once("\r\n\r\n").unwrap();
            let status = head.split(' ').nth(1).unwrap().to_string();
            (status, body.to_string())
        };
        let localhost = format!("LocalHost:{}", host.rsplit(':').next().unwrap());
        for (request, status, body) in [
            (("GET", "/", host), "200", "the start"),
            (("GET", "/", &localhost), "200", "the start"),
            (("HEAD", "/", host), "200", ""),
            (("GET", "/zh/", host), "200", "开始"),
            (("GET", "/zh", host), "200", lead_on),
            (("GET", "/nothing.html", host), "404", "no such page here"),
            (("GET", "/../secret", host), "404", "no such page here"),
            (("POST", "/", host), "405", "the pages can only be read\n"),
            (
                ("GET", "/", "evil.example"),
                "403",
                "the request is not for this address\n",
            ),
            (
                ("GET", "/", ""),
                "403",
                "the request is not for this address\n",
            ),
        ] {
            let (method, path, host) = request;
            assert_eq!(
                ask(method, path, host),
                (status.to_string(), body.to_string())
            );
        }
    }

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
