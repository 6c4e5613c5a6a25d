public import CoreCasePaths

/// The way from an enum to the payload of one of its cases.
@usableFromInline
struct CaseAccess<Root, Value> {
  @usableFromInline let casePath: AnyCasePath<Root, Value>
  @usableFromInline let path: StatePath

  @inlinable
  init(_ casePath: AnyCasePath<Root, Value>, _ path: StatePath) {
    self.casePath = casePath
    self.path = path
  }
}
