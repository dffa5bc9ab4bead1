import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SuggestedTarget } from '../../../domain/contest/planner/suggestedTargets.ts'
import { groupThousands } from '../../../domain/money/format.ts'

/** Longer than any leaderboard. */
const MAX_RANK_DIGITS = 7

interface Props {
  targets: readonly SuggestedTarget[]
  rank: number
  onChoose: (rank: number) => void
}

/** Suggested target ranks, and a field for any other. */
export function TargetChoice({ targets, rank, onChoose }: Props) {
  const { t } = useTranslation('planner')
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, MAX_RANK_DIGITS)
    setTyped(digits)
    if (Number(digits) >= 1) onChoose(Number(digits))
  }
  const press = (target: number) => {
    setTyped('')
    onChoose(target)
  }

  return (
    <div role="group" aria-labelledby="planner-target" className="planner-targets">
      <p id="planner-target" className="w-full text-sm text-text-2">
        {t('target')}
      </p>
      {targets.map((target) => (
        <button key={target.rank} type="button" className="planner-target num" aria-pressed={target.rank === rank} onClick={() => press(target.rank)}>
          {t(`targets.${target.kind}`, { rank: groupThousands(String(target.rank)), tier: target.tier ?? '' })}
        </button>
      ))}
      <label className="planner-other-rank">
        <span>{t('anyRank')}</span>
        <input inputMode="numeric" autoComplete="off" value={typed} onChange={(event) => type(event.currentTarget.value)} className="num" />
      </label>
    </div>
  )
}
