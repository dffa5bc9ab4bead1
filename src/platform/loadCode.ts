import { CODE_DEADLINE_MS } from '../constants/limits.ts'
import { filesOfPage } from './release.ts'

/** The code of a page, a panel or a dialog failed to load. Reliability B12. */
export class CodeLoadError extends Error {
  override name = 'CodeLoadError'
  /** The browser caches the failed import: retrying does not help, only reloading the page. */
  readonly needsReload: boolean

  constructor(needsReload: boolean, cause: unknown) {
    super('code could not be loaded', { cause })
    this.needsReload = needsReload
  }
}

/** Whether only a reload can load the code after this error. */
export const needsReload = (error: unknown) => error instanceof CodeLoadError && error.needsReload

const BASE = import.meta.env.BASE_URL

/** After a failure the browser's cache is bypassed: it may hold the refused file. */
let cache: RequestCache = 'default'

/** A file with this digest; the browser refuses any other. */
async function fetchText(href: string, integrity: string) {
  const response = await fetch(href, { integrity, cache, signal: AbortSignal.timeout(CODE_DEADLINE_MS) })
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  return response.text()
}

/** The digests of the build's files by path below the base path. The page names the file that lists them, with its digest: scripts/release/writeManifest.ts. */
async function fetchDigests(): Promise<Readonly<Partial<Record<string, string>>>> {
  const [href = '', integrity = ''] = filesOfPage()?.split(' ') ?? []
  return JSON.parse(await fetchText(href, integrity))
}
let digests: ReturnType<typeof fetchDigests> | undefined

/** Fetches a file unless the page's head names it, and returns its digest; null if nothing else is needed. */
async function fetchFile(file: string): Promise<string | null> {
  const tag = document.querySelector<HTMLLinkElement | HTMLScriptElement>(
    `[href="${BASE + file}"],[src="${BASE + file}"]`,
  )
  // A preload named in the head may have failed.
  if (tag) return 'rel' in tag && tag.rel === 'modulepreload' ? tag.integrity : null
  const integrity = (await (digests ??= fetchDigests()))[file]
  if (integrity === undefined) throw new Error(`${file}: not of this build`)
  await fetchText(BASE + file, integrity)
  return integrity
}

/** Runs an action once per file; a failed one runs again. */
function once<Result>(act: (file: string) => Promise<Result>) {
  const requests = new Map<string, Promise<Result>>()
  return (file: string): Promise<Result> => {
    const before = requests.get(file)
    if (before) return before
    const request = act(file)
    requests.set(file, request)
    request.catch(() => {
      requests.delete(file)
      digests = undefined
      cache = 'reload'
    })
    return request
  }
}
const ensureFetched = once(fetchFile)

/** Loads a file with its digest: a style through its link, a module before it is imported. */
const ensureTaken = once(async (file) => {
  const integrity = await ensureFetched(file)
  if (integrity === null) return
  const link = Object.assign(document.createElement('link'), {
    rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    integrity,
    href: BASE + file,
  })
  const settled = new Promise<Event>((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
    AbortSignal.timeout(CODE_DEADLINE_MS).addEventListener('abort', settle)
  })
  document.head.append(link)
  if ((await settled).type === 'load') return
  link.remove()
  throw new Error(`${file}: refused`)
})

function missing(needsReload: boolean, cause: unknown) {
  // Vite's event: if a new release has replaced the code, its listener reloads the page.
  window.dispatchEvent(new Event('vite:preloadError'))
  return new CodeLoadError(needsReload, cause)
}

/**
 * In a build, every `import()` goes through here instead of Vite's loader. Chromium never retries a module that failed, nor one that
 * imports it. So all files are fetched first, which can be retried any number of times, and then loaded from the browser's cache,
 * each with its digest. Only then is anything imported: an import requests missing files without a digest. `files`: all files of the
 * code, itself included, below the base path.
 */
export async function loadCode<Module>(
  importCode: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map(ensureFetched))
  } catch (error) {
    throw missing(false, error)
  }
  try {
    await Promise.all(files.map(ensureTaken))
    return await importCode()
  } catch (error) {
    throw missing(true, error)
  }
}
