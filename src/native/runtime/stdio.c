// stdin, stdout and stderr: pointers, as in glibc, to objects whose first word is the descriptor (library/streams.cpp).
struct heddle_file {
  int descriptor;
  char opaque[212];  // as large as glibc's FILE
};

static struct heddle_file files[3] = {{0, {0}}, {1, {0}}, {2, {0}}};

void *stdin = &files[0];
void *stdout = &files[1];
void *stderr = &files[2];
