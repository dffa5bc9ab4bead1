import { describe, expect, test } from 'vitest'
import { history, press } from './history.ts'
import { violatedBy, isAwaiting, CHECKS } from './invariants.ts'
import type { SpokenText } from '../announcements/recordAnnouncements.ts'
import type { Moment } from './moment.ts'

const order = { isMarketOrder: true, priceAgeMs: 500, isAmountInSight: true }
const dialog = { windows: ['Leverage'] }
const says = (text: string, at = 0): SpokenText => ({ text, at, isBorn: false })
const idle = Array.from({ length: 60 }, (): Partial<Moment> => ({}))

/** For each invariant: histories that satisfy it, and histories that violate it. */
const CASES: Record<string, { kept: Partial<Moment>[][]; broken: Partial<Moment>[][] }> = {
  words: {
    kept: [[{ texts: ['0.0000', 'Cancel', '–', 'terms.'] }]],
    broken: [[{ texts: ['NaN KXT'] }], [{}, { texts: ['×undefined'] }], [{ texts: ['orderForm.longHint'] }], [{ texts: ['At most {{count}}'] }]],
  },
  errors: { kept: [[{}]], broken: [[{}, { troubles: ['uncaught: x is not a function'] }, {}]] },
  width: {
    kept: [[{ path: '/auth', isTooWide: true }]],
    broken: [[{}, { isTooWide: true }]],
  },
  calmAnnouncements: {
    kept: [
      // A result and its correction; a repeated message; a response to typing.
      [{ messages: ['10 markets found'] }, { messages: ['9 markets found'] }, { messages: ['8 markets found'] }, {}, {}],
      [{ messages: ['Saved ×2'] }, { messages: ['Saved ×3'] }, { messages: ['Saved ×4'] }, { messages: ['Saved ×5'] }],
      ['1', '2', '3', '4', '5'].map((digit): Partial<Moment> => ({ did: { kind: 'type', offer: { role: 'textbox', name: 'Search', ref: 'e1', isSo: false }, text: digit }, messages: [`${digit} markets found`] })),
      // Once per minute.
      [{ messages: ['Rank 4'] }, { at: 60_000, messages: ['Rank 5'] }, { at: 125_000, messages: ['Rank 6'] }, { at: 190_000, messages: ['Rank 7'] }],
    ],
    broken: [
      ['2 988.11', '2 987.87', '2 987.90', '2 988.02'].map((price): Partial<Moment> => ({ messages: [`Liquidation at ${price} comes first`] })),
      ['1', '2', '3', '4'].map((seconds): Partial<Moment> => ({ isFirstObservation: false, messages: ['Order accepted', `The price is ${seconds} s old`] })),
    ],
  },
  quietWhenIdle: {
    kept: [
      [{ did: { kind: 'settle' }, spokenTexts: [says('Order accepted')] }, { did: { kind: 'rest' } }],
      [{ did: { kind: 'rest' }, spokenTexts: [says('BTCUSDC LONG × 10 was liquidated −12.00 KXT net View'), says('ETHUSDC has fallen to 3 300', 900)] }],
      [{ spokenTexts: [says('12 markets found')] }],
    ],
    broken: [[{ ...dialog, did: { kind: 'rest' }, spokenTexts: [says('Liquidation at 2 988.11 comes first')] }], [{}, { did: { kind: 'rest' }, spokenTexts: [{ ...says('Loading'), isBorn: true }] }, {}]],
  },
  announcedOnce: {
    kept: [
      [{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1, outcomesAnnounced: 1, spokenTexts: [says('Order accepted BTCUSDC, LONG'), says('Order accepted BTCUSDC, LONG', 3_000)], messages: ['Order accepted'] }],
      [{ spokenTexts: [says('Sending'), says('Position closed', 60), { ...says('Position closed', 80), isBorn: true }] }],
    ],
    broken: [
      [{ spokenTexts: [says('Order accepted'), says('Order accepted BTCUSDC, LONG', 20)] }],
      [{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1, outcomesAnnounced: 2, messages: ['Order accepted'] }],
    ],
  },
  title: { kept: [[{}]], broken: [[{}, { restlessTitle: '(!) BTCUSDC · Futures' }]] },
  answered: {
    kept: [
      [{}, { did: press('Leverage'), ...dialog, face: 'a dialog' }, {}, {}, {}],
      [{}, { did: press('Copy') }, { face: 'copied', isFirstObservation: false }, { face: 'the page' }],
      [{}, { did: press('Top up') }, { path: '/wallet', address: '/wallet' }],
      // Again, while it still says so.
      [{}, { did: press('Set alert'), face: 'it is set' }, { did: press('Set alert') }, {}, {}, {}],
      [{ faults: ['every call fails'] }, { did: press('Try again') }, {}, {}, {}],
      // A link within the page, and a row that scrolls into view.
      [{}, { did: press('4. Risk'), address: '/futures/terms#section-4' }, {}, {}, {}],
      [{}, { did: press('show in the ranking'), focus: 'row ' }, {}, {}, {}],
      [{}, { did: press('Download') }, { effects: 1 }],
      [{}, { did: press('LONG gains'), focus: 'button LONG gains' }, { focus: 'textbox Amount' }, {}, {}],
      // Again, with the same error in the same field.
      [{ focus: 'textbox Amount' }, { did: press('LONG gains'), focus: 'textbox Amount' }, {}, {}, {}],
      [{}, { did: { kind: 'press', offer: { role: 'tab', name: 'Orders', ref: 'e2', isSo: true } } }, {}, {}, {}, {}],
      // Too early to decide.
      [{}, { did: press('Leverage') }, {}],
    ],
    broken: [
      [{}, { did: press('Leverage') }, {}, {}, {}],
      [{}, { did: press('Try again') }, {}, {}, {}],
      // The click itself moves the focus.
      [{}, { did: press('LONG gains'), focus: 'button LONG gains' }, {}, {}, {}],
    ],
  },
  privacy: { kept: [[{}]], broken: [[{}, { others: ['“23571.1317”'] }, {}]] },
  outcomeAnnounced: {
    kept: [
      [{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1 }, {}, { messages: ['Order accepted'] }, ...idle],
      [{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1 }, { did: { kind: 'reload' } }, ...idle],
    ],
    broken: [
      [{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1 }, ...idle],
      // Earlier announcements do not count.
      [{ messages: ['Saved'] }, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1 }, ...idle],
    ],
  },
  sending: {
    kept: [[{}, { ordersRequested: 1, orderClicks: 2 }]],
    broken: [[{}, { ordersRequested: 2, orderClicks: 1 }]],
  },
  inSight: {
    kept: [[{}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1, messages: ['Order accepted'] }]],
    broken: [[{}, { requestedOrders: [{ ...order, isAmountInSight: false }], ordersRequested: 1, orderClicks: 1, messages: ['Order accepted'] }]],
  },
  stalePrice: {
    kept: [
      [{}, { at: 12_000, pricesAt: 0 }],
      [{}, { at: 20_000, pricesAt: 0, sides: [{ isDisabled: true }, { isDisabled: true }] }],
      [{}, { at: 20_000, pricesAt: 0, isMarketOrder: false }],
    ],
    broken: [
      [{}, { at: 20_000, pricesAt: 0 }],
      [{}, { at: 20_000, pricesAt: 0, sides: [{ isDisabled: true }, { isDisabled: false }] }],
      [{}, { requestedOrders: [{ ...order, priceAgeMs: 14_000 }], ordersRequested: 1, orderClicks: 1 }],
    ],
  },
  escape: {
    kept: [
      [dialog, { did: { kind: 'escape' } }, { windows: [] }, {}, {}],
      [dialog, { did: { kind: 'escape' } }, { windows: ['Discard?'] }, {}, {}],
      [{ ...dialog, isBusy: true }, { did: { kind: 'escape' } }, {}, {}, {}],
      [{}, { did: { kind: 'escape' } }, {}, {}, {}],
    ],
    broken: [[dialog, { did: { kind: 'escape' } }, {}, {}, {}]],
  },
  behind: {
    kept: [[{}, { ...dialog, behind: ['LONG'] }, { behind: [] }, {}, {}, {}]],
    broken: [[{}, { ...dialog, behind: ['LONG'] }, {}, {}, {}]],
  },
  recovers: {
    kept: [
      [{ faults: ['no prices come'] }, { faults: [], failures: ['12 s old'], did: { kind: 'heal', fault: 'no prices come' } }, ...idle.slice(0, 30), { failures: [] }, ...idle],
      [{ faults: ['no prices come'] }, ...idle, ...idle],
    ],
    broken: [
      [{ faults: ['no prices come'] }, { faults: [], failures: ['12 s old'], did: { kind: 'heal', fault: 'no prices come' } }, ...idle],
      [{}, { did: { kind: 'heal', fault: 'no prices come' }, path: '/auth' }, ...idle],
    ],
  },
}

