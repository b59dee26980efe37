//! The collection inside the installed command: modules, problems, cases, course.
//!
//! A release build carries it as a compressed archive; other builds carry none.

#[cfg(test)]
mod pack;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use tar::Archive;

const CARRIED: Collection = Collection {
    archive: include_bytes!(concat!(env!("OUT_DIR"), "/collection.tar.gz")),
    list: include_str!(concat!(env!("OUT_DIR"), "/collection.txt")),
};

/// Commit from which the command was built, shortened; empty if it is not known.
pub const COMMIT: &str = env!("PACKED_COMMIT");

/// File that marks an unpacked folder as whole. It is written last.
const MARKER: &str = ".whole";

/// File in the cache that is locked while a folder is written.
const LOCK: &str = ".lock";

/// Beginning of the names of folders that earlier versions unpacked into, and left when killed.
const LEFT: &str = ".new-";

/// Packed collection.
struct Collection<'a> {
    archive: &'a [u8],
    /// A line with length and path for each file.
    list: &'a str,
}

/// Returns the folder of the collection below `cache`. Unpacks it unless it is there, and again if
/// something of it is missing. The folder's name has the command's version and a checksum, so
/// another version gets another folder. `None` if this build carries no collection.
///
/// # Errors
/// If the cache cannot be written; the error names it.
pub fn unpacked_in(cache: &Path, version: &str) -> io::Result<Option<PathBuf>> {
    if CARRIED.archive.is_empty() {
        return Ok(None);
    }
    let folder = cache.join(format!("{version}-{}", env!("PACKED_CHECKSUM")));
    CARRIED.unpacked(&folder)?;
    Ok(Some(folder))
}

impl Collection<'_> {
    /// Unpacks into `folder` unless it is whole; an error names the folder and the remedy.
    fn unpacked(&self, folder: &Path) -> io::Result<()> {
        if self.is_whole(folder) {
            return Ok(());
        }
        self.unpack(folder).map_err(|error| {
            let folder = folder.display();
            let error = format!(
                "cannot unpack the collection into {folder}: {error}; XDG_CACHE_HOME can name \
                 another cache folder"
            );
            io::Error::other(error)
        })
    }

    /// Returns whether the folder was unpacked to the end, and each file still has its length: a
    /// system may remove old files from a cache.
    fn is_whole(&self, folder: &Path) -> bool {
        let is_there = |(length, path): (&str, &str)| {
            let length = length.parse();
            length.is_ok_and(|length| is_file_of(&folder.join(path), length))
        };
        folder.join(MARKER).is_file() && self.files().all(is_there)
    }

    /// Length and path of each file.
    fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.lines().filter_map(|line| line.split_once(' '))
    }

    /// Writes what is missing, and the marker when it is on the disk. What cargo built in the
    /// folder stays. Other processes wait meanwhile; if this one is killed, the next one begins
    /// again.
    fn unpack(&self, folder: &Path) -> io::Result<()> {
        let cache = folder.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(cache)?;
        make_private(cache)?;
        let lock = File::create(cache.join(LOCK))?;
        let _ = lock.lock(); // some network disks have no locks
        if self.is_whole(folder) {
            return Ok(()); // another process was faster
        }
        remove_what_was_left(cache);
        let marker = folder.join(MARKER);
        // Without the marker, the right length doesn't tell that the contents are on the disk.
        let is_synced = fs::remove_file(&marker).is_ok();
        fs::create_dir_all(folder)?;
        for entry in Archive::new(GzDecoder::new(self.archive)).entries()? {
            let mut entry = entry?;
            let is_kept = is_synced && is_file_of(&folder.join(entry.path()?), entry.size());
            if !is_kept {
                entry.unpack_in(folder)?;
            }
        }
        self.sync(folder)?;
        File::create(&marker)?.sync_all()
    }

    /// Waits until all files are on the disk. Linux can be asked for all at once, which takes a
    /// twentieth of the time.
    fn sync(&self, folder: &Path) -> io::Result<()> {
        #[cfg(target_os = "linux")]
        {
            Ok(nix::unistd::syncfs(File::open(folder)?)?)
        }
        #[cfg(not(target_os = "linux"))]
        {
            // Windows syncs only a file that is open for writing.
            let open = |path| File::options().append(true).open(folder.join(path));
            self.files()
                .try_for_each(|(_, path)| open(path)?.sync_data())
        }
    }
}

/// Returns whether there is a file of this length.
fn is_file_of(path: &Path, length: u64) -> bool {
    fs::symlink_metadata(path).is_ok_and(|it| it.is_file() && it.len() == length)
}

