//! Makes repositories of a user's own, as `cargo x init` writes them.

use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::{Outcome, build_dir, collection, command_in, outcome, share_build, x_in};

/// A repository made by `cargo x init`.
pub struct Own {
    pub root: PathBuf,
    _folder: TempDir,
}

impl Own {
    pub fn new() -> Self {
        Self::with("")
    }

    pub fn with(options: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let root = folder.path().join("own");
        // Cargo reads this above the repository too: the dependencies compiled for the collection
        // are reused, and the modules aren't optimised.
        std::fs::create_dir(folder.path().join(".cargo")).unwrap();
        let config = format!(
            "build.build-dir = {:?}\nprofile.dev.codegen-units = 16\nprofile.dev.lto = \"off\"\n\
             profile.dev.incremental = false\n\
             profile.dev.package.snippets.opt-level = 0\n\
             profile.release.package.snippets.opt-level = 0\n\
             profile.dev.package.proc-macro2.opt-level = 1\n\
             profile.release.package.proc-macro2.opt-level = 1\n",
            build_dir()
        );
        std::fs::write(folder.path().join(".cargo/config.toml"), config).unwrap();
        x_in(collection(), &format!("init {} {options}", root.display()))
            .exits(0)
            .prints(&[
                "problems/src/bin/example_stones.rs\n",
                "library/src/lib.rs\n",
            ])
            .says(&["next: `cd "]);
        make_as_old_as_the_command(&root.join("modules"));
        Self {
            root,
            _folder: folder,
        }
    }

    /// Runs `cargo x` in the repository, as the installed command does.
    pub fn x(&self, words: &str) -> Outcome {
        self.x_in("", words)
    }

    /// Runs `cargo x` in a folder of the repository.
    pub fn x_in(&self, folder: &str, words: &str) -> Outcome {
        let mut x = command_in(&self.root.join(folder), words);
        // Pages are written by a program of the collection.
        share_build(&mut x);
        outcome(x.env("CARGO_TARGET_DIR", target()))
    }

    pub fn file(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    pub fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.root.join(path)).unwrap()
    }
}

/// Gives the modules the time when their sources or the command last changed. Cargo takes the
/// modules of all repositories for the same package, and compiles what is newer than its result:
/// so they are compiled once for all tests.
fn make_as_old_as_the_command(modules: &Path) {
    let modified = |path: &Path| path.metadata().unwrap().modified().unwrap();
    let files = |folder: &Path| -> Vec<PathBuf> {
        let entries = folder.read_dir().unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths.filter(|path| path.is_file()).collect()
    };
    let sources = files(&collection().join("snippets/src"));
    let command = Path::new(env!("CARGO_BIN_EXE_cargo-grundy"));
    let times = sources.iter().map(|path| modified(path));
    let last = times.chain([modified(command)]).max().unwrap();
    for file in [files(modules), files(&modules.join("src"))].concat() {
        let file = std::fs::File::options().append(true).open(file).unwrap();
        file.set_modified(last).unwrap();
    }
}

/// Target folder of own repositories, with its drive, as these may be on another.
pub fn target() -> PathBuf {
    std::path::absolute(Path::new(env!("CARGO_TARGET_TMPDIR")).join("own")).unwrap()
}
