// What is drawn with: colours, gradients and materials as styles, and those of a program.
//
// Material: Glass.
// ShapeStyle: AnyShapeStyle, FadedStyle, ShadowStyle.
