/// A property of a view's own state that the view may write: `@BindingViewState var name: String`.
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewState<Value> {
  private let value: Value
  /// The binding to the feature's property.
  public let projectedValue: Binding<Value>

  init(binding: Binding<Value>) {
    value = binding.wrappedValue
    projectedValue = binding
  }

  /// The value when the view's state was made; a write goes to the feature.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A member of the property, which the view may write by itself: `$0.$berth.depth`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> BindingViewState<Member> {
    BindingViewState<Member>(binding: projectedValue[dynamicMember: keyPath])
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Equal when the values are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  /// Shows the value without its wrapper.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}
