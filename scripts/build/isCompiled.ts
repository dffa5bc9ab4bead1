/**
 * Long lists that every refresh renders, and the app's own chart. The React compiler makes them skip what has not changed;
 * elsewhere, also of single prices, its code costs more bytes than it saves time. docs/performance.md.
 */
export const isCompiled = (file: string) =>
  /\/src\/features\/trading\/(market\/Market|orders\/|chart\/own\/)/.test(file)
