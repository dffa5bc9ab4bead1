import { SUSPECT_CHARACTERS } from './suspectCharacters.ts'

/**
 * The href for a URL from the exchange: https, or a path of this page's origin; null for
 * anything else, which is then shown as plain text. Contract §4, reliability D8.
 */
export function safeHref(url: string, origin: string): string | null {
  const isPath = url.startsWith('/') && !url.startsWith('//')
  if (SUSPECT_CHARACTERS.test(url) || !(isPath || /^https?:\/\//i.test(url)) || !URL.canParse(url, origin)) return null

  const target = new URL(url, origin)
  // Credentials before the host only disguise a URL as another one.
  if (target.username !== '' || target.password !== '') return null
  return target.protocol === 'https:' || target.origin === origin ? target.href : null
}
