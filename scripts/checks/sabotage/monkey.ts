import type { InvariantName } from '../../../tests/proofs/invariants/invariants.ts'
import type { Check, Defect } from './defect.ts'

const by = (invariant: InvariantName): Check => ({ by: 'monkey', invariant })

/** Mutations that the monkey test detects: each violates one invariant of tests/proofs/invariants/invariants.ts. */
export const monkey: Defect[] = [
  {
    name: 'monkey: a number that is none',
    breaks: 'An amount reads NaN.',
    edits: [{ in: 'formatMoney', find: 'formatNumber(value, { decimals: MONEY_DECIMALS })', put: "value === null ? DASH : 'NaN'" }],
    caughtBy: by('words'),
  },
  {
    name: 'monkey: a press that nobody answers',
    breaks: 'LONG and SHORT look as if they could be pressed, and do nothing.',
    edits: [{ in: 'src/features/trading/order-form/SideButtons.tsx', find: 'if (event.detail > 1) return', put: 'if (event.detail > 0) return' }],
    caughtBy: by('answered'),
  },
  {
    name: 'monkey: a market order at a stale price',
    breaks: 'A market order is offered at a price that nobody has seen for ten seconds.',
    edits: [{ in: 'src/domain/order-form/orderBlock.ts', find: "isPriceFresh ? null : 'priceStale'", put: 'null' }],
    caughtBy: by('stalePrice'),
  },
  {
    name: 'monkey: Escape does nothing',
    breaks: 'A dialog is left by its buttons alone.',
    edits: [{ in: 'Dialog', find: 'dismissable && onClose()', put: 'dismissable' }],
    caughtBy: by('escape'),
  },
  {
    name: 'monkey: the page behind a dialog is left in reach',
    breaks: 'A screen reader still reads the page behind a dialog, and can click in it.',
    edits: [{ in: 'useOpened', find: 'let hasBegun = false', put: 'let hasBegun = true' }],
    caughtBy: by('behind'),
  },
  {
    name: 'monkey: a poll that failed is the last',
    breaks: 'After a bad minute of the exchange the page stays old until it is reloaded.',
    edits: [{ in: 'nextPoll', find: 'if (pauseMs !== undefined) return pauseMs', put: 'if (error !== null) return false' }],
    caughtBy: by('recovers'),
  },
]
