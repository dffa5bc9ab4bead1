import type { TFunction } from 'i18next'
import type { CardSentences, ShareCard } from '../../../domain/contest/shareCard.ts'
import { formatNumber, formatGainPercent, formatCount, NBSP, type SignedText } from '../../../domain/money/format.ts'
import { contestDate } from '../../../domain/time/time.ts'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'

/** A figure of the picture, below its label. */
export interface CardFigure {
  name: string
  text: string
}

/** All texts of the picture. */
export interface CardWords {
  contest: string
  rank: CardFigure
  /** 'of 86'; empty if unknown. */
  of: string
  roi: (CardFigure & Pick<SignedText, 'sign'>) | null
  reward: CardFigure | null
  list: string
}

/** A card's texts in the page's language: as drawn on the picture, and as sentences. */
export function cardWords(
  t: TFunction<'share'>,
  { contest, rank, ranks, roi, reward, listedAt }: ShareCard,
): { drawn: CardWords; sentences: CardSentences } {
  const rankText = formatCount(rank)
  const all = ranks === null ? null : formatCount(ranks)
  const gain = roi === null ? null : formatGainPercent(roi)
  const amount = reward === null ? null : `${formatNumber(reward)}${NBSP}${SETTLEMENT_CURRENCY}`
  const list = t('list', { date: contestDate(listedAt) })
  return {
    drawn: {
      contest,
      rank: { name: t('rank'), text: rankText },
      of: all === null ? '' : t('of', { ranks: all }),
      roi: gain && { name: t('roi'), ...gain },
      reward: amount === null ? null : { name: t('reward'), text: amount },
      list,
    },
    sentences: {
      contest,
      standing: all === null ? t('standingAlone', { rank: rankText }) : t('standing', { rank: rankText, ranks: all }),
      roi: gain && t('roiSaid', { roi: gain.text }),
      reward: amount === null ? null : t('rewardSaid', { amount }),
      list,
    },
  }
}
