#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// Values of single coins at 0, 1, 2, ... when a move turns up to three coins.
u64 mock_turtles_sg(u64 x) { return 2 * x + (__builtin_popcountll(x) % 2 == 0); }

// A run of at most `longest` neighbours.
u64 ruler_sg(u64 x, u64 longest) {
  u64 value = 1;
  while (2 * value <= longest && (x + 1) % (2 * value) == 0) value *= 2;
  return longest ? value : 0;
}
