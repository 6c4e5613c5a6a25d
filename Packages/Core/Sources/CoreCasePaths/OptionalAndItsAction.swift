/// Marks a child whose state is held as an optional, with its own action.
public enum _OptionalAndItsAction {}
