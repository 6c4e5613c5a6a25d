@testable import WebHost

/// Two processes, a database and what is on its way between them, for one session of one page.
///
/// It is a value, so that a test can try each thing that may come next.
struct HandoverModel: Hashable {
  /// What has been asked of the database and is not answered.
  enum Request: Hashable { case take, release, save(applied: Int, fence: Int) }
  enum Answer: Hashable { case took, refused, missed, failed, released, saved(Int), lost }
  enum Letter: Hashable { case ask(isToAll: Bool), free, copy }

  struct Row: Hashable {
    var owner: Int?
    var fence = 0
    var applied = 0
  }

  struct Process: Hashable {
    var machine = Handover(patience: 3)
    /// Whether the database holds that it runs.
    var isAlive = true
    var isWaiting = false
    /// What it has of the session in memory.
    var memory: (fence: Int, applied: Int)? {
      get { applied.map { (fence, $0) } }
      set { (fence, applied) = (newValue?.fence ?? 0, newValue?.applied) }
    }
    private var fence = 0
    private var applied: Int?
    var requests: [Request] = []
    var answers: [Answer] = []
    var isAsking = false
    /// What was taken, until its views are made.
    var taken: Row?
    var isLeaving = false
  }

  struct Mail: Hashable {
    var to: Int
    var letter: Letter
  }

  /// What may still happen from outside.
  struct Budget: Hashable {
    var wants = 3
    var actions = 2
    var losses = 1
    var stops = 1
    var failures = 1
    var copies = 1
  }

  var row: Row?
  var processes = [Process(), Process()]
  var mail: [Mail] = []
  var budget = Budget()
  /// The last action that the page was told is stored.
  var told = 0
  /// What must not happen and did.
  var flaw: String?
  private let id = "s"

  /// Whether nothing more comes by itself.
  var isStill: Bool {
    mail.isEmpty
      && processes.allSatisfy { process in
        process.requests.isEmpty && process.answers.isEmpty && !process.isAsking
          && process.taken == nil && !process.isLeaving
      }
  }

  /// Each thing that may come next, and what it leads to.
  var successors: [(event: String, model: Self)] {
    var all: [(String, Self)] = []
    func may(_ event: String, _ change: (inout Self) -> Void) {
      var next = self
      change(&next)
      all.append((event, next))
    }
    for p in processes.indices {
      let process = processes[p]
      if budget.wants > 0, !process.isWaiting { may("\(p) wants") { $0.want(p) } }
      if budget.actions > 0, process.machine.holds(id), process.memory != nil {
        may("\(p) acts") { $0.act(p) }
      }
      if !process.requests.isEmpty {
        may("\(p) is answered") { $0.serve(p, fails: false) }
        if budget.failures > 0 { may("\(p) is not answered") { $0.serve(p, fails: true) } }
      }
      if !process.answers.isEmpty { may("\(p) hears the database") { $0.hear(p) } }
      if process.isAsking { may("\(p) has waited") { $0.wait(p) } }
      if process.taken != nil { may("\(p) wakes it") { $0.wake(p) } }
      if process.isLeaving, process.requests.isEmpty, process.answers.isEmpty {
        may("\(p) leaves it") { $0.leave(p) }
      }
      if budget.stops > 0, process.isAlive { may("\(p) stops") { $0.stop(p) } }
      if !process.isAlive { may("\(p) goes on") { $0.processes[p].isAlive = true } }
    }
    for index in Set(mail).compactMap({ mail.firstIndex(of: $0) }) {
      may("\(mail[index]) arrives") { $0.deliver(index, isShown: false) }
      if budget.copies > 0, case .ask = mail[index].letter {
        may("\(mail[index]) arrives, another page shows it") { $0.deliver(index, isShown: true) }
      }
      if budget.losses > 0 { may("\(mail[index]) is lost") { $0.lose(index) } }
    }
    return all
  }
}

extension HandoverModel {
  private mutating func want(_ p: Int) {
    budget.wants -= 1
    processes[p].isWaiting = true
    run(p) { $0.want("s") }
  }

  private mutating func act(_ p: Int) {
    budget.actions -= 1
    guard let (fence, applied) = processes[p].memory else { return }
    processes[p].memory?.applied += 1
    processes[p].requests.append(.save(applied: applied + 1, fence: fence))
  }

