/// The effect of a feature, written with the feature as its only generic argument.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
