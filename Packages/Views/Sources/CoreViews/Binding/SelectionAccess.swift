/// A binding to a selection, with its type hidden.
struct SelectionAccess {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(unwrapping: binding.wrappedValue) }
    set = { tag in
      if let value = tag.base as? Value {
        binding.wrappedValue = value
      } else if tag == .nothing, let empty = Value.self as? any ExpressibleByNilLiteral.Type {
        if let value = empty.init(nilLiteral: ()) as? Value { binding.wrappedValue = value }
      }
    }
  }
}

extension AnyHashable {
  /// The tag that stands for nil, of whatever type.
  static var nothing: AnyHashable { AnyHashable(Nothing()) }

  /// The value without the optionals around it, so that a tag equals an optional selection of it.
  init<Value: Hashable>(unwrapping value: Value) {
    let unwrapped = (value as? any HashableOptional)?.hashableContent
    self = unwrapped ?? AnyHashable(value)
  }
}

private protocol HashableOptional {
  var hashableContent: AnyHashable? { get }
}

extension Optional: HashableOptional where Wrapped: Hashable {
  var hashableContent: AnyHashable? {
    map { AnyHashable(unwrapping: $0) } ?? .nothing
  }
}

private struct Nothing: Hashable {}

/// The choice of the picker around, for its options.
///
/// The node of the picker keeps it, so that its binding can be replaced in place.
final class OptionSelection {
  var access: SelectionAccess

  init(_ access: SelectionAccess) { self.access = access }
}
