import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TRADING_REFRESH_MS } from '../../constants/limits.ts'
import { DialogHost } from '../../features/trading/dialogs/DialogHost.tsx'
import { storedPayment } from '../../features/trading/dialogs/payment/storedPayment.ts'
import { OrderFlow } from '../../features/trading/order-form/OrderFlow.tsx'
import { withTexts } from '../../i18n/withTexts.ts'
import { changes } from '../../queries/changes.ts'
import { Boundary } from '../../shared/page/Boundary.tsx'
import { useIdle } from '../../ui/hooks/useIdle.ts'
import { lazily } from '../../ui/lazy/lazily.ts'
import { lazyPart } from '../../ui/lazy/lazyPart.tsx'

/** The pages behind the gate, with everything that outlives a page: draft and order, dialogs, background tasks. */
export function Pages() {
  useResumedChanges()
  return (
    <OrderFlow>
      <DialogHost>
        <Outlet />
        <LazyBackgroundTasks />
      </DialogHost>
    </OrderFlow>
  )
}

const Tasks = lazyPart(lazily(async () => (await import('../background/BackgroundTasks.tsx')).BackgroundTasks))

/** The background tasks, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart them. */
function LazyBackgroundTasks() {
  const isIdle = useIdle()
  return <Boundary title={null}>{isIdle && <Tasks />}</Boundary>
}

const code = lazily(() => withTexts('dialogs', import('./resumeChanges.ts')))

/** Resumes what was sent before the page was reloaded. If its code does not load, it is requested again: an unknown order blocks the form. */
function useResumedChanges() {
  useEffect(() => {
    if (!changes.isAnyStored() && storedPayment.get() === null) return
    let timer = 0
    let isLeft = false
    const resume = () =>
      code.load().then(
        ({ resumeChanges }) => isLeft || resumeChanges(),
        () => {
          if (!isLeft) timer = window.setTimeout(resume, TRADING_REFRESH_MS)
        },
      )
    void resume()
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [])
}
