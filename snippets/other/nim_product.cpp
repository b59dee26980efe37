#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// O(4^level) products of bits: fast enough for some 10^5 products.
u64 nim_product(u64 a, u64 b, int level = 6) {
  if (a < 2 || b < 2) return a * b;
  int half = 1 << (level - 1);
  u64 mask = (1ull << half) - 1;
  u64 a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
  u64 low = nim_product(a0, b0, level - 1);
  u64 high = nim_product(a1, b1, level - 1);
  u64 both = nim_product(a0 ^ a1, b0 ^ b1, level - 1);
  return (both ^ low) << half ^ low ^ nim_product(high, 1ull << (half - 1), level - 1);
}

u64 nim_power(u64 a, u64 exponent) {
  u64 power = 1;
  for (; exponent; exponent >>= 1, a = nim_product(a, a))
    if (exponent & 1) power = nim_product(power, a);
  return power;
}

u64 nim_inverse(u64 a) { return nim_power(a, -2); }
