import { ledger } from '../../queries/ledger.ts'

/** No change is unsettled, no window is open, and no field has the focus: a moment to offer a release, or to reload. */
export const isQuiet = () =>
  !ledger.isAnyUnderWay() &&
  !document.querySelector('[role="dialog"]') &&
  !document.activeElement?.matches('input, textarea')
