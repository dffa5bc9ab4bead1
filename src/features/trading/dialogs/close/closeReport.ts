import type { TFunction } from 'i18next'
import { formatSigned } from '../../../../domain/money/format.ts'
import type { CloseChoice } from '../../../../domain/order/closeSeveral.ts'
import { realisedNet } from '../../../../domain/order/netProfit.ts'
import { sumKnown } from '../../../../domain/order/profit.ts'
import type { CloseEnd } from '../../../../machines/closeSeveral.ts'
import { SETTLEMENT_CURRENCY } from '../../../../platform/config.ts'
import type { MaskAmount } from '../../../../ui/masked/renderText.ts'

/** All outcomes, those that need the trader first. */
export const END_KINDS = ['refused', 'notArrived', 'filled', 'notSent', 'gone', 'closed'] as const

export const endsOf = (ends: readonly CloseEnd[], kind: CloseEnd['kind']) => ends.filter((end) => end.kind === kind)

/** '12 closed', or '12 of 15 closed'. */
export function reportTitle(t: TFunction<'dialogs'>, ends: readonly CloseEnd[], choice: CloseChoice): string {
  const [closed, all] = [endsOf(ends, 'closed').length, ends.length]
  if (choice === 'waiting')
    return closed === all
      ? t('closeSeveral.cancelled', { count: all })
      : t('closeSeveral.cancelledOf', { closed: String(closed), all: String(all) })
  return closed === all
    ? t('closeSeveral.closed', { count: all })
    : t('closeSeveral.closedOf', { closed: String(closed), all: String(all) })
}

/** The net P&L of the closed orders; undefined if there are none, or if any is not reported yet. */
function realisedText(t: TFunction<'dialogs'>, ends: readonly CloseEnd[], mask: MaskAmount): string | undefined {
  const closed = endsOf(ends, 'closed')
  const sum = closed.length > 0 ? sumKnown(closed.map(({ order }) => realisedNet(order))) : null
  return sum === null
    ? undefined
    : t('closeSeveral.profitOf', { profit: mask(formatSigned(sum)), currency: SETTLEMENT_CURRENCY })
}

/** '3 rejected'. Orders are cancelled, not closed. */
export function countText(t: TFunction<'dialogs'>, choice: CloseChoice, kind: CloseEnd['kind'], count: number): string {
  if (choice === 'waiting' && kind === 'closed') return t('closeSeveral.ends.cancelled', { count })
  if (choice === 'waiting' && kind === 'gone') return t('closeSeveral.ends.unlisted', { count })
  return t(`closeSeveral.ends.${kind}`, { count })
}

/** The number of each other outcome, and the net P&L. */
export const reportText = (
  t: TFunction<'dialogs'>,
  ends: readonly CloseEnd[],
  choice: CloseChoice,
  mask: MaskAmount,
): string | undefined =>
  [
    ...END_KINDS.flatMap((kind) => {
      const count = endsOf(ends, kind).length
      return kind === 'closed' || count === 0 ? [] : countText(t, choice, kind, count)
    }),
    ...[realisedText(t, ends, mask) ?? []].flat(),
  ].join(' · ') || undefined
