/// A part of a toolbar.
enum ToolbarSlot: CaseIterable {
  case leading, principal, trailing, bottom, keyboard
}

extension ToolbarItemPlacement {
  var slot: ToolbarSlot {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: .principal
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .secondaryAction,
      .topBarTrailing, .navigationBarTrailing, .topBarPinnedTrailing:
      .trailing
    case .bottomBar, .status: .bottom
    case .keyboard: .keyboard
    }
  }
}
