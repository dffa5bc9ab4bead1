import { filesOfPage } from '../../../platform/release.ts'

/** The release of a page: its list of files, and the digest of that list, the fingerprint. */
export interface Release {
  manifest: string
  fingerprint: string
}

/** The release of the open page; null if the page has none, as in development. */
export function releaseOfPage(): Release | null {
  const [manifest, fingerprint] = filesOfPage()?.split(' ') ?? []
  return manifest && fingerprint ? { manifest, fingerprint } : null
}
