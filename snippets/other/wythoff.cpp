#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// x / phi, rounded down; exact for every x.
u64 floor_over_phi(u64 x) {
  using u128 = unsigned __int128;
  u128 high = (u128)x * 0x9e3779b97f4a7c15, low = (u128)x * 0xf39cc0605cedc834;
  return (high + (low >> 64)) >> 64;
}

bool is_wythoff_p_position(u64 a, u64 b) {
  if (a > b) swap(a, b);
  u64 d = b - a;
  return a >= d && a - d == floor_over_phi(d);
}
