import { DIST } from '../../../../sandbox/web/options.ts'
import { startNginx } from '../../../../scripts/setup/nginx.ts'
import { CONFIG, test as base } from './exchange.ts'

/** A separate nginx for one file, which skips its tests without one: faults it causes on purpose are in its own logs, not in those of the run. */
export const test = base.extend({
  site: [
    async ({ upstream }, use) => {
      const site = await startNginx({ upstreamPort: Number(new URL(upstream).port), dist: DIST, config: CONFIG })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
