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
package enum LoadedLibrary {
  /// Where the symbol of a mangled name is, or nil where nothing loaded has it.
  static func address(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_LAZY), name)
  }

  /// The function of a mangled name, or nil where nothing loaded has it.
  ///
  /// `type` has to be the function's own, with `@convention(thin)`. A generic parameter in it stands
  /// for a type of a library that was built for evolution, which passes such values by address.
  package static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(name).map { unsafeBitCast($0, to: type) }
  }
}
