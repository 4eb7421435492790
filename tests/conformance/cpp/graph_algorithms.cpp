#include <algorithm>
#include <cstdio>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <vector>

class Graph {
    std::map<std::string, std::map<std::string, int>> edges_;

 public:
    void add(const std::string &a, const std::string &b, int w) { edges_[a][b] = w; edges_[b]; }
    std::map<std::string, int> distances(const std::string &from) const
    {
        std::map<std::string, int> d;
        using Item = std::pair<int, std::string>;
        std::priority_queue<Item, std::vector<Item>, std::greater<Item>> q;
        q.push({0, from});
        while (!q.empty()) {
            auto [w, n] = q.top();
            q.pop();
            if (!d.emplace(n, w).second) continue;
            for (auto &[m, k] : edges_.at(n)) if (!d.count(m)) q.push({w + k, m});
        }
        return d;
    }
    std::vector<std::string> sorted() const
    {
        std::vector<std::string> order;
        std::set<std::string> done, open;
        std::function<bool(const std::string &)> visit = [&](const std::string &n) {
            if (done.count(n)) return true;
            if (!open.insert(n).second) return false;
            for (auto &[m, w] : edges_.at(n)) if (!visit(m)) return false;
            open.erase(n);
            done.insert(n);
            order.push_back(n);
            return true;
        };
        for (auto &[n, e] : edges_) if (!visit(n)) return {"cycle at " + n};
        std::reverse(order.begin(), order.end());
        return order;
    }
};

int main()
{
    Graph g;
    g.add("a", "b", 4), g.add("a", "c", 1), g.add("c", "b", 2), g.add("b", "d", 5), g.add("c", "d", 9), g.add("e", "a", 1);
    for (auto &[n, d] : g.distances("a")) std::printf("%s %d, ", n.c_str(), d);
    std::printf("\n");
    for (auto &n : g.sorted()) std::printf("%s ", n.c_str());
    g.add("d", "e", 1);
    std::printf("| %s\n", g.sorted()[0].c_str());
}
