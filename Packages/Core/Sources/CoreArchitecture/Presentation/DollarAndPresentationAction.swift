/// A child's state is held as a presentation state.
public enum _DollarAndPresentationAction {}
