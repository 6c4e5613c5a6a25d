/// A view that is a control, or stands for those in it.
protocol ControlParts { static var holdControls: Bool { get } }

extension ProgressView: ControlParts {
  static var holdControls: Bool { false }
}

extension Gauge: ControlParts {
  static var holdControls: Bool { false }
}

extension HStack: ControlParts {
  static var holdControls: Bool { ControlKind.holdsControls(Content.self) }
}

extension VStack: ControlParts {
  static var holdControls: Bool { ControlKind.holdsControls(Content.self) }
}

extension ModifiedView: ControlParts {
  static var holdControls: Bool { ControlKind.holdsControls(Content.self) }
}

extension Group: ControlParts {
  static var holdControls: Bool { ControlKind.holdsControls(Content.self) }
}

extension Optional: ControlParts where Wrapped: View {
  static var holdControls: Bool { ControlKind.holdsControls(Wrapped.self) }
}

extension ConditionalView: ControlParts {
  static var holdControls: Bool {
    ControlKind.holdsControls(First.self) || ControlKind.holdsControls(Second.self)
  }
}

extension TupleView: ControlParts {
  static var holdControls: Bool {
    var holdControls = false
    for type in repeat (each Content).self {
      holdControls = holdControls || ControlKind.holdsControls(type)
    }
    return holdControls
  }
}
