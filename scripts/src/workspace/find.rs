//! Finds the problem that a user's words mean. A file that exists means itself, in every folder.
//! What is no file is a name, then a letter of a contest, then the beginning of a name.

use std::collections::BTreeSet;
use std::env::current_dir;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};
use catalogue::Header;

use crate::workspace::Workspace;
use crate::workspace::contests::Contest;
use crate::workspace::judge;
use crate::workspace::problems;

/// Problem that the user means.
#[derive(Debug, Clone)]
pub struct Found {
    /// Workspace that has the problem's file.
    pub home: Workspace,
    pub bin: String,
}

/// Finds one problem.
///
/// # Errors
/// If there is no such problem, the file is no problem's, or the words may mean several problems.
pub fn find(workspace: &Workspace, text: &str) -> Result<Found> {
    Finder::new(workspace)?.find(text)
}

/// Finds one problem as [`find`] does, or all problems of the contest that the text names.
///
/// # Errors
/// If there is no such problem, the file is no problem's, or the words may mean several problems.
pub fn find_contest(workspace: &Workspace, text: &str) -> Result<Vec<Found>> {
    let finder = Finder::new(workspace)?;
    let contest = format!("{}_", text.to_lowercase());
    let mut tasks = problems::bins(workspace)?;
    tasks.retain(|bin| bin.starts_with(&contest));
    if tasks.is_empty() || finder.file(text).is_some() || finder.has(text) {
        return Ok(vec![finder.find(text)?]);
    }
    Ok(tasks.into_iter().map(|bin| finder.named(bin)).collect())
}

/// Returns the letters that judges give a problem, in lower case: in the title of its file, and in
/// the contest that was imported last. The end of its name is none of them.
pub fn letters_of(workspace: &Workspace, bin: &str) -> BTreeSet<String> {
    let in_contest = Contest::latest(workspace);
    let in_contest = in_contest.task(bin).and_then(|task| task.letter());
    in_contest
        .into_iter()
        .chain(letter_in_title(workspace, bin))
        .collect()
}

fn letter_in_title(workspace: &Workspace, bin: &str) -> Option<String> {
    let path = workspace.home_of(bin).bin_path(bin);
    let source = fs_err::read(path).unwrap_or_default();
    let header = Header::parse(&String::from_utf8_lossy(&source)).ok()?;
    judge::letter_of(&header.title)
}

/// Problems to search, and the folder from which the user speaks.
struct Finder<'a> {
    workspace: &'a Workspace,
    bins: Vec<String>,
    here: PathBuf,
}

impl<'a> Finder<'a> {
    fn new(workspace: &'a Workspace) -> Result<Self> {
        let here = current_dir().context("there is no current folder")?;
        Self::at(workspace, here)
    }

    fn at(workspace: &'a Workspace, here: PathBuf) -> Result<Self> {
        let bins = workspace.bins()?;
        Ok(Self {
            workspace,
            bins,
            here,
        })
    }

    fn find(&self, text: &str) -> Result<Found> {
        if let Some(file) = self.file(text) {
            return self.of_file(&file);
        }
        let name = text.strip_suffix(".rs").unwrap_or(text);
        if self.has(name) {
            return Ok(self.named(name.to_string()));
        }
        ensure!(
            name == text && !text.contains(['/', '\\']),
            "there is no file `{text}`; `cargo x list` shows the names of all problems"
        );
        let wanted = text.to_lowercase();
        if let Some(bin) = self.by_letter(&wanted)? {
            return Ok(self.named(bin));
        }
        self.by_beginning(text, &wanted)
    }

    fn named(&self, bin: String) -> Found {
        let home = self.workspace.home_of(&bin);
        Found { home, bin }
    }

    /// Returns whether the workspace or the collection has a problem of this name.
    fn has(&self, name: &str) -> bool {
        !name.contains(['/', '\\', '.']) && {
            let home = self.workspace.home_of(name);
            home.bin_path(name).is_file()
        }
    }

