import { personaEmail } from '../../sandbox/engine/personas.ts'
import type { Settings } from '../address.ts'
import { startPaperExchange } from '../frame/paper.ts'
import { enter } from '../frame/press.ts'
import { startProduct } from '../frame/product.tsx'

/** Passes on the token of the frame's paper exchange, for the host to send. */
export interface OpenedWebview {
  kind: 'begun'
  token: string
}

/** Opens the contests as a phone's app does, against a paper exchange of the frame's own. */
export async function openWebview(settings: Settings) {
  const { exchange } = startPaperExchange('demo')
  const token = exchange.account(personaEmail('demo')).contestUserToken
  const origin = window.location.origin
  window.addEventListener('message', ({ origin: from, data }: MessageEvent<{ kind?: string }>) => void (from === origin && data.kind === 'enter' && enter()))
  const product = await startProduct('/mcontests/1042', settings)
  product.draw()
  window.parent.postMessage({ kind: 'begun', token } satisfies OpenedWebview, origin)
}
