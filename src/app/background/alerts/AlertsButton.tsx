import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { symbol } from '../../../domain/market/market.ts'
import { MarketName } from '../../../api/scalars.ts'
import { BellIcon } from '../../../features/trading/alerts/BellIcon.tsx'
import { useDialogs } from '../../../features/trading/dialogs/useDialogs.ts'

/** Next to the price: opens the dialog that adds and lists alerts. */
export function AlertsButton() {
  const { t } = useTranslation('alerts')
  const dialogs = useDialogs()
  const params = useParams({ from: '/_shell/market/$marketName', shouldThrow: false })
  const market = MarketName.safeParse(params?.marketName)
  if (!market.success) return null

  const prefetch = () => void dialogs.prefetch('alerts')
  const name = t('open', { symbol: symbol(market.data) })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      className="icon-button"
      onClick={() => void dialogs.open({ kind: 'alerts', market: market.data })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <BellIcon />
    </button>
  )
}
