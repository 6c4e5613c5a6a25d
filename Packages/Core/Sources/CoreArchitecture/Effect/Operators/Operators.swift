// `debounce`, `throttle`, `actions`: effects made of effects.
//
// Effect+Throttle: ThrottleWindowOf.
