/// Marks children with state of type `State`, held in a stack.
public enum _StackCollecting<State> {}
