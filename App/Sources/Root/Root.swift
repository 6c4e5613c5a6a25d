// The whole app: its coordinators and their views.
