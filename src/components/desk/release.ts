/** What a page starts with: the name changes with every release, since it says the names of all other files. Null in a page that is not ours. */
export function releaseIn(html: string): string | null {
  const [start = ''] = /<script\b[^>]*\btype="module"[^>]*>/.exec(html) ?? []
  return /\bsrc="([^"]+)"/.exec(start)?.[1] ?? null
}

/** The release that runs here. */
export const ownRelease = () => document.querySelector('script[type="module"]')?.getAttribute('src') ?? null

/** The release that is served at this page's address now; null if that cannot be told. Public, without its query: it may hold a token. */
export async function servedRelease(): Promise<string | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache', credentials: 'omit', redirect: 'error', priority: 'low' })
    return response.ok ? releaseIn(await response.text()) : null
  } catch {
    return null
  }
}
