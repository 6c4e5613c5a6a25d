// What Swift cannot say of libcurl's interface: a result in a union, and calls with any arguments.
// The library is loaded when it is first needed, so its functions are called by their addresses.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// What `curl_multi_info_read` returns: how a transfer has ended.
struct ccurl_message {
  int kind;
  void *_Nullable handle;
  union {
    void *_Nullable other;
    int code;
  } result;
};

typedef size_t (*ccurl_reader)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable);
typedef int (*ccurl_socket_setter)(void *_Nullable, int socket, int purpose);
/// `curl_easy_setopt` and `curl_multi_setopt`.
typedef int (*ccurl_setopt)(void *_Nonnull handle, int option, ...);

static inline int ccurl_set_number(
    uintptr_t setopt, void *_Nonnull handle, int option, long value) {
  return ((ccurl_setopt)setopt)(handle, option, value);
}

static inline int ccurl_set_size(
    uintptr_t setopt, void *_Nonnull handle, int option, int64_t value) {
  return ((ccurl_setopt)setopt)(handle, option, value);
}

static inline int ccurl_set_pointer(
    uintptr_t setopt, void *_Nonnull handle, int option, const void *_Nullable value) {
  return ((ccurl_setopt)setopt)(handle, option, value);
}

static inline int ccurl_set_reader(
    uintptr_t setopt, void *_Nonnull handle, int option, ccurl_reader _Nonnull value) {
  return ((ccurl_setopt)setopt)(handle, option, value);
}

static inline int ccurl_set_socket_setter(
    uintptr_t setopt, void *_Nonnull handle, int option, ccurl_socket_setter _Nonnull value) {
  return ((ccurl_setopt)setopt)(handle, option, value);
}
