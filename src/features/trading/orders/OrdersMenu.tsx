import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../i18n/withTexts.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { CsvOpener } from '../../../shared/csv/CsvOpener.tsx'
import type { OrdersCsvDialog } from '../../../shared/csv/OrdersCsvDialog.tsx'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { useLazyWindow } from '../../../ui/lazy/useLazyWindow.ts'
import { useSlow } from '../../../ui/lazy/useSlow.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { MenuItem } from '../../../ui/menu/MenuItem.tsx'
import { useDialogs } from '../dialogs/useDialogs.ts'
import { showDetails, useDetails } from '../view/useDetails.ts'

const csvDialog = lazily(async () => (await withTexts('csv', import('../../../shared/csv/OrdersCsvDialog.tsx'))).OrdersCsvDialog)

interface Props {
  /** On screen; it is what "this market" means when several are closed. */
  market: MarketName
  /** More than one position, or more than one order, can be closed. */
  hasSeveral: boolean
  /** The tab as a file. */
  file: Omit<ComponentProps<typeof OrdersCsvDialog>, 'onClose'>
}

/** What else can be done with a tab of the orders panel: close multiple, save it, show every value. The history is only saved. */
export function OrdersMenu({ market, hasSeveral, file }: Props) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const hasDetails = useDetails()
  const { isSlow: isOpening, watch } = useSlow()
  const { Window, close, isSlow, opener } = useLazyWindow(csvDialog)
  const prefetchClose = () => void dialogs.prefetch('closeSeveral')
  const hasRows = file.orders.length > 0

  return (
    <>
      {file.tab === 'history' ? (
        hasRows && <CsvOpener isBrief isSlow={isSlow} opener={opener} />
      ) : (
        <Menu label={t('orders.more')} isBusy={isOpening || isSlow}>
          {hasSeveral && (
            <MenuItem aria-haspopup="dialog" onClick={() => watch(dialogs.open({ kind: 'closeSeveral', market }))} onPointerEnter={prefetchClose} onFocus={prefetchClose}>
              {t('closeSeveral.open')}
            </MenuItem>
          )}
          {hasRows && (
            <MenuItem {...opener}>
              {t('orders.csv')}
            </MenuItem>
          )}
          <div className="px-2.5">
            <Checkbox label={t('orders.details')} checked={hasDetails} onChange={showDetails} />
          </div>
        </Menu>
      )}
      {Window && <Window {...file} onClose={close} />}
    </>
  )
}
