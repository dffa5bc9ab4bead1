import { PageLoader } from '../../../shared/page/PageLoader.tsx'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx'

/** Late, as the order lists are: nobody needs it on a page with a market. */
export const LateStillOpen = lazyPart(lazily(async () => (await import('./StillOpen.tsx')).StillOpen))

const screens = () => import('./MissingMarkets.tsx')

// The exchange has just answered, so there is a connection to load their code.
export const NoMarkets = lazyPart(
  lazily(async () => (await screens()).NoMarkets),
  PageLoader,
)
export const NoMatchedMarket = lazyPart(
  lazily(async () => (await screens()).NoMatchedMarket),
  PageLoader,
)
