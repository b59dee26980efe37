#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// The Grundy values of the components, each of a game that meets the condition.
bool is_misere_p_position(const vector<u64>& values) {
  u64 sum = 0, most = 0;
  for (u64 g : values) sum ^= g, most = max(most, g);
  return (sum == 0) == (most > 1);
}
