// CoreToolchain: what depends on one toolchain: mangled names, metadata, functions of the runtime.

internal import Foundation

/// Looks up symbols in the libraries that this process has loaded.
///
/// Apps contain Core too, so it links neither Testing nor XCTest. If a test target has loaded them,
/// they are reached through this.
package enum LoadedLibrary {
  /// Returns the address of a mangled symbol, or nil if no loaded library has it.
  package static func address(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_LAZY), name)
  }

  /// Returns the function with a mangled name, or nil if no loaded library has it.
  ///
  /// `type` must be the function's own type, with `@convention(thin)`. A generic parameter in it
  /// stands for a type of a library built for evolution, which passes such values by address.
  package static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    address(name).map { unsafeBitCast($0, to: type) }
  }
}
