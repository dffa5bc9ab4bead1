import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import { typedNumber } from '../../../../domain/money/decimalText.ts'
import { estimate } from '../../../../domain/order-form/estimate.ts'
import { digits, money, percent, signed } from '../../../../domain/money/format.ts'
import { fundingPerDay } from '../../../../domain/order/funding.ts'
import { baseAsset } from '../../../../domain/market/market.ts'
import { limitPriceOf, type OrderFormValues } from '../../../../domain/order-form/orderDraft.ts'
import { tpslDistance } from '../../../../domain/order-form/tpsl.ts'
import { withTexts } from '../../../../i18n/withTexts.ts'
import type { Leverage } from '../../../../constants/limits.ts'
import type { Market } from '../../../../api/market.ts'
import type { Side } from '../../../../api/order.ts'
import { lazily } from '../../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx'
import { Boundary } from '../../../../shared/page/Boundary.tsx'
import { PreviewRow as Row } from '../risk/PreviewRow.tsx'
import { ReadOut } from './ReadOut.tsx'
import { usePrice } from '../../market/usePrice.ts'

// Loaded with the switch, so that it is ready when a level is typed.
const LevelRows = lazyPart(lazily(async () => (await withTexts('orderForm', import('../risk/LevelRows.tsx'))).LevelRows))

/** All estimates of the order: its size, and cost and prices for each side. */
export function DetailedPreview({ market, draft, leverage }: { market: Market; draft: OrderFormValues; leverage: Leverage }) {
  const { t } = useTranslation()
  const { price: marketPrice } = usePrice(market.market)
  const limitPrice = limitPriceOf(draft)
  const of = (side: Side) => estimate({ side, amount: typedNumber(draft.amount), leverage, limitPrice, marketPrice }, market)
  const [long, short] = [of('LONG'), of('SHORT')]
  const decimals = market.pricePrecision

  return (
    <div className="flex flex-col gap-2 text-md tablet:gap-1.5 tablet:text-sm">
      <dl className="flex flex-col gap-1 tablet:gap-0.5">
        <ReadOut label={t('orderForm.quantity')} value={digits(long.size)} unit={baseAsset(market.market)} />
        <ReadOut label={t('orderForm.value')} value={money(long.notional)} unit={SETTLEMENT_CURRENCY} />
        <ReadOut label={t('orderForm.feeOpen')} value={money(long.feeOpen)} unit={SETTLEMENT_CURRENCY} />
      </dl>
      <table className="order-preview dense w-full border-t border-line">
        <thead>
          <tr className="text-xs">
            <th scope="col">
              <span className="sr-only">{t('orderForm.preview')}</span>
            </th>
            <th scope="col" className="pt-1.5 pb-0 text-end font-semi text-long">LONG</th>
            <th scope="col" className="pt-1.5 pb-0 text-end font-semi text-short">SHORT</th>
          </tr>
        </thead>
        <tbody>
          <Row
            label={t('orderForm.liquidation')}
            full={t('orderForm.liquidationFull')}
            long={digits(long.liquidation, { decimals })}
            short={digits(short.liquidation, { decimals })}
          />
          <Row
            label={t('judgement.distance')}
            full={t('judgement.distanceFull')}
            long={percent(tpslDistance(long.liquidation, long.entry))}
            short={percent(tpslDistance(short.liquidation, short.entry))}
          />
          <Row
            label={t('orderForm.breakEven')}
            full={t('orderForm.breakEvenFull')}
            long={digits(long.breakEven, { decimals })}
            short={digits(short.breakEven, { decimals })}
          />
          <Row
            label={t('judgement.funding')}
            full={t('judgement.fundingFull')}
            long={signed(fundingPerDay('LONG', long.notional, market))}
            short={signed(fundingPerDay('SHORT', short.notional, market))}
          />
          {draft.tpsl && (
            <Boundary title={null}>
              <LevelRows market={market} draft={draft} leverage={leverage} />
            </Boundary>
          )}
        </tbody>
      </table>
    </div>
  )
}
