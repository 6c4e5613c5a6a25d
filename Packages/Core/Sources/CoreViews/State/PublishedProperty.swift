/// A property of a model that tells when it changes.
protocol PublishedProperty {
  /// What tells that the model changes; nil until somebody asks for it.
  var willChange: ObservableObjectPublisher? { get }
  func setWillChange(_ publisher: ObservableObjectPublisher)
}
