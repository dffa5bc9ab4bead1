import { useTranslation } from 'react-i18next'
import { shortHash } from '../../domain/contest.ts'
import { digits, gainPercent, NBSP } from '../../domain/format.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import type { LeaderboardEntry } from '../../wire/contest.ts'
import type { Decimal } from '../../wire/scalars.ts'
import { Gain } from '../ui/Gain.tsx'
import { Medal } from './Medal.tsx'

interface Props {
  entry: LeaderboardEntry
  /** Null if the rank wins nothing. */
  reward: Decimal | null
}

/** One rank. Under 600 px the reward is below the trader. Specification §9. */
export function LeaderboardRow({ entry: { rank, hashedEmail, roi }, reward }: Props) {
  const { t } = useTranslation()
  const amount = reward === null ? null : digits(reward)
  const isMedal = rank <= 3

  return (
    <tr className="h-13 border-t border-line phone:h-11">
      <td className="num w-20 ps-3.5 text-text-2 phone:ps-5">
        <span className="inline-block min-w-5 text-center align-middle">
          <Medal rank={rank} />
        </span>
      </td>
      <th scope="row" className={`text-start ${isMedal ? 'font-medium' : 'font-regular'}`}>
        <span title={hashedEmail}>{shortHash(hashedEmail)}</span>
        {amount !== null && (
          <span className="num block text-xs font-regular text-text-2 phone:hidden">
            {t('contests.rewardOf', { amount: `${amount}${NBSP}${SETTLEMENT_CURRENCY}` })}
          </span>
        )}
      </th>
      <td className="num pe-3.5 text-end font-medium whitespace-nowrap phone:pe-0">
        <Gain of={gainPercent(roi)} even="text-text-2" />
      </td>
      <td className="num pe-5 text-end whitespace-nowrap max-phone:hidden">
        {amount ?? digits(null)} {amount !== null && <span className="text-text-3">{SETTLEMENT_CURRENCY}</span>}
      </td>
    </tr>
  )
}
