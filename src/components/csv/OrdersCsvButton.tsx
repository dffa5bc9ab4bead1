import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/withTexts.ts'
import { lazily } from '../lazy/lazily.ts'
import { useLazyWindow } from '../lazy/useLazyWindow.ts'
import { Button } from '../ui/Button.tsx'
import type { OrdersCsvDialog } from './OrdersCsvDialog.tsx'

const dialog = lazily(async () => (await withTexts('csv', import('./OrdersCsvDialog.tsx'))).OrdersCsvDialog)

interface Props extends Omit<ComponentProps<typeof OrdersCsvDialog>, 'onClose'> {
  /** Shows its icon alone. */
  isBrief: boolean
}

/** Opens the choice of how to save a tab of the orders panel as a file. */
export function OrdersCsvButton({ isBrief, ...list }: Props) {
  const { t } = useTranslation()
  const { Window, isSlow, opener, close } = useLazyWindow(dialog)
  return (
    <>
      <Button variant="quiet" size="sm" className="min-h-11" aria-label={t('orders.csv')} pending={isSlow} {...opener}>
        <Download size={14} aria-hidden />
        {!isBrief && t('orders.csv')}
      </Button>
      {Window && <Window {...list} onClose={close} />}
    </>
  )
}
