/** npm run live:check [-- https://a.host]: whether the real hosts still speak the format. By hand, where there is a network. */
import { setTimeout as after } from 'node:timers/promises'
import { DEFAULT_HOST } from './host.ts'
import { openLive } from './openLive.ts'
import { DEFAULT_SYMBOLS } from './symbols.ts'

const WATCHED_MS = 15_000
const BEAT_MS = 250

const { feed, now, about } = await openLive({ origin: process.argv[2] ?? DEFAULT_HOST, symbols: DEFAULT_SYMBOLS })
for (const line of about) console.log(line)
const markets = feed.markets().map(({ listing, open }) => ({ name: listing.market, source: open(1, null), seen: 0 }))
for (let passedMs = 0; passedMs < WATCHED_MS; passedMs += BEAT_MS) {
  feed.beat()
  await after(BEAT_MS)
  for (const market of markets) market.seen += [...market.source.prices(0, now())].length
}
const toS = Math.floor(now() / 1_000)
let isWrong = false
for (const { name, source, seen } of markets) {
  const bars = await source.candles({ lengthS: 3_600, fromS: toS - 86_400, toS }, now())
  const isRight = seen > 0 && bars.length > 20 && source.status(now()) === 'moving'
  console.log(
    `${isRight ? 'right' : 'WRONG'}  ${name}: ${seen} prices in ${WATCHED_MS / 1_000} s, ${bars.length} hours of history`,
  )
  isWrong ||= !isRight
}
feed.stop()
process.exit(isWrong ? 1 : 0)
