public import CoreCasePaths

/// Reads the ids of the payloads of one case of an enum.
///
/// It is made in code that is compiled with the enum, and so is specialized for its types.
public struct _IDReader<Root> {
  @usableFromInline let keep: PresentedCase<Root>.Keep

  /// Makes a reader for payloads that have ids.
  @inlinable
  public init?<Payload: Identifiable>(_ path: AnyCasePath<Root, Payload>) {
    let extraction = path.extraction
    keep = { state, tag, body in
      let id = extraction(state.pointee)?.id
      return body() ? PresentationID(tag: tag, id: id.map { AnyHashable($0) }) : nil
    }
  }

  /// Makes none, as it is not known that payloads have ids.
  @inlinable
  public init?<Payload>(_ path: AnyCasePath<Root, Payload>) { return nil }
}
