#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// Bridges add their value + 1, edges on a cycle hang at the vertex that the cycle becomes.
u64 hackenbush_sg(int n, const vector<pair<int, int>>& edges, const vector<int>& ground) {
  vector<int> vertex(n), time(n + 1), low(n + 1);
  iota(vertex.begin(), vertex.end(), 0);
  for (int v : ground) vertex[v] = n;
  vector<vector<pair<int, int>>> at(n + 1);
  for (int e = 0; e < (int)edges.size(); e++) {
    int u = vertex[edges[e].first], v = vertex[edges[e].second];
    at[u].push_back({v, e});
    at[v].push_back({u, e});
  }
  int clock = 0;
  vector<bool> used(edges.size());
  function<u64(int)> sg = [&](int v) {
    u64 value = 0;
    time[v] = low[v] = ++clock;
    for (auto [u, e] : at[v]) {
      if (used[e]) continue;
      used[e] = true;
      if (time[u]) {
        value ^= 1;
        low[v] = min(low[v], time[u]);
      } else {
        u64 g = sg(u);
        value ^= low[u] > time[v] ? g + 1 : g ^ 1;
        low[v] = min(low[v], low[u]);
      }
    }
    return value;
  };
  return sg(n);
}
