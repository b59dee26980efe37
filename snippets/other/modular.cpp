#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

u64 pow_mod(u64 base, u64 exponent, u64 modulus) {
  u64 power = 1 % modulus;
  for (base %= modulus; exponent; exponent >>= 1, base = base * base % modulus)
    if (exponent & 1) power = power * base % modulus;
  return power;
}
