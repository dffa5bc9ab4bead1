import type { Defect } from './defect.ts'

/** Mutations of the layout: what is clickable and visible. */
export const page: Defect[] = [
  {
    name: 'LONG and SHORT do not say what they send',
    breaks: 'One press sends an amount that was typed long ago and stands below the fold.',
    edits: [{ in: 'SideButtons', find: 'parseTyped($draft.amount)', put: 'parseTyped("")' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/order-form/form.test.tsx', test: 'amount, leverage and estimated liquidation price' },
  },
  {
    name: 'a tablet has the order form in its page',
    breaks: 'LONG and SHORT are pinned to the window along the whole page, far from the amount they send.',
    edits: [{ in: 'TradingPage', find: "useAtLeast('desktop')", put: "useAtLeast('tablet')" }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/trading/rail.spec.ts', test: 'LONG or SHORT sends only an amount that is visible in the window or on the button, at every width and scroll position' },
  },
  {
    name: 'a hidden amount is sent unseen',
    breaks: 'With amounts hidden, a press sends an amount that is neither in the button nor in the window.',
    edits: [{ in: 'isInView', find: '$top >= 0 && $bottom <= innerHeight && ($hit === null || $hit === $element)', put: '$top <= $bottom || $hit === $element' }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/trading/rail.spec.ts', test: 'a hidden amount is sent only while its field is visible' },
  },
  {
    name: 'a side that refuses the stop loss does not say so',
    breaks: 'SHORT invites a press that can only be refused.',
    edits: [{ in: 'rejectedLevel', find: "$problem?.kind !== 'wrongSide'", put: "$problem?.kind !== 'noPrice'" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/order-form/form.test.tsx', test: 'why a side would reject the stop loss or take profit; clicked, the field shows it' },
  },
]
