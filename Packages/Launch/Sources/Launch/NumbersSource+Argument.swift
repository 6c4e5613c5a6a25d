public import ArgumentParser
public import Effects

extension NumbersSource: @retroactive ExpressibleByArgument {
  public init?(argument: String) {
    try? self.init(argument)
  }

  public var defaultValueDescription: String { description }
}
