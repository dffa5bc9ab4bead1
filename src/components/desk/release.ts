const START = 'script[type="module"][src]'

/** What a page starts with: the name changes with every release, since it says the names of all other files. Null in a page that is not ours. */
export const releaseOf = (page: Document): string | null => page.querySelector(START)?.getAttribute('src') ?? null

/** The release that is served at this page's address now; null if that cannot be told. Public, without its query: it may hold a token. */
export async function servedRelease(): Promise<string | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', credentials: 'omit', redirect: 'error', priority: 'low' })
    if (!response.ok) return null
    return releaseOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return null
  }
}
