// `#Preview`.
//
// PreviewMacro: PreviewableMacro.
