import { useTranslation } from 'react-i18next'
import { percentFrom } from '../../../../domain/money/decimal.ts'
import { formatMoney, formatPrice, formatSignedPercent, formatSigned } from '../../../../domain/money/format.ts'
import { fundingPerDay } from '../../../../domain/order/funding.ts'
import { estimatedBreakEven } from '../../../../domain/position/breakEven.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { lateExtra } from '../../../../shared/late/latePart.tsx'
import { type PreviewedOrder, PreviewRow } from '../risk/PreviewRow.tsx'
import { OrderFigure, OrderSize, PreviewTable, useBothSides } from './PreviewTable.tsx'

// Loaded with the switch, so that it is ready when a level is typed.
const LevelRows = lateExtra('orderForm', async () => (await import('../risk/LevelRows.tsx')).LevelRows)

/** All estimates of the order but its liquidation price: its size, and cost and prices for each side. */
export function DetailedPreview(order: PreviewedOrder) {
  const { t } = useTranslation()
  const { market, draft, leverage } = order
  const { long, short } = useBothSides(order)

  return (
    <div className="flex flex-col gap-2 text-md tablet:gap-1.5 tablet:text-sm">
      <OrderSize market={market} of={long}>
        <OrderFigure label={t('orderForm.feeOpen')} value={formatMoney(long.feeOpen)} unit={SETTLEMENT_CURRENCY} />
      </OrderSize>
      <PreviewTable className="border-t border-line [&>thead_th]:pt-1.5">
        <PreviewRow
          label={t('judgement.distance')}
          full={t('judgement.distanceFull')}
          long={formatSignedPercent(percentFrom(long.liquidation, long.entry))}
          short={formatSignedPercent(percentFrom(short.liquidation, short.entry))}
        />
        <PreviewRow
          label={t('orderForm.breakEven')}
          full={t('orderForm.breakEvenFull')}
          long={formatPrice(estimatedBreakEven('LONG', long.entry, market), market)}
          short={formatPrice(estimatedBreakEven('SHORT', short.entry, market), market)}
        />
        <PreviewRow
          label={t('judgement.funding')}
          full={t('judgement.fundingFull')}
          long={formatSigned(fundingPerDay('LONG', long.notional, market))}
          short={formatSigned(fundingPerDay('SHORT', short.notional, market))}
        />
        {draft.hasLevels && <LevelRows market={market} draft={draft} leverage={leverage} />}
      </PreviewTable>
    </div>
  )
}
