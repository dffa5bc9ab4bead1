import { filesOfPage } from '../../../platform/release.ts'

/** What a page was built from: the list of its files, and that list's digest, the fingerprint of the release. */
export interface Release {
  manifest: string
  fingerprint: string
}

/** The release of the page that is open; null where the page does not say, as in development. */
export function releaseOfPage(): Release | null {
  const [manifest, fingerprint] = filesOfPage()?.split(' ') ?? []
  return manifest && fingerprint ? { manifest, fingerprint } : null
}
