#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// Values of the heaps 0..n of an octal game such as "0.77", in O(n^2).
vector<int> octal_sg_table(int n, const string& code) {
  vector<int> g(n + 1), digits = {code[0] - '0'};
  for (char c : code.substr(2)) digits.push_back(c - '0');
  for (int m = 1; m <= n; m++) {
    set<int> seen;
    for (int b = 0; b <= m && b < (int)digits.size(); b++) {
      int rest = m - b, d = digits[b];
      if (d & 1 && rest == 0) seen.insert(0);
      if (d & 2 && rest > 0 && b > 0) seen.insert(g[rest]);
      if (d & 4)
        for (int i = 1; 2 * i <= rest; i++) seen.insert(g[i] ^ g[rest - i]);
    }
    while (seen.count(g[m])) g[m]++;
  }
  return g;
}

// Split a heap into two different ones.
vector<int> grundys_game_sg_table(int n) {
  vector<int> g(n + 1);
  for (int m = 3; m <= n; m++) {
    set<int> seen;
    for (int i = 1; 2 * i < m; i++) seen.insert(g[i] ^ g[m - i]);
    while (seen.count(g[m])) g[m]++;
  }
  return g;
}
