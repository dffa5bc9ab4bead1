import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TRADING_REFRESH_MS } from '../../constants/limits.ts'
import { DialogHost } from '../../features/trading/dialogs/dialogs.tsx'
import { storedPayment } from '../../features/trading/dialogs/payment/storedPayment.ts'
import { OrderFormProvider } from '../../features/trading/order-form/OrderFormProvider.tsx'
import { placement } from '../../features/trading/order-form/placement.ts'
import { ledger } from '../../queries/ledger.ts'
import { lateCode } from '../../shared/late/lateCode.ts'
import { lateExtra } from '../../shared/late/latePart.tsx'
import { useIdle } from '../../ui/hooks/useIdle.ts'

/** The pages behind the gate, with everything that outlives a page: draft and order, dialogs, background tasks. */
export function Pages() {
  useResumedChanges()
  return (
    <OrderFormProvider>
      <DialogHost>
        <Outlet />
        <LateBackgroundTasks />
      </DialogHost>
    </OrderFormProvider>
  )
}

const Tasks = lateExtra(null, async () => (await import('../background/BackgroundTasks.tsx')).BackgroundTasks)

/** The background tasks, whose code loads when the browser is idle. Mounted above all pages, so that navigation does not restart them. */
function LateBackgroundTasks() {
  const isIdle = useIdle()
  return isIdle && <Tasks />
}

const code = lateCode('dialogs', async () => {
  await placement.load()
  return import('./resumeChanges.ts')
})

/** Resumes what was sent before the page was reloaded. If its code does not load, it is requested again: an unknown order blocks the form. */
function useResumedChanges() {
  useEffect(() => {
    if (!ledger.isAnyStored() && storedPayment.get() === null) return
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
