import ArgumentParser
import Core
import Foundation
import Harbour
import Launch

@main
struct HarbourDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A harbour master's book: a long list, a form of controls, a timer."
  )

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws {
    let names = ["Grey Gull", "Tern", "Old Anchor", "Salt Wind", "Lantern", "Kelp", "North Star"]
    let boats = (1...42).map { number in
      Boat(
        id: number, name: "\(names[number % names.count]) \(number)",
        berth: number < 20 ? number : nil, departure: Date.now)
    }
    try await options.show {
      HarbourView(
        store: Store(
          initialState: HarbourFeature.State(boats: IdentifiedArray(uniqueElements: boats))
        ) {
          HarbourFeature()
        })
    }
  }
}
