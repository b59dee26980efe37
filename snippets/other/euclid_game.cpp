#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

u64 euclid_sg(u64 a, u64 b) {
  if (a > b) swap(a, b);
  if (a == 0) return 0;
  u64 q = b / a;
  return q > euclid_sg(b % a, a) ? q : q - 1;
}
