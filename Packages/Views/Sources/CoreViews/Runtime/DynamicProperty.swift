@_spi(Reflection) import Swift

/// A stored property of a view that the view layer fills in before it reads the body.
///
/// A type that groups several such properties may conform as well; it needs only the conformance.
public protocol DynamicProperty {
  /// Connects the property with the value that the mounted view keeps for it in the slot.
  mutating func _install(slot: inout AnyObject?, node: ViewNode)

  /// Called before each evaluation of the body, after the properties within have been filled in.
  mutating func update()
}

extension DynamicProperty {
  /// Keeps nothing: for types that only group other properties.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {}
  /// Does nothing.
  public mutating func update() {}
}

/// What a view keeps in a slot.
protocol SlotValue: AnyObject {
  /// Whether a view that is mounted anew would have the same.
  var isAsAtFirst: Bool { get }
}

/// A value whose dynamic properties are filled in as those of the view that keeps it: a modifier, a
/// style, an app.
public protocol FieldHolder {}

/// The offsets of the dynamic properties in a type of view, found once for each type.
struct FieldPlan {
  struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  var fields: [Field] = []

  var isEmpty: Bool { fields.isEmpty }

  /// Fills in the dynamic properties of a view; `slots` holds what lasts between evaluations.
  func install<Content>(into view: inout Content, slots: inout [AnyObject?], node: ViewNode) {
    if slots.isEmpty { slots = Array(repeating: nil, count: fields.count) }
    withUnsafeMutablePointer(to: &view) { view in
      let start = UnsafeMutableRawPointer(view)
      for (position, field) in fields.enumerated() {
        Self.install(field.type, at: start + field.offset, slot: &slots[position], node: node)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, slot: inout AnyObject?,
    node: ViewNode
  ) {
    let property = address.assumingMemoryBound(to: Property.self)
    property.pointee._install(slot: &slot, node: node)
    property.pointee.update()
  }
}

extension GraphRuntime {
  func fieldPlan(for type: Any.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let lastFieldPlan, lastFieldPlan.key == key { return lastFieldPlan.plan }
    let plan = fieldPlans[key] ?? FieldPlan(for: type)
    fieldPlans[key] = plan
    lastFieldPlan = (key, plan)
    return plan
  }
}

extension FieldPlan {
  init(for type: Any.Type) { addFields(of: type, at: 0) }

  private mutating func addFields(of type: Any.Type, at base: Int) {
    var found: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      found.append((base + offset, fieldType))
      return true
    }
    for (offset, fieldType) in found {
      if let property = fieldType as? any DynamicProperty.Type {
        addFields(of: fieldType, at: offset)
        fields.append(Field(offset: offset, type: property))
      } else if fieldType is any FieldHolder.Type {
        addFields(of: fieldType, at: offset)
      }
    }
  }
}
