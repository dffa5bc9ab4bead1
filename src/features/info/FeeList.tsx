import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeeRates } from '../../api/market.ts'
import type { Decimal } from '../../api/scalars.ts'
import { FEE_CARDS, FEE_ROWS, MAINTENANCE_RATE } from '../../constants/limits.ts'
import { baseAsset, sortMarkets, symbol } from '../../domain/market/market.ts'
import { formatMoney, formatNumber } from '../../domain/money/format.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { useAtLeast } from '../../ui/hooks/useMedia.ts'
import { Pager } from '../../ui/list/Pager.tsx'
import { pageOf } from '../../ui/list/paging.ts'

const RATES = ['fundingShort', 'fundingLong', 'orderOpen', 'orderClose'] as const

/** The rates by market, paged: as a table or, if it does not fit, as cards. */
export function FeeList({ rates }: { rates: readonly FeeRates[] }) {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const [requestedPage, setRequestedPage] = useState(1)
  const isWide = useAtLeast('tablet')
  const List = isWide ? FeeTable : FeeCards

  const { items, ...page } = pageOf(sortMarkets(rates), requestedPage, isWide ? FEE_ROWS : FEE_CARDS)

  const goTo = (next: number) => {
    setRequestedPage(next)
    // Scrolls to the start of the new page, not to the pager below it.
    top.current?.scrollIntoView()
  }

  return (
    <>
      <div ref={top} className="scroll-mt-20">
        <List rates={items} />
      </div>
      {page.pages > 1 && <Pager list={t('info.fees')} {...page} onPage={goTo} />}
    </>
  )
}

/** The fee table below 700 px: one card per market, with liquidation instead of maintenance. Specification §2. */
function FeeCards({ rates }: FeeListProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('info.feeTable.caption')} className="flex flex-col gap-2">
      {rates.map((rate) => (
        <li key={rate.market} className="rounded-md border border-line bg-surface p-3">
          <h2 className="flex items-center gap-2 text-lg font-medium">
            <CoinIcon code={baseAsset(rate.market)} />
            <span translate="no">{symbol(rate.market)}</span>
          </h2>
          <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-1.5 text-md">
            {[...RATES, 'liquidation' as const].map((name) => (
              <div key={name} className="flex items-baseline justify-between gap-2">
                <dt className="text-sm text-text-3">{t(`info.feeTable.${name}`)}</dt>
                <dd className="num">
                  <Rate value={rate[`${name}FeeRate`]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface FeeListProps {
  /** In display order. */
  rates: readonly FeeRates[]
}

const number = 'num px-4 text-end'

function FeeTable({ rates }: FeeListProps) {
  const { t } = useTranslation()
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="dense w-full text-md">
        <caption className="sr-only">{t('info.feeTable.caption')}</caption>
        <thead>
          <tr className="h-8 border-b border-line text-sm text-text-3">
            <th scope="col" className="ps-4 text-start font-regular">
              {t('info.feeTable.market')}
            </th>
            {[...RATES, 'maintenance' as const].map((name) => (
              <th key={name} scope="col" className="px-4 text-end font-regular">
                {t(`info.feeTable.${name}`) + (name === 'maintenance' ? '*' : '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.market} className="h-11 border-b border-line last:border-0 hover:bg-surface-hover">
              <th scope="row" className="ps-4 text-start font-medium">
                <span className="flex items-center gap-2.5">
                  <CoinIcon code={baseAsset(rate.market)} />
                  <span translate="no">{symbol(rate.market)}</span>
                </span>
              </th>
              {RATES.map((name) => (
                <td key={name} className={number}>
                  <Rate value={rate[`${name}FeeRate`]} />
                </td>
              ))}
              <td className={number}>{MAINTENANCE_RATE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A rate with 4 decimals; the exact value is in the title. Specification §9. */
function Rate({ value }: { value: Decimal | null }) {
  const rounded = formatMoney(value)
  const exact = formatNumber(value)
  const isRounded = value !== null && exact.replace(/0+$/, '').length > rounded.replace(/0+$/, '').length

  return <span title={isRounded ? exact : undefined}>{rounded}</span>
}
