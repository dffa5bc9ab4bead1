import { POLL_BACKOFF_MAX_MS, PRICE_MAX_AGE_MS, REQUEST_DEADLINE_MS, TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'
import type { Moment } from './moment.ts'
import { roleAndName } from './offer.ts'
import { announcedTwice, withoutNews } from '../invariants/announcements.ts'
import type { InvariantName } from '../invariants/invariants.ts'
import { always, type Claim, now, until, whenever, within } from './temporal.ts'
import { MOST_CHANGES, REST_MS, changedNumbers } from '../invariants/changedNumbers.ts'
import { matching } from '../invariants/texts.ts'

/** How the monkey test checks an invariant. */
export interface Invariant {
  name: InvariantName
  /** Checked at each observation. */
  claim: Claim<Moment>
  /** The response must arrive before the next action; otherwise its effect could not be attributed. */
  isAwaited?: true
}

/** Limit for the effect of a click, and for a window to close. The page needs a few hundredths of it; a busy machine more. */
const AT_ONCE_MS = 2_500
/** Time between a response and its number on screen. */
const SLACK_MS = 3_000
/** The longest pause between two polls, one poll that times out, and the one after it. */
const HEALED_MS = POLL_BACKOFF_MAX_MS + REQUEST_DEADLINE_MS + 2 * TRADING_REFRESH_MS

const NO_VALUE = /\b(NaN|undefined|Infinity|null)\b|\[object|\{\{|\}\}/
/** A missing text is shown as its key. */
const KEY = /^[a-z]\w+(\.\w+)+$/

const isInApp = ({ path }: Moment) => path.startsWith('/futures/')
const isCalm = ({ faults }: Moment) => faults.length === 0
const hasLeft = ({ did, isFirstObservation }: Moment) => isFirstObservation && ['back', 'reload', 'return'].includes(did.kind)
/** Nothing is missing, stale or failed. */
export const isWell = (moment: Moment) =>
  isInApp(moment) && moment.failures.length === 0 && (moment.sides.length === 0 || moment.at - moment.pricesAt < PRICE_MAX_AGE_MS)

/** It had an effect: the page changed, more than by a poll, or the focus, which a click moves to the clicked element, moved elsewhere. */
const hasAnswered = (moment: Moment, before: Moment, pressed: string) =>
  moment.face !== before.face || moment.address !== before.address || moment.effects > before.effects || (moment.focus !== pressed && moment.focus !== '')

export const TRY_AGAIN = matching('common.tryAgain')
/** A retry while the failure persists, or just after such a failure is shown: the same screen may come back, or stay. */
const mayStay = ({ did, faults }: Moment, before: Moment) =>
  did.kind === 'press' && (did.offer.isSo || (TRY_AGAIN.test(did.offer.name) && faults.length > 0) || (before.did.kind === 'press' && roleAndName(did.offer) === roleAndName(before.did.offer)))

/** Announcements that changed only in their numbers, without an action since the previous observation. */
const ticks = (moment: Moment | undefined, before: Moment | undefined) =>
  moment && before && (!moment.isFirstObservation || moment.did.kind === 'wait') ? changedNumbers(moment.messages, before.messages) : []

/** No announcement changes its numbers repeatedly. */
const saysNoTicks: Claim<Moment> = (history, from) => {
  const first = history[from]
  if (!first) return 'open'
  for (const kind of ticks(first, history[from - 1])) {
    const times = history.filter((observation, index) => index >= from && observation.at <= first.at + REST_MS && ticks(observation, history[index - 1]).includes(kind))
    if (times.length > MOST_CHANGES) return 'broken'
  }
  return 'holds'
}

export const CHECKS: readonly Invariant[] = [
  {
    name: 'words',
    claim: now(({ texts }) => !texts.some((text) => NO_VALUE.test(text) || KEY.test(text))),
  },
  {
    name: 'errors',
    claim: now(({ troubles }) => troubles.length === 0),
  },
  {
    name: 'width',
    claim: now((moment) => !isInApp(moment) || !moment.isTooWide),
  },
  {
    name: 'calmAnnouncements',
    claim: saysNoTicks,
  },
  {
    name: 'quietWhenIdle',
    claim: whenever(({ did, isFirstObservation }) => isFirstObservation && did.kind === 'rest', () => now(({ spokenTexts }) => withoutNews(spokenTexts).length === 0)),
  },
  {
    name: 'announcedOnce',
    claim: now(({ spokenTexts, outcomesAnnounced, ordersRequested }) => announcedTwice(spokenTexts).length === 0 && outcomesAnnounced <= ordersRequested),
  },
  {
    name: 'title',
    claim: now(({ restlessTitle }) => restlessTitle === null),
  },
  {
    name: 'answered',
    claim: whenever(
      (moment, before) => moment.isFirstObservation && before !== undefined && moment.did.kind === 'press' && !mayStay(moment, before),
      ({ did }, before) => within(AT_ONCE_MS, (moment) => before === undefined || hasAnswered(moment, before, did.kind === 'press' ? roleAndName(did.offer) : '')),
    ),
    isAwaited: true,
  },
  {
    name: 'privacy',
    claim: now(({ others }) => others.length === 0),
  },
  {
    name: 'outcomeAnnounced',
    claim: whenever(
      ({ requestedOrders }) => requestedOrders.length > 0,
      (_, before) => within(REQUEST_DEADLINE_MS + SLACK_MS, (moment) => hasLeft(moment) || moment.messages.some((text) => !before?.messages.includes(text))),
    ),
  },
  {
    name: 'sending',
    claim: now(({ ordersRequested, orderClicks }) => ordersRequested <= orderClicks),
  },
  {
    name: 'inSight',
    claim: now(({ requestedOrders }) => requestedOrders.every(({ isAmountInSight }) => isAmountInSight)),
  },
  {
    name: 'stalePrice',
    claim: now(
      ({ at, pricesAt, isMarketOrder, sides, requestedOrders }) =>
        (!isMarketOrder || at - pricesAt <= PRICE_MAX_AGE_MS + SLACK_MS || sides.every(({ isDisabled }) => isDisabled)) &&
        requestedOrders.every((order) => !order.isMarketOrder || order.priceAgeMs <= PRICE_MAX_AGE_MS + SLACK_MS),
    ),
  },
  {
    name: 'escape',
    claim: whenever(
      ({ did, isFirstObservation }, before) => isFirstObservation && did.kind === 'escape' && before !== undefined && before.windows.length > 0 && !before.isBusy,
      (_, before) => within(AT_ONCE_MS, ({ windows, isBusy }) => isBusy || windows.length < (before?.windows.length ?? 0) || windows.at(-1) !== before?.windows.at(-1)),
    ),
    isAwaited: true,
  },
  {
    name: 'behind',
    claim: whenever(({ behind }) => behind.length > 0, () => within(AT_ONCE_MS, ({ behind }) => behind.length === 0)),
    isAwaited: true,
  },
  {
    name: 'recovers',
    claim: whenever(({ did, isFirstObservation }) => isFirstObservation && did.kind === 'heal', () => until(isCalm, isWell, HEALED_MS)),
  },
]

/** The first invariant that this history violates. */
export const violatedBy = (history: readonly Moment[]): Invariant | undefined => CHECKS.find(({ claim }) => always(claim)(history, 0) === 'broken')

/** Whether the run has to wait before the next action. */
export const isAwaiting = (history: readonly Moment[]): boolean => CHECKS.some(({ claim, isAwaited }) => isAwaited && history.some((_, index) => claim(history, index) === 'open'))
