import { Banner } from './Banner.tsx'

/** A contest's art while the contest is on its way, where `Hero` will be: webview.html is the same before there is any code. Specification §9. */
export const HeroWait = () => (
  <div className="relative phone:min-h-78 phone:overflow-hidden phone:rounded-lg phone:bg-hero-from">
    <Banner />
  </div>
)
