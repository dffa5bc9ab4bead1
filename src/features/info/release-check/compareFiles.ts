import { CODE_DEADLINE_MS } from '../../../constants/limits.ts'
import { BASE_PATH } from '../../../platform/mainSite.ts'
import type { Release } from './release.ts'

/** same: as in the release; unreachable: could not be fetched, so its state is unknown. */
export type FileState = 'same' | 'different' | 'unreachable'

export interface ComparedFile {
  name: string
  state: FileState
}

/** Number of parallel downloads: leaves connections for the page's own requests. */
const AT_ONCE = 6

const fetchAnew = (address: string) => fetch(address, { cache: 'no-store', credentials: 'same-origin', signal: AbortSignal.timeout(CODE_DEADLINE_MS) })

async function digestOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
  return `sha384-${btoa(String.fromCharCode(...bytes))}`
}

/** Fetches a file, bypassing the browser's caches, and compares it. `content` is null unless it is the same. */
async function compare(address: string, digest: string): Promise<{ state: FileState; content: ArrayBuffer | null }> {
  try {
    const response = await fetchAnew(address)
    if (!response.ok) return { state: 'unreachable', content: null }
    const content = await response.arrayBuffer()
    return (await digestOf(content)) === digest ? { state: 'same', content } : { state: 'different', content: null }
  } catch {
    return { state: 'unreachable', content: null }
  }
}

/** The digests of the release's files by path below /futures/, or why there are none: a manifest with another digest is not trusted. */
export async function fetchManifest({ manifest, fingerprint }: Release): Promise<Record<string, string> | Exclude<FileState, 'same'>> {
  const { state, content } = await compare(manifest, fingerprint)
  if (state !== 'same') return state
  // Its digest matches, so it is the file that the build wrote.
  return JSON.parse(new TextDecoder().decode(content ?? new ArrayBuffer())) as Record<string, string>
}

/** Fetches all files and compares them, a few at a time, in the order of their names. Reports progress after each. */
export async function compareFiles(digests: Readonly<Record<string, string>>, onDone: (count: number) => void, isLeft: () => boolean): Promise<ComparedFile[]> {
  const files: ComparedFile[] = []
  const queue = Object.entries(digests)
  const work = async () => {
    for (let next = queue.shift(); next && !isLeft(); next = queue.shift()) {
      const [name, digest] = next
      const { state } = await compare(`${BASE_PATH}/${name}`, digest)
      onDone(files.push({ name, state }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
