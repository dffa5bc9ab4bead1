import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../../../api/contest.ts'
import { lastPaidRank, moveForRoi, rankNeed } from '../../../domain/contest/rankCalculator.ts'
import { isPositive } from '../../../domain/money/decimal.ts'
import { formatCount, formatPercent, formatSignedPercent } from '../../../domain/money/format.ts'
import { storage } from '../../../platform/storage.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'
import { describedBy, Field } from '../../../ui/input/Field.tsx'
import '../fold.css'
import { usePhase } from '../useClock.ts'

/** Longer than any leaderboard. */
const MAX_RANK_DIGITS = 7

/** The ROI that a rank needs now, and the price move that gives it at the trader's leverage. Only while the contest is running. */
export function RankCalculator({ contest }: { contest: Contest }) {
  const { t } = useTranslation('leaderboard')
  const isRunning = usePhase(contest) === 'running'
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const leverage = useStore(storage.leverage)
  const rank = Number(typed ?? '') || lastPaidRank(contest)
  const need = useMemo(() => rankNeed(contest.leaderboard, rank), [contest.leaderboard, rank])
  if (!isRunning || need === null) return null

  const type = (text: string) => {
    setRefused(/[^\d\s]/.test(text))
    setTyped(text.replaceAll(/\D/g, '').slice(0, MAX_RANK_DIGITS))
  }
  const error = isRefused && <span role="alert">{t('ui.refused.digitsOnly')}</span>
  const words = { rank: formatCount(rank), roi: need.kind === 'taken' ? formatSignedPercent(need.roi) : '' }
  const needed = need.kind === 'taken' ? formatSignedPercent(need.needed) : null
  const sentence = () => {
    if (need.kind !== 'taken') return t(`calculator.${need.kind}`, words)
    if (!isPositive(need.needed)) return t('calculator.loss', words)
    return t('calculator.move', { ...words, leverage, move: formatPercent(moveForRoi(need.needed, leverage)) })
  }

  return (
    <section aria-label={t('calculator.title')} className="fold">
      <details>
        <summary>
          <h2>{t('calculator.title')}</h2>
          {/* The most important fact, while it is closed. */}
          <span className="num">{needed !== null && t('calculator.needs', { ...words, roi: needed })}</span>
        </summary>
        <div className="flex flex-col gap-3 px-3.5 pb-3.5 phone:px-5">
          <Field id="rank" label={t('calculator.rank')} error={error}>
            <input
              id="rank"
              inputMode="numeric"
              autoComplete="off"
              className="num"
              value={typed ?? rank}
              aria-describedby={describedBy('rank', { error })}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Field>
          <div role="status" className="num text-sm text-text-2">
            {needed !== null && <p className="text-2xl font-semi text-text">{needed}</p>}
            <p>{sentence()}</p>
          </div>
        </div>
      </details>
    </section>
  )
}
