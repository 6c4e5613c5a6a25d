// The dependencies that are there from the start.
//
// AssertionEffect: AssertionFailureEffect.
