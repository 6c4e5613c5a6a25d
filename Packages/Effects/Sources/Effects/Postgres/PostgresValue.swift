/// A value that a statement is given, in PostgreSQL's binary form.
enum PostgresValue: Sendable {
  case text(String)
  case bytes([UInt8])
  case number(Int64)
  case real(Double)
  case texts([String])
  case blobs([[UInt8]])
  case numbers([Int64])

  /// The number by which PostgreSQL knows its type.
  var type: UInt32 {
    switch self {
    case .text: 25
    case .bytes: 17
    case .number: 20
    case .real: 701
    case .texts: 1_009
    case .blobs: 1_001
    case .numbers: 1_016
    }
  }

  /// What is sent of it.
  var encoded: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .number(let number): Self.bigEndian(number)
    case .real(let number): Self.bigEndian(number.bitPattern)
    case .texts(let texts): Self.array(texts.map { Array($0.utf8) }, of: 25)
    case .blobs(let blobs): Self.array(blobs, of: 17)
    case .numbers(let numbers): Self.array(numbers.map(Self.bigEndian), of: 20)
    }
  }

  /// An array has its dimensions, whether it holds nulls, its type, its size and its lower bound
  /// before its elements, each after its length.
  private static func array(_ elements: [[UInt8]], of type: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + elements.reduce(0) { $0 + $1.count + 4 })
    bytes += bigEndian(Int32(elements.isEmpty ? 0 : 1)) + bigEndian(Int32(0)) + bigEndian(type)
    guard !elements.isEmpty else { return bytes }
    bytes += bigEndian(Int32(elements.count)) + bigEndian(Int32(1))
    for element in elements { bytes += bigEndian(Int32(element.count)) + element }
    return bytes
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// One statement, with the values for its `$1`, `$2` and so on.
struct PostgresStatement: Sendable {
  var text: String
  var values: [PostgresValue]

  init(_ text: String, _ values: PostgresValue...) {
    self.text = text
    self.values = values
  }
}

/// What a statement has returned for one row, by the place of the column.
struct PostgresRow: Hashable, Sendable {
  /// Each column in PostgreSQL's binary form; nil for null.
  var columns: [[UInt8]?]

  func bytes(_ column: Int) -> [UInt8] { columns[column] ?? [] }

  func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// A `bigint`.
  func number(_ column: Int) -> Int64 {
    Int64(bitPattern: bytes(column).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// A `double precision`.
  func real(_ column: Int) -> Double {
    Double(bitPattern: bytes(column).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// A `boolean`.
  func isTrue(_ column: Int) -> Bool { bytes(column) == [1] }
}
