import { REQUEST_DEADLINE_MS } from '../constants/limits.ts'

/** Written by a build into its pages: the path of the list of files, and that list's digest; undefined in development. scripts/release/writeManifest.ts. */
export const filesOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=futures-files]')?.content

/** Whether this page's address serves another release now; null if unknown. Requested without cookies and the query, which may hold a token. */
export async function isReplaced(): Promise<boolean | null> {
  const files = filesOfPage()
  const page = await fetch(window.location.pathname, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(REQUEST_DEADLINE_MS),
  })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  return files && page.includes('"futures-files"') ? !page.includes(`"${files}"`) : null
}
