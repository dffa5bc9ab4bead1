import { Loader } from '../../ui/display/Loader.tsx'

/** Centred placeholder for a list whose code or first data is loading. */
export const ListLoader = () => (
  <div className="m-auto p-8">
    <Loader />
  </div>
)
