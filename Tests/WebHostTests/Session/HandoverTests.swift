import Testing

@testable import WebHost

@Suite
struct HandoverTests {
  /// What may happen from outside, each so often at most.
  private static let budgets: [HandoverModel.Budget] = [
    .init(wants: 2, actions: 1, losses: 1, stops: 0, failures: 0, copies: 0),
    .init(wants: 2, actions: 1, losses: 0, stops: 0, failures: 0, copies: 1),
    .init(wants: 2, actions: 1, losses: 0, stops: 0, failures: 1, copies: 0),
    .init(wants: 2, actions: 1, losses: 0, stops: 1, failures: 0, copies: 0),
  ]

  @Test(arguments: budgets)
  func `A session that is kept goes to where it is wanted, in every order`(
    budget: HandoverModel.Budget
  ) {
    var model = HandoverModel()
    model.row = HandoverModel.Row()
    model.budget = budget
    let count = explore(model)
    #expect(count > 2_000)
  }

  @Test(arguments: budgets)
  func `A session that has just begun goes to where it is wanted, in every order`(
    budget: HandoverModel.Budget
  ) {
    var model = HandoverModel()
    _ = model.processes[0].machine.begin("s")
    model.processes[0].memory = (0, 0)
    model.budget = budget
    model.budget.wants = 1
    let count = explore(model)
    #expect(count > 500)
  }

  /// Goes through all that can happen to a model, until something is wrong; returns how many states
  /// there are.
  private func explore(_ start: HandoverModel) -> Int {
    let isFaulty = start.budget.stops + start.budget.failures > 0
    var (seen, models): (Set, [HandoverModel]) = ([start], [start])
    var causes: [(event: String, before: Int)] = [("begin", 0)]
    var place = 0
    while place < models.count {
      let model = models[place]
      if let flaw = model.flaw ?? flaw(of: model, isFaulty: isFaulty) {
        var (events, at): ([String], Int) = ([], place)
        while at > 0 {
          events.append(causes[at].event)
          at = causes[at].before
        }
        Issue.record("\(flaw): \(events.reversed().joined(separator: "; "))")
        return models.count
      }
      for (event, next) in model.successors where seen.insert(next).inserted {
        models.append(next)
        causes.append((event, place))
      }
      place += 1
    }
    return models.count
  }

  private func flaw(of model: HandoverModel, isFaulty: Bool) -> String? {
    let stored = model.row?.applied ?? 0
    if model.told > stored { return "\(model.told) was acknowledged, and \(stored) is there" }
    if !isFaulty, model.processes.allSatisfy({ $0.memory != nil }) { return "two have it" }
    guard model.isStill else { return nil }
    if model.processes.contains(where: \.isWaiting) { return "somebody waits for ever" }
    if !isFaulty, let row = model.row,
      let place = model.processes.firstIndex(where: { $0.memory != nil }), row.owner != place
    {
      return "it is held in memory and not in the database"
    }
    return nil
  }
}
