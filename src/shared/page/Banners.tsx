import { OfflineBanner } from './OfflineBanner.tsx'
import { RateLimitBanner } from './RateLimitBanner.tsx'

/** The banners above a page, below 980 px also while it is scrolled. Their height is published on the root as --banners-h; toasts and sticky lines start below it. */
export const Banners = () => (
  <div ref={publishHeight} className="z-menu max-desktop:[@media(height>=22.5em)]:sticky top-0">
    <OfflineBanner />
    <RateLimitBanner />
  </div>
)

function publishHeight(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--banners-h', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--banners-h')
  }
}
