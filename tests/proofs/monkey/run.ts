/**
 * npm run proofs -- monkey [--seed 7] [--minutes 2] [--phone | --wide] [--language pl]
 *
 * A seeded user clicks and types what the built app offers to screen readers, behind nginx, while the paper exchange has faults.
 * tests/proofs/invariants/invariants.ts lists the invariants that must hold at every moment. If one is violated, prints the steps up to there and
 * leaves a screenshot; the same seed repeats the run. Exit code 1 if an invariant was violated.
 */
import '../../../scripts/setup/requireNode.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/setup/chromium.ts'
import { ensureNginx } from '../../../scripts/setup/nginx.ts'
import { personaEmail } from '../../../sandbox/engine/personas.ts'
import { chance, hash, next } from '../../../sandbox/engine/random.ts'
import { LANGUAGES } from '../../../src/constants/limits.ts'
import { drawChoices, readStoredAlerts } from '../choices.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { play } from './play.ts'
import { startSite } from './site.ts'
import { story, summary } from './story.ts'

const FOLDER = '.cache/monkey'
const WINDOWS = {
  wide: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
    minutes: { type: 'string', default: '2' },
    phone: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    language: { type: 'string' },
  },
})
const seed = Number(values.seed)
const ms = Number(values.minutes) * 60_000
if (!Number.isSafeInteger(seed) || !(ms > 0)) throw new Error('--seed is a whole number, --minutes a number above 0')
const widths = (['wide', 'phone'] as const).filter((width) => values[width] || !(values.phone || values.wide))

ensureNginx()
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
let isBroken = false
for (const [index, width] of widths.entries()) {
  const language = values.language ?? LANGUAGES[(seed + index) % LANGUAGES.length] ?? 'en'
  const site = await startSite(seed)
  const context = await browser.newContext({ ...WINDOWS[width], locale: 'en-GB', timezoneId: 'Europe/Warsaw', permissions: ['notifications'] })
  // The browser's own prompt is outside the page: nobody would see or answer it. Choices of a returning user. The chart's frame has no storage.
  const roll = chance(hash(`choices ${seed} ${width}`))
  const choices: [string, string][] = [['i18nextLng', language], ...drawChoices(() => next(roll))]
  const { futuresConfirmationDate } = site.exchange.account(personaEmail('demo'))
  if (futuresConfirmationDate !== null && next(roll) < 0.5) choices.push(readStoredAlerts(futuresConfirmationDate))
  await context.addInitScript((chosen) => {
    if (window.origin === 'null') return
    for (const [key, value] of chosen) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, choices)
  const page = await context.newPage()
  const { history, broken } = await play(page, { site, seed, ms })
  const name = [`seed ${seed}`, width, ...choices.map(([key, value]) => (key === 'i18nextLng' ? value : key.startsWith('futuresAlerts') ? 'alerts set' : `${key} ${value}`))].join(', ')
  console.log(summary(name, history))
  writeFileSync(`${FOLDER}/${seed}-${width}.txt`, `${story(history)}\n`)
  if (broken) {
    isBroken = true
    const picture = `${FOLDER}/${seed}-${width}.png`
    await page.screenshot({ path: picture })
    console.log(`${story(history)}\n\nBROKEN ${broken.name}: ${INVARIANTS[broken.name].says} (${name}; ${picture})\nAgain: npm run proofs -- monkey --seed ${seed} --${width} --language ${language} --minutes ${values.minutes}`)
  }
  await context.close()
  await site.stop()
}
await browser.close()
process.exit(isBroken ? 1 : 0)
