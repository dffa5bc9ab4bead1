import type { TFunction } from 'i18next'
import type { Decimal } from '../../../../../api/scalars.ts'
import { type ChartLine, lineResult } from '../../../../../domain/chart/orderLines.ts'
import { percentFrom } from '../../../../../domain/money/decimal.ts'
import { formatNumber, formatSignedPercent, formatSigned } from '../../../../../domain/money/format.ts'
import { orderTab } from '../../../../../domain/order/orderTabs.ts'
import { SETTLEMENT_CURRENCY } from '../../../../../platform/config.ts'
import type { MaskAmount } from '../../../../../ui/masked/renderText.ts'

type Named = Pick<ChartLine, 'kind' | 'side' | 'order' | 'isPending' | 'isSent'>

/** 'SL LONG', 'SL LONG (limit)' of a pending order, 'Draft: TP SHORT', 'SL LONG, change pending'. */
export function lineName(t: TFunction<'chart'>, line: Named): string {
  const { kind, side, order } = line
  const isLevel = kind === 'stopLoss' || kind === 'takeProfit'
  const what = side ? t('ofSide', { what: kindOf(t, line), side }) : kindOf(t, line)
  return withState(t, line, isLevel && order && orderTab(order) === 'orders' ? t('ofLimit', { line: what }) : what)
}

/** For a phone, beside its price: an entry is its side, and any other line lies above or below the price by its side. */
export const shortLineName = (t: TFunction<'chart'>, line: Named): string =>
  line.kind === 'entry' && line.side ? line.side : withState(t, line, kindOf(t, line))

const kindOf = (t: TFunction<'chart'>, { kind, isSent }: Named) => t(`kinds.${isSent ? 'sentAlert' : kind}`)

function withState(t: TFunction<'chart'>, { order, kind, isPending }: Named, name: string): string {
  const own = order || kind === 'alert' ? name : t('draft', { line: name })
  return isPending ? t('asked', { line: own }) : own
}

/** The meaning of a line at a price: '67 000.00, −0.62 % from the price, −12.3400 KXT'. */
export function lineMeaning(
  t: TFunction<'chart'>,
  line: ChartLine,
  at: Decimal,
  { marketPrice, decimals, said }: { marketPrice: Decimal | null; decimals: number; said: MaskAmount },
): string {
  const distance = percentFrom(at, marketPrice)
  const result = lineResult(line, at)
  const parts = [
    formatNumber(at, { decimals }),
    distance && t('fromPrice', { distance: formatSignedPercent(distance) }),
    result && t('result', { profit: said(formatSigned(result)), currency: SETTLEMENT_CURRENCY }),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
