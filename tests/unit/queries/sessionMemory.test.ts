// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createOrder } from '../../../src/api/orderChanges.ts'
import { ContestId, MarketName, OrderId } from '../../../src/api/scalars.ts'
import { hostToken } from '../../../src/features/contests/host.ts'
import { pinsIn, storedPins, storePins } from '../../../src/features/contests/leaderboard/storedPins.ts'
import { markTitle } from '../../../src/features/trading/alerts/notifyIfUnseen.ts'
import { paymentSince } from '../../../src/features/trading/dialogs/payment/storedPayment.ts'
import { createDraft } from '../../../src/features/trading/order-form/draft.ts'
import { useClearDraftOnLogout } from '../../../src/features/trading/order-form/OrderFormProvider.tsx'
import { orderUnderWay } from '../../../src/features/trading/order-form/placement.ts'
import { reportDrift, reportedPaths } from '../../../src/queries/call/drift.ts'
import { session, watchOtherTabs } from '../../../src/queries/call/session.ts'
import { ledger } from '../../../src/queries/ledger.ts'
import { isOwnReset, markPayment, orderMarks } from '../../../src/queries/orderMarks.ts'
import { pendingLevels, setPendingLevels } from '../../../src/queries/pendingLevels.ts'
import { otherTab } from '../otherTab.ts'
import { knowUser } from './knownUser.ts'
import { memory } from './memory.ts'

const CONTEST = ContestId.parse('7')
const BTC = { market: MarketName.parse('BTC-USDC'), pricePrecision: 2 }
const draft = createDraft()
const ORDER = OrderId.parse('7')
let key = ''

/** Holds user data: how to fill and to read it. Must be empty after the session has ended. */
const USER: Record<string, { fill: () => void; read: () => unknown }> = {
  'features/contests/leaderboard/storedPins.ts held': {
    fill: () => storePins(CONTEST, [{ hash: 'a', isMe: true }]),
    read: () => pinsIn(storedPins.get(), CONTEST),
  },
  'features/contests/host.ts hostToken': { fill: () => hostToken.set('token'), read: hostToken.get },
  'features/trading/alerts/notifyIfUnseen.ts unmark': {
    fill: () => markTitle('Position closed'),
    read: () => document.title,
  },
  'features/trading/dialogs/payment/storedPayment.ts paymentSince': {
    fill: () => paymentSince.set(5),
    read: paymentSince.get,
  },
  'features/trading/order-form/draft.ts createDraft': {
    fill: () => draft.change(BTC, { amount: '100' }),
    read: () => draft.get().amount,
  },
  'features/trading/order-form/placement.ts orderUnderWay': {
    fill: () =>
      orderUnderWay.set({
        sent: null,
        flow: null,
        waiting: createOrder.request.parse({ ...BTC, type: 'LONG', amount: '1', leverage: 10 }),
      }),
    read: orderUnderWay.get,
  },
  'queries/call/drift.ts reportedPaths': { fill: () => reportDrift('orders', ['pnl']), read: () => reportedPaths.size },
  'queries/orderMarks.ts marks': {
    fill: () => orderMarks.add(ORDER, 'opened'),
    read: () => orderMarks.has(ORDER, 'opened'),
  },
  'queries/orderMarks.ts paymentCheckedAt': { fill: markPayment, read: () => isOwnReset() },
  'queries/pendingLevels.ts pendingLevels': {
    fill: () => setPendingLevels(ORDER, { orderId: ORDER, market: BTC.market }),
    read: () => pendingLevels.get().size,
  },
  'queries/ledger.ts confirmed': {
    fill: () => void (key = ledger.confirm('order', '100').key),
    read: () => ledger.confirm('order', '100').key === key,
  },
}

/** Holds user data, and is cleared in a way that only its own test can check. */
const OWN_TEST: Record<string, [file: string, test: string]> = {
  'features/trading/alerts/notifyIfUnseen.ts shownByNow': [
    'tests/unit/features/trading/alerts/notifyIfUnseen.test.ts',
    'what the system shows goes at the end of the session',
  ],
  'queries/call/call.ts lastRead': [
    'tests/unit/queries/call.test.ts',
    'with the same text for another request, or another session, are parsed again',
  ],
  'ui/toasts/toast.ts early': [
    'tests/unit/app/shell/session.test.tsx',
    'toasts are removed before the next user logs in',
  ],
}

