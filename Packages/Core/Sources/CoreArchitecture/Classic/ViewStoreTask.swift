/// The name of ``StoreTask`` in code of the time when view stores sent actions.
public typealias ViewStoreTask = StoreTask
