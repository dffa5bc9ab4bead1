import type { FunctionComponent } from 'react'
import { withTexts } from '../../../i18n/withTexts.ts'
import { type Late, lazily } from '../../../ui/lazy/lazily.ts'

/** Every dialog that opens over the page, by kind. */
export const dialogs = {
  leverage: lazily(async () => (await withTexts('dialogs', import('./leverage/LeverageDialog.tsx'))).LeverageDialog),
  reset: lazily(async () => (await withTexts('dialogs', import('./payment/ResetDialog.tsx'))).ResetDialog),
  closeOrder: lazily(async () => (await withTexts('dialogs', import('./close/CloseOrderDialog.tsx'))).CloseOrderDialog),
  closeSeveral: lazily(
    async () => (await withTexts('dialogs', import('./close/CloseSeveralDialog.tsx'))).CloseSeveralDialog,
  ),
  tpsl: lazily(async () => (await withTexts('dialogs', import('./tpsl/TpslDialog.tsx'))).TpslDialog),
  alerts: lazily(async () => (await withTexts('alerts', import('../alerts/AlertsDialog.tsx'))).AlertsDialog),
  rollover: lazily(async () => (await withTexts('dialogs', import('./rollover/RolloverDialog.tsx'))).RolloverDialog),
}

type Subject<Dialog> =
  Dialog extends Late<FunctionComponent<infer Props>> ? Omit<Props, 'onClose' | 'onSetLevels'> : never

/** The dialog to open, with its props. One at a time. */
export type DialogRequest = {
  [Kind in keyof typeof dialogs]: { kind: Kind } & Subject<(typeof dialogs)[Kind]>
}[keyof typeof dialogs]
