import type { TFunction } from 'i18next'
import type { Decimal } from '../../../../../api/scalars.ts'
import { type ChartLine, lineResult } from '../../../../../domain/chart/orderLines.ts'
import { percentFrom } from '../../../../../domain/money/decimal.ts'
import { formatNumber, formatSignedPercent, formatSigned } from '../../../../../domain/money/format.ts'
import { SETTLEMENT_CURRENCY } from '../../../../../platform/config.ts'
import type { MaskAmount } from '../../../../../ui/masked/renderText.ts'

/** 'SL LONG', 'Draft TP SHORT', 'SL LONG, asked for'. */
export function lineName(
  t: TFunction<'chart'>,
  { kind, side, order, isPending, isSent }: Pick<ChartLine, 'kind' | 'side' | 'order' | 'isPending' | 'isSent'>,
): string {
  const what = t(`kinds.${isSent ? 'sentAlert' : kind}`)
  const line = side ? t('ofSide', { what, side }) : what
  const own = order || kind === 'alert' ? line : t('draft', { line })
  return isPending ? t('asked', { line: own }) : own
}

/** For a phone, beside its price: an entry is its side, and any other line lies above or below the price by its side. */
export const shortLineName = (t: TFunction<'chart'>, line: Parameters<typeof lineName>[1]): string =>
  line.kind === 'entry' && line.side ? line.side : lineName(t, { ...line, side: null })

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
