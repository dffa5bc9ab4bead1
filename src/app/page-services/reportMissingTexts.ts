import { i18n } from '../../i18n/i18n.ts'
import { toast } from '../../ui/toasts/toast.ts'

const report = () =>
  toast({ kind: 'error', title: i18n.t('common.errorLoading'), text: i18n.t('dialogs.notOpenedText') })

/** Reports a language that was chosen and whose texts could not be loaded. Returns a function that stops it. */
export function reportMissingTexts() {
  i18n.on('missingTexts', report)
  return () => i18n.off('missingTexts', report)
}
