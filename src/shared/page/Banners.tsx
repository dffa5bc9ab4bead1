import { publishHeight } from '../../ui/hooks/publishHeight.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { RateLimitBanner } from './RateLimitBanner.tsx'

const publishBannersHeight = publishHeight('--banners-h', document.documentElement)

/** The banners above a page, below 980 px also while it is scrolled. Their height is published on the root as --banners-h; toasts and sticky lines start below it. */
export const Banners = () => (
  <div ref={publishBannersHeight} className="z-menu max-desktop:[@media(height>=22.5em)]:sticky top-0">
    <OfflineBanner />
    <RateLimitBanner />
  </div>
)
