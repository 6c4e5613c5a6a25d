import CoreViews
import Foundation
import Glibc

/// The web server, which is loaded by a program that is told to serve, so that no other one has to
/// be built with it.
enum ServerLibrary {
  /// Why the server cannot be had, for a person to read.
  struct Failure: Error {
    let text: String
  }

  /// Loads the server from the folder of the program, or the one that can encrypt.
  static func load(encrypting: Bool) throws(Failure) -> any ViewServer {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let folder = URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
    let product = encrypting ? "WebHostTLS" : "WebHost"
    let path = folder.appending(path: "lib\(product).so").path(percentEncoded: false)
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? ""
      throw Failure(
        text: """
          error: The web server is not there: \(reason). \
          `make run HOST=web\(encrypting ? " CERTIFICATE=FILE KEY=FILE" : "")` builds it. In a package \
          of your own, add the product \(product) of the package Hosts to the program's dependencies.
          """)
    }
    typealias Make = @convention(c) () -> UnsafeMutableRawPointer
    guard let symbol = dlsym(library, encrypting ? "makeEncryptingServer" : "makeViewServer") else {
      throw Failure(text: "error: \(path) is no web server of this program.")
    }
    let make = unsafeBitCast(symbol, to: Make.self)
    let object = Unmanaged<AnyObject>.fromOpaque(make()).takeRetainedValue()
    guard let server = object as? any ViewServer else {
      throw Failure(text: "error: \(path) was built from other sources. Build it anew.")
    }
    return server
  }
}
