extension EnvironmentValues {
  /// The stack that links and destinations below push onto.
  var stack: ScreenStack? { builtIn.stack as? ScreenStack }

  /// The place where a stack below joins the one around it.
  var nestingPoint: NestingPoint? { builtIn.nestingPoint as? NestingPoint }
}
