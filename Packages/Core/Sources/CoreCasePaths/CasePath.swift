/// The older name of ``AnyCasePath``, used before case key paths.
public typealias CasePath = AnyCasePath
