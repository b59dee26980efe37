#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

int mex(vector<u64> values) {
  vector<bool> seen(values.size() + 1);
  for (u64 v : values)
    if (v < seen.size()) seen[v] = true;
  return find(seen.begin(), seen.end(), false) - seen.begin();
}
