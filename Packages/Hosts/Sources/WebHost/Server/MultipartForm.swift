import Foundation

/// A form with files, as browsers post it.
struct MultipartForm {
  struct File: Equatable {
    let name: String
    let bytes: Data
  }

  private(set) var fields: [(name: String, value: String)] = []
  /// The files by the numbers of the elements that take them.
  private(set) var files: [UInt64: [File]] = [:]

  /// Reads a form; what is cut off at its end is left out, and what it does not know.
  init?(_ body: Data, contentType: String) {
    guard let boundary = Self.parameter("boundary", of: contentType), !boundary.isEmpty else {
      return nil
    }
    let line = Data("--\(boundary)".utf8)
    guard var start = body.range(of: line)?.upperBound else { return nil }
    let end = Data("\r\n--\(boundary)".utf8)
    let gap = Data("\r\n\r\n".utf8)
    while let next = body.range(of: end, in: start..<body.endIndex) {
      let part = body[start..<next.lowerBound]
      start = next.upperBound
      guard let head = part.range(of: gap) else { continue }
      take(String(decoding: part[..<head.lowerBound], as: UTF8.self), part[head.upperBound...])
    }
  }

  private mutating func take(_ head: String, _ bytes: Data) {
    let line = head.split(whereSeparator: \.isNewline).first {
      $0.lowercased().hasPrefix("content-disposition:")
    }
    guard let line, let name = Self.parameter("name", of: String(line)) else { return }
    guard let file = Self.parameter("filename", of: String(line)) else {
      return fields.append((name, String(decoding: bytes, as: UTF8.self)))
    }
    guard name.first == "u", let number = UInt64(name.dropFirst()) else { return }
    // A browser sends one without a name where no file was chosen.
    let isChosen = !file.isEmpty
    files[number, default: []] += isChosen ? [File(name: Self.plain(file), bytes: Data(bytes))] : []
  }

  /// The value of a parameter of a header; browsers write quotes and ends of lines as `%22`, `%0D`,
  /// `%0A`.
  private static func parameter(_ name: String, of header: String) -> String? {
    // What is between quotes may hold semicolons.
    var parts: [Substring] = []
    var isQuoted = false
    for piece in header.split(separator: ";", omittingEmptySubsequences: false) {
      if isQuoted, let last = parts.popLast() {
        parts.append(header[last.startIndex..<piece.endIndex])
      } else {
        parts.append(piece)
      }
      if !piece.count(where: { $0 == "\"" }).isMultiple(of: 2) { isQuoted.toggle() }
    }
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == name
      else { continue }
      return pair[1].trimmingCharacters(in: .whitespaces)
        .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    return nil
  }

  /// A name that leads to no other folder, and that a disk takes.
  static func plain(_ name: String) -> String {
    let last = name.split { "/\\".contains($0) }.last.map(String.init) ?? ""
    let written = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    var kept = String(String(written).suffix(200))
    while kept.utf8.count > 200 { kept.removeFirst() }
    return kept.isEmpty || kept.allSatisfy { $0 == "." } ? "file" : kept
  }
}
