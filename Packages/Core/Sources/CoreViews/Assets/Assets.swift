// The pictures and colours of bundles, and the pictures that were loaded.
