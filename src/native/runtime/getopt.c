// getopt and getopt_long, with GNU's permutation of arguments, its messages, and ":" and "+" at the start of
// the options.
#include <getopt.h>
#include <stdio.h>
#include <string.h>

char* optarg;
int optind = 1, opterr = 1, optopt = '?';
static char* next;  // the rest of an argument with several options, "-abc"

// The arguments that are no options move behind the next one that is: argv[from] goes to argv[to], to <=
// from.
static void rotate(char** argv, int to, int from) {
  char* moved = argv[from];
  for (int i = from; i > to; --i) argv[i] = argv[i - 1];
  argv[to] = moved;
}

static int is_option(const char* argument) {
  return argument[0] == '-' && argument[1] != '\0';
}

// The argument of the option just read: what follows it in its own word, or the next word. Null: there is
// none.
static char* argument_of_option(int argc, char** argv, int* words) {
  if (optind + *words >= argc) return NULL;
  return argv[optind + (*words)++];
}

static int missing(const char* options) {
  return options[0] == ':' || (options[0] != '\0' && options[1] == ':' && options[0] == '+') ? ':' : '?';
}
static int quiet(const char* options) {
  return !opterr || missing(options) == ':';
}

static int long_option(int argc, char** argv, const char* options, const struct option* table, int* index,
                       const char* prefix, int* words) {
  char* name = next;
  next = NULL;
  const size_t length = strcspn(name, "=");
  const struct option* found = NULL;
  int candidates = 0;
  for (const struct option* o = table; o->name != NULL; ++o) {
    if (strncmp(o->name, name, length) != 0) continue;
    if (strlen(o->name) == length) {
      found = o;
      candidates = 1;
      break;
    }
    if (found != NULL && found->has_arg == o->has_arg && found->flag == o->flag && found->val == o->val)
      continue;
    found = o;
    ++candidates;
  }
  if (candidates != 1) {
    if (!quiet(options) && candidates == 0)
      fprintf(stderr, "%s: unrecognized option '%s%s'\n", argv[0], prefix, name);
    else if (!quiet(options))
      fprintf(stderr, "%s: option '%s%s' is ambiguous\n", argv[0], prefix, name);
    optopt = 0;
    return '?';
  }
  if (index != NULL) *index = (int)(found - table);
  if (name[length] == '=') {
    if (found->has_arg == no_argument) {
      if (!quiet(options))
        fprintf(stderr, "%s: option '%s%s' doesn't allow an argument\n", argv[0], prefix, found->name);
      optopt = found->val;
      return '?';
    }
    optarg = name + length + 1;
  } else if (found->has_arg == required_argument) {
    optarg = argument_of_option(argc, argv, words);
    if (optarg == NULL) {
      if (!quiet(options))
        fprintf(stderr, "%s: option '%s%s' requires an argument\n", argv[0], prefix, found->name);
      optopt = found->val;
      return missing(options);
    }
  }
  if (found->flag == NULL) return found->val;
  *found->flag = found->val;
  return 0;
}

static int short_option(int argc, char** argv, const char* options, int* words) {
  const char c = *next++;
  const char* found = c == ':' || c == ';' ? NULL : strchr(options, c);
  if (found == NULL) {
    if (!quiet(options)) fprintf(stderr, "%s: invalid option -- '%c'\n", argv[0], c);
    optopt = c;
    return '?';
  }
  if (found[1] != ':') return c;
  if (*next != '\0') {
    optarg = next;
  } else if (found[2] != ':') {
    optarg = argument_of_option(argc, argv, words);
    if (optarg == NULL) {
      if (!quiet(options)) fprintf(stderr, "%s: option requires an argument -- '%c'\n", argv[0], c);
      optopt = c;
      next = NULL;
      return missing(options);
    }
  }
  next = NULL;
  return c;
}

static int get(int argc, char** argv, const char* options, const struct option* table, int* index) {
  optarg = NULL;
  if (optind == 0) optind = 1, next = NULL;
  if (next != NULL && *next == '\0') next = NULL;
  static int begin;  // where the option stands, behind operands that were passed over
  if (next == NULL) {
    int at = optind;
    while (options[0] != '+' && at < argc && !is_option(argv[at])) ++at;
    if (at >= argc || !is_option(argv[at])) return -1;
    if (strcmp(argv[at], "--") == 0) {
      rotate(argv, optind, at);
      ++optind;
      return -1;
    }
    next = argv[at] + 1;
    begin = at;
  }
  const int operands = begin - optind;
  int words = 1;  // that this option takes, seen from where it stands
  const int passed = optind;
  optind = begin;
  const int long_form = table != NULL && next == argv[begin] + 1 && *next == '-';
  int result;
  if (long_form) {
    ++next;
    result = long_option(argc, argv, options, table, index, "--", &words);
  } else {
    result = short_option(argc, argv, options, &words);
  }
  optind = passed;
  if (next != NULL && *next != '\0') return result;
  next = NULL;
  // Its words move before the operands.
  for (int i = 0; i < words && operands > 0; ++i) rotate(argv, passed + i, begin + i);
  optind = passed + words;
  return result;
}

int getopt(int argc, char* const* argv, const char* options) {
  return get(argc, (char**)argv, options, NULL, NULL);
}
int __posix_getopt(int argc, char* const* argv, const char* options) {
  return getopt(argc, argv, options);
}
int getopt_long(int argc, char* const* argv, const char* options, const struct option* table, int* index) {
  return get(argc, (char**)argv, options, table, index);
}
