#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// options(position): for each move a vector of independent parts. Play must end.
template <class S> struct SgMemo {
  function<vector<vector<S>>(S)> options;
  map<S, int> known = {};

  int sg(S position) {
    auto it = known.find(position);
    if (it != known.end()) return it->second;
    set<int> seen;
    for (auto parts : options(position)) {
      int sum = 0;
      for (S part : parts) sum ^= sg(part);
      seen.insert(sum);
    }
    int mex = 0;
    while (seen.count(mex)) mex++;
    return known[position] = mex;
  }
};
