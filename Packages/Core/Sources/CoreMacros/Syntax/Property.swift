import SwiftSyntax

/// A declaration of one property: `var count = 0`.
struct Property {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let identifier: TokenSyntax

  /// Nil for several properties in one declaration and for tuple patterns.
  init?(_ declaration: VariableDeclSyntax) {
    guard declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.identifier = pattern.identifier
  }

  /// The name as written, with backticks if it has any.
  var name: String { identifier.text }

  var bareName: String { identifier.identifier?.name ?? identifier.text }

  /// The stored property behind the generated accessors.
  var storageName: String { "_\(bareName)" }

  var id: PropertyID { PropertyID(name: bareName) }

  var isMutable: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.var) }

  var isInstance: Bool {
    !declaration.modifiers.contains(.static) && !declaration.modifiers.contains(.class)
  }

  /// Whether it is stored; `willSet` and `didSet` do not make it computed.
  var isStored: Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// The property wrappers and macros of the property.
  ///
  /// Unlike the language's own attributes, their names begin with a capital letter.
  var customAttributes: [AttributeSyntax] {
    declaration.attributes.attributes.filter { attribute in
      guard let name = attribute.attributeName.lastComponent else { return false }
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }
}

/// The number that identifies a property to observation: the 64-bit FNV-1a hash of its name.
struct PropertyID {
  let rawValue: UInt64

  init(name: String) {
    rawValue = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  /// The number as a literal of sixteen hexadecimal digits.
  var literal: String {
    let digits = String(rawValue, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