/// Removes folders of killed processes from the cache. One that cannot be removed stays.
fn remove_what_was_left(cache: &Path) {
    for entry in fs::read_dir(cache).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with(LEFT) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Lets nobody but the user into the cache.
#[cfg(unix)]
fn make_private(cache: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(cache, fs::Permissions::from_mode(0o700))
}

/// Does nothing: the cache of a Windows user is closed to others.
#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read as _;

    use super::pack::Pack;
    use super::*;

    /// Packs a collection of small files.
    fn small() -> Pack {
        let root = tempfile::tempdir().unwrap();
        for path in pack::PATHS {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "text").unwrap();
        }
        pack::pack(root.path()).unwrap()
    }

    fn collection(pack: &Pack) -> Collection<'_> {
        let (archive, list) = (&pack.archive, &pack.list);
        Collection { archive, list }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<String> = entries
            .map(|it| it.file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn the_packed_collection_is_a_workspace_of_problems_and_modules() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let packed = pack::pack(&root).unwrap();
        let mut archive = Archive::new(GzDecoder::new(&*packed.archive));
        let mut files = BTreeMap::new();
        let mut list = String::new();
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().display().to_string();
            let mut contents = Vec::new();
            entry.read_to_end(&mut contents).unwrap();
            list += &format!("{} {path}\n", contents.len());
            files.insert(path, contents);
        }
        assert_eq!(list, packed.list);
        for path in [
            "problems/course.toml",
            "problems/src/bin/cf15_c.rs",
            "snippets/src/lib.rs",
            "tests/golden/cf15_c/sample-1.in",
        ] {
            assert_eq!(files[path], fs::read(root.join(path)).unwrap(), "{path}");
        }
        let manifest = String::from_utf8_lossy(&files["Cargo.toml"]);
        for part in [
            "\nproconio = ",
            "\nversion = ",
            "\nsnippets = { codegen-units",
        ] {
            assert!(manifest.contains(part), "no {part:?} in {manifest}");
        }
        assert!(!manifest.contains("scripts"), "{manifest}");
    }

    #[test]
    fn equal_files_make_an_equal_archive_that_is_unpacked_once() {
        let packed = small();
        assert_eq!(packed.archive, small().archive);
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("a/1.0");
        collection(&packed).unpacked(&folder).unwrap();
        assert!(collection(&packed).is_whole(&folder));
        assert_eq!(names(&cache.path().join("a")), [LOCK, "1.0"]);
    }

    #[test]
    fn two_threads_at_once_unpack_one_whole_folder() {
        let packed = small();
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("1.0");
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| collection(&packed).unpacked(&folder).unwrap());
            }
        });
        assert!(collection(&packed).is_whole(&folder));
    }

    #[test]
    fn a_folder_that_lost_something_is_unpacked_again_and_keeps_what_cargo_built() {
        let packed = small();
        let cache = tempfile::tempdir().unwrap();
        let folder = cache.path().join("1.0");
        let collection = collection(&packed);
        let harms: [fn(&Path); 6] = [
            |folder| fs::remove_file(folder.join("snippets/src")).unwrap(),
            |folder| fs::remove_dir_all(folder.join("tests")).unwrap(),
            |folder| fs::write(folder.join("problems"), "").unwrap(),
            |folder| fs::write(folder.join("LICENSE"), "longer than before").unwrap(),
            // A power cut may leave the right lengths without the contents.
            |folder| {
                fs::remove_file(folder.join(MARKER)).unwrap();
                fs::write(folder.join("LICENSE"), "\0\0\0\0").unwrap();
            },
            |folder| fs::remove_dir_all(folder).unwrap(),
        ];
        for harm in harms {
            collection.unpacked(&folder).unwrap();
            let built = folder.join("target/built");
            fs::create_dir_all(built.parent().unwrap()).unwrap();
            fs::write(&built, "").unwrap();
            harm(&folder);
            let is_kept = folder.is_dir();
            assert!(!collection.is_whole(&folder));
            collection.unpacked(&folder).unwrap();
            assert!(collection.is_whole(&folder));
            for (_, path) in collection.files().filter(|(_, path)| *path != "Cargo.toml") {
                assert_eq!(fs::read(folder.join(path)).unwrap(), b"text", "{path}");
            }
            assert_eq!(built.is_file(), is_kept);
        }
    }

    #[test]
    fn what_killed_processes_left_goes_and_the_cache_is_the_user_s_alone() {
        let packed = small();
        let cache = tempfile::tempdir().unwrap();
        let left = cache.path().join(".new-A1b2C3/collection/problems");
        fs::create_dir_all(left).unwrap();
        let folder = cache.path().join("1.0");
        collection(&packed).unpacked(&folder).unwrap();
        assert_eq!(names(cache.path()), [LOCK, "1.0"]);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(cache.path()).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
        }
    }

    #[test]
    fn a_cache_that_cannot_be_written_is_named_with_the_remedy() {
        let cache = tempfile::tempdir().unwrap();
        let file = cache.path().join("file");
        fs::write(&file, "").unwrap();
        let error = collection(&small()).unpacked(&file.join("1.0"));
        let error = error.unwrap_err().to_string();
        for part in [&*file.to_string_lossy(), "XDG_CACHE_HOME"] {
            assert!(error.contains(part), "{error}");
        }
    }
}
