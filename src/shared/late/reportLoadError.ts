import type { TFunction } from 'i18next'
import { needsReload } from '../../platform/loadCode.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Reports that code could not be loaded (a dialog's, unless the title says otherwise), and that a retry or a reload may help. */
export function reportLoadError(t: TFunction, error: unknown, title: string = t('dialogs.notOpened')) {
  toast({ kind: 'error', title, text: t(needsReload(error) ? 'crash.codeReload' : 'dialogs.notOpenedText') })
}
