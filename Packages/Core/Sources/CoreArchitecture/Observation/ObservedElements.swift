/// Which observable elements an array holds, and where: O(n), without copying any.
///
/// The place counts because elements that were put back from an older copy have the same
/// identities and other fields. An array that is changed in place stays where it is.
public struct ObservedElements: Equatable, Sendable {
  @usableFromInline let address: Int
  @usableFromInline let identities: UInt64

  @inlinable
  init<Element: ObservationIdentified>(_ array: inout [Element]) {
    // Writing to the array, as this does, makes it the only owner of its memory.
    (address, identities) = array.withUnsafeMutableBufferPointer { elements in
      var identities = UInt64(elements.count)
      for element in elements {
        let id = element._$id
        identities = (identities &* 0x0000_0100_0000_01B3) ^ id.location
        identities = (identities &* 0x0000_0100_0000_01B3) ^ id.tag
      }
      return (Int(bitPattern: elements.baseAddress), identities)
    }
  }
}
