/// The stored property behind an observed one, through which reducers change it in place.
public struct ObservationStorage<Root> {
  let keyPath: PartialKeyPath<Root>
  let property: UInt64

  /// Names the stored property, and the number under which its observers are registered.
  public init(_ keyPath: PartialKeyPath<Root>, property: UInt64) {
    self.keyPath = keyPath
    self.property = property
  }
}
