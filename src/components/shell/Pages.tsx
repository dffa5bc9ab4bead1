import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { OrderEvents } from '../orders/OrderEvents.tsx'
import { OrderFlow } from '../ticket/OrderFlow.tsx'

/** The pages behind the gate, with what outlives each of them: draft and order, dialogs, news of orders. */
export const Pages = () => (
  <OrderFlow>
    <DialogHost>
      <Outlet />
    </DialogHost>
    <OrderEvents />
  </OrderFlow>
)
