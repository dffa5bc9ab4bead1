import { lateExtra, latePart } from '../../../shared/late/latePart.tsx'
import { PageLoader } from '../../../shared/page/PageLoader.tsx'

/** Late, as the order lists are: nobody needs it on a page with a market. */
export const LateStillOpen = lateExtra(null, async () => (await import('./StillOpen.tsx')).StillOpen)

const screens = () => import('./MissingMarkets.tsx')

// The exchange has just answered, so there is a connection to load their code.
export const NoMarkets = latePart(null, async () => (await screens()).NoMarkets, PageLoader)
export const NoMatchedMarket = latePart(null, async () => (await screens()).NoMatchedMarket, PageLoader)
