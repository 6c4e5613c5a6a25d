import Testing

@_spi(Views) @testable import CoreArchitecture

@Suite struct TypeNameTests {
  struct Inner {}

  @Test func leavesModulesOut() {
    #expect(typeName(Int.self) == "Int")
    #expect(typeName(Inner.self) == "TypeNameTests.Inner")
    #expect(typeName([String: Inner].self) == "Dictionary<String, TypeNameTests.Inner>")
    #expect(typeName(Optional<Inner>.self) == "Optional<TypeNameTests.Inner>")
  }

  @Test func leavesTheContextOfPrivateTypesOut() {
    struct Local { struct Deep {} }

    #expect(typeName(Hidden.Inner.self) == "Hidden.Inner")
    #expect(typeName(Local.Deep.self) == "TypeNameTests.Local.Deep")
  }

  @Test func keepsFunctionsAndTuplesReadable() {
    #expect(typeName((Inner, Int).self) == "(TypeNameTests.Inner, Int)")
    #expect(typeName(((Int) -> Inner).self) == "(Int) -> TypeNameTests.Inner")
  }
}

private enum Hidden {
  struct Inner {}
}
