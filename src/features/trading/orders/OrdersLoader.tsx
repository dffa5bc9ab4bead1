import { Loader } from '../../../ui/display/Loader.tsx'

/** Placeholder while the orders panel's code loads: as high as the empty panel. */
export const OrdersLoader = () => (
  <div className="flex min-h-75 flex-col border-t border-line">
    <div className="m-auto p-8">
      <Loader />
    </div>
  </div>
)
