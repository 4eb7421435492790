#include <cstdio>
#include <initializer_list>
#include <stdexcept>
#include <vector>

template <typename T> class Matrix {
    std::size_t rows_, columns_;
    std::vector<T> data_;

 public:
    Matrix(std::size_t r, std::size_t c, T v = T()) : rows_(r), columns_(c), data_(r * c, v) {}
    Matrix(std::initializer_list<std::initializer_list<T>> rows) : rows_(rows.size()), columns_(rows.begin()->size())
    {
        for (auto &row : rows) {
            if (row.size() != columns_) throw std::invalid_argument("ragged");
            data_.insert(data_.end(), row);
        }
    }
    T &operator()(std::size_t i, std::size_t j) { return data_[i * columns_ + j]; }
    const T &operator()(std::size_t i, std::size_t j) const { return data_[i * columns_ + j]; }
    friend Matrix operator*(const Matrix &a, const Matrix &b)
    {
        if (a.columns_ != b.rows_) throw std::domain_error("shapes");
        Matrix r(a.rows_, b.columns_);
        for (std::size_t i = 0; i < a.rows_; i++)
            for (std::size_t j = 0; j < b.columns_; j++)
                for (std::size_t k = 0; k < a.columns_; k++) r(i, j) += a(i, k) * b(k, j);
        return r;
    }
    Matrix transposed() const
    {
        Matrix r(columns_, rows_);
        for (std::size_t i = 0; i < rows_; i++) for (std::size_t j = 0; j < columns_; j++) r(j, i) = (*this)(i, j);
        return r;
    }
    void show() const
    {
        for (std::size_t i = 0; i < rows_; i++, std::printf("\n")) for (std::size_t j = 0; j < columns_; j++) std::printf("%g ", static_cast<double>((*this)(i, j)));
    }
};

int main()
{
    Matrix<double> a = {{1, 2, 3}, {4, 5, 6}};
    (a * a.transposed()).show();
    (a.transposed() * a).show();
    try {
        (a * a).show();
    } catch (const std::domain_error &e) {
        std::printf("%s\n", e.what());
    }
    try {
        Matrix<int> ragged = {{1}, {2, 3}};
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    Matrix<int> fib = {{1, 1}, {1, 0}}, power = fib;
    for (int i = 0; i < 20; i++) power = power * fib;
    power.show();
}
