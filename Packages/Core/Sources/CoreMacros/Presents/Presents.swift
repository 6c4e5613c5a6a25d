// `@Presents`, as a whole.
//
// PresentsMacro: PresentedProperty.
