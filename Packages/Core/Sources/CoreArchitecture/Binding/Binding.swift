// Bindings: their action, their reducer, and what nobody took.
//
// BindableAction: BindingCase.
