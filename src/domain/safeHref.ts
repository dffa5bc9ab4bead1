// Read differently by different parsers: an address with any of them is none.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const SUSPECT = /[\u0000-\u0020\u007f\\]/

/**
 * An address the exchange tells, as the target of a link: https, or a path of this page's own origin; null for
 * anything else, which is then shown as plain text. Contract §4, reliability D8.
 */
export function safeHref(url: string, origin: string): string | null {
  const isPath = url.startsWith('/') && !url.startsWith('//')
  if (SUSPECT.test(url) || !(isPath || /^https?:\/\//i.test(url)) || !URL.canParse(url, origin)) return null

  const target = new URL(url, origin)
  // A name before the host only makes an address look like another one.
  if (target.username !== '' || target.password !== '') return null
  return target.protocol === 'https:' || target.origin === origin ? target.href : null
}
