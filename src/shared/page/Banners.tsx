import { OfflineBanner } from './OfflineBanner.tsx'
import { RateLimitBanner } from './RateLimitBanner.tsx'

/** The banners above a page. Their height is published on the root as --banners-h; toasts start below it. */
export const Banners = () => (
  <div ref={publishHeight}>
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
