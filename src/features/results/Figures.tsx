import { useTranslation } from 'react-i18next'
import { groupThousands } from '../../domain/money/format.ts'
import type { Drawdown } from '../../domain/results/drawdown.ts'
import { dayOf } from '../../domain/results/period.ts'
import type { Results } from '../../domain/results/results.ts'
import { streakOf } from '../../domain/results/streaks.ts'
import { TOO_FEW_TRADES } from '../../constants/limits.ts'
import { Fold } from '../../ui/display/Fold.tsx'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { AmountIn, formatRatio, GainIn, RatioText } from './Amounts.tsx'
import { Figure } from './Figure.tsx'
import { TooFewTrades } from './TooFewTrades.tsx'
import { furtherFigures } from './furtherFigures.ts'

interface Props {
  results: Results
}

/** The net P&L and the six most important figures; the others one click away, and open again on the next visit. */
export function Figures({ results }: Props) {
  const { t } = useTranslation('results')
  const { tally, drawdown } = results

  return (
    <div className="figures-card">
      <dl className="figures">
        <Figure of="winRate"><RatioText value={tally.winRate} /></Figure>
        <Figure of="profitFactor"><RatioText value={tally.profitFactor} written={formatRatio} /></Figure>
        <Figure of="averageWin"><GainIn value={tally.averageWin} /></Figure>
        <Figure of="averageLoss"><GainIn value={tally.averageLoss} /></Figure>
        <DrawdownFigure drawdown={drawdown} />
      </dl>
      {tally.trades < TOO_FEW_TRADES && <TooFewTrades />}
      <div className="figures-more">
        <Fold title={t('more')} isOpen={furtherFigures.get() === 'shown'} onToggle={(isOpen) => furtherFigures.set(isOpen ? 'shown' : 'hidden')}>
          <FurtherFigures results={results} />
        </Fold>
      </div>
    </div>
  )
}

function FurtherFigures({ results: { tally, streaks, groups } }: Props) {
  const { t } = useTranslation('results')
  const closedBy = (reason: string) => groups.reason.find(({ key }) => key === reason)?.tally
  const [liquidated, stopped] = [closedBy('LIQUIDATION'), closedBy('STOP_LOSS')]
  const now = streakOf(streaks.current)

  return (
    <dl className="figures">
      <Figure of="trades" note={t('outcomes', { won: tally.wins, lost: tally.losses, even: tally.even })}>{groupThousands(String(tally.trades))}</Figure>
      <Figure of="expectancy"><GainIn value={tally.expectancy} /></Figure>
      <Figure of="gross"><GainIn value={tally.gross} /></Figure>
      <Figure of="fees"><AmountIn value={tally.fees} /></Figure>
      <Figure of="feeShare"><RatioText value={tally.feeShare} /></Figure>
      <Figure of="winStreak">{t('streaks.wins', { count: streaks.longestWin })}</Figure>
      <Figure of="lossStreak">{t('streaks.losses', { count: streaks.longestLoss })}</Figure>
      <Figure of="streak">{now === null ? t('streaks.none') : t(`streaks.${now.outcome}`, { count: now.length })}</Figure>
      <Figure of="liquidated" note={liquidated && <MaskedGain of={liquidated.net} />}>{liquidated?.trades ?? 0}</Figure>
      <Figure of="stopped" note={stopped && <MaskedGain of={stopped.net} />}>{stopped?.trades ?? 0}</Figure>
    </dl>
  )
}

/** The deepest drawdown with its dates. */
function DrawdownFigure({ drawdown }: { drawdown: Drawdown | null }) {
  const { t } = useTranslation('results')
  if (!drawdown) return <Figure of="drawdown">{t('drawdown.none')}</Figure>

  const { depth, from, to, recovered } = drawdown
  const dates = t('drawdown.dates', { from: from === null ? t('drawdown.start') : dayOf(from), to: dayOf(to) })
  const end = recovered === null ? t('drawdown.open') : t('drawdown.recovered', { day: dayOf(recovered) })
  return (
    <Figure of="drawdown" note={`${dates}, ${end}`}>
      <AmountIn value={depth} />
    </Figure>
  )
}