    /// Returns the file of this name, if it exists. A path may also be relative to the root, as
    /// editors give it, or to the folder of all problems.
    fn file(&self, text: &str) -> Option<PathBuf> {
        let is_path = text.contains(['/', '\\']);
        let roots = [
            self.workspace.root().to_path_buf(),
            self.workspace.bin_dir(),
        ];
        let roots = roots.into_iter().filter(|_| is_path);
        let mut files = [self.here.clone()]
            .into_iter()
            .chain(roots)
            .map(|it| it.join(text));
        files.find(|file| file.is_file() || self.of_tests(file).is_some())
    }

    /// Returns the problem to which this case, folder of cases or checker below `tests` belongs.
    fn of_tests(&self, path: &Path) -> Option<String> {
        let tests = self.workspace.tests_dir().canonicalize().ok()?;
        let path = path.canonicalize().ok()?;
        let name = path.strip_prefix(tests).ok()?.iter().nth(1)?;
        let bin = Path::new(name).file_stem()?.to_str()?;
        self.has(bin).then(|| bin.to_string())
    }

    /// Finds the problem whose file this is. A link in the folder of problems is a problem's file;
    /// elsewhere, it means what it leads to.
    fn of_file(&self, file: &Path) -> Result<Found> {
        if let Some(bin) = self.of_tests(file) {
            return Ok(self.named(bin));
        }
        let folder = file.parent().unwrap_or(&self.here).canonicalize()?;
        let whole = folder.join(file.file_name().unwrap_or_default());
        let place = self.place(&whole);
        let Some((home, below)) = place.or_else(|| self.place(&file.canonicalize().ok()?)) else {
            bail!(
                "{} is a file, but not a problem's: those are in problems/src/bin",
                whole.display()
            );
        };
        let path = home.bin_dir().join(&below);
        if let Some(bin) = home
            .bins()?
            .into_iter()
            .find(|it| home.bin_path(it) == path)
        {
            let home = home.clone();
            return Ok(Found { home, bin });
        }
        let shown = home.shown(&path);
        ensure!(
            below.components().count() == 1 || home.config().new.folders,
            "{shown} is in a folder, where a problem's file is only if `cargo-snippet.toml` has \
             `folders = true` below `[new]`"
        );
        bail!("{shown} is no problem's file, or another file has the same name")
    }

    /// Returns the workspace whose folder of problems has this file, and the file's path in it.
    fn place(&self, file: &Path) -> Option<(&Workspace, PathBuf)> {
        self.workspace.roots().find_map(|home| {
            let folder = home.bin_dir().canonicalize().ok()?;
            let below = file.strip_prefix(folder).ok()?;
            Some((home, below.to_path_buf()))
        })
    }

    /// Finds the problem with this letter: in the contest whose folder the user is in, or else in
    /// the one that was imported last. If none was imported, finds the only problem with it.
    fn by_letter(&self, wanted: &str) -> Result<Option<String>> {
        if let Some(folder) = self.contest_folder() {
            let bins = self.bins.iter().filter(|bin| bin.starts_with(&folder));
            return self.only(wanted, bins, &Contest::default());
        }
        let latest = Contest::latest(self.workspace);
        let is_candidate = |bin: &&String| {
            let is_beside = || latest.prefix().is_some_and(|it| bin.starts_with(it));
            latest.tasks.is_empty() || latest.task(bin).is_some() || is_beside()
        };
        let found = self.only(wanted, self.bins.iter().filter(is_candidate), &latest)?;
        // The beginning of a name would be a problem of another contest.
        ensure!(
            found.is_some() || latest.tasks.is_empty() || !judge::is_letter(wanted),
            "no task of the latest contest has the letter `{wanted}`: it has {}",
            latest.shown()
        );
        Ok(found)
    }

    /// Beginning of the names of the problems in the current folder, if it is a contest's.
    fn contest_folder(&self) -> Option<String> {
        let folder = self.workspace.bin_dir().canonicalize().ok()?;
        let here = self.here.canonicalize().ok()?;
        let below = here.strip_prefix(folder).ok()?.to_str()?.to_string();
        (!below.is_empty() && self.workspace.config().new.folders).then(|| below + "_")
    }

