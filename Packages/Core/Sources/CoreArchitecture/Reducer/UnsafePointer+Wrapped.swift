extension UnsafePointer {
  /// The address of an optional's wrapped value, which is the optional's own; nil if there is none.
  @inlinable
  func wrapped<Wrapped>() -> UnsafePointer<Wrapped>? where Pointee == Wrapped? {
    pointee == nil ? nil : UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }
}
