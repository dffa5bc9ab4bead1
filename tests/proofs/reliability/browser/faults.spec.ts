import { type Browser, expect, test } from '@playwright/test'
import { figure, size } from '../figure.ts'
import { levels } from '../faults/flows.ts'
import { type Row, ROWS } from '../faults/rows.ts'
import { listedStops, recordOutcomes, onFaultStage, type Trader } from '../faults/stage.ts'
import { type Finding, compareOutcome, type Violation } from '../faults/verdict.ts'

/** Rows that run in parallel: each has four pages and its own exchange. */
const AT_ONCE = 2
/** The longest verification: a call that times out after 10 s, then 15 s, then three checks, one of which may hang. */
const TOLD_WITHIN_MS = 70_000
/** Saved levels are observed for this long: a later read must not revert them. */
const SHOWN_FOR_MS = 6_000

const only = process.env['FAULTS']
const chosen = ROWS.filter(({ name, isQuick = false }) => (only === undefined ? isQuick || size(0, 1) === 1 : name.includes(only)))
const flows = chosen.reduce((sum, row) => sum + row.flows.length, 0)

async function endOf(trader: Trader) {
  await recordOutcomes(trader, TOLD_WITHIN_MS, () => trader.shown.length > 0)
  await recordOutcomes(trader, trader.flow === levels ? SHOWN_FOR_MS : 1_500)
}

/** Runs a row; returns the findings of each of its traders. */
const playRow = (browser: Browser, row: Row) =>
  onFaultStage(browser, row, async (stage): Promise<Finding[]> => {
    await row.play(stage)
    if (!row.isHeldBack) await Promise.all(stage.traders.map(endOf))
    const judged = await Promise.all(
      stage.traders.map(async (trader) => {
        const made = (await stage.exchange.made(trader.email, trader.flow.path)).length
        const stops = trader.flow === levels ? await listedStops(trader, stage.exchange) : []
        return compareOutcome(trader, { made, stops }, row.isHeldBack ?? false)
      }),
    )
    const dones = stage.traders.filter(({ shown }) => shown.some(({ end }) => end === 'done')).length
    const summary = stage.traders.map((trader) => `${trader.flow.name}: ${trader.shown.map(({ end }) => end).join(' ') || '–'}`).join(', ')
    console.log(`  ${row.name.padEnd(58)} ${summary}`)
    return [...judged.flat(), ...(row.isOneAccount && dones !== 1 ? [{ wrong: 'wrong or silent' as const, text: `${dones} tabs say that they closed it` }] : [])]
  })

test.use({ screenshot: 'off' })

test(`${flows} flows under ${chosen.length} faults: no duplicates, true outcomes, never at a stale price`, async ({ browser }) => {
  test.setTimeout(20 * 60_000)
  const queue = [...chosen]
  const findings: Finding[] = []
  const broken: string[] = []
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      const { name } = row
      const found = await playRow(browser, row).catch((error: Error) => {
        broken.push(`${name}: ${error.message}`)
        return []
      })
      findings.push(...found.map(({ wrong, text }) => ({ wrong, text: `${name}: ${text}` })))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const count = (wrong: Violation) => findings.filter((one) => one.wrong === wrong).length
  figure('R18', `of ${flows} flows under ${chosen.length} faults, made twice`, count('doubled'), 0)
  figure('R18', 'told done, and the exchange has none', count('lost'), 0)
  figure('R18', 'told wrongly, or not at all', count('wrong or silent'), 0)
  figure('R18', 'asked for at a stale price', count('stale'), 0)
  figure('R18', 'rows that could not be played', broken.length, 0)
  expect([...findings.map(({ wrong, text }) => `${wrong}: ${text}`), ...broken]).toEqual([])
})
