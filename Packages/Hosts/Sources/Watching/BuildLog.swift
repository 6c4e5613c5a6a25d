/// What a build has printed.
struct BuildLog {
  private var bytes: [UInt8] = []

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The first error in one line, as `file:line: message`, with the file as seen from a folder.
  ///
  /// Errors without a place, such as a linker's, come as they are; a build without any, as its last
  /// line.
  func firstError(in folder: String) -> String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error:") }
    let placed = errors.lazy.compactMap { Self.placed($0, in: folder) }.first
    return placed ?? errors.first.map(Self.trimmed) ?? lines.last.map(Self.trimmed)
      ?? "the build has failed and printed nothing"
  }

  /// An error with a place, which the compiler writes as `file:line:column: error: message`.
  private static func placed(_ line: Substring, in folder: String) -> String? {
    guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: (?:fatal )?error: (.+)$/#) else {
      return nil
    }
    let (_, file, number, message) = match.output
    let path = file.hasPrefix(folder + "/") ? file.dropFirst(folder.count + 1) : file
    return "\(path):\(number): \(message)"
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }
}
