/** node conformance/example/listen.ts: the example adapter on port 8080, in front of an exchange. */
import { serve } from '@hono/node-server'
import { adapter, upstreamAt } from './adapter.ts'

serve({ fetch: adapter(upstreamAt('https://api.an.exchange')), port: 8080, hostname: '127.0.0.1' })
