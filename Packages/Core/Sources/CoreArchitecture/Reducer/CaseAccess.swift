public import CoreCasePaths

/// The way from an enum to the payload of one of its cases.
///
/// The payload is changed in place where that can be; whether it can is found out with the first
/// value in the case. Used on one actor only, like `LazyNode`.
@usableFromInline
final class CaseAccess<Root, Value> {
  @usableFromInline let casePath: AnyCasePath<Root, Value>
  @usableFromInline let path: StatePath
  @exclusivity(unchecked)
  @usableFromInline var place: _CasePlace<Root>?
  @exclusivity(unchecked) private var hasLooked = false

  @usableFromInline
  init(_ casePath: AnyCasePath<Root, Value>, _ path: StatePath) {
    self.casePath = casePath
    self.path = path
  }

  /// Looks at a copy of the payload, or at nothing if the root is in another case.
  @inlinable
  func peek<Result>(
    at root: UnsafePointer<Root>, _ body: (UnsafePointer<Value>?) -> Result
  ) -> Result {
    guard let value = casePath.extract(from: root.pointee) else { return body(nil) }
    return withUnsafePointer(to: value) { body($0) }
  }

  /// Changes the payload, or returns nil if the root is in another case.
  @inlinable
  func update<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    if let place = place ?? findPlace(in: root) { return place.update(&root, body) }
    return casePath.update(&root, body)
  }

  @usableFromInline
  func findPlace(in root: Root) -> _CasePlace<Root>? {
    guard !hasLooked, casePath.extract(from: root) != nil else { return nil }
    hasLooked = true
    place = _CasePlace(of: root, casePath)
    return place
  }
}
