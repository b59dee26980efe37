#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

u64 nim_sum(const vector<u64>& heaps) {
  u64 sum = 0;
  for (u64 heap : heaps) sum ^= heap;
  return sum;
}

bool is_nim_p_position(const vector<u64>& heaps) { return nim_sum(heaps) == 0; }

// Index of the heap, and what the move leaves of it.
vector<pair<size_t, u64>> nim_winning_moves(const vector<u64>& heaps) {
  vector<pair<size_t, u64>> moves;
  u64 sum = nim_sum(heaps);
  for (size_t i = 0; i < heaps.size(); i++)
    if ((heaps[i] ^ sum) < heaps[i]) moves.push_back({i, heaps[i] ^ sum});
  return moves;
}

// Whoever takes the last stone loses.
bool is_misere_nim_p_position(const vector<u64>& heaps) {
  int large = count_if(heaps.begin(), heaps.end(), [](u64 heap) { return heap > 1; });
  return (nim_sum(heaps) == 0) == (large > 0);
}
