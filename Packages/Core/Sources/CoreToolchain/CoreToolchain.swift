// What depends on one toolchain: mangled names, metadata, functions of the runtime.
