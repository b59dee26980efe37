#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// steps[0] is the step next to the ground.
u64 staircase_nim_sg(const vector<u64>& steps) {
  u64 sum = 0;
  for (size_t i = 0; i < steps.size(); i += 2) sum ^= steps[i];
  return sum;
}