describe('an invariant', () => {
  test('each have histories that satisfy it and some that violate it', () => {
    expect(Object.keys(CASES)).toEqual(CHECKS.map(({ name }) => name))
  })

  test.each(Object.entries(CASES))('%s: is satisfied, and violated only by its own violation', (name, { kept, broken }) => {
    for (const observations of kept) expect(violatedBy(history(...observations))?.name).toBeUndefined()
    for (const observations of broken) expect(violatedBy(history(...observations))?.name).toBe(name)
  })
})

describe('before the next action', () => {
  test('the run waits for the effect of a click, the end of a window and the page behind it', () => {
    expect(isAwaiting(history({}, { did: press('LONG gains') }, {}))).toBe(true)
    expect(isAwaiting(history({}, { did: press('LONG gains') }, { face: 'accepted' }))).toBe(false)
    expect(isAwaiting(history(dialog, { did: { kind: 'escape' } }))).toBe(true)
    expect(isAwaiting(history(dialog, { did: { kind: 'escape' } }, { windows: [] }))).toBe(false)
    expect(isAwaiting(history({}, { ...dialog, behind: ['LONG'] }))).toBe(true)
  })

  test('the run does not wait for slower effects: an order’s outcome, a recovery', () => {
    expect(isAwaiting(history({}, { requestedOrders: [order], ordersRequested: 1, orderClicks: 1 }, {}))).toBe(false)
    expect(isAwaiting(history({ faults: ['no prices come'] }, { faults: [], failures: ['12 s old'], did: { kind: 'heal', fault: 'no prices come' } }))).toBe(false)
  })

  test('a missing effect is awaited no longer than its limit', () => {
    const unanswered = history({}, { did: press('LONG gains') }, {}, {}, {})
    expect(isAwaiting(unanswered)).toBe(false)
    expect(violatedBy(unanswered)?.name).toBe('answered')
  })
})
