import type { Defect } from './defect.ts'

/** Mutations of sending: twice, late, or not at all. */
export const orders: Defect[] = [
  {
    name: 'no submit lock',
    breaks: 'A doubled press places two orders.',
    edits: [{ in: 'openOrderMachine', find: "id: 'openOrder'", put: "id: 'openOrder', on: { PLACE: { target: '.submitting', reenter: true } }" }],
    caughtBy: { by: 'unit', file: 'tests/unit/machines/openOrder.test.ts', test: 'a second click in the same task sends nothing' },
  },
  {
    name: 'a new key for an unchanged request',
    breaks: 'An order that was only held up, and is sent again, becomes two positions.',
    edits: [{ in: 'keyFor', find: 'if ($before?.request === $asked) return $before.key', put: '' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/sendAgain.test.tsx', test: 'unchanged is one position, even if the first request was only delayed' },
  },
  {
    name: 'a key is kept after the order was found',
    breaks: 'The same order wished a second time is never made: the exchange takes it for the first.',
    edits: [{ in: 'sendOnce', find: 'if ($found) settleKey($key)', put: 'void settleKey' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/sendAgain.test.tsx', test: 'after it was found is a new one' },
  },
  {
    name: 'a call whose connection breaks is posted again',
    breaks: 'An order that has arrived is placed a second time.',
    edits: [{ in: 'call', find: 'await post($endpoint, $payload, $options)', put: 'await post($endpoint, $payload, $options).catch(() => post($endpoint, $payload, $options))' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/client.test.ts', test: 'with a broken connection is sent once, also when the network is back' },
  },
  {
    name: 'an order is sent again when its answer was lost',
    breaks: 'Every lost answer is a second order.',
    edits: [{ in: 'submissionOf', find: 'nextCheck: { target: $where, description: $words }', put: "nextCheck: { target: '#submission.sending' }" }],
    caughtBy: { by: 'unit', file: 'tests/unit/machines/submission.test.ts', test: '"it did not happen" needs fifteen seconds, and three conclusive checks after that' },
  },
  {
    name: 'the pool does not wait for a lost answer',
    breaks: 'Of several that are closed, one whose answer was lost counts as a new one.',
    edits: [{ in: 'closeSeveralFlows', find: "if (state.hasTag('unknown')) onLost()", put: "if (state.hasTag('unknown')) resolve({ kind: 'notArrived', order })" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/close/closeSeveral.test.tsx', test: 'an order with a lost response blocks its worker: the next one is not sent before its outcome is known' },
  },
  {
    name: 'a lost answer counts as a no',
    breaks: 'The app reports that the order failed, and the trader places it again although it arrived.',
    edits: [{ in: 'isUncertain', find: "$kind === 'network' || $kind === 'timeout'", put: "$kind === 'network'" }],
    caughtBy: { by: 'unit', file: 'tests/unit/machines/submission.test.ts', test: 'a lost response' },
  },
  {
    name: 'a saved stop is shown as it was before',
    breaks: 'A trader whose stop was saved, and whose orders could not be read since, reads that there is none.',
    edits: [{ in: 'tpslMachine', find: 'withLevels($order, $request)', put: '$order' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/tpsl/tpsl.test.tsx', test: 'saved, it shows the confirmed levels until the order is refetched, then those of the order' },
  },
  {
    name: 'the balance of before a reset is shown after it',
    breaks: 'After a paid reset, if the balance could not be refreshed, the old balance is shown as the new one.',
    edits: [{ in: 'availableNow', find: '$state === undefined || $state.isInvalidated', put: '$state === undefined' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/payment/reset.test.tsx', test: 'if the balance was not read after the payment, the old one is not shown' },
  },
  {
    name: 'polls started before a change continue after it',
    breaks: 'The list of before a saved stop comes last, and the trader reads that there is none.',
    edits: [{ in: 'refreshOrders', find: 'tradingKeys.map((queryKey) => queryClient.cancelQueries({ queryKey }))', put: 'tradingKeys' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/orders.test.ts', test: 'a response requested before a change is not shown after it, even if the refresh fails' },
  },
  {
    name: 'an older poll replaces a newer answer',
    breaks: 'A position that was just shown closed is shown open again.',
    edits: [{ in: 'fetchOrdersNow', find: 'await queryClient.cancelQueries({ queryKey })', put: '' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/orders.test.ts', test: 'a response requested before the order was verified does not replace the newer one' },
  },
  {
    name: 'the refresh after one close takes another close back',
    breaks: 'Where several are closed at once, a slow list of before shows those open that were just shown closed.',
    edits: [{ in: 'fetchOrdersNow', find: 'if ($number <= Math.max($before, shown.get($target) ?? 0)) return $orders', put: '' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/orders.test.ts', test: 'a refresh requested before a change does not undo that change' },
  },
  {
    name: 'an order on its way is forgotten by a reload',
    breaks: 'The page comes back with the draft and LONG free: the second press is a second position.',
    edits: [{ in: 'OrderFlow', find: 'void placement.resume()', put: '' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/resumed.test.tsx', test: 'is verified and reported, and its draft cannot be sent before' },
  },
  {
    name: 'a reloaded page sends what the one before has sent',
    breaks: 'Every reload while an order is on its way is a second order, where the exchange honours no keys.',
    edits: [{ in: 'sendOnce', find: 'wasSent ? $lost : $send', put: '$send' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/resumed.test.tsx', test: 'is verified and reported, and its draft cannot be sent before' },
  },
  {
    name: 'a reload takes the key of a lost order away',
    breaks: 'An order that was held up, and is sent again after a reload, becomes two positions.',
    edits: [{ in: 'resumeEvent', find: "restoreKey('order', $asked, $key)", put: 'void restoreKey' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/resumed.test.tsx', test: 'that has not arrived is sent again only by its trader, with the same key' },
  },
  {
    name: 'what a dialog has sent is forgotten by a reload',
    breaks: 'A paid reset, which closed everything, is not reported.',
    edits: [{ in: 'backgroundFlows', find: 'if (stored) storeWhileUnsettled($actor)', put: 'void storeWhileUnsettled' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/resumed.test.tsx', test: 'a reset whose event was unknown is reported once the wallet shows it' },
  },
  {
    name: 'the pay code of a payment is stored',
    breaks: 'The next user of the browser can read the code in its storage.',
    edits: [{ in: 'storeWhileUnsettled', find: "{ ...$request, payCode: '' }", put: '$request' }],
    caughtBy: { by: 'unit', file: 'tests/proofs/reliability/resumed.test.tsx', test: 'its pay code was never stored' },
  },
  {
    name: 'no deadline',
    breaks: 'A call that is never answered leaves the form locked for ever.',
    edits: [{ in: 'call', find: 'signal: $signal ? AbortSignal.any($signals) : $deadline', put: 'signal: $signal ?? null' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'silence' },
  },
  {
    name: 'a link replaces what is typed',
    breaks: 'A link that somebody sent overwrites the order a trader is about to place.',
    edits: [{ in: 'applyLink', find: 'isTyped($typed) && $isOther ? $offer : $taken', put: '$taken' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/order-form/draftLink.test.tsx', test: 'the trader is asked before a link replaces a typed draft, and can keep it' },
  },
  {
    name: 'a limit price follows to the next market',
    breaks: 'A price typed for ADA is sent with an order of BTC.',
    edits: [{ in: 'draftOn', find: '...NO_PRICES', put: '...{}' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/order-form/form.test.tsx', test: 'carry over to another market, except prices, which are never restored' },
  },
  {
    name: 'the rate limit of the exchange is ignored',
    breaks: 'The app continues to poll every three seconds and is blocked permanently.',
    edits: [{ in: 'takeRetryAfter', find: 'until = $now + $ms', put: 'until = 0' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'a 429 pauses all reads, but no changes' },
  },
  {
    name: 'polls go on in a hidden tab',
    breaks: 'Forty forgotten tabs ask the exchange for prices all night.',
    edits: [{ in: 'pollOptions', find: 'refetchIntervalInBackground: false', put: 'refetchIntervalInBackground: true' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/client.test.ts', test: 'of a hidden tab pauses, and is sent when it is visible again' },
  },
  {
    name: 'failing polls are never spaced out',
    breaks: 'An exchange that is coming back is held down by its own users.',
    edits: [{ in: 'nextPoll', find: 'Math.max(TRADING_REFRESH_MS, $silence / $share)', put: 'TRADING_REFRESH_MS' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/client.test.ts', test: 'waits longer with each failure, up to half a minute' },
  },
  {
    name: 'cards show what they are sorted by, and do not say it',
    breaks: 'A screen reader hears nothing of a press that sorted the orders of a phone.',
    edits: [{ in: 'SortButton', find: 'isSaid && isSorted && $said', put: 'null' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/orders/ordersPanel.test.tsx', test: 'cards announce their sort key and direction' },
  },
]
