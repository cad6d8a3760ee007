import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  // Remix types loaders by merging into this interface.
  interface Future {
    v3_singleFetch: true;
  }
}
