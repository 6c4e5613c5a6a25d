/// What an operator is told of a session: nothing of what is in it, and not its whole name.
struct SessionOverview: Hashable, Encodable {
  enum Whereabouts: String, Encodable {
    case awake, asleep
    /// Another process serves it.
    case elsewhere
  }

  /// As much of its name as tells it from the others.
  var id: String
  var whereabouts: Whereabouts
  /// Whether a page listens to it.
  var isConnected: Bool
  /// Since it began, and since it was used.
  var ageInSeconds: Int
  var idleInSeconds: Int
  /// How many bytes its state has where that is kept; nil if it is not.
  var stateInBytes: Int?

  private enum CodingKeys: String, CodingKey {
    case id, whereabouts = "state", isConnected = "connected", ageInSeconds = "age"
    case idleInSeconds = "idle", stateInBytes = "bytes"
  }

  /// As a line of a table.
  private var cells: [String] {
    [
      id, whereabouts.rawValue, isConnected ? "connected" : "-", Self.time(ageInSeconds),
      Self.time(idleInSeconds), stateInBytes.map { "\($0)" } ?? "-",
    ]
  }

  /// All as a table.
  static func table(_ all: [SessionOverview]) -> String {
    let rows = [["SESSION", "STATE", "PAGE", "AGE", "IDLE", "BYTES"]] + all.map(\.cells)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let padded = zip(row, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A time in its two largest units, such as `2h 5m`.
  private static func time(_ seconds: Int) -> String {
    let parts = [(seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "m")]
    let all = (parts + [(seconds % 60, "s")]).drop { $0.0 == 0 }.prefix(2)
    return all.isEmpty ? "0s" : all.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// The beginnings of names, of six characters or as many more as tell each from all others.
  static func short(_ ids: [String]) -> [String: String] {
    let sorted = ids.sorted()
    let common = zip(sorted, sorted.dropFirst()).map { zip($0, $1).prefix { $0 == $1 }.count }
    return Dictionary(
      zip(sorted, zip([0] + common, common + [0])).map { id, shared in
        (id, String(id.prefix(max(6, max(shared.0, shared.1) + 1))))
      }, uniquingKeysWith: { first, _ in first })
  }
}
