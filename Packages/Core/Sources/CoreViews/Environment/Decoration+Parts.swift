extension BuiltInValues.Decoration {
  /// What concerns frame and place, for an element around others that are drawn as one.
  var ofPlace: Self {
    var place = Self()
    (place.steps, place.rowInsets, place.rowBackground) = (steps, rowInsets, rowBackground)
    (place.isHidden, place.finishes) = (isHidden, finishes)
    return place
  }

  /// What concerns the view itself: its name, focus and actions.
  var ofView: Self {
    var view = self
    (view.steps, view.rowInsets, view.rowBackground) = ([], nil, nil)
    (view.isHidden, view.finishes) = (false, [])
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
