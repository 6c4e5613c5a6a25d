import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: moves a property's value to a second property and observes it.
public enum ObservationStateTrackedMacro: VerbatimMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  /// Generates accessors that read and write the storage and notify observers.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isStored
    else { return [] }
    let storage = property.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """
    return [initializer] + property.observingAccessors(storage: storage)
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  /// Generates the private storage of the value.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isStored
    else { return [] }
    return [property.trackedStorage]
  }
}

extension Property {
  /// The storage `private var _count = 0`: the declaration, renamed and made private.
  fileprivate var trackedStorage: DeclSyntax {
    let attributes = declaration.attributes.attributes
      .filter { $0.attributeName.lastComponent?.first?.isLowercase == true }
      .map { "\($0.trimmedDescription) " }
    let modifiers = declaration.modifiers
      .filter {
        [.keyword(.weak), .keyword(.unowned), .keyword(.nonisolated)].contains($0.name.tokenKind)
      }
      .map { "\($0.trimmedDescription) " }
    let annotation = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
    let initializer = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    let observers = binding.accessorBlock.map { " \($0.trimmedDescription)" } ?? ""
    return """
      @CoreArchitecture.ObservationStateIgnored
      \(raw: attributes.joined())private \(raw: modifiers.joined())var \(raw: storageName)\
      \(raw: annotation)\(raw: initializer)\(raw: observers)
      """
  }
}

/// `@ObservationStateIgnored`: keeps a property from being observed.
public enum ObservationStateIgnoredMacro: VerbatimMacro, AccessorMacro {
  /// Generates nothing, as the macro only marks the property.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

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
