import { Outlet } from '@tanstack/react-router'
import { DialogHost } from '../../features/trading/dialogs/DialogHost.tsx'
import { OrderFlow } from '../../features/trading/order-form/OrderFlow.tsx'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { useIdle } from '../../ui/hooks/useIdle.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'

/** The pages behind the gate, with everything that outlives a page: draft and order, dialogs, background tasks. */
export const Pages = () => (
  <OrderFlow>
    <DialogHost>
      <Outlet />
      <LazyBackgroundTasks />
    </DialogHost>
  </OrderFlow>
)

const Tasks = lazyPart(lazily(async () => (await import('../background/BackgroundTasks.tsx')).BackgroundTasks))

/** The background tasks, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart them. */
function LazyBackgroundTasks() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <Tasks />}</Boundary>
}
