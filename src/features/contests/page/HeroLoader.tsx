import { Banner } from './Banner.tsx'

/** Placeholder of `Hero` with the art while the contest loads; webview.html shows the same before any code is loaded. Specification §9. */
export const HeroLoader = () => (
  <div className="relative phone:min-h-78 phone:overflow-hidden phone:rounded-lg phone:bg-hero-from">
    <Banner />
  </div>
)
