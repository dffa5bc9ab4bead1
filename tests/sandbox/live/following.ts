import { askHost, DEFAULT_HOST } from '../../../sandbox/live/host.ts'
import { openLive } from '../../../sandbox/live/openLive.ts'
import { readSymbols } from '../../../sandbox/live/symbols.ts'
import type { Store } from '../../../sandbox/store.ts'
import { paper, START_MS } from '../paper.ts'
import { publicHost, type PublicHost } from './publicHost.ts'

const BEAT_MS = 250
const TRADER = 'somebody@else.example'

interface Setting {
  /** This computer's clock behind the host's. */
  behindMs?: number
  symbols?: string
  prepare?: (host: PublicHost) => void
  store?: Store
  /** A host that already runs. */
  host?: PublicHost
  clock?: { ms: number }
}

/** A paper exchange that follows a host in virtual time: `run` lets both live for so long. */
export async function following({
  behindMs = 0,
  symbols = 'BTCUSDT,ETHUSDT,SOLUSDT',
  prepare,
  store,
  clock = { ms: START_MS },
  host = publicHost(() => clock.ms),
}: Setting = {}) {
  prepare?.(host)
  const said: string[] = []
  const { feed, now, about } = await openLive(
    { origin: DEFAULT_HOST, symbols: readSymbols(symbols) },
    {
      ask: askHost(DEFAULT_HOST, host.fetch),
      connect: host.connect,
      now: () => clock.ms - behindMs,
      random: () => 0.5,
      say: (line) => void said.push(line),
    },
  )
  const desk = paper({ live: feed, now, openSession: TRADER, ...(store && { store }) })
  const run = async (seconds: number) => {
    for (let beat = 0; beat < (seconds * 1_000) / BEAT_MS; beat++) {
      clock.ms += BEAT_MS
      if (clock.ms % 1_000 === 0) host.beat()
      feed.beat()
      await feed.settled()
      desk.exchange.tick()
    }
  }
  const second = () => Math.floor(clock.ms / 1_000)
  return { ...desk, host, clock, feed, about, said, run, second }
}
