// `IdentifiedArray` and its action.
