// `@Presents`, dismissal.
//
// DismissEffect: PresentationDepth.
