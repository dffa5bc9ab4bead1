import type { Action } from './action.ts'
import type { Moment } from './moment.ts'
import type { Offer } from './offer.ts'

export const offer = (name: string, role = 'button'): Offer => ({ role, name, ref: 'e1', isSo: false })
export const press = (name: string): Action => ({ kind: 'press', offer: offer(name) })

const NOTHING: Moment = {
  at: 0,
  did: { kind: 'wait' },
  isFirstObservation: true,
  path: '/futures/market/BTC-USDC',
  address: '/futures/market/BTC-USDC',
  texts: ['Balance'],
  face: 'the page',
  focus: '',
  windows: [],
  isBusy: false,
  failures: [],
  messages: [],
  sides: [{ isDisabled: false }, { isDisabled: false }],
  isMarketOrder: true,
  isTooWide: false,
  behind: [],
  offers: [],
  faults: [],
  pricesAt: 0,
  requestedOrders: [],
  ordersRequested: 0,
  orderClicks: 0,
  outcomesAnnounced: 0,
  effects: 0,
  spokenTexts: [],
  title: '',
  stored: [],
  others: [],
  restlessTitle: null,
  troubles: [],
}

/** A history with one observation per second, each like the previous one except for the given values. Each has a price response by default. */
export function history(...observations: Partial<Moment>[]): Moment[] {
  const moments: Moment[] = []
  for (const [index, observation] of observations.entries()) {
    const at = observation.at ?? (moments.at(-1)?.at ?? -1_000) + 1_000
    const before = moments[index - 1] ?? NOTHING
    moments.push({ ...before, did: { kind: 'wait' }, isFirstObservation: true, pricesAt: at, requestedOrders: [], spokenTexts: [], troubles: [], ...observation, at })
  }
  return moments
}
