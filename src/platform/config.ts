import { BRAND } from '../api/brand.ts'
import { CONFIGURATION, readFields } from '../api/configuration.ts'

/**
 * What differs between exchanges, and the brand's names and looks (docs/integrators/brand.md). Each is in `<meta name="…"
 * content="{…}">`, so the server that serves the page can change it without a build, and reading it needs no extra request.
 */
function readMeta(name: string): unknown {
  try {
    return JSON.parse(document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '{}')
  } catch {
    return null
  }
}

function readOf<Shape extends Parameters<typeof readFields>[0]>(name: string, shape: Shape) {
  const { read, wrong } = readFields(shape, readMeta(name))
  // oxlint-disable-next-line no-console -- for operators who install the app; the page has no texts yet
  if (wrong.length > 0) console.error(`${name}: wrong or unknown, the default counts: ${wrong.join(', ')}`)
  return read
}

export const config = readOf('futures-config', CONFIGURATION)
export const brand = readOf('futures-brand', BRAND)
/** The displayed name of the settlement currency, regardless of the server's. */
export const SETTLEMENT_CURRENCY = brand.currency
