import { Loader } from '../ui/Loader.tsx'

/** In place of the orders panel while its code comes: as high as that one without orders. */
export const OrdersLoader = () => (
  <div className="flex min-h-75 flex-col border-t border-line">
    <div className="m-auto p-8">
      <Loader />
    </div>
  </div>
)
