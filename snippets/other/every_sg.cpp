#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// The step of a position from those of its options; the largest one of a sum is even iff it's lost.
int every_step(const vector<int>& options) {
  int lost = -1, won = INT_MAX;
  for (int step : options)
    if (step % 2 == 0) lost = max(lost, step);
    else won = min(won, step);
  return options.empty() ? 0 : (lost >= 0 ? lost : won) + 1;
}
