extension ForEach {
  /// Makes a view for each element from a binding, through which the view can write the element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == BoundElements<Base>, Base.Element: Identifiable, ID == Base.Element.ID,
    Base.Index: Hashable
  {
    self.init(BoundElements(base: data), id: \.id, content: content)
  }

  /// Makes a view for each element from a binding, identified by the value at a key path.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base>, Base.Index: Hashable {
    self.init(
      BoundElements(base: data), id: (\Binding<Base.Element>.wrappedValue).appending(path: id),
      content: content)
  }
}
