/**
 * Code that comes when it is wanted. A browser that could not have a module does not ask for it again until the page is
 * loaded anew, so without a connection it is not asked for: the promise is rejected, and the next call asks. Reliability B8, B12.
 */
export function lateCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let isLoaded = false
  return async () => {
    if (!isLoaded && !navigator.onLine) throw new TypeError('offline')
    const code = await load()
    isLoaded = true
    return code
  }
}
