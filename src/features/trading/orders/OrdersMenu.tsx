import { useTranslation } from 'react-i18next'
import type { OrderTab } from '../../../domain/order/orderTabs.ts'
import { storage } from '../../../platform/storage.ts'
import { CsvOpener } from '../../../shared/csv/CsvOpener.tsx'
import type { useLateWindow } from '../../../shared/late/useLateWindow.ts'
import { useSlow } from '../../../shared/late/useSlow.ts'
import type { Elements } from '../../../ui/Elements.ts'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx'
import { type DialogRequest, useDialogs } from '../dialogs/dialogs.tsx'
import { useRowDetails } from '../view/pageView.ts'

interface Props {
  /** Closes several rows of the tab; null with one, or if a button beside the menu does. */
  several: { label: string; opens: DialogRequest } | null
  tab: OrderTab
  /** The tab has rows to export. */
  hasRows: boolean
  /** Exports the rows. The window itself is in the panel: turning a phone draws the menu elsewhere. */
  csv: Pick<ReturnType<typeof useLateWindow>, 'isSlow' | 'opener'>
  /** Further actions. */
  children: Elements
}

/** More actions of a tab of the orders panel: close several, export, show all values. The history's two stand side by side. */
export function OrdersMenu({ several, tab, hasRows, csv: { isSlow, opener }, children }: Props) {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const hasDetails = useRowDetails()
  const { isSlow: isOpening, watch } = useSlow()
  const prefetchClose = () => void dialogs.prefetch('closeSeveral')

  // With nothing listed there is nothing to close, export or detail.
  if (!hasRows) return null
  const details = <Checkbox label={t('orders.details')} checked={hasDetails} onChange={storage.rowDetails.set} />
  if (tab === 'history')
    return (
      <div className="flex items-center">
        {details}
        <CsvOpener isBrief isSlow={isSlow} opener={opener} />
      </div>
    )
  return (
    <Menu label={t('orders.more')} isBusy={isOpening || isSlow}>
      {several && (
        <MenuItem
          aria-haspopup="dialog"
          onClick={() => watch(dialogs.open(several.opens))}
          onPointerEnter={prefetchClose}
          onFocus={prefetchClose}
        >
          {several.label}
        </MenuItem>
      )}
      {children}
      <MenuItem {...opener}>{t('orders.csv')}</MenuItem>
      <div className="px-2.5">{details}</div>
    </Menu>
  )
}
