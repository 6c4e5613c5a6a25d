internal import Foundation

/// Converts a value to and from the bytes of a file.
struct FileCoding<Value>: Sendable {
  let decode: @Sendable (Data) throws -> Value
  let encode: @Sendable (Value) throws -> Data
}
