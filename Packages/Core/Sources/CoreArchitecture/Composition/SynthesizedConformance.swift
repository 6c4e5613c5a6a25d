/// A conformance that `@Reducer(state:action:)` adds to the generated state or action.
public enum _SynthesizedConformance: Sendable {
  /// Adds the protocol of the same name.
  case codable, decodable, encodable, equatable, hashable, sendable
}
