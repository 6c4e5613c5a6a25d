/// Marks a child held by `@Presents`, with a `PresentationAction`.
public enum _DollarAndPresentationAction {}
