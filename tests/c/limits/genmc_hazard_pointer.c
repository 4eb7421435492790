// heddle: check
// expect: inconclusive __VERIFIER_hp_alloc is not known
// GenMC's hazard pointers are declared, and are no part of Heddle.
#include <genmc.h>

int main(void)
{
    __VERIFIER_hp_t *protects = __VERIFIER_hp_alloc();
    __VERIFIER_hp_free(protects);
    return 0;
}
