import Foundation

/// How much memory this process takes up, and may.
enum ProcessMemory {
  /// The bytes that it takes up; 0 where the system does not tell.
  static var used: Int {
    let fields = text("/proc/self/statm").split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// Three quarters of what its container, or its service, may take up; nil without a limit.
  static var share: Int? {
    Int(text("/sys/fs/cgroup/memory.max").trimmingCharacters(in: .whitespacesAndNewlines))
      .map { $0 / 4 * 3 }
  }

  /// Gives the system back what is free, by a function whose name Glibc keeps from Swift.
  static func giveBack() {
    typealias Function = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(0)
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
