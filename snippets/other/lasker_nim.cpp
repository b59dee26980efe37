#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

u64 lasker_sg(u64 n) {
  if (n % 4 == 3) return n + 1;
  return n % 4 == 0 && n > 0 ? n - 1 : n;
}
