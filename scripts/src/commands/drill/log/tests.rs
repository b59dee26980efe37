use super::*;

fn started(log: &Log, name: &str) {
    log.append(|_| Ok(Event::now(name, EventKind::Start)))
        .unwrap();
}

fn names(log: &Log) -> Vec<String> {
    log.read()
        .unwrap()
        .into_iter()
        .map(|event| event.name)
        .collect()
}

#[test]
fn what_is_appended_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(&folder.path().join("drills"));
    assert!(log.read().unwrap().is_empty());
    let grade = Grade::Good;
    let event = Event::now("mex", EventKind::Done { grade, seconds: 3 });
    log.append(|_| Ok(event.clone())).unwrap();
    assert_eq!(log.read().unwrap(), [event]);
    let text = fs::read_to_string(log.path()).unwrap();
    assert!(
        text.ends_with(
            "Z\",\"name\":\"mex\",\"event\":\"done\",\"grade\":\"good\",\"seconds\":3}\n"
        ),
        "{text}"
    );
}

#[test]
fn a_torn_last_line_is_skipped_and_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(folder.path());
    started(&log, "a");
    let mut file = OpenOptions::new().append(true).open(log.path()).unwrap();
    file.write_all(b"{\"at\":\"2026").unwrap();
    assert_eq!(names(&log), ["a"]);
    started(&log, "b");
    assert_eq!(names(&log), ["a", "b"]);
    let aside = fs::read_to_string(folder.path().join("log.torn")).unwrap();
    assert_eq!(aside, "{\"at\":\"2026\n");
}

#[test]
fn a_whole_last_line_without_its_end_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(folder.path());
    started(&log, "a");
    let text = fs::read_to_string(log.path()).unwrap();
    fs::write(log.path(), text.trim_end()).unwrap();
    assert_eq!(names(&log), ["a"]);
    started(&log, "b");
    assert_eq!(names(&log), ["a", "b"]);
    assert!(!folder.path().join("log.torn").exists());
}

#[test]
fn merged_lines_are_read_in_the_order_of_their_times_and_each_once() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(folder.path());
    let line = |second: u32, name: &str| {
        format!(
            "{{\"at\":\"2026-03-01T09:00:{second:02}Z\",\"name\":\"{name}\",\"event\":\"start\"}}\n"
        )
    };
    let lines = [(1, "a"), (4, "d"), (4, "e"), (2, "b"), (1, "a"), (4, "d")];
    let text: String = lines.iter().map(|(at, name)| line(*at, name)).collect();
    fs::write(log.path(), text).unwrap();
    assert_eq!(names(&log), ["a", "b", "d", "e"]);
}

#[test]
fn a_date_beyond_all_calendars_is_no_event() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(folder.path());
    let line = r#"{"at":"+262142-12-31T00:00:00Z","name":"mex","event":"start"}"#;
    fs::write(log.path(), format!("{line}\n")).unwrap();
    let error = log.read().unwrap_err().to_string();
    assert!(error.contains("the year is 262142"), "{error}");
}

#[test]
fn an_unreadable_line_is_named_with_the_remedy_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let log = Log::new(folder.path());
    started(&log, "a");
    let mut file = OpenOptions::new().append(true).open(log.path()).unwrap();
    file.write_all(b"garbage\n").unwrap();
    let before = fs::read(log.path()).unwrap();
    for error in [
        log.read().unwrap_err(),
        log.append(|_| Ok(Event::now("b", EventKind::Start)))
            .unwrap_err(),
    ] {
        let error = error.to_string();
        assert!(error.contains("log.jsonl:2: not an event"), "{error}");
        assert!(error.contains("repair this line"), "{error}");
    }
    assert_eq!(fs::read(log.path()).unwrap(), before);
}

#[test]
fn writers_at_once_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let log = Log::new(folder.path());
            scope.spawn(move || (0..25).for_each(|i| started(&log, &format!("{writer}-{i}"))));
        }
    });
    let mut all = names(&Log::new(folder.path()));
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 100);
}
