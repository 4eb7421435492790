// heddle: check
// expect: violated exception std::invalid_argument
// A function that std::async runs throws.
// Nobody catches it.
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
    {
    std::cout << result.get() << std::endl; // HERE: exception
    }
}
