/// An effect of a feature, spelled with one generic argument.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
