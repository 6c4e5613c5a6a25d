extension ForEach {
  /// A view for each element, which it can also write.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == BoundElements<Base>, Base.Element: Identifiable, ID == Base.Element.ID,
    Base.Index: Hashable
  {
    self.init(BoundElements(base: data), id: \.id, content: content)
  }
}

/// The elements of a bound collection, each as a binding.
///
/// A binding whose element has gone reads the last value it has seen, and writes are dropped.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let base: Binding<Base>
  private let snapshot: Base

  init(base: Binding<Base>) {
    self.base = base
    snapshot = base.wrappedValue
  }

  public var startIndex: Base.Index { snapshot.startIndex }
  public var endIndex: Base.Index { snapshot.endIndex }
  public func index(after index: Base.Index) -> Base.Index { snapshot.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { snapshot.index(before: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    snapshot.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    snapshot.distance(from: start, to: end)
  }

  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let last = snapshot[position]
    return Binding(
      get: { [base] in
        let current = base.wrappedValue
        return current.indices.contains(position) ? current[position] : last
      },
      set: { [base] in
        guard base.wrappedValue.indices.contains(position) else { return }
        base.wrappedValue[position] = $0
      }
    )
  }
}
