public import Core
import Effects

extension PreviewTrait {
  /// Facts are on their way and never come, so that a view that loads one goes on loading.
  public static var pendingFacts: PreviewTrait {
    .dependencies { $0.numbers.fact = { _ in try await Task.never() } }
  }
}
