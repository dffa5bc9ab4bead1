import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../../features/trading/dialogs/DialogHost.tsx'
import { LazyBackgroundTasks } from './LazyBackgroundTasks.tsx'
import { OrderFlow } from '../../features/trading/order-form/OrderFlow.tsx'

/** The pages behind the gate, with everything that outlives a page: draft and order, dialogs, background tasks. */
export const Pages = () => (
  <OrderFlow>
    <DialogHost>
      <Outlet />
      <LazyBackgroundTasks />
    </DialogHost>
  </OrderFlow>
)
