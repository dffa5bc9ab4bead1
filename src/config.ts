import { readConfiguration } from './wire/configuration.ts'

/**
 * Run-time configuration: what differs between exchanges.
 * It is in `<meta name="futures-config" content="{…}">`, so the server that serves
 * the page can change it without a build, and reading it needs no extra request.
 */
function readMeta(): unknown {
  try {
    return JSON.parse(document.querySelector('meta[name="futures-config"]')?.getAttribute('content') ?? '{}')
  } catch {
    return null
  }
}

const { configuration, wrong } = readConfiguration(readMeta())
// oxlint-disable-next-line no-console -- for whoever installs the app; the page has no texts yet
if (wrong.length > 0) console.error(`futures-config: wrong or unknown, the default counts: ${wrong.join(', ')}`)

export const config = configuration
