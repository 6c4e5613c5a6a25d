extension Color: View {
  /// A rectangle of the colour, which fills the room it is offered.
  public var body: some View { Rectangle().fill(self) }
}
