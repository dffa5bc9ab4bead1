import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../domain/money/format.ts'
import { nextTier, type RewardRow, type Tier } from '../../../domain/contest/rewardTiers.ts'
import { classes } from '../../../ui/display/classes.ts'

interface Props {
  tiers: readonly Tier[]
  rows: readonly RewardRow[]
  myRank: number | null
}

const ranks = ({ from, to }: RewardRow) => (from === to ? String(from) : `${from}–${to}`)

/** A row per rank, a column per tier with the amount paid once that tier is reached. */
export function RewardTable({ tiers, rows, myRank }: Props) {
  const { t } = useTranslation('leaderboard')
  const next = nextTier(tiers)?.tier
  const isNow = (index: number) => tiers.findLastIndex(({ isReached }) => isReached) === index
  const isMine = ({ from, to }: RewardRow) => myRank !== null && from <= myRank && myRank <= to
  const tint = (index: number) => (isNow(index) ? 'font-medium text-text' : 'text-text-2')
  const standing = ({ tier }: Tier, index: number) => (isNow(index) ? t('rewards.reached') : tier === next && t('rewards.next'))

  return (
    <div className="max-[18em]:overflow-x-auto">
      <table className="num w-full border-collapse text-md">
        <caption className="sr-only">{t('rewards.caption')}</caption>
        <thead>
          <tr className="align-top text-sm text-text-3 *:py-1.5 *:font-regular">
            <th scope="col" className="ps-3.5 text-start phone:ps-5">{t('rewards.rank')}</th>
            {tiers.map((tier, index) => (
              <th key={tier.tier} scope="col" className="ps-2 text-end last:pe-3.5 phone:last:pe-5">
                <span className={tint(index)}>{t('rewards.tier', { tier: tier.tier })}</span>
                <span className={classes('block text-xs', tier.tier === next && 'text-accent')}>{standing(tier, index)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from} className={classes('h-9 border-t border-line', isMine(row) && 'bg-surface-hover')}>
              <th scope="row" className="ps-3.5 text-start font-regular whitespace-nowrap text-text-2 phone:ps-5">
                <span>{ranks(row)}</span>
                {isMine(row) && <span className="ms-2 rounded-xs bg-accent-solid px-1.5 py-px text-xs font-medium text-on-accent">{t('me')}</span>}
              </th>
              {row.rewards.map((reward, index) => (
                <td key={tiers[index]?.tier} className={classes('ps-2 text-end whitespace-nowrap last:pe-3.5 phone:last:pe-5', tint(index))}>
                  {formatNumber(reward)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 border-t border-line-strong text-sm text-text-2">
            <th scope="row" className="ps-3.5 text-start font-regular phone:ps-5">{t('rewards.total')}</th>
            {tiers.map((tier, index) => (
              <td key={tier.tier} className={classes('ps-2 text-end whitespace-nowrap last:pe-3.5 phone:last:pe-5', tint(index))}>
                {formatNumber(tier.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
