import Foundation
import Glibc

/// What a program consists of, by the times of its files: itself, the libraries beside it, and the
/// files of resource bundles.
struct BuiltFiles: Equatable {
  private var times: [String: [Int]] = [:]

  init(of program: String) {
    add(program)
    let folder = URL(filePath: program).deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".so") || name.hasSuffix(".dylib") { add(path) }
      guard name.hasSuffix(".resources") || name.hasSuffix(".bundle") else { continue }
      for file in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
        add("\(path)/\(file)")
      }
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    times[path] = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
  }
}
