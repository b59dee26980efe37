//! Controls a page: opens it, uses it, reads what it shows.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::Chromium;

/// Time limit for waiting for a page.
const PAGE_TIMEOUT: Duration = Duration::from_secs(30);
const BETWEEN_LOOKS: Duration = Duration::from_millis(40);

/// A page with its own storage. The page closes when this value is dropped.
pub struct Page<'a> {
    chromium: &'a mut Chromium,
    context: String,
    session: String,
    /// Errors and warnings of the console, including violations of the security policy.
    errors: Vec<String>,
    requests: Vec<String>,
    is_loaded: bool,
}

impl<'a> Page<'a> {
    /// Opens an empty page.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn new(chromium: &'a mut Chromium) -> Result<Self> {
        let context = chromium.call(None, "Target.createBrowserContext", json!({}))?;
        let context = text(&context["browserContextId"]);
        let permissions = json!({
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
            "browserContextId": context,
        });
        chromium.call(None, "Browser.grantPermissions", permissions)?;
        let target = json!({"url": "about:blank", "browserContextId": context});
        let target = chromium.call(None, "Target.createTarget", target)?;
        let attach = json!({"targetId": target["targetId"], "flatten": true});
        let session = chromium.call(None, "Target.attachToTarget", attach)?;
        let mut page = Self {
            chromium,
            context,
            session: text(&session["sessionId"]),
            errors: Vec::new(),
            requests: Vec::new(),
            is_loaded: false,
        };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({}))?;
        }
        page.resize(1280, 900)?;
        Ok(page)
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        let answer = self.chromium.call(Some(&self.session), method, params);
        self.read_events();
        answer
    }

    fn read_events(&mut self) {
        for event in self.chromium.events_of(&self.session) {
            let params = &event["params"];
            match event["method"].as_str().unwrap_or_default() {
                "Page.loadEventFired" => self.is_loaded = true,
                "Runtime.exceptionThrown" => {
                    self.errors.push(params["exceptionDetails"].to_string());
                }
                "Runtime.consoleAPICalled"
                    if params["type"] == "error" || params["type"] == "warning" =>
                {
                    self.errors.push(params["args"].to_string());
                }
                "Log.entryAdded" if params["entry"]["level"] == "error" => {
                    self.errors.push(params["entry"].to_string());
                }
                "Network.requestWillBeSent" => self.requests.push(text(&params["request"]["url"])),
                _ => {}
            }
        }
    }

    /// Opens an address and waits until the page is fully loaded.
    ///
    /// # Errors
    /// If the address cannot be loaded.
    pub fn open(&mut self, url: &str) -> Result<()> {
        self.is_loaded = false;
        // An address that differs only after `#` is not loaded again and has no loader.
        let answer = self.call("Page.navigate", json!({"url": url}))?;
        if let Some(error) = answer.get("errorText") {
            bail!("{url}: {error}");
        }
        if answer.get("loaderId").is_none() {
            return Ok(());
        }
        let start = Instant::now();
        while !self.is_loaded {
            if start.elapsed() > PAGE_TIMEOUT {
                bail!("{url} does not load");
            }
            std::thread::sleep(BETWEEN_LOOKS);
            self.read_events();
        }
        Ok(())
    }

    /// The value of an expression, which may be a promise.
    ///
    /// # Errors
    /// If the expression throws.
    pub fn eval(&mut self, expression: &str) -> Result<Value> {
        let params = json!({
            "expression": expression,
            "awaitPromise": true,
            "returnByValue": true,
            "userGesture": true,
        });
        let mut answer = self.call("Runtime.evaluate", params)?;
        if let Some(thrown) = answer.get("exceptionDetails") {
            bail!("{expression}: {thrown}");
        }
        Ok(answer["result"]["value"].take())
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// If the expression stays false; tells what the page shows.
    pub fn wait_for(&mut self, condition: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            match self.eval(condition) {
                Ok(value) if value == true => return Ok(()),
                Ok(_) => {}
                // The page gave way to another while it was asked.
                Err(error) if error.to_string().contains("navigated") => {}
                Err(error) => return Err(error),
            }
            if start.elapsed() > PAGE_TIMEOUT {
                let shown = self.eval("document.querySelector('main')?.innerText ?? ''")?;
                bail!(
                    "{condition} stays false; the page shows\n{}\nerrors: {:?}",
                    text(&shown),
                    self.errors
                );
            }
            std::thread::sleep(BETWEEN_LOOKS);
        }
    }

    /// Waits until the visible text of an element contains `part`.
    ///
    /// # Errors
    /// As [`Page::wait_for`].
    pub fn wait_for_text(&mut self, selector: &str, part: &str) -> Result<()> {
        let (selector, part) = (json!(selector), json!(part));
        self.wait_for(&format!(
            "document.querySelector({selector})?.innerText.includes({part}) === true"
        ))
    }

    /// The visible text of an element.
    ///
    /// # Errors
    /// If there is no such element.
    pub fn text_of(&mut self, selector: &str) -> Result<String> {
        let selector = json!(selector);
        Ok(text(&self.eval(&format!(
            "document.querySelector({selector}).innerText"
        ))?))
    }

    /// Waits for an element, which a script may still have to make, and clicks its middle with the
    /// mouse.
    ///
    /// # Errors
    /// If the element stays missing or is invisible.
    pub fn click(&mut self, selector: &str) -> Result<()> {
        let name = json!(selector);
        self.wait_for(&format!("document.querySelector({name}) !== null"))?;
        let place = format!(
            "(() => {{ const it = document.querySelector({}); \
             it.scrollIntoView({{block: 'center', behavior: 'instant'}}); \
             const r = it.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2, r.width]; }})()",
            json!(selector)
        );
        let place = self.eval(&place)?;
        if place[2] == 0 {
            bail!("{selector} is not seen");
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind,
                "x": place[0],
                "y": place[1],
                "button": "left",
                "clickCount": 1,
            });
            self.call("Input.dispatchMouseEvent", params)?;
        }
        Ok(())
    }

    /// Replaces the text of an input field.
    ///
    /// # Errors
    /// If the field is missing.
    pub fn fill(&mut self, selector: &str, typed: &str) -> Result<()> {
        self.eval(&format!(
            "(() => {{ const it = document.querySelector({}); it.focus(); it.select(); }})()",
            json!(selector)
        ))?;
        self.type_text(typed)
    }

    /// Types a text into the focused element.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn type_text(&mut self, typed: &str) -> Result<()> {
        self.call("Input.insertText", json!({"text": typed}))
            .map(drop)
    }

    /// Presses a key: `Enter`, `Tab`, `ArrowDown`, `/` …
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn press(&mut self, key: &str) -> Result<()> {
        let (code, typed) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "Escape" => (27, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            letter => (u32::from(letter.as_bytes()[0]), letter),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({"type": kind, "key": key, "windowsVirtualKeyCode": code});
            if kind == "keyDown" && !typed.is_empty() {
                params["text"] = typed.into();
            }
            self.call("Input.dispatchKeyEvent", params)?;
        }
        Ok(())
    }

    /// Text on the clipboard.
    ///
    /// # Errors
    /// If the clipboard cannot be read.
    pub fn clipboard(&mut self) -> Result<String> {
        self.call("Page.bringToFront", json!({}))?;
        Ok(text(&self.eval("navigator.clipboard.readText()")?))
    }

    /// Sets the size of the window in pixels.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<()> {
        let params =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", params)
            .map(drop)
    }

    /// Sets whether the system prefers dark pages.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn prefer_dark(&mut self, is_dark: bool) -> Result<()> {
        let value = if is_dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": value}]});
        self.call("Emulation.setEmulatedMedia", features).map(drop)
    }

    /// Shows pages as they are printed, while the system prefers dark ones.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn print_in_the_dark(&mut self) -> Result<()> {
        let features = json!({"name": "prefers-color-scheme", "value": "dark"});
        let media = json!({"media": "print", "features": [features]});
        self.call("Emulation.setEmulatedMedia", media).map(drop)
    }

    /// Sets whether the system asks for as little motion as possible.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn prefer_stillness(&mut self, is_still: bool) -> Result<()> {
        let value = if is_still { "reduce" } else { "no-preference" };
        let features = json!([{"name": "prefers-reduced-motion", "value": value}]);
        let media = json!({"features": features});
        self.call("Emulation.setEmulatedMedia", media).map(drop)
    }

    /// Sets whether pages may run scripts.
    ///
    /// # Errors
    /// If Chromium refuses a command.
    pub fn run_scripts(&mut self, may: bool) -> Result<()> {
        self.call(
            "Emulation.setScriptExecutionDisabled",
            json!({"value": !may}),
        )
        .map(drop)
    }

    /// Draws the whole page into a PNG file.
    ///
    /// # Errors
    /// If the page cannot be drawn or the file cannot be written.
    pub fn draw(&mut self, path: &Path) -> Result<()> {
        let params = json!({"format": "png", "captureBeyondViewport": true});
        let picture = self.call("Page.captureScreenshot", params)?;
        let picture = BASE64_STANDARD.decode(text(&picture["data"]))?;
        std::fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Errors so far, and requests to other machines and to files that aren't below `own`.
    pub fn complaints(&mut self, own: &str) -> Vec<String> {
        self.read_events();
        let is_own = |url: &&String| {
            ["data:", "blob:", "about:", "http://127.0.0.1:", own]
                .iter()
                .any(|it| url.starts_with(it))
        };
        let foreign = self.requests.iter().filter(|url| !is_own(url));
        let foreign = foreign.map(|url| format!("a request to {url}"));
        self.errors.iter().cloned().chain(foreign).collect()
    }
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        let params = json!({"browserContextId": self.context});
        // An error means that Chromium has ended: nothing is left to close.
        let _ = self
            .chromium
            .call(None, "Target.disposeBrowserContext", params);
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
