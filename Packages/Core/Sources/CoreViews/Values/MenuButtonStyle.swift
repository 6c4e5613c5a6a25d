/// How a `MenuButton` of former times looks, which is a ``Menu`` here.
public protocol MenuButtonStyle {}
