import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CandlestickChart from 'lucide-react/icons/chart-candlestick'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import type { Market } from '../../../api/market.ts'
import { chooseMarket, symbol } from '../../../domain/market/market.ts'
import { storage } from '../../../platform/storage.ts'
import { marketsQuery } from '../../../queries/markets.ts'
import { BackToExchange } from '../../../shared/page/BackToExchange.tsx'
import { useTitle } from '../../../shared/page/documentTitle.ts'
import { buttonClass } from '../../../ui/display/buttonClass.ts'
import { Message } from '../../../ui/display/Message.tsx'
import { UnreadableEntries } from '../../../ui/list/UnreadableEntries.tsx'
import { StillOpen } from './StillOpen.tsx'

/** The exchange lists no market; positions can be closed all the same. Specification §2, "Error screens". */
export function NoMarkets() {
  const { t } = useTranslation()
  useTitle(t('marketError.noMarkets'))
  return (
    <>
      <Message
        icon={<CandlestickChart />}
        title={t('marketError.noMarkets')}
        text={<WhyNone text={t('marketError.noMarketsText')} />}
        actions={<BackToExchange />}
      />
      <StillOpen />
    </>
  )
}

/** The address names a market that is not listed: offers the one chosen last, else the first. Positions there can be closed all the same. */
export function NoMatchedMarket({ name, markets }: { name: string; markets: Market[] }) {
  const { t } = useTranslation()
  useTitle(t('marketError.noMatchedMarket', { name }))
  const instead = chooseMarket({ fromUrl: null, stored: storage.futuresMarket.get(), markets })
  return (
    <>
      <Message
        icon={<Search />}
        title={t('marketError.noMatchedMarket', { name })}
        text={<WhyNone text={t('marketError.noMatchedMarketText')} />}
        actions={
          <>
            {instead.kind === 'chosen' && (
              <Link
                to="/market/$marketName"
                params={{ marketName: instead.market.market }}
                className={buttonClass('primary')}
              >
                {t('marketError.open', { symbol: symbol(instead.market.market) })}
              </Link>
            )}
            <BackToExchange />
          </>
        }
      />
      <StillOpen market={name} />
    </>
  )
}

/** A missing market may be one of the unreadable entries. */
function WhyNone({ text }: { text: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(marketsQuery)
  return (
    <>
      <span>{text}</span>
      <UnreadableEntries list={t('market.list')} count={data?.unreadable} className="mt-3 justify-center" />
    </>
  )
}
