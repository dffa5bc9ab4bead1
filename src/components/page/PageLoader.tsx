import { Loader } from '../ui/Loader.tsx'

/** In place of a page whose code or first data is on its way: in the middle of what the page will fill. */
export const PageLoader = () => (
  <div className="m-auto">
    <Loader />
  </div>
)
