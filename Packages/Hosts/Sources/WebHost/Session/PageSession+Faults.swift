@_spi(Hosts) import CoreViews
import Effects
import Logging
import Synchronization

/// What keeps a reducer that traps, or never returns, from the sessions of others.
extension PageSession {
  /// Carries out a step of the action that was counted last, unless that is at fault.
  func perform(_ step: ClientAction.Step) {
    guard faults[applied, default: 0] < 2 else { return setAside(step) }
    noted(applied) { carryOut(step) }
  }

  /// Leaves an action out that has ended the process twice, or did not return.
  private func setAside(_ step: ClientAction.Step) {
    needsWhole = true
    let fault = SessionFault(session: id, number: applied)
    var metadata = fault.metadata.merging(faultNames[fault]?.metadata ?? [:]) { first, _ in first }
    metadata["kind"] = "\(step.kind)"
    logger.error(
      "An action is set aside, as it was under way at two ends of the process, or did not return",
      metadata: metadata)
    metrics.add(to: .setAside)
    notices.append(
      speaking { hostText("What you did last makes the program fail, so it is left out.") })
  }

  /// Runs work for an action, by its number, that may trap or never return.
  func noted<Result>(_ number: UInt64, _ body: () throws -> Result) rethrows -> Result {
    guard let underWay else { return try speaking(body) }
    return try underWay.carryOut(
      SessionFault(session: id, number: number), isSuspect: faults[number] != nil
    ) { try speaking(body) }
  }

  /// Begins without the state of which the process ended twice, and says so.
  func beginAnew(afterFaultsOf kept: StoredSession) throws {
    try begin(with: nil)
    logger.error(
      "A session begins anew, as its views were being made at two ends of the process",
      metadata: ["session": "\(id.prefix(6))"])
    resume(
      after: kept.applied,
      notice: speaking { hostText("What you had here makes the program fail, so it begins anew.") })
  }
}

/// Notes what a session does that no action of its person does: its effects, for the most part.
struct EffectNotes: Sendable {
  private let underWay: UnderWay?
  private let fault: SessionFault
  private let isSuspect: Bool

  init(session: String, underWay: UnderWay?, faults: [UInt64: Int]) {
    self.underWay = underWay
    fault = SessionFault(session: session, number: SessionFault.effects)
    isSuspect = faults[fault.number] != nil
  }

  /// Runs a job, whose reducers may trap or never return.
  func carryOut(_ job: () -> Void) {
    guard let underWay else { return job() }
    underWay.carryOut(fault, isSuspect: isSuspect, onlyReducers: true, job)
  }
}

extension ClientAction.Step {
  /// What was done, without to what.
  fileprivate var kind: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
