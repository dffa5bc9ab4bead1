import type { TFunction } from 'i18next'
import { needsReload } from '../../loadCode.ts'
import { toast } from '../overlay/toast.ts'

/** Says that a window's code could not be had, and what helps: another press, or a reload. */
export function reportNotLoaded(t: TFunction, error: unknown) {
  toast({ kind: 'error', title: t('dialogs.notOpened'), text: t(needsReload(error) ? 'crash.codeReload' : 'dialogs.notOpenedText') })
}
