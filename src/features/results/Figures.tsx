import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TOO_FEW_TRADES } from '../../constants/limits.ts'
import { formatCount } from '../../domain/money/format.ts'
import type { Drawdown } from '../../domain/results/drawdown.ts'
import { wholeDay } from '../../domain/results/period.ts'
import type { Results } from '../../domain/results/results.ts'
import { AmountIn, formatRatio, GainIn, RatioText } from './Amounts.tsx'

/** The five most important figures. */
export function Figures({ results: { tally, drawdown } }: { results: Results }) {
  const { t } = useTranslation('results')

  return (
    <div className="figures-card">
      <dl className="figures">
        <Figure
          of="winRate"
          note={t(tally.even > 0 ? 'outcomesEven' : 'outcomes', {
            won: formatCount(tally.wins),
            lost: formatCount(tally.losses),
            even: formatCount(tally.even),
          })}
        >
          <RatioText value={tally.winRate} />
        </Figure>
        <Figure of="profitFactor">
          <RatioText value={tally.profitFactor} written={formatRatio} />
        </Figure>
        <Figure of="averageWin">
          <GainIn value={tally.averageWin} />
        </Figure>
        <Figure of="averageLoss">
          <GainIn value={tally.averageLoss} />
        </Figure>
        <DrawdownFigure drawdown={drawdown} />
      </dl>
      {tally.trades < TOO_FEW_TRADES && <TooFewTrades />}
    </div>
  )
}

/** The deepest drawdown with its dates. */
function DrawdownFigure({ drawdown }: { drawdown: Drawdown | null }) {
  const { t } = useTranslation('results')
  if (!drawdown) return <Figure of="drawdown">{t('drawdown.none')}</Figure>

  const { depth, from, to, recovered } = drawdown
  const dates = t('drawdown.dates', { from: from === null ? t('drawdown.start') : wholeDay(from), to: wholeDay(to) })
  const end = recovered === null ? t('drawdown.open') : t('drawdown.recovered', { day: wholeDay(recovered) })
  return (
    <Figure of="drawdown" note={`${dates}, ${end}`}>
      <AmountIn value={depth} />
    </Figure>
  )
}

interface Props {
  of: 'winRate' | 'profitFactor' | 'averageWin' | 'averageLoss' | 'drawdown'
  /** Smaller, below the value. */
  note?: ReactNode
  children: ReactNode
}

/** One figure below its name. */
function Figure({ of, note, children }: Props) {
  const { t } = useTranslation('results')
  return (
    <div className="figure">
      <dt className="text-sm text-text-2">{t(`figures.${of}`)}</dt>
      <dd className="num text-lg font-medium">{children}</dd>
      {note && <dd className="num text-sm text-text-2">{note}</dd>}
    </div>
  )
}

/** Explains, once per page, why a win rate or a profit factor is a dash. */
export function TooFewTrades() {
  const { t } = useTranslation('results')
  return (
    <p className="border-t border-line px-4 py-2 text-sm text-text-2 tablet:px-5">
      {t('tooFew', { trades: TOO_FEW_TRADES })}
    </p>
  )
}
