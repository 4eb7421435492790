#include <cstdio>
#include <deque>
#include <forward_list>
#include <list>
#include <queue>
#include <stack>
#include <string>

int main()
{
    std::list<int> l = {3, 1, 4, 1, 5, 9, 2, 6};
    l.sort();
    l.unique();
    l.reverse();
    l.remove(4);
    l.push_front(100);
    auto it = l.begin();
    ++it;
    l.insert(it, 50);
    for (int x : l) std::printf("%d ", x);
    std::list<int> other = {7, 8};
    l.splice(l.end(), other);
    std::printf("%zu %zu %d\n", l.size(), other.size(), l.back());
    std::deque<int> d;
    for (int i = 0; i < 300; i++) i % 2 ? d.push_back(i) : d.push_front(i);
    std::printf("%d %d %d %zu\n", d.front(), d.back(), d[150], d.size());
    for (int i = 0; i < 100; i++) d.pop_front(), d.pop_back();
    std::printf("%d %d\n", d.front(), d.back());
    std::stack<std::string> s;
    for (const char *t : {"a", "bb", "ccc"}) s.push(t);
    while (!s.empty()) std::printf("%s ", s.top().c_str()), s.pop();
    std::queue<int> q;
    for (int i = 0; i < 4; i++) q.push(i * 2);
    while (!q.empty()) std::printf("%d ", q.front()), q.pop();
    std::priority_queue<int> p;
    for (int x : {5, 9, 1, 7}) p.push(x);
    while (!p.empty()) std::printf("%d ", p.top()), p.pop();
    std::priority_queue<int, std::vector<int>, std::greater<int>> least;
    for (int x : {5, 9, 1, 7}) least.push(x);
    std::printf("%d\n", least.top());
    std::forward_list<int> f = {1, 2, 3};
    f.push_front(0);
    f.reverse();
    for (int x : f) std::printf("%d", x);
    std::printf("\n");
}
