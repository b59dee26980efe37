#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    const int most = 100000;
    std::vector<int> g(most + 1);
    for (int d = 1; d <= most; d++)
        for (int m = 2 * d; m <= most; m += d) g[m] = std::max(g[m], g[d] + 1);
    int n, a, sum = 0;
    for (std::cin >> n; std::cin >> a;) sum ^= g[a];
    std::cout << (sum ? "Anna" : "Bruno") << '\n';
}
