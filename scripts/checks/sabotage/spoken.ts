import type { Defect } from './defect.ts'

/** Mutations of screen reader announcements. */
export const spoken: Defect[] = [
  {
    name: 'the outcome of a dialog has no name',
    breaks: 'After a close a screen reader says figures, or nothing, but not that the position is closed.',
    edits: [{ in: 'OutcomeRegion', find: '<div role="group" aria-labelledby={$id} aria-describedby={$described} tabIndex={-1} ref={show} className={$look}>\n    {$children}\n  </div>', put: '<div role="group" aria-describedby={$described} tabIndex={-1} ref={show} className={$look}>{$children}</div>' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/outcome.test.tsx', test: 'the outcome of a close gets the focus, with its name and figures' },
  },
  {
    name: 'the outcome leaves the focus where it is',
    breaks: 'A screen reader whose focus is on the button that closes the window does not announce the outcome.',
    edits: [{ in: 'takeWindowFocus', find: '$window?.contains(document.activeElement)', put: '$window?.contains(null)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/outcome.test.tsx', test: 'an outcome gets the focus also from the button that closes the window' },
  },
  {
    name: 'the liquidation price stands in what is announced',
    breaks: 'A screen reader says a new liquidation price every three seconds, for as long as the stop lies behind it.',
    edits: [{ in: 'LiquidationFirst', find: "t('risk.levels.liquidationFirst')", put: "t('orderForm.liquidationFirst', { price: first?.liquidation ?? '' })" }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/app/announce.spec.ts', test: 'an idle minute announces nothing, with a stop beyond a moving liquidation price' },
  },
  {
    name: 'monkey: the price is announced as it moves',
    breaks: 'A screen reader announces the price with every poll, and nothing else is announced.',
    edits: [{ in: 'LivePrice', find: "<span className={move === null ? 'text-text' : tints[move]}>{priceText}</span>", put: '<span role="status">{priceText}</span>' }],
    caughtBy: { by: 'monkey', invariant: 'calmAnnouncements' },
  },
  {
    name: 'monkey: whether the price rises is announced',
    breaks: 'A screen reader announces “rises” and “falls” every three seconds, regardless of the open page.',
    edits: [{ in: 'LivePrice', find: '<MoveMark move={move} />', put: '<span role="status"><MoveMark move={move} /></span>' }],
    caughtBy: { by: 'monkey', invariant: 'quietWhenIdle' },
  },
  {
    name: 'monkey: a toast is announced by two regions',
    breaks: 'A screen reader announces every result of a click twice.',
    edits: [{ in: 'Toasts', find: 'errors.map(card)', put: '[...errors, ...calm].map(card)' }],
    caughtBy: { by: 'monkey', invariant: 'announcedOnce' },
  },
  {
    name: 'monkey: the title is rewritten for ever',
    breaks: 'News and page keep overwriting each other’s title; in the worst case the tab freezes.',
    edits: [{ in: 'src/shared/page/documentTitle.ts', put: "setInterval(() => setTitlePart('news', parts.news === '(!) ' ? '' : '(!) '), 50)" }],
    caughtBy: { by: 'monkey', invariant: 'title' },
  },
]
