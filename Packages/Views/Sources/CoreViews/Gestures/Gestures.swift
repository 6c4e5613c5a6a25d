// What a person does with a finger, from taps to drags, and the view that hears it.
//
// ComposedGestures: ExclusiveGesture, SequenceGesture, SimultaneousGesture.
// Gesture: AnyGesture, ChangedGesture, MapGesture.
// GestureHearing: GestureInput, GestureMemory, GestureNeeds, GestureStep.
// TapGesture: SpatialTapGesture.
// TwoFingerGestures: MagnificationGesture, MagnifyGesture, RotateGesture, RotationGesture.
// View+Gesture: ContentShapeKinds, GestureMask.
