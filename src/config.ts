import { readConfiguration } from './wire/configuration.ts'

/**
 * Run-time configuration: what differs between one exchange and another.
 * It stands in `<meta name="futures-config" content="{…}">`, so the server that serves
 * the page can change it without a build, and no extra request is needed to read it.
 */
function written(): unknown {
  try {
    return JSON.parse(document.querySelector('meta[name="futures-config"]')?.getAttribute('content') ?? '{}')
  } catch {
    return null
  }
}

const { configuration, wrong } = readConfiguration(written())
// oxlint-disable-next-line no-console -- said to whoever installs the app; a page without its texts has no other way
if (wrong.length > 0) console.error(`futures-config: wrong or unknown, the default counts: ${wrong.join(', ')}`)

export const config = configuration
