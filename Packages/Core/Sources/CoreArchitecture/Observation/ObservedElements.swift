/// The identities of the observable elements in an array, and the address of its memory.
///
/// The address counts because elements restored from an older copy have the same identities but
/// other fields; an array that is changed in place keeps its address. Complexity: O(n), without a
/// copy of any element.
public struct ObservedElements: Equatable, Sendable {
  @usableFromInline let address: Int
  @usableFromInline let identities: UInt64

  @inlinable
  init<Element: ObservationIdentified>(_ array: inout [Element]) {
    // Mutable access gives the array memory of its own if it shares its memory with a copy.
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
