#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// next[v]: the vertices that a move leads to. The graph has no cycle.
vector<int> dag_sg_table(const vector<vector<int>>& next) {
  int n = next.size();
  vector<vector<int>> before(n);
  vector<int> open(n), g(n), queue;
  for (int v = 0; v < n; v++) {
    for (int u : next[v]) before[u].push_back(v);
    open[v] = next[v].size();
    if (open[v] == 0) queue.push_back(v);
  }
  for (size_t i = 0; i < queue.size(); i++) {
    int v = queue[i];
    set<int> seen;
    for (int u : next[v]) seen.insert(g[u]);
    while (seen.count(g[v])) g[v]++;
    for (int u : before[v])
      if (--open[u] == 0) queue.push_back(u);
  }
  return g;
}
