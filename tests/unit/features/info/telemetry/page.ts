import { onTestFinished, vi } from 'vitest'
import type { TelemetryBatch } from '../../../../../src/api/telemetry.ts'

interface Sent {
  path: string
  init: RequestInit & { body: string }
}

/** Listeners on document and window from now on; removed after the test. */
function listeners(): { types: () => string[] } {
  const added: { target: EventTarget; type: string; listener: EventListenerOrEventListenerObject }[] = []
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        added.push({ target, type, listener })
        add(type, listener, options)
      },
    )
  }
  onTestFinished(() => added.forEach(({ target, type, listener }) => target.removeEventListener(type, listener)))
  return { types: () => added.map(({ type }) => type) }
}

export const batchOf = ({ init }: Sent) => JSON.parse(init.body) as TelemetryBatch

/** A new page with this configuration, with all modules reloaded. Requests are answered by `answer`. */
export async function openPage(
  configuration: object,
  { at = '/futures/market/BTC-USDC', answer = () => Promise.resolve(new Response(null, { status: 204 })) } = {},
) {
  vi.resetModules()
  document.head.innerHTML = ''
  const meta = document.createElement('meta')
  meta.name = 'futures-config'
  meta.content = JSON.stringify(configuration)
  document.head.append(meta)
  window.history.replaceState(null, '', at)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (path: string, init: Sent['init']) => {
    sent.push({ path, init })
    return answer()
  })
  const { startTelemetry } = await import('../../../../../src/features/info/telemetry/startTelemetry.ts')
  const { types } = listeners()
  startTelemetry()
  return {
    sent,
    /** Its code has loaded. */
    started: () =>
      vi.waitFor(() => {
        if (!types().includes('pagehide')) throw new Error('not yet')
      }, 20_000),
    isCollecting: () => types().includes('securitypolicyviolation'),
    hide() {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new Event('pagehide'))
    },
    violate: (effectiveDirective: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective,
          blockedURI: 'https://elsewhere.example/secret',
        }),
      ),
  }
}
