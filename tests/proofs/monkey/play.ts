import type { Page } from '@playwright/test'
import { type Persona, personaEmail } from '../../../sandbox/engine/personas.ts'
import { chance, hash, next } from '../../../sandbox/engine/random.ts'
import { performAction } from './performAction.ts'
import { choose } from './choose.ts'
import type { Action } from './action.ts'
import { recordFacts } from './facts.ts'
import { BAD_TIMES, type BadTime } from './faults.ts'
import { violatedBy, isAwaiting, isWell, type Invariant, TRY_AGAIN } from './invariants.ts'
import { observe } from './observe.ts'
import type { Moment, PageView } from './moment.ts'
import { isSide } from './offer.ts'
import { OUTCOME } from '../invariants/announcements.ts'
import { UserMarks, expectDistinct } from '../invariants/marks.ts'
import { REST_MS, advanceClock, SETTLE_MS, times } from './advanceClock.ts'
import type { Site } from './site.ts'
import { matching } from '../invariants/texts.ts'

/** Start page. */
export const START = '/futures/market/BTC-USDC'

/** Two users share the browser: each login is by the other one. */
const USERS: readonly [Persona, Persona] = ['demo', 'rollover-off']

const SEND_AGAIN = matching('orderForm.sendAgain')
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
  const facts = await recordFacts(page, clock)
  const history: Moment[] = []
  let endsAt = Date.now() + ms
  let orderClicks = 0
  let outcomesAnnounced = 0
  let bad: BadTime | null = null
  let turnsAt = Date.now() + 8_000
  let isHealing = false
  let broken: Invariant | undefined
  const marks = new UserMarks(site.exchange)
  expectDistinct(site.exchange, [personaEmail(USERS[0]), personaEmail(USERS[1])])
  let user: Persona = USERS[1]

  /** Marks of the other user on the page, in requests or in storage. */
  const ofOthers = ({ path, texts, title, stored }: PageView, sent: readonly string[]): string[] => {
    const email = personaEmail(user)
    marks.note(email)
    // The login page lists all users.
    if (!path.startsWith('/futures/')) return []
    const found = [marks.ofOthers([title, ...texts].join('\n'), email), ...sent.flatMap((body) => [marks.ofOthers(body, email), marks.orderOfOthers(body, email)]), marks.misplaced(stored)]
    return found.filter((mark) => mark !== undefined)
  }
  const logIn = () => {
    user = user === USERS[0] ? USERS[1] : USERS[0]
    return performAction(page, { kind: 'return', to: START, as: user }, site.origin)
  }

  const keepLook = async (did: Action, isFirstObservation: boolean) => {
    const at = clock.now()
    const seen = await observe(page)
    outcomesAnnounced += seen.spokenTexts.filter(({ text }) => OUTCOME.test(text)).length
    const { pricesAt, askedInAll: ordersRequested, effects } = facts
    const moment: Moment = { ...seen, at, did, isFirstObservation, faults: bad ? [bad.name] : [], pricesAt, requestedOrders: facts.asked.splice(0), ordersRequested, orderClicks, outcomesAnnounced, effects, others: ofOthers(seen, facts.sent.splice(0)), troubles: facts.troubles.splice(0) }
    history.push(moment)
    broken = violatedBy(history)
    return moment
  }

  const turn = async (): Promise<Action> => {
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

  const heals = (moment: Moment): Action => {
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
    let action: Action
    // A fault ends on any page: without a connection nobody can return to the app.
    if (!isHealing && Date.now() >= turnsAt && (bad || isInApp)) action = await turn()
    else if (!isInApp) action = await logIn()
    else action = isHealing ? heals(moment) : choose(moment, seed, step)
    if (action.kind === 'press' && (isSide(action.offer) || SEND_AGAIN.test(action.offer.name))) orderClicks += 1
    if (action.kind === 'type') marks.typed(personaEmail(user), action.text)
    if (action.kind !== 'return') action = await performAction(page, action, site.origin)
    const isResting = action.kind === 'settle'
    const restedAt = Date.now()
    if (isResting) await advanceClock(page, site, clock, SETTLE_MS)
    moment = await keepLook(action, true)
    if (isResting && isWell(moment)) {
      action = { kind: 'rest' }
      await advanceClock(page, site, clock, REST_MS)
      moment = await keepLook(action, true)
    }
    if (isResting) {
      const restedMs = Date.now() - restedAt
      // Idling does not reduce the remaining time.
      endsAt += restedMs
      turnsAt += restedMs
    }
    for (let observations = 1; (observations < MIN_OBSERVATIONS || isAwaiting(history)) && !broken; observations += 1) {
      await page.waitForTimeout(LOOK_AGAIN_MS)
      moment = await keepLook(action, false)
    }
  }
  return { history, broken }
}
