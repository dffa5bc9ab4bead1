import { hasNginx, startNginx } from '../../../scripts/setup/nginx.ts'
import type { Exchange } from '../../../sandbox/exchange.ts'
import { startServer } from '../../../sandbox/server.ts'
import { DIST } from '../../../sandbox/web/options.ts'

const CONFIG = { idempotencyKey: true, chartScript: '/charts/widget.js', datafeed: null }

export interface Site {
  origin: string
  exchange: Exchange
  stop: () => Promise<void>
}

/** The built app behind nginx with the configuration of deploy/, in front of the paper exchange; without nginx, the exchange's own server. */
export async function startSite(seed: number): Promise<Site> {
  const upstream = await startServer({ memory: true, port: 0, host: '127.0.0.1', dist: DIST, config: CONFIG, seed })
  if (!upstream.exchange) throw new Error('this is no paper exchange')
  const { exchange, stop } = upstream
  if (!hasNginx()) return { origin: upstream.origin, exchange, stop }
  const nginx = await startNginx({ upstreamPort: Number(new URL(upstream.origin).port), dist: DIST, config: CONFIG })
  return {
    origin: nginx.origin,
    exchange,
    stop: async () => {
      await nginx.stop()
      await stop()
    },
  }
}
