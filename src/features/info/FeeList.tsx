import SearchX from 'lucide-react/icons/search-x'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sortMarkets } from '../../domain/market/market.ts'
import { isFound, marketNeedle } from '../../domain/market/marketSearch.ts'
import { pageOf } from '../../domain/text/paging.ts'
import { FEE_CARDS, FEE_ROWS } from '../../constants/limits.ts'
import type { FeeRates } from '../../api/market.ts'
import { Pager } from '../../ui/list/Pager.tsx'
import { useAtLeast } from '../../ui/hooks/useAtLeast.ts'
import { Button } from '../../ui/display/Button.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { FeeCards } from './FeeCards.tsx'
import { FeeTable } from './FeeTable.tsx'
import { ListSearch } from './ListSearch.tsx'

/** The rates by market, searchable and paged: as a table or, if it does not fit, as cards. */
export function FeeList({ rates }: { rates: readonly FeeRates[] }) {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [requestedPage, setRequestedPage] = useState(1)
  const isWide = useAtLeast('tablet')
  const List = isWide ? FeeTable : FeeCards

  const needle = marketNeedle(text)
  const sorted = sortMarkets(rates)
  const found = sorted.filter(({ market }) => isFound(market, needle))
  const { items, ...page } = pageOf(found, requestedPage, isWide ? FEE_ROWS : FEE_CARDS)

  const search = (typed: string) => {
    setText(typed)
    setRequestedPage(1)
  }
  const goTo = (next: number) => {
    setRequestedPage(next)
    // Scrolls to the start of the new page, not to the pager below it.
    top.current?.scrollIntoView()
  }

  return (
    <>
      <div className="max-w-190">
        <ListSearch
          label={t('market.search')}
          clearLabel={t('market.clear')}
          text={text}
          onText={search}
          found={needle === '' ? '' : t('info.feeTable.found', { count: found.length, total: sorted.length })}
        />
      </div>
      <div ref={top} className="scroll-mt-20 pt-6">
        {items.length === 0 ? (
          <NoFees text={text.trim()} onClear={() => search('')} />
        ) : (
          <List rates={items} needle={needle} />
        )}
      </div>
      {page.pages > 1 && <Pager list={t('info.fees')} {...page} onPage={goTo} />}
    </>
  )
}

/** No market's name contains the search text. */
function NoFees({ text, onClear }: { text: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="py-8">
      <Message
        size="list"
        icon={<SearchX />}
        title={t('common.noResult')}
        text={t('market.noMatch', { text })}
        actions={<Button onClick={onClear}>{t('market.clear')}</Button>}
      />
    </div>
  )
}
