import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../../features/trading/dialogs/DialogHost.tsx'
import { LazyBackgroundTasks } from './LazyBackgroundTasks.tsx'
import { OrderFlow } from '../../features/trading/order-form/OrderFlow.tsx'

/** The pages behind the gate, with what outlives each of them: draft and order, dialogs, and the desk. */
export const Pages = () => (
  <OrderFlow>
    <DialogHost>
      <Outlet />
      <LazyBackgroundTasks />
    </DialogHost>
  </OrderFlow>
)
