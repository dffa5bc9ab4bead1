import type { FunctionComponent } from 'react'
import { type Late, lateCode } from '../../../shared/late/lateCode.ts'

/** Every dialog that opens over the page, by kind. */
export const dialogs = {
  leverage: lateCode('dialogs', async () => (await import('./leverage/LeverageDialog.tsx')).LeverageDialog),
  reset: lateCode('dialogs', async () => (await import('./payment/ResetDialog.tsx')).ResetDialog),
  closeOrder: lateCode('dialogs', async () => (await import('./close/CloseOrderDialog.tsx')).CloseOrderDialog),
  closeSeveral: lateCode('dialogs', async () => (await import('./close/CloseSeveralDialog.tsx')).CloseSeveralDialog),
  tpsl: lateCode('dialogs', async () => (await import('./tpsl/TpslDialog.tsx')).TpslDialog),
  alerts: lateCode('alerts', async () => (await import('../alerts/AlertsDialog.tsx')).AlertsDialog),
  rollover: lateCode('dialogs', async () => (await import('./rollover/RolloverDialog.tsx')).RolloverDialog),
}

type Subject<Dialog> =
  Dialog extends Late<FunctionComponent<infer Props>> ? Omit<Props, 'onClose' | 'onSetLevels'> : never

/** The dialog to open, with its props. One at a time. */
export type DialogRequest = {
  [Kind in keyof typeof dialogs]: { kind: Kind } & Subject<(typeof dialogs)[Kind]>
}[keyof typeof dialogs]
