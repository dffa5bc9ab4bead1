import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Decimal, MarketName } from '../../api/scalars.ts'
import { RESULT_ROWS } from '../../constants/limits.ts'
import { baseAsset, symbol } from '../../domain/market/market.ts'
import { formatCount, formatGain, formatMoney } from '../../domain/money/format.ts'
import type { ResultGroup, Grouping } from '../../domain/results/groups.ts'
import { CoinIcon } from '../../ui/display/CoinIcon.tsx'
import { SideTag } from '../../ui/display/SideTag.tsx'
import { useAtLeast } from '../../ui/hooks/useMedia.ts'
import { Pager } from '../../ui/list/Pager.tsx'
import { pageOf } from '../../ui/list/paging.ts'
import { Masked } from '../../ui/masked/Masked.tsx'
import { MaskedGain } from '../../ui/masked/MaskedGain.tsx'
import { formatRatio, RatioText } from './Amounts.tsx'

/** One grouping as a table with bars; in narrow windows only the most important figures. */
export function GroupTable({ grouping, groups }: { grouping: Grouping; groups: readonly ResultGroup[] }) {
  const { t } = useTranslation('results')
  const [page, setPage] = useState(1)
  const [isWide, isPhone] = [useAtLeast('desktop'), !useAtLeast('tablet')]
  const shown = pageOf(groups, page, RESULT_ROWS)
  const most = Math.max(...groups.map(({ tally }) => Math.abs(Number(tally.net))))
  // A column of dashes says nothing that the note below the table does not.
  const hasRatios = groups.some(({ tally }) => tally.winRate !== 'tooFew')

  return (
    <>
      <div className="max-[18em]:overflow-x-auto">
        <table className="results-table">
          <caption className="sr-only">{t('groups.of', { grouping: t(`groups.${grouping}`) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`groups.${grouping}`)}</th>
              {!isPhone && <th scope="col">{t('figures.trades')}</th>}
              <th scope="col">{t('figures.net')}</th>
              {hasRatios && <th scope="col">{t('figures.winRate')}</th>}
              {hasRatios && isWide && <th scope="col">{t('figures.profitFactor')}</th>}
              {isWide && <th scope="col">{t('figures.expectancy')}</th>}
              {isWide && <th scope="col">{t('figures.fees')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.items.map(({ key, tally }) => (
              <tr key={key}>
                <th scope="row">
                  <GroupName grouping={grouping} of={key} />
                  {isPhone && (
                    <span className="block text-xs text-text-3">
                      {t('tradeCount', { count: tally.trades, trades: formatCount(tally.trades) })}
                    </span>
                  )}
                </th>
                {!isPhone && <td>{formatCount(tally.trades)}</td>}
                <td>
                  <NetBar net={tally.net} most={most} />
                </td>
                {hasRatios && (
                  <td>
                    <RatioText value={tally.winRate} />
                  </td>
                )}
                {hasRatios && isWide && (
                  <td>
                    <RatioText value={tally.profitFactor} written={formatRatio} />
                  </td>
                )}
                {isWide && (
                  <td>
                    <MaskedGain of={tally.expectancy} />
                  </td>
                )}
                {isWide && (
                  <td>
                    <Masked>{formatMoney(tally.fees)}</Masked>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.pages > 1 && (
        <div className="px-4 tablet:px-5">
          <Pager list={t('groups.of', { grouping: t(`groups.${grouping}`) })} {...shown} onPage={setPage} />
        </div>
      )}
    </>
  )
}

/** The name of a group of trades. */
function GroupName({ grouping, of }: { grouping: Grouping; of: string }) {
  if (grouping === 'side') return <SideTag side={of === 'LONG' ? 'LONG' : 'SHORT'} />
  if (grouping === 'reason') return <span>{of}</span>

  const market = MarketName.parse(of)
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <CoinIcon code={baseAsset(market)} size={20} />
      <span translate="no">{symbol(market)}</span>
    </span>
  )
}

/** A row's net P&L with its bar, `most` being the full length. */
function NetBar({ net, most }: { net: Decimal; most: number }) {
  // Only a length on screen.
  const percent = most === 0 ? 0 : (50 * Math.abs(Number(net))) / most

  return (
    <span className="net-cell">
      <span aria-hidden="true" className="net-bar">
        <span
          className={formatGain(net).sign === -1 ? 'net-bar-lost' : 'net-bar-won'}
          style={{ inlineSize: `${percent}%` }}
        />
      </span>
      <MaskedGain of={net} />
    </span>
  )
}
