import type { Defect } from './defect.ts'

/** Mutations that show only together with a fault: a hanging price, a clock that jumps, two writers of one value. */
export const faults: Defect[] = [
  {
    name: 'a second hand writes the title',
    breaks: 'P&L and news each put themselves first, for ever: the tab freezes while a position is being liquidated.',
    edits: [
      {
        in: 'useTitlePrefix',
        find: "useEffect(() => setTitlePart('profit', $profit), [$profit])",
        put: 'useEffect(() => { const keep = () => { if (!document.title.startsWith($profit)) document.title = $profit + document.title }; keep(); new MutationObserver(keep).observe(document.head, { subtree: true, childList: true }) }, [$profit])',
      },
    ],
    caughtBy: { by: 'unit', file: 'tests/unit/shared/page/documentTitle.test.tsx', test: 'unseen news, P&L and page are combined in the title, each written once' },
  },
  {
    name: 'the page has its title before its part',
    breaks: 'The tab of a contest is called “Contests” once it is opened for the second time.',
    edits: [{ in: 'setTitlePart', find: 'Object.values($pages).at(-1)', put: 'Object.values($pages).at(0)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/shared/page/documentTitle.test.tsx', test: 'the title of a part of the page precedes the page’s, in any order, and is restored' },
  },
  {
    name: 'an old price still refuses a level',
    breaks: 'While the price feed is down, a stop that is right at the exchange cannot be set.',
    edits: [{ in: 'TpslDialog', find: '!$isPending && $isTooOld ? null : $price', put: '$price' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/tpsl/tpsl.test.tsx', test: 'a level that only an old price refuses is sent, and the refusal of the exchange is shown' },
  },
  {
    name: 'the time that a device slept is no time',
    breaks: 'On waking, the price of before the sleep counts as fresh, and a market order goes out by it.',
    edits: [{ in: 'steadyClock', find: '$ahead += Math.max(0, $jump)', put: '$ahead += 0' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/steadyNow.test.ts', test: 'counts the time a device slept, also after its clock was set back' },
  },
  {
    name: 'the size by risk suits the side that loses less',
    breaks: 'An order sized to lose 60 KXT at its stop loses more on the other side.',
    edits: [{ in: 'riskSize', find: '$loss.lost.times($most.entry).gt($most.lost.times($loss.entry)) ? $loss : $most', put: '$loss.lost.times($most.entry).gt($most.lost.times($loss.entry)) ? $most : $loss' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order-form/riskSize.test.ts', test: 'a stop that fits both sides at two prices compares the lost share of the margin' },
  },
  {
    name: 'the levels of a limit through the market are measured from its limit',
    breaks: 'A stop loss is said to lie below the entry of a LONG that opens beneath it.',
    edits: [{ in: 'draftEntry', find: 'entryPrice($side, limitPriceOf($form), $marketPrice)', put: 'entryPrice($side, limitPriceOf($form), limitPriceOf($form) ?? $marketPrice)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/order-form/sideLevels.test.ts', test: 'with a limit above the market a target between them fits both sides, and a stop between them neither' },
  },
]
