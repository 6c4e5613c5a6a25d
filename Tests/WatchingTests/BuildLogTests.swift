import Testing

@testable import Watching

@Suite struct BuildLogTests {
  private func firstError(_ text: String) -> String {
    var log = BuildLog()
    // However the output arrives.
    for byte in text.utf8 { log.append([byte]) }
    return log.firstError(in: "/bakery")
  }

  @Test func theFirstErrorWithAPlaceIsTold() {
    let text = """
      warning: a manifest is old
      error: emit-module command failed with exit code 1
      /bakery/Bread.swift:3:9: warning: 'dough' was never used
      /bakery/Shop/Oven.swift:12:7: error: cannot find 'heat' in scope
         |       `- error: cannot find 'heat' in scope
      /bakery/Bread.swift:4:1: error: expected '}'
      """
    #expect(firstError(text) == "Shop/Oven.swift:12: cannot find 'heat' in scope")
  }

  @Test func filesOfOthersKeepTheirPath() {
    #expect(firstError("/usr/x.h:1:2: fatal error: no file") == "/usr/x.h:1: no file")
  }

  @Test func anErrorWithoutAPlaceIsToldAsItIs() {
    #expect(firstError("hm\nerror: link command failed\nbye\n") == "error: link command failed")
    #expect(firstError("a\n  sh: swift: not found\n") == "sh: swift: not found")
    #expect(firstError("") == "the build has failed and printed nothing")
  }
}
