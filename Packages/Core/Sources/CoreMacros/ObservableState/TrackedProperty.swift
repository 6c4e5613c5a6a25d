import SwiftSyntax
import SwiftSyntaxBuilder

/// How `@ObservableState` treats the properties of a struct.
extension Property {
  /// Whether accesses are observed: for a stored `var` of an instance without a property wrapper.
  var isTracked: Bool { isTrackable && customAttributes.isEmpty }

  var isPresented: Bool {
    isTrackable && declaration.attributes.contains(named: "Presents")
      && binding.typeAnnotation?.type.wrappedOfOptional != nil
  }

  private var isTrackable: Bool {
    isMutable && isInstance && isStored && !declaration.modifiers.contains(.lazy)
      && !name.hasPrefix("_$")
  }

  /// Returns the accessors that register reads and notify observers of changes.
  ///
  /// - Parameter storage: The property with the value, such as `_count` or `_child.wrappedValue`.
  /// - Returns: The accessors `get`, `set` and `_modify`.
  func observingAccessors(storage: String) -> [AccessorDeclSyntax] {
    let registrar = "_$observationRegistrar"
    return [
      """
      get {
        \(raw: registrar).access(\(raw: id.literal))
        return \(raw: storage)
      }
      """,
      """
      set {
        \(raw: registrar).mutate(\(raw: id.literal), &\(raw: storage), newValue)
      }
      """,
      modifyAccessor(storage: storage, registrar: registrar),
    ]
  }

  private func modifyAccessor(storage: String, registrar: String) -> AccessorDeclSyntax {
    guard binding.accessorBlock != nil else {
      return """
        _modify {
          let before = \(raw: registrar).willModify(\(raw: id.literal), &\(raw: storage))
          defer { \(raw: registrar).didModify(\(raw: id.literal), &\(raw: storage), before) }
          yield &\(raw: storage)
        }
        """
    }
    // A copy, so that `willSet` and `didSet` run once, when it is put back.
    return """
      _modify {
        var value = \(raw: storage)
        let before = \(raw: registrar).willModify(\(raw: id.literal), &value)
        defer {
          \(raw: storage) = value
          \(raw: registrar).didModify(\(raw: id.literal), &value, before)
        }
        yield &value
      }
      """
  }
}
