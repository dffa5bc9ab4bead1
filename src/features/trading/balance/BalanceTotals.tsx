import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DASH, formatGain, formatMoney } from '../../../domain/money/format.ts'
import { symbol } from '../../../domain/market/market.ts'
import type { MarketName } from '../../../api/scalars.ts'
import { storage } from '../../../platform/storage.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import { StaleMark } from '../market/StaleMark.tsx'
import { useTotals } from './useTotals.ts'

interface Props {
  market: MarketName
  /** One line of the panel. */
  Line: (line: { label: ReactNode; value: ReactNode; className?: string; title?: string | undefined }) => ReactNode
}

/** Unrealised P&L, with the age of an old price, and equity if known. Separate from the balance, because they change with every price. */
export function BalanceTotals({ market, Line }: Props) {
  const { t } = useTranslation()
  const { unrealised, equity, age, isPartial } = useTotals(market)
  return (
    <>
      <Line
        label={
          <>
            <span>{isPartial ? t('balance.unrealisedOn', { symbol: symbol(market) }) : t('balance.unrealised')}</span> {age !== null && <StaleMark age={age} />}
          </>
        }
        title={t('balance.unrealisedFull')}
        value={unrealised === null ? DASH : <Gain of={formatGain(unrealised)} />}
      />
      {/* The line is reserved while the equity is loading. */}
      {(equity !== null || storage.allMarkets.get()) && <Line label={t('balance.equity')} title={t('balance.equityFull')} value={formatMoney(equity)} />}
    </>
  )
}
