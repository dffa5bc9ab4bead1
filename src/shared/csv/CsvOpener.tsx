import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/display/Button.tsx'
import type { useLateWindow } from '../late/useLateWindow.ts'

interface Props extends Pick<ReturnType<typeof useLateWindow>, 'isSlow' | 'opener'> {
  /** Shows only the icon. */
  isBrief: boolean
}

/** The button next to a list that opens the export dialog. */
export function CsvOpener({ isBrief, isSlow, opener }: Props) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="sm" className="min-h-11" aria-label={t('orders.csv')} pending={isSlow} {...opener}>
      <Download size={14} aria-hidden />
      {!isBrief && <span>{t('orders.csv')}</span>}
    </Button>
  )
}
