//! Games of the literature: what `cargo x explore` proves of each, and how long it takes.
//!
//! `README=write` writes the table into `crates/explorer/LITERATURE.md`, and the certificate of
//! each theorem into the folder `literature/certificates`.
//!
//! `cargo bench -p explorer --bench literature [-- PART OF A NAME]`

#[path = "../../prover/benches/support/clock.rs"]
mod clock;
#[path = "support/page.rs"]
mod page;

use std::path::Path;

use clock::Clock;
use explorer::decided::{Findings, NotChecked, Proven};
use explorer::literature::{Goal, ROWS, Row};
use explorer::rule::{CheckedRule, DEFAULT_ROWS, Play};
use prover::{Obstacle, Statement};

/// Page with the table.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/LITERATURE.md");

/// Folder of the certificates, relative to the package's.
const CERTIFICATES: &str = "literature/certificates";

/// Theorem of a row.
struct Theorem {
    says: String,
    numeration: String,
    states: usize,
    certificate: String,
}

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let is_wanted = |row: &&Row| wanted.as_ref().is_none_or(|it| row.game.contains(it));
    let mut table = String::new();
    let (mut decided, mut count) = (0, 0);
    let mut certificates = Vec::new();
    for row in ROWS.iter().filter(is_wanted) {
        let clock = Clock::start();
        let theorem = theorem(row);
        let seconds = clock.elapsed().as_secs_f64();
        count += 1;
        decided += usize::from(theorem.is_ok());
        let line = line(row, &theorem, seconds);
        println!("{line}");
        match &theorem {
            Err(why) => println!("  found: {why}"),
            Ok(_) if !row.open.is_empty() => println!("  no longer open: {}", row.open),
            Ok(_) => {}
        }
        table += &line;
        table.push('\n');
        certificates.extend(
            theorem
                .ok()
                .map(|it| (page::certificate(row), it.certificate)),
        );
    }
    println!("decided\t{decided} of {count}");
    if std::env::var("README").is_ok_and(|it| it == "write") && wanted.is_none() {
        write(&format!("{table}\nDecided: {decided} of {count}.\n"));
        write_certificates(&certificates).expect("the certificates are written");
    }
}

/// Line of the table.
fn line(row: &Row, theorem: &Result<Theorem, String>, seconds: f64) -> String {
    let rule = row.rule.replace('|', "\\|");
    let begin = format!("| {} | `{rule}` |", row.game);
    match theorem {
        Ok(Theorem {
            says,
            numeration,
            states,
            ..
        }) => {
            let file = page::certificate(row);
            let says = says.replace('|', "\\|");
            let source = row.source;
            // A sum has no states.
            let states = if *states > 0 {
                states.to_string()
            } else {
                "–".to_owned()
            };
            let states = format!("[{states}]({CERTIFICATES}/{file})");
            format!("{begin} {says} | {source} | {numeration} | {states} | {seconds:.2} |")
        }
        Err(_) => {
            let (why, source) = (row.open, row.source);
            format!("{begin} open: {why} | {source} | – | – | {seconds:.2} |")
        }
    }
}

/// Puts the lines between the marks of the page.
fn write(table: &str) {
    let text = std::fs::read_to_string(PAGE).expect("the page is there");
    let (before, rest) = text.split_once(page::BEGIN).expect("the page has marks");
    let (_, after) = rest.split_once(page::END).expect("the page has marks");
    let (begin, head, end) = (page::BEGIN, page::HEAD, page::END);
    let text = format!("{before}{begin}\n{head}{table}{end}{after}");
    std::fs::write(PAGE, text).expect("the page is written");
}

/// Writes the files of certificates anew, by their names.
fn write_certificates(certificates: &[(String, String)]) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(CERTIFICATES);
    if folder.is_dir() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    for (name, text) in certificates {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Theorem that the checker has accepted, or why there is none.
fn theorem(row: &Row) -> Result<Theorem, String> {
    let (text, misere) = row.play();
    let rule = CheckedRule::new(text).map_err(|error| error.to_string())?;
    let coordinates = rule.rule().coordinates.len();
    let play = Play::of(misere);
    let side = DEFAULT_ROWS[coordinates - 1];
    let mut table = rule
        .table(play, &vec![side; coordinates - 1])
        .map_err(|error| error.to_string())?;
    table
        .fill(side, |_| true)
        .map_err(|error| error.to_string())?;
    let found = Findings::about(&rule, misere, &table, &|| false);
    if let Some(heaps) = &found.heaps {
        heaps.accepted().map_err(not_checked)?;
        return Ok(Theorem {
            says: heaps.in_words(&rule.rule().coordinate_names()),
            numeration: "–".to_owned(),
            states: 0,
            certificate: heaps.certificate.clone()?,
        });
    }
    let first = found.theorem.as_ref().map_err(Obstacle::to_string)?;
    let is_asked =
        |proven: &Proven| proven.theorem.statement.gives_values() == (row.goal == Goal::Values);
    let values = || match &found.values {
        Some(Ok(proven)) if is_asked(proven) => Ok(proven),
        Some(Err(why)) => Err(why.to_string()),
        _ => Err("a theorem of another kind".to_owned()),
    };
    let claim = found.claim.as_ref();
    // The zeros of the values are the P-positions.
    let (proven, claim) = match row.goal {
        _ if is_asked(first) => (first, claim),
        Goal::Outcomes => (first, None),
        Goal::Values => (values()?, None),
    };
    let certificate = proven.certificate.clone()?;
    let accepted = proven.accepted().map_err(not_checked)?;
    let statement = &proven.theorem.statement;
    let closed = claim.filter(|_| accepted.has_closed_form());
    let says = match (closed, statement) {
        (Some(guess), _) => guess.claim.clone(),
        (None, Statement::Positions(_)) => "the P-positions are regular".to_owned(),
        (None, Statement::Values(_)) => "the values are regular".to_owned(),
    };
    let automaton = statement.automaton();
    Ok(Theorem {
        says,
        numeration: automaton.numeration().to_string(),
        states: automaton.states(),
        certificate,
    })
}

fn not_checked(why: &NotChecked) -> String {
    match why {
        NotChecked::Open(why) | NotChecked::Contradicted(why) => format!("not checked: {why}"),
    }
}
