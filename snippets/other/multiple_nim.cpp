#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// The heap and the limit that each winning move leaves; at the start the limit is n - 1.
// For k * n below 2^64.
vector<pair<u64, u64>> multiple_nim_winning_moves(u64 n, u64 limit, u64 k) {
  vector<u64> h = {1};
  for (size_t j = 0;;) {
    while (k * h[j] < h.back()) j++;
    if (h.back() + h[j] > n) break;
    h.push_back(h.back() + h[j]);
  }
  vector<u64> parts;
  for (u64 rest = n, i = h.size(); i-- > 0;)
    if (h[i] <= rest) rest -= h[i], parts.push_back(h[i]);
  reverse(parts.begin(), parts.end());
  vector<pair<u64, u64>> moves;
  u64 taken = 0;
  for (size_t i = 0; i < parts.size(); i++) {
    taken += parts[i];
    bool is_last = i + 1 == parts.size();
    if (taken <= limit && (is_last || parts[i + 1] > k * taken))
      moves.push_back({n - taken, k * taken});
  }
  return moves;
}
