/// Marks children held in an identified array, with ids of type `ID`.
public enum _IdentifiedCollecting<ID> {}
