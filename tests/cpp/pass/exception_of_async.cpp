// heddle: check
// expect: verified
// states: 60
// A function that std::async runs throws.
// get() hands the exception over, and it is caught.
#include <future>
#include <iostream>
#include <stdexcept>
#include <string>

static int parse(const std::string &text)
{
    return std::stoi(text);
}

int main()
{
    auto result = std::async(std::launch::async, parse, "none");
    try {
    std::cout << result.get() << std::endl;
    } catch (const std::invalid_argument &e) {
        std::cout << e.what() << std::endl;
    }
}
