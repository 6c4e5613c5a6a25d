extension Element {
  /// What a field asks of the keyboard and of what helps a person to type.
  public struct Typing: Hashable, Sendable {
    /// The keys that are needed; nil for the usual ones.
    public var keyboard: KeyboardType?
    /// What the text is, so that it can be filled in; nil for anything.
    public var content: TextContentType?
    /// The letters that become capitals by themselves; nil leaves it to the host.
    public var capitals: TextInputAutocapitalization?
    /// Whether the text is corrected; nil leaves it to the host.
    public var isCorrected: Bool?
    /// What the key that submits says; nil for the usual word.
    public var submit: SubmitLabel?
    /// Whether tools may suggest other words; nil leaves it to the host.
    public var isAssisted: Bool?

    /// Makes one that asks for nothing.
    public init() {}
  }
}
