//! Answers the requests of a page.

use anyhow::{Context as _, Result};
use explorer::show::emit::Language;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Host;
use crate::explore::{self, Explored};
use crate::play::{self, Deal};

/// A request of a page, as JSON: `{"explore": {…}}`, or `"code"`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    /// Explore a game, like `cargo x explore GAME`.
    Explore(explore::Request),
    /// Guess about numbers, like `cargo x explore -`.
    Guess(explore::Numbers),
    /// Code for the game explored last, like `--emit`.
    Code,
    /// Value and moves of a position of the game explored last.
    Look { position: Vec<i64> },
    /// A position of a game with its moves.
    Play {
        game: String,
        position: Vec<Vec<i64>>,
        #[serde(default)]
        misere: bool,
    },
    /// A random position.
    Deal(Deal),
}

/// Answers requests. It remembers the game or numbers that were explored last.
#[derive(Default)]
pub struct Engine {
    explored: Option<Explored>,
}

impl Engine {
    /// Tells the page the answer or the error in the request.
    pub fn ask(&mut self, request: &str, host: &dyn Host) {
        let answer = self.answer(request, host);
        host.tell(
            &answer.unwrap_or_else(|error| json!({"is": "error", "text": format!("{error:#}")})),
        );
    }

    fn answer(&mut self, request: &str, host: &dyn Host) -> Result<Value> {
        // Serde's reason is left out: no page shows it, and it would add 2 kB to the engine.
        let request = serde_json::from_str(request).ok();
        let request = request.context("this is no request")?;
        match request {
            Request::Explore(request) => {
                // The result before may be large: free it first.
                self.explored = None;
                let (explored, answer) = explore::explore(&request, host)?;
                self.explored = Some(explored);
                Ok(answer)
            }
            Request::Guess(numbers) => {
                let (explored, answer) = explore::guess(&numbers)?;
                self.explored = Some(explored);
                Ok(answer)
            }
            Request::Code => {
                let code = self.explored()?.code(host)?;
                let [rust, cpp, python] = Language::ALL.map(|language| language.written(&code));
                let code = json!({"rust": rust?, "cpp": cpp?, "python": python?});
                Ok(json!({"is": "code", "code": code}))
            }
            Request::Look { position } => self.explored()?.look(&position),
            Request::Play {
                game,
                position,
                misere,
            } => play::position(&game, misere, &position),
            Request::Deal(deal) => play::deal(&deal),
        }
    }

    fn explored(&mut self) -> Result<&mut Explored> {
        self.explored.as_mut().context("nothing is explored yet")
    }
}
