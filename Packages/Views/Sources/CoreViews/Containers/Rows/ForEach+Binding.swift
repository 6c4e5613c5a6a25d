public import CoreCasePaths

extension ForEach where Content: View {
  /// Makes a view for each element from a binding, through which the view can write the element.
  public init<Elements: _BoundCollection & _Weighty>(
    _ data: Elements,
    @ViewBuilder content: @escaping (Binding<Elements._Base.Element>) -> Content
  )
  where
    Data == BoundElements<Elements._Base>, Elements._Base.Element: Identifiable,
    ID == Elements._Base.Element.ID, Elements._Base.Index: Hashable
  {
    self.init(BoundElements(base: data._binding), id: \.id, content: content)
  }

  /// Makes a view for each element from a binding, identified by the value at a key path.
  public init<Elements: _BoundCollection & _Weighty>(
    _ data: Elements, id: KeyPath<Elements._Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements._Base.Element>) -> Content
  ) where Data == BoundElements<Elements._Base>, Elements._Base.Index: Hashable {
    self.init(
      BoundElements(base: data._binding),
      id: (\Binding<Elements._Base.Element>.wrappedValue).appending(path: id), content: content)
  }
}

/// A binding to a collection, as a requirement with `_Weighty`: where a row's closure is wrong, the
/// compiler tells what is wrong in it, and not that the data are no binding.
public protocol _BoundCollection {
  /// The collection.
  associatedtype _Base: MutableCollection & RandomAccessCollection

  /// The binding to it.
  var _binding: Binding<_Base> { get }
}

extension Binding: _BoundCollection where Value: MutableCollection & RandomAccessCollection {
  /// The binding itself.
  public var _binding: Binding<Value> { self }
}
