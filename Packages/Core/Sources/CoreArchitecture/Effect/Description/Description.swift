// `Effect` and the nodes it is made of, `Send`.
//
// BeginAndEndNodes: BeginNode, EndNode, FeatureEnding.
// ConcatenateNode: EffectQueue.
// Effect+Cancellation: CancelNode, CancellableNode.
// Effect+Children: ChildNode, EmbedNode.
// EffectNode: ActionReceiver, Delivery, MergeNode, SendNode.
// MapNodes: TransformNode.
// Send: UncheckedTransfer.
