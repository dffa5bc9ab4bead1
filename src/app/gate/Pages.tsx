import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../../features/trading/dialogs/DialogHost.tsx'
import { OrderFlow } from '../../features/trading/order-form/OrderFlow.tsx'
import { lateExtra } from '../../shared/late/latePart.tsx'
import { useIdle } from '../../ui/hooks/useIdle.ts'

/** The pages behind the gate, with everything that outlives a page: draft and order, dialogs, background tasks. */
export const Pages = () => (
  <OrderFlow>
    <DialogHost>
      <Outlet />
      <LazyBackgroundTasks />
    </DialogHost>
  </OrderFlow>
)

const Tasks = lateExtra(null, async () => (await import('../background/BackgroundTasks.tsx')).BackgroundTasks)

/** The background tasks, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart them. */
function LazyBackgroundTasks() {
  const isIdle = useIdle()
  return isIdle && <Tasks />
}
