import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { money, signed } from '../../domain/format.ts'
import { symbol } from '../../domain/market.ts'
import type { Decimal, MarketName } from '../../wire/scalars.ts'
import { profitTint } from './Profit.tsx'
import { useTotals } from './useTotals.ts'

interface Props {
  market: MarketName
  /** One line of the panel. */
  Line: (line: { label: ReactNode; value: string; className: string; title?: string | undefined }) => ReactNode
}

const tint = (value: Decimal | null) => (value === null ? 'text-text-3' : 'text-text')

/** Unrealised P&L and equity, apart from the balance above: they change with every price. */
export function BalanceTotals({ market, Line }: Props) {
  const { t } = useTranslation()
  const { unrealised, equity, isPartial } = useTotals(market)
  return (
    <>
      <Line
        label={isPartial ? t('balance.unrealisedOn', { symbol: symbol(market) }) : t('balance.unrealised')}
        title={t('balance.unrealisedFull')}
        value={signed(unrealised)}
        className={profitTint(unrealised)}
      />
      <Line
        label={t('balance.equity')}
        title={isPartial ? t('balance.equityUnknown') : t('balance.equityFull')}
        value={money(equity)}
        className={tint(equity)}
      />
    </>
  )
}
