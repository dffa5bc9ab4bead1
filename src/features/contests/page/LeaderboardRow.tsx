import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SETTLEMENT_CURRENCY } from '../../../platform/config.ts'
import { shortHash } from '../../../domain/contest/contest.ts'
import { formatNumber, formatGainPercent, NBSP } from '../../../domain/money/format.ts'
import type { LeaderboardEntry } from '../../../api/contest.ts'
import type { Decimal } from '../../../api/scalars.ts'
import type { RowMarks, RowOwn } from '../leaderboard/rows.ts'
import { Gain } from '../../../ui/display/Gain.tsx'
import type { Elements } from '../../../ui/Elements.ts'
import './LeaderboardRow.css'

interface Props extends RowOwn {
  entry: LeaderboardEntry
  /** Null if the rank wins nothing. */
  reward: Decimal | null
  marks: RowMarks | null
}

/** One rank. Below 600 px the reward is below the trader. Specification §9. */
export function LeaderboardRow({ entry, reward, marks, name, isMarked, shown = null }: Props) {
  const { t } = useTranslation()
  const row = useRef<HTMLTableRowElement>(null)
  const { rank, hashedEmail, roi } = entry
  const amount = reward === null ? null : formatNumber(reward)
  const isMedal = rank <= 3
  const pin: Elements = marks?.pin(entry)

  useEffect(() => {
    if (shown) row.current?.focus()
  }, [shown])

  return (
    <tr ref={row} tabIndex={shown ? -1 : undefined} className={`board-row h-12 border-t border-line -outline-offset-2 phone:h-11 ${isMarked ? 'bg-surface-hover' : ''}`}>
      <td className="num w-14 ps-3.5 pe-2 whitespace-nowrap text-text-2 phone:w-20 phone:ps-5">
        <span translate="no" className="inline-block min-w-5 text-center align-middle">
          <Medal rank={rank} />
        </span>
        {pin}
      </td>
      <th scope="row" className={`text-start ${isMedal ? 'font-medium' : 'font-regular'}`}>
        <span>{name ?? shortHash(hashedEmail)}</span>
        {amount !== null && (
          <span className="num block text-xs font-regular text-text-2 phone:hidden">
            {t('contests.rewardOf', { amount: `${amount}${NBSP}${SETTLEMENT_CURRENCY}` })}
          </span>
        )}
      </th>
      <td className="board-return num w-px ps-1 pe-3.5 text-end font-medium whitespace-nowrap phone:w-1/5 phone:pe-0">
        <Gain of={formatGainPercent(roi)} even="text-text-2" />
      </td>
      <td className="num w-1/4 pe-5 text-end whitespace-nowrap max-phone:hidden">
        <span>{amount ?? formatNumber(null)}</span> {amount !== null && <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>}
      </td>
    </tr>
  )
}

const colours: Record<number, string> = { 1: 'text-medal-1', 2: 'text-medal-2', 3: 'text-medal-3' }

/** Gold, silver and bronze with their number; from rank 4 on, only the rank. */
function Medal({ rank }: { rank: number }) {
  const colour = colours[rank]
  if (colour === undefined) return <span>{rank}</span>

  return (
    <>
      <span className="sr-only">{rank}</span>
      <svg viewBox="0 0 20 26" aria-hidden="true" className={`inline-block h-6.5 w-5 fill-current ${colour}`}>
        <path d="M4 0h4l3 8-4 2zM16 0h-4L9 8l4 2z" opacity=".7" />
        <circle cx="10" cy="17" r="8.5" />
        <circle cx="10" cy="17" r="6.5" className="fill-none stroke-on-hero-button" strokeOpacity=".4" />
        <text x="10" y="21" textAnchor="middle" className="fill-on-hero-button text-[11px] font-semi">
          {rank}
        </text>
      </svg>
    </>
  )
}
