// A stack machine with subroutines that computes primes and prints them.
#include <stdio.h>
#include <stdlib.h>

enum op { PUSH, LOAD, STORE, ADD, SUB, MUL, MOD, LESS, EQUAL, JUMP, JUMP_ZERO, CALL, RETURN, PRINT, HALT };
struct insn { enum op op; int arg; };

static int run(const struct insn *code, int limit)
{
    int stack[32], variable[8] = {0}, calls[8], top = 0, depth = 0, at = 0, steps = 0;
    for (;; steps++) {
        if (steps > limit) return -1;
        struct insn i = code[at++];
        switch (i.op) {
        case PUSH: stack[top++] = i.arg; break;
        case LOAD: stack[top++] = variable[i.arg]; break;
        case STORE: variable[i.arg] = stack[--top]; break;
#define BINARY(name, e) case name: { int b = stack[--top], a = stack[--top]; stack[top++] = (e); break; }
        BINARY(ADD, a + b) BINARY(SUB, a - b) BINARY(MUL, a * b) BINARY(MOD, a % b) BINARY(LESS, a < b) BINARY(EQUAL, a == b)
        case JUMP: at = i.arg; break;
        case JUMP_ZERO: if (!stack[--top]) at = i.arg; break;
        case CALL: calls[depth++] = at; at = i.arg; break;
        case RETURN: at = calls[--depth]; break;
        case PRINT: printf("%d ", stack[--top]); break;
        case HALT: printf("\n"); return steps;
        }
    }
}

int main(void)
{
    const struct insn program[] = {
        {PUSH, 2}, {STORE, 0},
        {LOAD, 0}, {PUSH, 60}, {LESS, 0}, {JUMP_ZERO, 16},
        {CALL, 17}, {LOAD, 2}, {JUMP_ZERO, 11}, {LOAD, 0}, {PRINT, 0},
        {LOAD, 0}, {PUSH, 1}, {ADD, 0}, {STORE, 0}, {JUMP, 2},
        {HALT, 0},
        {PUSH, 1}, {STORE, 2}, {PUSH, 2}, {STORE, 1},
        {LOAD, 1}, {LOAD, 0}, {LESS, 0}, {JUMP_ZERO, 37},
        {LOAD, 0}, {LOAD, 1}, {MOD, 0}, {JUMP_ZERO, 34},
        {LOAD, 1}, {PUSH, 1}, {ADD, 0}, {STORE, 1}, {JUMP, 21},
        {PUSH, 0}, {STORE, 2}, {RETURN, 0},
        {RETURN, 0}};
    printf("%d\n", run(program, 100000));
    printf("%d\n", run((struct insn[]){{JUMP, 0}}, 50));
    return 0;
}
