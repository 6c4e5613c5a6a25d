extension BuiltInValues.Decoration {
  /// What concerns frame and place, for an element around others that are drawn as one.
  var ofPlace: Self {
    var place = Self()
    (place.steps, place.rowInsets, place.rowBackground) = (steps, rowInsets, rowBackground)
    (place.isHidden, place.appearances) = (isHidden, appearances)
    return place
  }

  /// What concerns the view itself: its name, focus and actions.
  var ofView: Self {
    var view = self
    (view.steps, view.rowInsets, view.rowBackground) = ([], nil, nil)
    (view.isHidden, view.appearances) = (false, [])
    return view
  }

  /// What is told of the view.
  var ofSpeech: Self {
    var speech = Self()
    (speech.label, speech.accessibility, speech.actions) = (label, accessibility, actions)
    return speech
  }

  /// What concerns the view itself, and is not told.
  var ofControl: Self {
    var control = ofView
    (control.label, control.accessibility, control.actions) = (nil, nil, [])
    return control
  }
}

extension BuiltInValues {
  /// Changes what an element looks like that its children do not inherit.
  mutating func changeDecoration(_ change: (inout Decoration) -> Void) {
    var changed = decoration ?? Decoration()
    change(&changed)
    decoration = changed
  }
}

extension EnvironmentValues {
  /// Gives an element around others frame and place, and nothing else of what is asked of it.
  func applyPlace(to element: inout Element) {
    guard let decoration = builtIn.decoration else { return }
    var values = BuiltInValues()
    values.decoration = decoration.ofPlace
    values.applyDecoration(to: &element)
  }

  /// The environment of a view below that takes over a part of what is asked of the element.
  func inner(
    with decoration: BuiltInValues.Decoration?, kept: inout EnvironmentValues?
  ) -> EnvironmentValues {
    let outer = withoutDecoration
    guard let decoration, decoration != BuiltInValues.Decoration() else { return outer }
    var changed = outer
    changed.builtIn.decoration = decoration
    return changed.kept(in: &kept)
  }
}
