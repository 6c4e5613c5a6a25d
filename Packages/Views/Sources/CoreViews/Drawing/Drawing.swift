// What is drawn rather than laid out: paths and shapes, gradients as views, the canvas's context,
// effects, and the course of changes.
//
// Animatable: EmptyAnimatableData, VectorArithmetic.
// CircularGaugeStyles: AccessoryCircularCapacityGaugeStyle, GaugeRing.
// CustomAnimation: AnimationContext, AnimationState, AnimationStateKey, UnitCurve.
// GeometryEffect: ProjectionTransform.
// GraphicsContext: DrawingRecord.
// InsettableShape: InsetOutline.
// Path+Flattened: FlatPart.
// Path+Stroked: LineDashes, StrokeOutline.
// RoundedRectangle: RectangleCornerRadii, RoundedCornerStyle, UnevenRoundedRectangle.
// Shape: AnyShape.
// Shapes: Capsule, Circle, Ellipse, Rectangle.
// StrokeStyle: FillStyle.
// TextRenderer: TextAttribute, TextProxy.
// TimelineView: ExplicitTimelineSchedule, PeriodicTimelineSchedule, TimelineSchedule,
//   TimelineScheduleMode.
// Transition: AnyTransition, ContentTransition.
// View+Effects: BlendMode, MatchedGeometryProperties.
