import { Loader } from '../../ui/display/Loader.tsx'

/** Centred placeholder for a page whose code or first data is loading. */
export const PageLoader = () => (
  <div className="m-auto">
    <Loader />
  </div>
)
