//! The part of a problem's statement that tells its rules, and whether it tells of a game at all.

use crate::words::{letters, words};

/// Words that begin the part about formats, as a line of their own or before a colon.
const FORMATS: &str = "input,input format,input specification,output,output format,constraints,constraint,\
                       example,examples,sample,samples,sample input,sample input 1,note,notes,limits,\
                       输入,输入格式,输入描述,输出,输出格式,样例,样例输入,样例 1,数据范围,说明,提示,\
                       入力,出力,制約,入力例,入力例 1,サンプル,注意";

/// Beginnings of sentences about formats.
const FORMAT_SENTENCES: &str = "input:,output:,the first line,the second line,the next line,the only line,each line,\
                                the following,each test,the input,the output,for each test,for each of the test,\
                                print ,output ,输入,输出,第一行,第二行,接下来,每组,对每,对于每,\
                                入力,出力,標準入力";

/// Words before an example, which reaches up to the end of its sentence.
const EXAMPLES: [&str; 11] = [
    "for example",
    "for instance",
    "e.g.",
    "eg.",
    "(such as",
    "例如",
    "比如",
    "譬如",
    "举例",
    "例えば",
    "たとえば",
];

/// Returns the sentences that tell the rules: without examples and without the formats of input and
/// output. Words that are no statement stay as they are.
pub fn rules(text: &str) -> String {
    let text: String = letters(&text.replace("\\n", "\n").replace('\t', " "))
        .into_iter()
        .collect();
    let mut rules = String::new();
    for line in text.lines() {
        let heading = line
            .trim()
            .trim_matches(['#', ':', '*', '【', '】', '[', ']', ' ']);
        if !rules.trim().is_empty() && FORMATS.split(',').any(|it| it.trim() == heading) {
            break;
        }
        for sentence in sentences(line) {
            let kept = about_rules(sentence).split_inclusive(char::is_whitespace);
            rules.extend(kept.filter(|word| !is_bound(word)));
        }
        rules.push('\n');
    }
    if rules.trim().is_empty() { text } else { rules }
}

/// Returns whether a word bounds the input: `10^6`, `1≤n≤5`, `998244353`.
fn is_bound(word: &str) -> bool {
    let number = word.trim_matches(|c: char| !c.is_ascii_digit());
    word.contains(['^', '≤', '≥'])
        || number.len() > 2 && number.bytes().all(|it| it.is_ascii_digit())
}

/// Returns what a sentence says about the rules.
fn about_rules(sentence: &str) -> &str {
    let start = sentence.trim_start();
    let is_format = |it: &str| start.starts_with(it.trim_start());
    // A sentence about the output often asks who wins.
    if FORMAT_SENTENCES.split(',').any(is_format) {
        return "";
    }
    let examples = EXAMPLES.iter().filter_map(|it| sentence.find(it));
    &sentence[..examples.min().unwrap_or(sentence.len())]
}

/// Iterates over the sentences of a text, each with its end.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let sentences = std::iter::from_fn(move || {
        let is_end = |(at, c): &(usize, char)| match c {
            ';' | '。' | '；' | '！' | '？' | '\n' => true,
            // `0.77` and `e.g.` go on.
            '.' | '?' | '!' => {
                let mut behind = rest[at + 1..].chars();
                behind.next().is_none_or(char::is_whitespace)
                    && !rest[..*at].ends_with("e.g")
                    && !rest[..*at].ends_with("i.e")
            }
            _ => false,
        };
        let end = rest.char_indices().find(is_end);
        let end = end.map_or(rest.len(), |(at, c)| at + c.len_utf8());
        let (sentence, behind) = rest.split_at(end);
        rest = behind;
        (!sentence.is_empty()).then_some(sentence)
    });
    sentences.filter(|sentence| !sentence.trim().is_empty())
}

/// What speaks for a game, and how much: two sides, turns, an end that decides, best play, theory.
const SIGNS: [(u32, &str); 5] = [
    (
        1,
        "opponent opponents alice bob player players second 双方 两人 二人 对手 对方 相手 両者 甲 乙 玩家 プレイヤー",
    ),
    (
        2,
        "先手 后手 後手 先攻 後攻 turn turns alternate alternately alternating alternates 轮流 交替 交互 交互に 轮到 依次 手番",
    ),
    (
        1,
        "win wins won winner winning lose loses loser losing draw victory 赢 胜 获胜 胜者 取胜 输 败 判负 负 勝 勝ち 勝つ 勝者 勝て 負 負け 負ける 敗北",
    ),
    (
        2,
        "optimal optimally perfectly clever strategy strategies payoff 最优 最优策略 策略 足够 聪明 最善 最適 最適に 必胜 必败 必勝 必敗",
    ),
    (
        3,
        "nim grundy sg sprague nimber nimbers mex misere hackenbush kayles wythoff ニム グランディ数 尼姆 博弈 sg函数",
    ),
];

/// Phrases that speak for a game.
const PHRASES: [(u32, &str); 4] = [
    (
        1,
        "最大に,最小に,最大化,最小化,尽量大,尽可能大,maximi,two players,two friends,two brothers,2 人,2人,first player,the players,both players,a move ,each move,一步,每步",
    ),
    (
        2,
        "cannot move,cant move,can no longer,no legal move,has no move,last stone,last move,play best,best play,plays best,best strategy,both want,both players want,both maximi,无法操作,不能操作,无法移动,不能移动,双方都想,操作できなく,できなくなった,どちらも",
    ),
    (
        3,
        "player who,the one who,who cant,who cannot,whoever,方が負け,方が勝ち,者の負け,者の勝ち,人が負け,人の負け,人が勝ち,人の勝ち,者输,者胜,者负,者获胜,者为胜,谁就输,谁输",
    ),
    (
        2,
        "玩游戏,谁会赢,谁赢,谁胜,moves first,goes first,in turn,take turns,takes turns,each turn,a turn,his turn,her turn",
    ),
];

/// Returns whether the text is about play at all.
pub fn is_about_play(statement: &str) -> bool {
    const LEAST: u32 = 3;
    let text: String = letters(statement).into_iter().collect();
    let words = words(&text);
    let signs = SIGNS.iter().filter(|(_, signs)| {
        signs
            .split(' ')
            .any(|sign| words.iter().any(|word| word == sign))
    });
    let has = |phrases: &str| phrases.split(',').any(|phrase| text.contains(phrase));
    let phrases = PHRASES.iter().filter(|(_, phrases)| has(phrases));
    signs.map(|it| it.0).sum::<u32>() + phrases.map(|it| it.0).sum::<u32>() >= LEAST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_players_is_about_no_play() {
        for game in [
            "A player who cannot move loses.",
            "两人轮流取石子。",
            "交互に取る。取れない方が負け。",
        ] {
            assert!(is_about_play(game), "{game}");
        }
        for other in [
            "Find the subarray with the largest sum, and return its sum.",
            "Each team won some games; print the best one.",
            "给定一个整数数组，请找出和最大的连续子数组，答案取模后输出。",
            "頂点 1 から頂点 N までの最短距離を求めてください。負の数もあります。",
        ] {
            assert!(!is_about_play(other), "{other} {:?}", words(other));
        }
    }

    #[test]
    fn examples_and_formats_are_left_out() {
        let text = "Take some stones. For example, 6 or 12. Who wins?\nInput\nTake 1 or 2.";
        assert_eq!(rules(text), "take some stones.  who wins?\n");
        assert_eq!(
            rules("取石子。例如 1 或 2 颗。\n输入格式\n第一行"),
            "取石子。\n"
        );
        assert_eq!(rules("input"), "input\n");
    }
}
