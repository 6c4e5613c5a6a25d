internal import CoreToolchain

/// Where an enum holds the payload of one of its cases: at the enum's own address, once the bits
/// that tell the case are taken out.
@frozen
public struct _CasePlace<Root> {
  @usableFromInline let tag: UInt32
  @usableFromInline let metadata: UnsafeRawPointer
  @usableFromInline let reader: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  @usableFromInline
  let opener: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  @usableFromInline
  let closer: @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Finds the place of the payload of a value that is in the path's case.
  ///
  /// Fails where the payload is elsewhere, as that of an `indirect` case is, or may be stored in
  /// another form than by itself, as closures are.
  public init?<Value>(of root: Root, _ path: AnyCasePath<Root, Value>) {
    guard path.coversCase else { return nil }
    self.init(of: root, known: Value.self)
  }

  /// Finds the place of the payload of a value, if that is of a type.
  package init?<Value>(of root: Root, holding _: Value.Type) {
    guard let payload = Mirror(reflecting: root).children.first?.value,
      type(of: payload) == Value.self
    else { return nil }
    self.init(of: root, known: Value.self)
  }

  private init?<Value>(of root: Root, known _: Value.Type) {
    guard EnumTag.isEnum(Root.self), EnumTag.isNominal(Value.self) else { return nil }
    tag = EnumTag.tag(of: root)
    guard EnumTag.isDirect(tag, of: Root.self) else { return nil }
    metadata = EnumTag.metadata(of: Root.self)
    reader = EnumTag.reader(of: Root.self)
    (opener, closer) = EnumTag.access(of: Root.self)
  }

  /// Changes the payload in place, or returns nil if the root is in another case.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Changes the payload, which has the type that the place was found with.
  /// - Returns: What `body` returns.
  @inlinable
  public func update<Value, Result>(
    _ root: inout Root, _ body: (inout Value) -> Result
  ) -> Result? {
    withUnsafeMutablePointer(to: &root) { root in
      guard reader(root, metadata) == tag else { return nil }
      return withUnsafePointer(to: self) { place in
        withUnsafePointer(to: CaseChange(of: root, at: place)) { change in
          open(root)
          CaseChange.begin(change)
          defer {
            CaseChange.end(change)
            close(root)
          }
          return body(&UnsafeMutableRawPointer(root).assumingMemoryBound(to: Value.self).pointee)
        }
      }
    }
  }

  @inlinable
  func open(_ root: UnsafeMutableRawPointer) { opener(root, metadata) }

  @inlinable
  func close(_ root: UnsafeMutableRawPointer) { closer(root, tag, metadata) }
}
