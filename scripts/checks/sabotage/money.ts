import type { Defect } from './defect.ts'

/** Mutations of numbers, prices and dates. */
export const money: Defect[] = [
  {
    name: 'numbers are coerced on the wire',
    breaks: 'A balance of 0.1 + 0.2 and every amount beyond 2^53 becomes another one.',
    edits: [{ in: 'Decimal', find: 'const text = String($value)', put: 'const text = String(Number($value))' }],
    caughtBy: { by: 'unit', file: 'tests/unit/api/scalars.test.ts', test: 'a decimal keeps all received digits' },
  },
  {
    name: 'a yes or no is coerced on the wire',
    breaks: 'A wallet that was never activated ("false") counts as activated.',
    edits: [{ in: 'listWallets', find: 'z.boolean()', put: 'z.coerce.boolean()' }],
    caughtBy: { by: 'unit', file: 'tests/unit/api/scalars.test.ts', test: 'a boolean must be true or false; anything else violates the contract' },
  },
  {
    name: 'a share of the balance is cut in floating point',
    breaks: 'A promised amount differs from the balance in its last decimals.',
    edits: [{ in: 'roundDown', find: 'decimal(big($digits).round($places, 0))', put: '(String(Math.floor(Number($digits) * 10 ** $places) / 10 ** $places) as Decimal)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/money/decimal.test.ts', test: 'rounding down matches integer arithmetic, for every precision' },
  },
  {
    name: 'the slider rounds to the nearest unit',
    breaks: 'At 100 % the amount is a unit more than there is, and the order is refused.',
    edits: [{ in: 'amountOfShare', find: '$share.round($precision, 0)', put: '$share.round($precision, 1)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/money/amountShare.test.ts', test: 'a share matches integer arithmetic, truncated to the precision' },
  },
  {
    name: 'a SHORT gains like a LONG',
    breaks: 'Every loss of a SHORT is shown as a gain.',
    edits: [{ in: 'netProfit', find: "$type === 'LONG' ? $long : $short", put: '$long' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order/profit.test.ts', test: 'a SHORT of 100 at 10×, sold at 50 000, loses 20 when the price reaches 51 000' },
  },
  {
    name: 'the estimated liquidation forgets the maintenance',
    breaks: 'A position is liquidated before the price the form has promised.',
    edits: [{ in: 'estimate', find: '$maintenance.times($leverage).minus(1)', put: '$maintenance.times(0).minus(1)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order-form/estimate.test.ts', test: 'liquidation leaves the maintenance share of the value at the entry' },
  },
  {
    name: 'a limit through the market is estimated at its limit',
    breaks: 'A LONG that opens at 66 933 is shown a liquidation price of 68 950, above the market.',
    edits: [{ in: 'entryPrice', find: 'isMarketBetter ? $market : $price', put: '$price' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order-form/estimate.test.ts', test: 'for any limit a LONG is liquidated below the market and opens at most at the limit' },
  },
  {
    name: 'the quantity of a limit order is counted by the market price',
    breaks: 'The form says that 100 KXT buy another quantity than the limit price gives. Specification §5.',
    edits: [{ in: 'estimate', find: 'const [price] = positive($limitPrice, $marketPrice)', put: 'const [price] = positive($marketPrice, $limitPrice)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order-form/estimate.test.ts', test: 'for any market the quantity is the value divided by the limit price' },
  },
  {
    name: 'an order may be sent by a price of any age',
    breaks: 'A trader whose connection is gone buys at a price of minutes ago.',
    edits: [{ in: 'canTrade', find: 'ageMs($at, $now) <= PRICE_MAX_AGE_MS', put: '!!$at' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/market/freshness.test.ts', test: 'a number is stale after two missed refreshes' },
  },
  {
    name: 'the age of a price is read off a clock that can be set back',
    breaks: 'After the clock is set back a market order goes out at a price of any age.',
    edits: [
      { in: 'steadyClock', find: '$ticked + $ahead', put: 'now()' },
      { in: 'canTrade', find: '($at && $at <= $now ? $now - $at : Number.POSITIVE_INFINITY)', put: '($at ? $now - $at : Number.POSITIVE_INFINITY)' },
    ],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/order-form/form.test.tsx', test: 'at the market if the price is eleven seconds old, even if the clock was set back since' },
  },
  {
    name: 'single keys act in a browser where nobody has switched them on',
    breaks: 'A stray 4 and ] type the whole balance at double leverage.',
    edits: [{ in: 'isKeyOn', find: "if ($choice === 'help') return $action === 'showKeys'", put: "if ($choice === 'help') return true" }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/app/palette.spec.ts', test: 'no single key works before ? has shown the switch, and they can be switched off permanently' },
  },
  {
    name: 'a level that is typed in % is cut to the nearest price',
    breaks: 'A stop-loss of 2 %, in the form or in the dialog, loses more than 2 %.',
    edits: [{ in: 'tpslPrice', find: "$side === 'LONG' ? divideUp($price, $units, $places) : $down", put: 'divide($price, $units).round($places, 1)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/position/editedLevels.test.ts', test: 'the sent price is rounded safely: a stop never loses more than typed, a target never gains less' },
  },
  {
    name: 'dates are written in local time',
    breaks: 'A rollover at 08:00 UTC is shown at another hour in each country.',
    edits: [{ in: 'utcMinute', find: '$isNone ? $dash : dayjs.utc($instant).format($pattern)', put: '$isNone ? $dash : dayjs($instant).format($pattern)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/timeZones.test.ts', test: 'in Europe/Warsaw all dates are equal' },
  },
  {
    name: 'one unreadable order takes the list along',
    breaks: 'A single odd entry hides all positions of a trader.',
    edits: [{ in: 'ordersQuery', find: 'polledList($order, $list, $id, $isUnread)', put: 'z.array($order)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/polledList.test.ts', test: 'the list of orders is parsed this way' },
  },
  {
    name: 'every position is priced by the market on screen',
    breaks: 'With all markets shown, the P&L of an ETH position is computed by the price of BTC.',
    edits: [{ in: 'priceOf', find: '$prices.get($market) ?? UNKNOWN', put: '[...$prices.values()][0] ?? UNKNOWN' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/orders/ordersPanel.test.tsx', test: 'each position is valued at its own market’s price' },
  },
  {
    name: 'the price of the last market is kept while the next one loads',
    breaks: 'For a moment ETH stands beside the price of BTC, and an order may be sent by it.',
    edits: [{ in: 'priceOf', find: '$prices.get($market) ?? UNKNOWN', put: '($prices.get($market) ?? [...$prices.values()].at(-1)) ?? UNKNOWN' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/client.test.ts', test: 'of another market starts without a price' },
  },
]
