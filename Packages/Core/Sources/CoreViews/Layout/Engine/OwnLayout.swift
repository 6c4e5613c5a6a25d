/// A layout of this module, which sets no lines of its own.
protocol OwnLayout: Layout {}
