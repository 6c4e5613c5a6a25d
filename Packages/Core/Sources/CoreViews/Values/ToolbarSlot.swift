/// A part of a toolbar.
enum ToolbarSlot: CaseIterable {
  case leading, principal, trailing, bottom
}

extension ToolbarItemPlacement {
  var slot: ToolbarSlot {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal: .principal
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .secondaryAction,
      .topBarTrailing, .navigationBarTrailing:
      .trailing
    case .bottomBar, .keyboard, .status: .bottom
    }
  }
}
