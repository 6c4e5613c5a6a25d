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
}
