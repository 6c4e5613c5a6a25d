/// Tells a view where the person of its session is who chooses files.
@propertyWrapper
struct FilePlaceProperty: DynamicProperty {
  private var place = FilePlace.here

  var wrappedValue: FilePlace { place }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { place = node.runtime.filePlace }
}
