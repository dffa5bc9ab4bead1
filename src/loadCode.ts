import { CODE_DEADLINE_MS } from './limits.ts'

/** The code of a page, a panel or a window could not be had. Reliability B12. */
export class CodeMissing extends Error {
  override name = 'CodeMissing'
  /** The browser remembers its failure: asking again does not help, only the page loaded anew. */
  readonly needsReload: boolean

  constructor(needsReload: boolean, cause: unknown) {
    super('code could not be had', { cause })
    this.needsReload = needsReload
  }
}

/** Whether nothing but a reload brings the code that this error is about. */
export const needsReload = (error: unknown) => error instanceof CodeMissing && error.needsReload

/** What the page's own head names is there, or on its way. */
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

const had = new Map<string, Promise<void>>()

/** A file that is asked for once; one that could not be had is asked for again. */
function have(href: string): Promise<void> {
  const before = had.get(href)
  if (before) return before
  const asked = isInHead(href) ? Promise.resolve() : href.endsWith('.css') ? addStyles(href) : fetchScript(href)
  had.set(href, asked)
  asked.catch(() => had.delete(href))
  return asked
}

function missing(needsReload: boolean, cause: unknown) {
  // Vite's own name for it: where a release has replaced the code, the page is loaded anew.
  window.dispatchEvent(new Event('vite:preloadError'))
  return new CodeMissing(needsReload, cause)
}

/**
 * In a build, every `import()` goes through here, in place of Vite's own loader. Chromium never asks again for a module that
 * it could not have, nor for one that such a module is imported by. So all files are fetched first, which may fail as often
 * as it likes, and are imported from the browser's cache. `files` are those the code needs, itself included, below the base path.
 */
export async function loadCode<Module>(importCode: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map((file) => have(import.meta.env.BASE_URL + file)))
  } catch (error) {
    throw missing(false, error)
  }
  try {
    return await importCode()
  } catch (error) {
    throw missing(true, error)
  }
}
