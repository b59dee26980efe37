#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// 1: the player to move wins, -1: loses, 0: play can go on for ever.
vector<int> graph_outcomes(const vector<vector<int>>& next) {
  int n = next.size();
  vector<vector<int>> before(n);
  vector<int> unrefuted(n), outcome(n), queue;
  for (int v = 0; v < n; v++) {
    for (int u : next[v]) before[u].push_back(v);
    unrefuted[v] = next[v].size();
    if (next[v].empty()) outcome[v] = -1, queue.push_back(v);
  }
  for (size_t i = 0; i < queue.size(); i++)
    for (int u : before[queue[i]]) {
      if (outcome[u]) continue;
      if (outcome[queue[i]] == -1) outcome[u] = 1;
      else if (--unrefuted[u] == 0) outcome[u] = -1;
      if (outcome[u]) queue.push_back(u);
    }
  return outcome;
}
