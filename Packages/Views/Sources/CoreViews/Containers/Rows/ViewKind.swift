/// Tells by its type what a view is made of, without mounting it.
enum ViewKind {
  /// Whether a view is of a kind, or made of one that is.
  static func contains(_ type: (some View).Type, _ isSought: (any View.Type) -> Bool) -> Bool {
    if isSought(type) { return true }
    if let parts = type as? any KindParts.Type { return parts.contain(isSought) }
    func contains<Body: View>(_ body: Body.Type) -> Bool {
      Body.self != Never.self && Self.contains(body, isSought)
    }
    return contains(type.Body.self)
  }

  /// Whether a view holds controls.
  static func holdsControls(_ type: (some View).Type) -> Bool {
    contains(type) {
      $0 is any Pressed.Type || $0 is any FieldView.Type
        || $0 is any ControlView.Type && !($0 is any Shown.Type)
    }
  }

  /// Whether views of a view have places that one line of text does not show.
  static func isArranged(_ type: (some View).Type) -> Bool {
    contains(type) { $0 is any Arranging.Type }
  }
}

/// A control that shows a value and takes none.
private protocol Shown {}

extension ProgressView: Shown {}
extension Gauge: Shown {}

/// A view that gives others their places.
private protocol Arranging {}

extension HStack: Arranging {}
extension VStack: Arranging {}
extension ZStack: Arranging {}
extension ScrollView: Arranging {}
extension Grid: Arranging {}
extension Label: Arranging {}

/// A view that stands for those in it.
protocol KindParts { static func contain(_ isSought: (any View.Type) -> Bool) -> Bool }

extension Optional: KindParts where Wrapped: View {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(Wrapped.self, isSought)
  }
}

extension ConditionalView: KindParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(First.self, isSought) || ViewKind.contains(Second.self, isSought)
  }
}

extension TupleView: KindParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    for type in repeat (each Content).self {
      if ViewKind.contains(type, isSought) { return true }
    }
    return false
  }
}

/// A view that stands for one other.
protocol ContentParts: KindParts { associatedtype Content: View }

extension ContentParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(Content.self, isSought)
  }
}

extension HStack: ContentParts {}
extension VStack: ContentParts {}
extension ModifiedView: ContentParts {}
extension Group: ContentParts {}

/// A view that becomes a control when it is mounted.
protocol Pressed {}
