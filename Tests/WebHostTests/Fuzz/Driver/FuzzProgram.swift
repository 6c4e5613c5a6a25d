import Foundation
import LibFuzzer
import Synchronization

/// Has libFuzzer look for bytes that the web server reads wrong:
/// `KIND=frames WebFuzz [OPTION|FOLDER...]`.
@main
struct FuzzProgram {
  // libFuzzer starts the program again with arguments of its own.
  private static let kind = ProcessInfo.processInfo.environment["KIND"].flatMap(FuzzKind.init)

  static func main() {
    guard kind != nil else {
      let kinds = FuzzKind.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("KIND says what is to be tried: \(kinds).\n".utf8))
      exit(2)
    }
    var (count, start) = (CommandLine.argc, Optional(CommandLine.unsafeArgv))
    exit(LLVMFuzzerRunDriver(&count, &start, tryInput))
  }

  /// Returns when the bytes are read; what is wrong with that ends the process.
  fileprivate static func read(_ bytes: Data) {
    let flaw = Mutex<String?>(nil)
    let isRead = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        let found = try await kind?.flaw(in: bytes)
        flaw.withLock { $0 = found }
      } catch {
        flaw.withLock { $0 = "\(error)" }
      }
      isRead.signal()
    }
    isRead.wait()
    if let flaw = flaw.withLock({ $0 }) { fatalError(flaw) }
  }
}

/// What libFuzzer calls with each input, by a name that it wants to be there.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(bytes: UnsafePointer<UInt8>?, count: Int) -> Int32 {
  FuzzProgram.read(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
