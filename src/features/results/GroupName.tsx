import { useTranslation } from 'react-i18next'
import type { Grouping } from '../../domain/results/groups.ts'
import { baseAsset, symbol } from '../../domain/market/market.ts'
import { reasonText } from '../../i18n/reasonText.ts'
import { MarketName } from '../../api/scalars.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { SideTag } from '../../ui/display/SideTag.tsx'

/** The name of a group of trades. */
export function GroupName({ grouping, of }: { grouping: Grouping; of: string }) {
  const { t } = useTranslation()
  if (grouping === 'side') return <SideTag side={of === 'LONG' ? 'LONG' : 'SHORT'} />
  if (grouping === 'reason') return <span>{reasonText(t, of)}</span>

  const market = MarketName.parse(of)
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <CoinIcon code={baseAsset(market)} size={20} />
      <span translate="no">{symbol(market)}</span>
    </span>
  )
}
