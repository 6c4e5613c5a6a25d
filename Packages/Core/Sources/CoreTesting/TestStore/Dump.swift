internal import CoreArchitecture
internal import CustomDump
internal import Foundation

/// Returns the difference of two values as failures show it, or nil if they print alike.
func difference<Value>(_ lhs: Value, _ rhs: Value) -> String? {
  diff(lhs, rhs, format: .proportional)?
    .replacingOccurrences(of: "\u{2007}", with: " ")
    .withoutStorageNames
}

/// Returns a value as failures show it.
func dump<Value>(_ value: Value) -> String {
  String(customDumping: value).withoutStorageNames
}
