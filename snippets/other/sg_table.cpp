#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// options(m, g): the values of what a move can make of a heap of m; g has those below m.
template <class F> vector<int> sg_table(int n, F options) {
  vector<int> g;
  for (int m = 0; m <= n; m++) {
    vector<int> values = options(m, g);
    set<int> seen(values.begin(), values.end());
    int mex = 0;
    while (seen.count(mex)) mex++;
    g.push_back(mex);
  }
  return g;
}
