extension IdentifiedArray {
  /// Makes an empty array whose elements are identified by a key path.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(_identity: .keyPath(id))
  }

  /// Makes an array of elements with unique ids, which a key path finds.
  ///
  /// An id that occurs again is reported, and its first element stays.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(_identity: .keyPath(id))
    _fill(with: elements)
  }

  /// Makes an array of elements that may share ids, which a key path finds.
  ///
  /// Of two elements with one id, the result of `combine` replaces the first.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(_identity: .keyPath(id))
    try _fill(with: elements, uniquingIDsWith: combine)
  }

  /// Makes an array of elements with unique ids, which a key path finds; repeated ids are reported.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  @inlinable
  mutating func _fill(with elements: some Sequence<Element>) {
    _elements = ContiguousArray(elements)
    guard !_elements.isEmpty else { return }
    _positions = Dictionary(minimumCapacity: _elements.count)
    for index in _elements.indices
    where _positions.updateValue(index, forKey: _id(of: _elements[index])) != nil {
      return _refill()
    }
    _structureDidChange()
  }

  /// Fills the array again, leaving repeated ids out and reporting them.
  @usableFromInline
  @inline(never)
  mutating func _refill() {
    let elements = _elements
    _elements = []
    _positions = [:]
    for element in elements where !append(element).inserted {
      IdentifiedArrayIssue.duplicate(id: "\(_id(of: element))", array: "\(Self.self)").report()
    }
  }

  @inlinable
  mutating func _fill(
    with elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let (inserted, index) = append(element)
      guard !inserted else { continue }
      let combined = try combine(_elements[index], element)
      _replaceElement(at: index, with: combined)
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  @inlinable
  public init() {
    self.init(
      _identity: .identifiable(
        { $0.id }, all: { $0._mapInPlace { $0.pointee.id } }))
  }

  /// Makes an array of elements with unique ids.
  ///
  /// An id that occurs again is reported, and its first element stays.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    _fill(with: elements)
  }

  /// Makes an array of elements that may share ids.
  ///
  /// Of two elements with one id, the result of `combine` replaces the first.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try _fill(with: elements, uniquingIDsWith: combine)
  }

  /// Makes an array of elements that may share ids: the first element of each id stays.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }

  /// Makes an array of elements with unique ids; repeated ids are reported.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Makes an array of elements with unique ids; repeated ids are reported.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
