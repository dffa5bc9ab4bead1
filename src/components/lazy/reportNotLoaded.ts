import type { TFunction } from 'i18next'
import { needsReload } from '../../loadCode.ts'
import { toast } from '../overlay/toast.ts'

/** Reports that a dialog's code could not be loaded, and what helps: another press, or a reload. */
export function reportNotLoaded(t: TFunction, error: unknown) {
  toast({ kind: 'error', title: t('dialogs.notOpened'), text: t(needsReload(error) ? 'crash.codeReload' : 'dialogs.notOpenedText') })
}
