/** npm run sandbox:sample -- BTC-USDC.csv [--market BTC-USDC] [--minutes 1440] [--start 2026-01-05T08:00Z] [--seed 1]: a file to replay. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { momentOf } from './candle.ts'
import { replayFile } from './readReplay.ts'
import { sampleCandles } from './sample.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    market: { type: 'string' },
    minutes: { type: 'string', default: '1440' },
    start: { type: 'string', default: '2026-01-05T08:00Z' },
    seed: { type: 'string', default: '1' },
  },
})
const [file = 'BTC-USDC.csv'] = positionals
const startMs = momentOf(values.start)
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
if (startMs === null || !Number.isInteger(minutes) || minutes < 1 || !Number.isInteger(seed))
  throw new Error('--start is an instant, --minutes and --seed are whole numbers')
const market = values.market ?? replayFile(file).market
writeFileSync(file, sampleCandles({ market, startMs, minutes, seed }))
console.log(`${file}: ${minutes} made-up minutes of ${market}. npm start -- --replay ${market}=${file} --speed 60`)
