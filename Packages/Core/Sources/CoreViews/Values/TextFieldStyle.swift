/// The look of text fields; each host has one.
public protocol TextFieldStyle {}
