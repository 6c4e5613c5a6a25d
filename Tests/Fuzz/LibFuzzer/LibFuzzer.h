#include <stddef.h>
#include <stdint.h>

/// Calls a function with inputs, which it varies by what they reach; the arguments are libFuzzer's.
int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*try)(const uint8_t *bytes, size_t count));
