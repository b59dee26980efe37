#include <bits/stdc++.h>
using namespace std;
using u64 = unsigned long long;

// The Fibonacci numbers, no two of them neighbours, whose sum is n.
vector<u64> zeckendorf(u64 n) {
  vector<u64> fibonacci = {1, 2}, parts;
  while (fibonacci.back() <= n && fibonacci.size() < 92)
    fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
  for (int i = fibonacci.size() - 1; i >= 0; i--)
    if (fibonacci[i] <= n) n -= fibonacci[i], parts.push_back(fibonacci[i]);
  reverse(parts.begin(), parts.end());
  return parts;
}

// At the start the limit is n - 1.
bool is_fibonacci_nim_p_position(u64 n, u64 limit) {
  return n == 0 || limit < zeckendorf(n)[0];
}