  private mutating func stop(_ p: Int) {
    budget.stops -= 1
    processes[p].isAlive = false
  }

  /// The database carries out what a process has asked for first; one that fails may have been
  /// carried out or not, and here was.
  private mutating func serve(_ p: Int, fails: Bool) {
    if fails { budget.failures -= 1 }
    let request = processes[p].requests.removeFirst()
    var answer: Answer
    switch request {
    case .take:
      if let owner = row?.owner, owner != p, processes[owner].isAlive {
        answer = .refused
      } else if row != nil {
        row?.owner = p
        row?.fence += 1
        processes[p].taken = fails ? nil : row
        answer = .took
      } else {
        answer = .missed
      }
    case .release:
      if row?.owner == p { row?.owner = nil }
      answer = .released
    case .save(let applied, let fence): answer = save(p, applied, fence)
    }
    if fails, case .take = request { answer = .failed }
    if fails, case .save = request { answer = .lost }
    processes[p].answers.append(answer)
  }

  private mutating func save(_ p: Int, _ applied: Int, _ fence: Int) -> Answer {
    if row == nil { row = Row(owner: p) }
    guard row?.owner == p, row?.fence == fence else { return .lost }
    if let row, applied != row.applied, applied != row.applied + 1 {
      flaw = "\(applied) is stored over \(row.applied)"
    }
    row?.applied = applied
    return .saved(applied)
  }

  private mutating func hear(_ p: Int) {
    switch processes[p].answers.removeFirst() {
    case .took: run(p) { $0.took("s") }
    case .refused: run(p) { $0.refused("s") }
    case .missed: run(p) { $0.missed("s") }
    case .failed: run(p) { $0.failed("s") }
    case .released: run(p) { $0.released("s") }
    case .saved(let applied): told = max(told, applied)
    case .lost: run(p) { $0.lost("s") }
    }
  }

  private mutating func wait(_ p: Int) {
    processes[p].isAsking = false
    run(p) { $0.waited("s") }
  }

  private mutating func wake(_ p: Int) {
    guard let row = processes[p].taken else { return }
    processes[p].taken = nil
    processes[p].memory = (row.fence, row.applied)
    run(p) { $0.woke("s") }
  }

  /// All that was done is stored by then.
  private mutating func leave(_ p: Int) {
    processes[p].isLeaving = false
    processes[p].memory = nil
    run(p) { $0.left("s") }
  }

  private mutating func lose(_ index: Int) {
    budget.losses -= 1
    mail.remove(at: index)
  }

  private mutating func deliver(_ index: Int, isShown: Bool) {
    if isShown { budget.copies -= 1 }
    let (p, letter) = (mail[index].to, mail[index].letter)
    mail.remove(at: index)
    switch letter {
    case .ask(let isToAll):
      run(p) { $0.asked("s", by: "\(1 - p)", isToAll: isToAll, isShown: isShown) }
    case .free: run(p) { $0.freed("s") }
    case .copy: run(p) { $0.offered("s") }
    }
  }

  /// Has a machine hear of an event, and does what it says.
  private mutating func run(_ p: Int, _ event: (inout Handover) -> [Handover.Step]) {
    for step in event(&processes[p].machine) {
      switch step {
      case .take: processes[p].requests.append(.take)
      case .release: processes[p].requests.append(.release)
      case .ask:
        processes[p].isAsking = true
        mail.append(Mail(to: 1 - p, letter: .ask(isToAll: row == nil)))
      case .leave: processes[p].isLeaving = true
      case .tellFree(_, let peer): mail.append(Mail(to: Int(peer) ?? 0, letter: .free))
      case .offerCopy(_, let peer): mail.append(Mail(to: Int(peer) ?? 0, letter: .copy))
      case .answer(_, let outcome): answer(p, outcome)
      case .drop:
        processes[p].memory = nil
        processes[p].isLeaving = false
        processes[p].taken = nil
      }
    }
  }

  /// Whoever waits goes on: a page without a session has another one begin.
  private mutating func answer(_ p: Int, _ outcome: Handover.Outcome) {
    processes[p].isWaiting = false
    if outcome == .held, processes[p].memory == nil, processes[p].taken == nil,
      !processes[p].answers.contains(.lost)
    {
      flaw = "\(p) is said to hold what it does not have"
    }
  }
}
