extension View {
  /// Sets the title of the screen or sheet that the view is part of; the text's style is left out.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }
}
