// A game for `cargo x explore --moves {file} 0..100`, which finds its values.
//
// It reads a state a line. For each it prints the options, one a line, with " + " between the parts
// of a sum, and an empty line. A state is any text that fits on a line.
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// A row of n pins, such as 7 (try 0..100): knock down one, or two side by side.
vector<string> kayles(const string& state) {
    int n = stoi(state);
    vector<string> options;
    for (int taken = 1; taken <= 2; taken++)
        for (int left = 0; left <= n - taken; left++)
            options.push_back(to_string(left) + " + " + to_string(n - taken - left));
    return options;
}

// A knight at x, y, such as 3 5 (try 0..12 0..12): four of its moves lead to the corner.
vector<string> grid(const string& state) {
    istringstream numbers(state);
    int x, y;
    numbers >> x >> y;
    vector<string> options;
    for (auto [dx, dy] : vector<pair<int, int>>{{-2, 1}, {-2, -1}, {1, -2}, {-1, -2}})
        if (x + dx >= 0 && y + dy >= 0)
            options.push_back(to_string(x + dx) + " " + to_string(y + dy));
    return options;
}

// A row of cells, such as '.......': put an X on a free cell that has no X beside it.
vector<string> row(const string& state) {
    vector<string> options;
    for (int at = 0; at < (int)state.size(); at++) {
        if (state.substr(max(at - 1, 0), min(at, 1) + 2).find('X') != string::npos) continue;
        string option = state;
        option[at] = 'X';
        options.push_back(option);
    }
    return options;
}

const auto options = kayles;  // or grid, or row, or your own

// From here on nothing needs to change: output goes out once no state is left to read.
int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string state;
    while (getline(cin, state)) {
        for (const string& option : options(state)) cout << option << '\n';
        cout << '\n';
        if (cin.rdbuf()->in_avail() <= 0) cout.flush();
    }
}
