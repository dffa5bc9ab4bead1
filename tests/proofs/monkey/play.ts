import type { Page } from '@playwright/test'
import { type Persona, personaEmail } from '../../../sandbox/engine/personas.ts'
import { chance, hash, next } from '../../../sandbox/engine/random.ts'
import { act } from './act.ts'
import { choose } from './choose.ts'
import type { Deed } from './deed.ts'
import { gather } from './facts.ts'
import { BAD_TIMES, type BadTime } from './faults.ts'
import { violatedBy, isAwaiting, isWell, type Invariant, TRY_AGAIN } from './invariants.ts'
import { observe } from './observe.ts'
import type { Moment, Seen } from './moment.ts'
import { isSide } from './offer.ts'
import { OUTCOME } from '../invariants/announcements.ts'
import { Marks, tellApart } from '../invariants/marks.ts'
import { REST_MS, rest, SETTLE_MS, times } from './rest.ts'
import type { Site } from './site.ts'
import { saying } from '../invariants/texts.ts'

/** Start page. */
export const START = '/futures/market/BTC-USDC'

/** Two users share the browser: each login is by the other one. */
const USERS: readonly [Persona, Persona] = ['demo', 'rollover-off']

const SEND_AGAIN = saying('orderForm.sendAgain')
const LOOK_AGAIN_MS = 200
/** Minimum number of observations after each action; more while effects are awaited. */
const MIN_OBSERVATIONS = 2

export interface Play {
  history: Moment[]
  broken: Invariant | undefined
}

interface Options {
  site: Site
  seed: number
  ms: number
}

/** Runs a seeded user on the page until the time is over, or an invariant is violated. */
export async function play(page: Page, { site, seed, ms }: Options): Promise<Play> {
  const luck = chance(hash(`times ${seed}`))
  const clock = times()
  await page.clock.install()
  const facts = await gather(page, clock)
  const history: Moment[] = []
  let endsAt = Date.now() + ms
  let pressedInAll = 0
  let toldInAll = 0
  let bad: BadTime | null = null
  let turnsAt = Date.now() + 8_000
  let isHealing = false
  let broken: Invariant | undefined
  const marks = new Marks(site.exchange)
  tellApart(site.exchange, [personaEmail(USERS[0]), personaEmail(USERS[1])])
  let user: Persona = USERS[1]

  /** Marks of the other user on the page, in requests or in storage. */
  const ofOthers = ({ path, texts, title, stored }: Seen, sent: readonly string[]): string[] => {
    const email = personaEmail(user)
    marks.note(email)
    // The login page lists all users.
    if (!path.startsWith('/futures/')) return []
    const found = [marks.ofOthers([title, ...texts].join('\n'), email), ...sent.flatMap((body) => [marks.ofOthers(body, email), marks.orderOfOthers(body, email)]), marks.misplaced(stored)]
    return found.filter((mark) => mark !== undefined)
  }
  const logIn = () => {
    user = user === USERS[0] ? USERS[1] : USERS[0]
    return act(page, { kind: 'return', to: START, as: user }, site.origin)
  }

  const keepLook = async (did: Deed, isFirstObservation: boolean) => {
    const at = clock.now()
    const seen = await observe(page)
    toldInAll += seen.said.filter(({ text }) => OUTCOME.test(text)).length
    const { pricesAt, askedInAll, effects } = facts
    const moment: Moment = { ...seen, at, did, isFirstObservation, faults: bad ? [bad.name] : [], pricesAt, asked: facts.asked.splice(0), askedInAll, pressedInAll, toldInAll, effects, others: ofOthers(seen, facts.sent.splice(0)), troubles: facts.troubles.splice(0) }
    history.push(moment)
    broken = violatedBy(history)
    return moment
  }

  const turn = async (): Promise<Deed> => {
    if (bad) {
      const { name } = bad
      site.exchange.faults.clear()
      await page.context().setOffline(false)
      bad = null
      isHealing = true
      return { kind: 'heal', fault: name }
    }
    bad = BAD_TIMES[Math.floor(next(luck) * BAD_TIMES.length)] ?? BAD_TIMES[0]
    for (const fault of bad.faults) site.exchange.faults.set(fault)
    if (bad.isOffline) await page.context().setOffline(true)
    turnsAt = Date.now() + bad.ms
    return { kind: 'fault', fault: bad.name }
  }

  const heals = (moment: Moment): Deed => {
    const again = moment.offers.find(({ name }) => TRY_AGAIN.test(name))
    if (again) return { kind: 'press', offer: again }
    const isBehind = moment.windows.length > 0 && moment.failures.some((text) => TRY_AGAIN.test(text))
    return { kind: isBehind ? 'escape' : 'wait' }
  }

  let moment = await keepLook(await logIn(), true)
  for (let step = 0; Date.now() < endsAt && !broken; step += 1) {
    if (isHealing && isWell(moment)) {
      isHealing = false
      turnsAt = Date.now() + 4_000 + next(luck) * 8_000
    }
    const isInApp = moment.path.startsWith('/futures/')
    let deed: Deed
    // A fault ends on any page: without a connection nobody can return to the app.
    if (!isHealing && Date.now() >= turnsAt && (bad || isInApp)) deed = await turn()
    else if (!isInApp) deed = await logIn()
    else deed = isHealing ? heals(moment) : choose(moment, seed, step)
    if (deed.kind === 'press' && (isSide(deed.offer) || SEND_AGAIN.test(deed.offer.name))) pressedInAll += 1
    if (deed.kind === 'type') marks.typed(personaEmail(user), deed.text)
    if (deed.kind !== 'return') deed = await act(page, deed, site.origin)
    const isResting = deed.kind === 'settle'
    const restedAt = Date.now()
    if (isResting) await rest(page, site, clock, SETTLE_MS)
    moment = await keepLook(deed, true)
    if (isResting && isWell(moment)) {
      deed = { kind: 'rest' }
      await rest(page, site, clock, REST_MS)
      moment = await keepLook(deed, true)
    }
    if (isResting) {
      const restedMs = Date.now() - restedAt
      // Idling does not reduce the remaining time.
      endsAt += restedMs
      turnsAt += restedMs
    }
    for (let observations = 1; (observations < MIN_OBSERVATIONS || isAwaiting(history)) && !broken; observations += 1) {
      await page.waitForTimeout(LOOK_AGAIN_MS)
      moment = await keepLook(deed, false)
    }
  }
  return { history, broken }
}
