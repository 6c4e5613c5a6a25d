extension IdentifiedArray {
  /// The position of the element with an id, nil if the array does not hold it.
  ///
  /// Complexity: O(1).
  @inlinable
  public func index(id: ID) -> Int? { _positions[id] }

  /// The element with an id; set nil to remove it, set an element to append or replace it.
  ///
  /// Editing through optional chaining happens in place. An element that is set must have the id it
  /// is set for; one with another id is reported. Complexity: O(1), except for removing.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get { _positions[id].map { _elements[$0] } }
    set { _set(newValue, for: id) }
    _modify {
      guard let index = _positions[id] else {
        var element: Element?
        defer { _set(element, for: id) }
        yield &element
        return
      }
      let identity = _willEdit(&_elements[index])
      var element: Element? = _takeOut(at: index)
      defer { _putBack(element, at: index, id: id, identity: identity) }
      yield &element
    }
  }

  /// The element with an id, or a default, which is appended before it is edited.
  ///
  /// The default must have the id; one with another id is reported. Complexity: O(1).
  @inlinable
  public subscript(id id: ID, default defaultValue: @autoclosure () -> Element) -> Element {
    get { self[id: id] ?? defaultValue() }
    _modify {
      if _positions[id] == nil { _set(defaultValue(), for: id) }
      let index = _positions[id] ?? _elements.count - 1
      let id = _id(of: _elements[index])
      let identity = _willEdit(&_elements[index])
      defer { _didEdit(at: index, id: id, identity: identity) }
      yield &_elements[index]
    }
  }

  @inlinable
  mutating func _set(_ element: Element?, for id: ID) {
    if let index = _positions[id] {
      if let element {
        _replaceElement(at: index, with: element)
      } else {
        remove(at: index)
      }
    } else if let element {
      append(element)
      let newID = _id(of: element)
      if newID != id { _reportIDChange(from: id, to: newID) }
    }
  }

  /// Moves an element out, so that it can be edited without being copied.
  ///
  /// The last element stands in its place until `_putBack` is called. Complexity: O(1).
  @inlinable
  mutating func _takeOut(at index: Int) -> Element {
    let last = _elements.count - 1
    if index != last { _exchange(index, last) }
    return _elements.removeLast()
  }

  /// Exchanges two elements by moving them; `ContiguousArray.swapAt` would copy both.
  @inlinable
  mutating func _exchange(_ i: Int, _ j: Int) {
    _elements.withUnsafeMutableBufferPointer { $0.swapAt(i, j) }
  }

  /// Moves an edited element back to where it was, or closes the gap if it is nil.
  @inlinable
  mutating func _putBack(_ element: consuming Element?, at index: Int, id: ID, identity: UInt64?) {
    if let element {
      _elements.append(element)
      let last = _elements.count - 1
      if index != last { _exchange(index, last) }
      _didEdit(at: index, id: id, identity: identity)
    } else {
      if index < _elements.count { _elements.append(_elements.remove(at: index)) }
      _positions[id] = nil
      _reindex(from: index)
      _structureDidChange()
    }
  }

  /// Edits an element in place, for a runtime that tracks changes within elements itself.
  ///
  /// The structure token changes only if the element's id does. Complexity: O(1).
  @inlinable
  public mutating func _withElement<R>(
    at index: Int, _ body: (inout Element) throws -> R
  ) rethrows -> R {
    let id = _id(of: _elements[index])
    defer { _checkID(at: index, was: id) }
    return try body(&_elements[index])
  }

  /// Checks the id and renews the structure token once an element has been edited in place.
  @inlinable
  mutating func _didEdit(at index: Int, id: ID, identity: UInt64?, mayChangeID: Bool = false) {
    _checkID(at: index, was: id, mayChange: mayChangeID)
    if identity == nil || index >= _elements.count
      || identity != _observationIdentity(of: _elements[index])
    {
      _structureDidChange()
    } else {
      _revision = _nextStructureToken()
    }
  }

  @inlinable
  mutating func _checkID(at index: Int, was id: ID, mayChange: Bool = false) {
    let newID = _id(of: _elements[index])
    if newID != id { _rekey(at: index, from: id, to: newID, isMistake: !mayChange) }
  }

  /// Handles an id that was changed in place.
  ///
  /// The element keeps its position if its new id is free, and is removed if another element has
  /// it.
  @usableFromInline
  @inline(never)
  mutating func _rekey(at index: Int, from old: ID, to new: ID, isMistake: Bool) {
    _positions[old] = nil
    if _positions[new] == nil {
      _positions[new] = index
      if isMistake { _reportIDChange(from: old, to: new) }
    } else {
      _elements.remove(at: index)
      _reindex(from: index)
      IdentifiedArrayIssue.idChangedToExisting(
        from: "\(old)", to: "\(new)", array: "\(Self.self)"
      ).report()
    }
    _structureDidChange()
  }

  @usableFromInline
  @inline(never)
  func _reportIDChange(from old: ID, to new: ID) {
    IdentifiedArrayIssue.idChanged(from: "\(old)", to: "\(new)", array: "\(Self.self)").report()
  }

  /// Puts an element at a position, whatever its id.
  ///
  /// If the array holds the id elsewhere, the two positions are exchanged first: the element that
  /// has to yield goes where the id was.
  @inlinable
  mutating func _place(_ element: Element, at index: Int) {
    let old = _id(of: _elements[index])
    let new = _id(of: element)
    if new != old {
      let other = _positions.updateValue(index, forKey: new)
      _positions[old] = other
      if let other { _exchange(index, other) }
    }
    _elements[index] = element
    _structureDidChange()
  }

  /// Replaces an element with another that should have the same id.
  @inlinable
  mutating func _replaceElement(at index: Int, with element: Element) {
    let id = _id(of: _elements[index])
    _elements[index] = element
    _structureDidChange()
    _checkID(at: index, was: id)
  }

  /// Updates `_positions` once an element has come or gone right behind a position.
  ///
  /// Where many stand behind it, each number is changed in its place, and no id is looked up.
  @inlinable
  mutating func _shiftPositions(behind position: Int, by distance: Int) {
    guard _elements.count - position > _elements.count / 4 else {
      return _reindex(from: position)
    }
    _positions = _positions.mapValues { $0 > position ? $0 + distance : $0 }
  }

  /// Updates `_positions` for the elements from a position on.
  @inlinable
  mutating func _reindex(from start: Int) {
    var index = start
    while index < _elements.count {
      _positions[_id(of: _elements[index])] = index
      index += 1
    }
  }
}
