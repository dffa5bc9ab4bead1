/** What the page says it was built from: the manifest of its files, and the manifest's digest, the fingerprint of the release. scripts/release/seal.ts. */
export interface Release {
  manifest: string
  fingerprint: string
}

const SAID = /^(\/\S+) (sha384-\S+)$/

/** The release of the page that is open; null where the page does not say, as in development. */
export function releaseOfPage(): Release | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name=futures-files]')?.content
  const [, manifest, fingerprint] = SAID.exec(said ?? '') ?? []
  return manifest === undefined || fingerprint === undefined ? null : { manifest, fingerprint }
}

/** Whether the address of this page answers with another release now. Asked without the query, which may hold a token; null if it cannot be told. */
export async function isOtherServed({ manifest, fingerprint }: Release): Promise<boolean | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' })
    const page = response.ok ? await response.text() : ''
    return page.includes('"futures-files"') ? !page.includes(`"${manifest} ${fingerprint}"`) : null
  } catch {
    return null
  }
}