/** Hold no user data: a file, its names, and the reason. */
const NOBODY: [file: string, names: string, reason: string][] = [
  ['api/scalars.ts', 'numericIds', 'how the exchange spells ids'],
  ['app/shell/installErrorHandlers.ts', 'reportedAt', 'the time of a message'],
  ['domain/contest/time/contestTime.ts', 'dayAndMonth', 'formats of dates'],
  ['features/info/telemetry/collectMetrics.ts', 'isCollecting', 'whether counting has started'],
  ['features/info/telemetry/observeFlows.ts', 'isObserving listener', 'what counts, not what is counted'],
  ['features/trading/chart/own/candleChart.ts', 'createCandleChart', 'prices and the pointer, of a chart on screen'],
  ['features/trading/order-form/placement.ts', 'notices', 'a number of notices on screen'],
  ['features/trading/view/landmarks.ts', 'landmarks', 'elements of the page'],
  ['machines/actorSetup.ts', 'actorSetup', 'how actors are made'],
  ['platform/loadCode.ts', 'cache digests', 'how code is loaded'],
  ['platform/mainSite.ts', 'isLeft isOver', 'whether the page is being left'],
  ['platform/storage.ts', 'memory', 'stands in for a blocked storage, by the same keys, which have the user’s mark'],
  ['queries/call/client.ts', 'firstUpdateAt polls waits', 'times of polls, and whether they are stopped'],
  ['queries/call/firstAnswers.ts', 'firstReceivedAt', 'the time of a response'],
  ['queries/call/rateLimit.ts', 'until', 'until when this browser is to wait'],
  ['queries/call/session.ts', 'clockAheadMs epoch status', 'the session, and the exchange’s clock'],
  ['queries/ledger.ts', 'underWay', 'a number of flows, each of which ends with the session'],
  ['queries/orders.ts', 'askedBefore endpoints requests shown', 'numbers of requests; polledList clears the entries'],
  ['queries/prices.ts', 'feeds', 'listeners'],
  ['shared/late/slots.ts', 'parts', 'components, which read what they show'],
  ['shared/page/documentTitle.ts', 'page parts rendered', 'what is on screen; the news is removed by markTitle'],
  ['ui/hooks/useBackOnline.ts', 'cameBackAt', 'the time of a connection'],
  ['ui/overlay/animateExit.ts', 'leftAt', 'when a window on screen was closed'],
  ['ui/overlay/closeOnBack.ts', 'atTheEnd isOwnStep open page pages routerHistory', 'open windows and the history'],
  ['ui/overlay/openWindows.ts', 'openWindows', 'a number of windows'],
  ['ui/overlay/popFirst.ts', 'popFirst', 'a function of the open windows'],
  ['ui/overlay/useFocusBack.ts', 'lastTargets', 'elements that had the focus'],
  ['ui/toasts/Toasts.tsx', 'lastVersion', 'a number of toasts'],
  ['ui/toasts/toast.ts', 'clear show', 'functions of the toasts on screen'],
]

test('every store in memory either has no user data, with a reason, or is cleared at the end of the session', () => {
  const nobodys = NOBODY.flatMap(([file, names]) => names.split(' ').map((name) => `${file} ${name}`))
  expect(memory()).toEqual([...[USER, OWN_TEST].flatMap(Object.keys), ...nobodys].toSorted())
})

test.each(Object.values(OWN_TEST))('%s has the test “%s”', (file, name) => {
  expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(`test('${name}'`)
})

test('at the end of the session no user data is left in memory', () => {
  renderHook(() => useClearDraftOnLogout(draft))
  const stop = watchOtherTabs()
  session.succeeded()
  const read = () => Object.fromEntries(Object.entries(USER).map(([name, each]) => [name, JSON.stringify(each.read())]))
  const before = read()
  knowUser()
  for (const { fill } of Object.values(USER)) fill()
  for (const [name, text] of Object.entries(read())) expect(text, name).not.toBe(before[name])
  otherTab('sessionExpiry', null)
  expect(session.isOver()).toBe(true)
  expect(read()).toEqual(before)
  stop()
})
