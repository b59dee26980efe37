#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

struct XorBasis {
  u64 rows[64] = {};

  // The least nim-sum of x and some of the numbers; 0 iff x is a nim-sum of them.
  u64 least(u64 x) {
    for (int bit = 63; bit >= 0; bit--) x = min(x, x ^ rows[bit]);
    return x;
  }

  u64 largest(u64 x) {
    for (int bit = 63; bit >= 0; bit--) x = max(x, x ^ rows[bit]);
    return x;
  }

  // False if x is a nim-sum of the numbers before it.
  bool insert(u64 x) {
    x = least(x);
    if (x) rows[63 - __builtin_clzll(x)] = x;
    return x;
  }
};
