#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// Values of the subtrees of a tree on the vertices 0..n-1: each branch adds its value + 1.
vector<u64> tree_sg_table(int n, const vector<pair<int, int>>& edges, int root) {
  vector<vector<int>> neighbours(n);
  for (auto [u, v] : edges) neighbours[u].push_back(v), neighbours[v].push_back(u);
  vector<int> parent(n, -1), order = {root};
  for (size_t i = 0; i < order.size(); i++)
    for (int u : neighbours[order[i]])
      if (u != parent[order[i]]) parent[u] = order[i], order.push_back(u);
  vector<u64> g(n);
  for (int i = n - 1; i > 0; i--) g[parent[order[i]]] ^= g[order[i]] + 1;
  return g;
}
