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
