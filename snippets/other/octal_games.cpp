#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// Values of rows of 0..n coins: a move takes k neighbours, for k in takes.
vector<int> row_sg_table(int n, const vector<int>& takes) {
  vector<int> g(n + 1);
  for (int m = 1; m <= n; m++) {
    set<int> seen;
    for (int k : takes)
      for (int i = 0; 2 * i <= m - k; i++) seen.insert(g[i] ^ g[m - k - i]);
    while (seen.count(g[m])) g[m]++;
  }
  return g;
}

// Kayles: 1 or 2 neighbours. The period is 12 from 71 on.
vector<int> kayles_sg_table(int n) {
  vector<int> g = row_sg_table(min(n, 150), {1, 2});
  while ((int)g.size() <= n) g.push_back(g[g.size() - 12]);
  return g;
}

vector<int> take_consecutive_sg_table(int n, int k) { return row_sg_table(n, {k}); }

// Dawson's chess: a coin with its neighbours. The period is 34 from 52 on.
vector<int> dawsons_chess_sg_table(int n) {
  vector<int> g = row_sg_table(min(n, 200) + 1, {2});
  g.erase(g.begin());
  while ((int)g.size() <= n) g.push_back(g[g.size() - 34]);
  return g;
}