    /// Finds the only one of these problems with this letter. The end of a name counts only if the
    /// judge's title has no letter.
    fn only<'b>(
        &self,
        wanted: &str,
        bins: impl Iterator<Item = &'b String>,
        contest: &Contest,
    ) -> Result<Option<String>> {
        let (mut found, mut others) = (Vec::new(), Vec::new());
        for bin in bins {
            let ends = bin.rsplit_once('_').is_some_and(|(_, end)| end == wanted);
            let of_title = match contest.task(bin) {
                Some(task) if !task.title.is_empty() => task.letter(),
                _ => letter_in_title(self.workspace, bin),
            };
            match of_title {
                Some(letter) if letter == wanted => found.push(bin),
                Some(letter) if ends => others.push((bin, letter)),
                None if ends => found.push(bin),
                _ => {}
            }
        }
        match (&found[..], &others[..]) {
            ([], []) => Ok(None),
            ([], [(bin, letter), ..]) => bail!(
                "no task here has the letter `{wanted}`: `{bin}` is `{letter}` in the judge's \
                 title; write the name of the one you mean"
            ),
            ([only], _) => Ok(Some(only.to_string())),
            ([first, second, ..], _) => bail!(
                "`{wanted}` is the letter of {} problems, such as `{first}` and `{second}`{}; \
                 write the name of the one you mean",
                found.len(),
                if contest.tasks.is_empty() {
                    ", and of no imported contest"
                } else {
                    ""
                }
            ),
        }
    }

    /// Finds the only problem whose name begins with these words: of the workspace, or else of the
    /// collection.
    fn by_beginning(&self, text: &str, wanted: &str) -> Result<Found> {
        let begins = |bin: &String| bin.starts_with(wanted);
        let mut longer: Vec<String> = self.bins.iter().filter(|it| begins(it)).cloned().collect();
        if longer.is_empty() {
            longer = problems::bins(self.workspace)?;
            longer.retain(begins);
        }
        match &longer[..] {
            [only] => Ok(self.named(only.clone())),
            // This reports the most similar names.
            [] => Ok(self.named(self.workspace.problem(text)?.bin)),
            [first, second, ..] => bail!(
                "`{text}` begins the names of {} problems, such as `{first}` and `{second}`; \
                 write more of the one you mean",
                longer.len()
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::system::files::atomic;
    use crate::workspace::contests::{Import, note};

    /// Workspace with problems of these names and titles, and these settings.
    fn workspace(settings: &str, problems: &[(&str, &str)]) -> (tempfile::TempDir, Workspace) {
        let folder = tempfile::tempdir().unwrap();
        atomic::create(&folder.path().join("cargo-snippet.toml"), settings).unwrap();
        let workspace = Workspace::at(folder.path()).unwrap();
        for (bin, title) in problems {
            let path = workspace.bin_path(bin);
            atomic::create(&path, format!("//! {title}.\n")).unwrap();
        }
        (folder, workspace)
    }

    fn found(workspace: &Workspace, folder: &str, text: &str) -> Result<String, String> {
        let here = workspace.root().join(folder);
        let finder = Finder::at(workspace, here).unwrap();
        let found = finder.find(text);
        found.map(|it| it.bin).map_err(|error| format!("{error:#}"))
    }

    fn import(workspace: &Workspace, batch: Option<&str>, group: &str, title: &str, bin: &str) {
        let import = Import {
            group,
            title,
            batch,
            ..Import::default()
        };
        note(workspace, &import, bin);
    }

    #[test]
    fn a_letter_means_the_latest_contest_and_a_beginning_must_be_the_only_one() {
        let (_folder, workspace) = workspace(
            "",
            &[
                ("abc1_a", "AtCoder. A - Sum"),
                ("arc1_a", "AtCoder. C - Sum"),
                ("arc1_c", "AtCoder. E - Sum"),
                ("cf15_a", "Title"),
                ("cf15_b", "Title"),
                ("nim", "Title"),
                ("agc2_c", "Title"),
            ],
        );
        let found = |text: &str| found(&workspace, "", text);
        assert!(found("a").unwrap_err().contains("the letter of 2 problems"));
        assert_eq!(found("e").unwrap(), "arc1_c");
        import(&workspace, None, "", "", "agc2_c");
        import(&workspace, None, "", "", "cf15_b");
        assert_eq!(found("a").unwrap(), "cf15_a");
        assert_eq!(found("B").unwrap(), "cf15_b");
        assert_eq!(found("ni").unwrap(), "nim");
        let refused = found("n").unwrap_err();
        assert!(
            refused.ends_with("has the letter `n`: it has cf15_b"),
            "{refused}"
        );
        assert_eq!(found("abc1_a").unwrap(), "abc1_a");
        assert!(found("cf").unwrap_err().contains("`cf15_a` and `cf15_b`"));
        assert!(found("zzz").is_err());
        import(&workspace, None, "AtCoder - ARC 1", "C - Sum", "arc1_a");
        assert_eq!(found("c").unwrap(), "arc1_a");
        assert_eq!(found("e").unwrap(), "arc1_c");
        let refused = found("a").unwrap_err();
        assert!(
            refused.contains("`arc1_a` is `c` in the judge's title"),
            "{refused}"
        );
    }

    #[test]
    fn a_task_has_the_letter_of_the_contest_that_it_was_imported_with() {
        let problems = [
            ("abc190_a", "AtCoder. A - Game"),
            ("abc200_c", "AtCoder. C - Numbers"),
            ("abc210_b", "AtCoder. B - Cards"),
            ("abc210_d", "AtCoder. D - Train"),
        ];
        let (_folder, workspace) = workspace("", &problems);
        let found = |text: &str| found(&workspace, "", text);
        let daily = "AtCoder - Daily Training";
        for (title, bin) in [("A - Game", "abc190_a"), ("B - Numbers", "abc200_c")] {
            import(&workspace, Some("id"), daily, title, bin);
        }
        import(&workspace, Some("id"), daily, "C - Cards", "abc210_b");
        for (letter, bin) in [("a", "abc190_a"), ("b", "abc200_c"), ("c", "abc210_b")] {
            assert_eq!(found(letter).unwrap(), bin);
        }
        // It is a problem of another contest.
        let refused = found("d").unwrap_err();
        assert!(
            refused.ends_with("a (abc190_a), b (abc200_c), c (abc210_b)"),
            "{refused}"
        );
        import(
            &workspace,
            None,
            "AtCoder - ABC 200",
            "C - Numbers",
            "abc200_c",
        );
        assert_eq!(found("c").unwrap(), "abc200_c");
        // One that is sent again brings the others of its contest back.
        import(&workspace, None, daily, "A - Game", "abc190_a");
        assert_eq!(found("b").unwrap(), "abc200_c");
        let letters: Vec<String> = letters_of(&workspace, "abc200_c").into_iter().collect();
        assert_eq!(letters, ["b", "c"]);
    }

    #[test]
    fn a_task_without_a_letter_that_comes_alone_ends_no_contest() {
        let problems = [("abc1_a", "AtCoder. A - Sum"), ("cses_1730", "CSES. Nim")];
        let (_folder, workspace) = workspace("", &problems);
        import(&workspace, None, "AtCoder - ABC 1", "A - Sum", "abc1_a");
        import(&workspace, None, "CSES - Games", "Nim", "cses_1730");
        assert_eq!(found(&workspace, "", "a").unwrap(), "abc1_a");
    }

    #[test]
    fn a_file_means_itself_in_every_folder() {
        let problems = [("popsum", "Sum"), ("a", "Nim"), ("cf2170_a", "Stones")];
        let (_folder, workspace) = workspace("", &problems);
        import(&workspace, None, "", "", "cf2170_a");
        let whole = workspace.bin_path("popsum").display().to_string();
        for (folder, text) in [
            ("problems/src/bin", "popsum.rs"),
            ("problems/src/bin", "./popsum.rs"),
            ("problems/src/bin", "../bin/popsum.rs"),
            ("problems", "src/bin/popsum.rs"),
            ("problems/src", "problems/src/bin/popsum.rs"),
            ("", "problems/src/bin/popsum.rs"),
            ("", "popsum.rs"),
            ("", "popsum"),
            ("", &whole),
        ] {
            assert_eq!(
                found(&workspace, folder, text).unwrap(),
                "popsum",
                "{folder} {text}"
            );
        }
        for (folder, text) in [("problems/src/bin", "a.rs"), ("", "a.rs"), ("", "a")] {
            assert_eq!(
                found(&workspace, folder, text).unwrap(),
                "a",
                "{folder} {text}"
            );
        }
        atomic::create(&workspace.root().join("cf2170_a"), "a program").unwrap();
        let error = found(&workspace, "", "cf2170_a").unwrap_err();
        assert!(error.contains("is a file, but not a problem's"), "{error}");
        for text in [
            "b.rs",
            "problems/b.rs",
            "else/where/popsum.rs",
            "src/popsum",
        ] {
            let error = found(&workspace, "", text).unwrap_err();
            assert!(error.contains(&format!("no file `{text}`")), "{error}");
        }
    }

    #[test]
    fn every_spelling_of_a_path_means_the_file() {
        const DETOURS: [&str; 3] = ["./", "problems/../", "problems/src/../../"];
        let problems = FILES.map(|(bin, _)| (bin, "AtCoder. B - Sum"));
        let (_folder, folded) = workspace("[new]\nfolders = true\n", &problems);
        import(&folded, None, "", "", "cf2170_a");
        let detours = vec(0..DETOURS.len(), 0..4);
        proptest!(|(here in 0..FOLDERS.len(), file in 0..FILES.len(), detours in detours)| {
            let ((bin, path), here) = (FILES[file], FOLDERS[here]);
            let up = "../".repeat(here.split('/').filter(|it| !it.is_empty()).count());
            let detour: String = detours.iter().map(|it| DETOURS[*it]).collect();
            let whole = folded.bin_dir().join(path).display().to_string();
            for text in [format!("{up}{detour}problems/src/bin/{path}"), whole] {
                prop_assert_eq!(found(&folded, here, &text), Ok(bin.to_string()), "{}", text);
            }
        });
    }

    /// Folders in which the user may be.
    const FOLDERS: [&str; 4] = [
        "",
        "problems",
        "problems/src/bin",
        "problems/src/bin/abc433",
    ];
    /// Problems with their files, some of them with names that are letters.
    const FILES: [(&str, &str); 5] = [
        ("abc433_a", "abc433/a.rs"),
        ("abc433_b", "abc433/b.rs"),
        ("cf2170_a", "cf2170/a.rs"),
        ("typical_dp_a", "typical/dp_a.rs"),
        ("b", "b.rs"),
    ];

    #[test]
    fn a_file_in_a_contest_s_folder_means_itself_and_a_letter_its_contest() {
        let problems = [
            ("abc433_a", "AtCoder. A - Sum"),
            ("cf2170_a", "Codeforces. A. Stones"),
            ("arc65_a", "AtCoder. C - Sum"),
        ];
        let (_folder, folded) = workspace("[new]\nfolders = true\n", &problems);
        import(&folded, None, "", "A. Stones", "cf2170_a");
        let here = "problems/src/bin/abc433";
        for text in ["a.rs", "./a.rs", "a", "A"] {
            assert_eq!(found(&folded, here, text).unwrap(), "abc433_a", "{text}");
        }
        assert_eq!(found(&folded, "", "a").unwrap(), "cf2170_a");
        let error = found(&folded, "problems/src/bin/arc65", "a").unwrap_err();
        assert!(error.contains("`arc65_a` is `c`"), "{error}");
        // Without the setting, cargo has no program for such a file.
        let (_folder, flat) = workspace("", &[]);
        let path = flat.bin_dir().join("abc433/a.rs");
        atomic::create(&path, "").unwrap();
        let error = found(&flat, here, "a.rs").unwrap_err();
        assert!(error.contains("`folders = true`"), "{error}");
    }
}
