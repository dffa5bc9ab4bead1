/** What a build wrote into its pages: the list of its files, and the digest of that list, the fingerprint of the release. scripts/release/seal.ts. */
export interface Release {
  manifest: string
  fingerprint: string
}

/** The release of the page that is open; null where the page does not say, as in development. */
export function releaseOfPage(): Release | null {
  const [manifest, fingerprint] = document.querySelector<HTMLMetaElement>('meta[name=futures-files]')?.content.split(' ') ?? []
  return manifest && fingerprint ? { manifest, fingerprint } : null
}

/** Whether the address of this page serves another release now; null if that is not known. Requested without the query, which may hold a token. */
export async function isReplaced(): Promise<boolean | null> {
  const release = releaseOfPage()
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' })
    const page = response.ok ? await response.text() : ''
    return release && page.includes('"futures-files"') ? !page.includes(`"${release.manifest} ${release.fingerprint}"`) : null
  } catch {
    return null
  }
}
