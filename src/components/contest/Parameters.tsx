import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { marketNames } from '../../domain/contest.ts'
import { digits, whole } from '../../domain/format.ts'
import { contestDate } from '../../domain/time.ts'
import { SETTLEMENT_CURRENCY } from '../../limits.ts'
import type { Contest } from '../../wire/contest.ts'
import { LeftOut } from '../ui/LeftOut.tsx'

const Parameter = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0 border-line max-cards:flex max-cards:items-baseline max-cards:justify-between max-cards:gap-4 max-cards:border-b max-cards:py-2.5 cards:grow cards:px-5 cards:py-3.5">
    <dt className="text-md text-text-2 cards:text-sm cards:text-text-3">{name}</dt>
    <dd className="num text-md font-medium max-cards:text-end cards:mt-1 cards:text-lg">{children}</dd>
  </div>
)

/** What counts in the contest, when, for how much. A line each where they do not fit side by side. Specification §2, "Parameter strip". */
export function Parameters({ contest: { markets, startDate, endDate, maxPrizePool, minOrderAmount } }: { contest: Contest }) {
  const { t } = useTranslation()
  const money = (text: string) => (
    <>
      {text} <span className="font-regular text-text-3">{SETTLEMENT_CURRENCY}</span>
    </>
  )

  return (
    <dl className="mt-5 border-line max-contest:mx-4 max-shell:border-t shell:max-cards:grid shell:max-cards:grid-cols-2 shell:max-cards:gap-x-10 cards:mt-4 cards:flex cards:divide-x cards:divide-line cards:rounded-md cards:border cards:bg-surface">
      <Parameter name={t('contests.markets')}>
        {markets === null ? t('contests.allMarkets') : marketNames(markets.items)}
        <LeftOut count={markets?.leftOut} />
      </Parameter>
      <Parameter name={t('contests.tradePeriod')}>
        {/* The end begins a line of its own where the two do not fit on one. */}
        <span className="cards:text-md">
          <span className="whitespace-nowrap">{contestDate(startDate)} –</span>{' '}
          <span className="whitespace-nowrap">{contestDate(endDate)}</span>
        </span>
      </Parameter>
      <Parameter name={t('contests.prizePool')}>{money(whole(maxPrizePool))}</Parameter>
      <Parameter name={t('contests.minOrder')}>{money(digits(minOrderAmount))}</Parameter>
      <Parameter name={t('contests.winningFactor')}>{t('contests.singleTradeRoi')}</Parameter>
    </dl>
  )
}
