import Core
import Testing

@Suite struct TaskResultTests {
  struct Failure: Error, Hashable { let code: Int }
  struct Opaque: Error {}

  @Test func keepsWhatAnOperationReturns() async throws {
    let result = await TaskResult { 42 }

    #expect(try result.value == 42)
    #expect(result == .success(42))
  }

  @Test func keepsWhatAnOperationThrows() async {
    let result = await TaskResult<Int> { throw Failure(code: 1) }

    #expect(throws: Failure(code: 1)) { try result.value }
    #expect(result == .failure(Failure(code: 1)))
    #expect(result != .failure(Failure(code: 2)))
    #expect(result != .success(1))
  }

  @Test func equalResultsHashEqually() {
    let results: Set<TaskResult<Int>> = [
      .success(1), .success(1), .failure(Failure(code: 1)), .failure(Failure(code: 1)),
      .failure(Failure(code: 2)),
    ]

    #expect(results.count == 3)
  }

  @Test func mapsItsValue() async throws {
    #expect(TaskResult.success(1).map { $0 + 1 } == .success(2))
    #expect(TaskResult.success(1).flatMap { .success("\($0)") } == .success("1"))
    #expect(TaskResult<Int>.failure(Failure(code: 1)).map { $0 + 1 } == .failure(Failure(code: 1)))
  }

  @Test func turnsIntoAResultAndBack() throws {
    let result = Result(TaskResult.success(1))

    #expect(try result.get() == 1)
    #expect(TaskResult(result) == .success(1))
  }

  @Test func comparingErrorsThatCannotBeComparedIsReported() {
    withKnownIssue {
      _ = TaskResult<Int>.failure(Opaque()) == .failure(Opaque())
    } matching: { issue in
      issue.says(
        """
        A 'TaskResult' was compared or hashed while it held an error that is not Equatable.

          TaskResultTests.Opaque

        The error counts as unequal to any other. Make 'TaskResultTests.Opaque' conform to \
        'Equatable'.

        More: Documentation/Core.docc/Effects.md#errors
        """)
    }
  }

  @Test func hashingAnErrorThatCannotBeHashedIsReported() {
    withKnownIssue {
      _ = TaskResult<Int>.failure(Opaque()).hashValue
    } matching: { issue in
      issue.says(
        """
        A 'TaskResult' was compared or hashed while it held an error that is not Hashable.

          TaskResultTests.Opaque

        The error does not count in the hash value. Make 'TaskResultTests.Opaque' conform to \
        'Hashable'.

        More: Documentation/Core.docc/Effects.md#errors
        """)
    }
  }
}
