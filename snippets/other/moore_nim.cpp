#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

bool is_moore_nim_p_position(const vector<u64>& heaps, u64 k) {
  for (int bit = 0; bit < 64; bit++) {
    u64 ones = 0;
    for (u64 heap : heaps) ones += heap >> bit & 1;
    if (ones % (k + 1)) return false;
  }
  return true;
}
