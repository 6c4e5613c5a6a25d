/// What a person has picked up, as the views want it that take it.
struct DraggedItems {
  /// Several at once, as a container hands them over.
  struct Several {
    let values: [Any]
  }

  private let values: [Any]

  init(_ item: Any?) { values = (item as? Several)?.values ?? item.map { [$0] } ?? [] }

  /// Those of a type.
  func values<T>(of type: T.Type) -> [T] {
    values.compactMap { ($0 as? T) ?? ($0 as? NSItemProvider)?.object(type) }
  }

  var providers: [NSItemProvider] {
    values.map { ($0 as? NSItemProvider) ?? NSItemProvider(object: $0) }
  }
}
