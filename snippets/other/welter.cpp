#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

u64 welter_sg(const vector<u64>& coins) {
  u64 value = 0;
  for (size_t i = 0; i < coins.size(); i++) {
    value ^= coins[i];
    for (size_t j = 0; j < i; j++) {
      u64 d = coins[i] ^ coins[j];
      value ^= d ^ (d - 1);
    }
  }
  return value;
}
