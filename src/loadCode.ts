import { CODE_DEADLINE_MS } from './limits.ts'

/** The code of a page, a panel or a dialog failed to load. Reliability B12. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
  /** The browser caches the failed import: retrying does not help, only reloading the page. */
  readonly needsReload: boolean

  constructor(needsReload: boolean, cause: unknown) {
    super('code could not be had', { cause })
    this.needsReload = needsReload
  }
}

/** Whether only a reload can load the code after this error. */
export const needsReload = (error: unknown) => error instanceof CodeMissing && error.needsReload

/** Files named in the page's head have loaded or are loading. */
const isInHead = (href: string) => document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null

async function fetchScript(href: string) {
  const response = await fetch(href, { signal: AbortSignal.timeout(CODE_DEADLINE_MS) })
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  await response.arrayBuffer()
}

async function addStyles(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  const settled = new Promise<Event>((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
  })
  document.head.append(link)
  if ((await settled).type === 'load') return
  link.remove()
  throw new Error(`${href}: not loaded`)
}

const requests = new Map<string, Promise<void>>()

/** Loads a file once; a failed one is requested again. */
function ensureLoaded(href: string): Promise<void> {
  const before = requests.get(href)
  if (before) return before
  const request = isInHead(href) ? Promise.resolve() : href.endsWith('.css') ? addStyles(href) : fetchScript(href)
  requests.set(href, request)
  request.catch(() => requests.delete(href))
  return request
}

function missing(needsReload: boolean, cause: unknown) {
  // Vite's event: if a new release has replaced the code, its listener reloads the page.
  window.dispatchEvent(new Event('vite:preloadError'))
  return new CodeMissing(needsReload, cause)
}

/**
 * In a build, every `import()` goes through here instead of Vite's loader. Chromium never retries a module that
 * failed to load, nor one that imports it. So all files are fetched first, which can be retried any number of
 * times, and then imported from the browser's cache. `files` are all files of the code, itself included, below the base path.
 */
export async function loadCode<Module>(importCode: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map((file) => ensureLoaded(import.meta.env.BASE_URL + file)))
  } catch (error) {
    throw missing(false, error)
  }
  try {
    return await importCode()
  } catch (error) {
    throw missing(true, error)
  }
}
