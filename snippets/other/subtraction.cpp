#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

vector<int> subtraction_sg_table(int n, const vector<int>& moves) {
  vector<int> g(n + 1), seen(moves.size() + 2, -1);
  for (int m = 0; m <= n; m++) {
    for (int s : moves)
      if (s <= m) seen[g[m - s]] = m;
    while (seen[g[m]] == m) g[m]++;
  }
  return g;
}

// A move takes from l to r stones.
u64 take_range_sg(u64 n, u64 l, u64 r) { return n % (l + r) / l; }
