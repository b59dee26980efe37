//! Tests of what is left of the pages when their server is gone.

use std::net::TcpStream;

use anyhow::{Result, ensure};
use browser_tests::{Page, Server};

use crate::{Case, Site, lesson};

pub const CASES: &[Case] = &[(
    "what was visited works without its server",
    without_its_server,
)];

/// Pages that are visited while there is a server.
const VISITED: [&str; 2] = ["ja/lesson.html", "modules/nim.html"];

/// Visits two pages, stops the server, walks the lesson and plays on the module's board.
fn without_its_server(page: &mut Page, site: &Site) -> Result<()> {
    // No service worker serves files.
    if site.url.starts_with("file:") {
        return Ok(());
    }
    let server = Server::start(&site.folder)?;
    let own = Site {
        url: server.url(),
        folder: site.folder.clone(),
    };
    for path in VISITED {
        page.open(&own.page(path))?;
        page.wait_for("navigator.serviceWorker.controller !== null")?;
        page.wait_for(
            "(async () => { const loaded = performance.getEntriesByType('resource'); \
             const kept = [location.href, ...loaded.map(({ name }) => name)]; \
             const found = await Promise.all(kept.map((url) => caches.match(url))); \
             return kept.length > 5 && found.every(Boolean); })()",
        )?;
    }
    server.stop();
    let place = own.url.trim_start_matches("http://").trim_end_matches('/');
    ensure!(TcpStream::connect(place).is_err(), "{place} still listens");
    lesson::walk(page, &own, 2)?;
    page.open(&own.page(VISITED[1]))?;
    page.click(".live .board button:enabled")?;
    page.click(".live .actions button:nth-child(2):enabled")
}
