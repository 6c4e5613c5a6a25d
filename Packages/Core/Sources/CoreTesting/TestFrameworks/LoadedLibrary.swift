#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What this process has loaded, looked up by name.
///
/// Core is part of apps too, so it links neither Testing nor XCTest. Where a test target has loaded
/// them, they are reached here.
enum LoadedLibrary {
  /// The function of a mangled name, or nil where nothing loaded has it.
  ///
  /// `type` has to be the function's own, with `@convention(thin)`. A generic parameter in it stands
  /// for a type of a library that was built for evolution, which passes such values by address.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = dlsym(dlopen(nil, RTLD_LAZY), name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
