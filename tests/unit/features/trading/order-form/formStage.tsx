import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { Suspense, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createExchange } from '../../../../../sandbox/app.ts'
import type { FaultRequest } from '../../../../../sandbox/faults.ts'
import { DialogsContext } from '../../../../../src/features/trading/dialogs/useDialogs.ts'
import { BalancePanel } from '../../../../../src/features/trading/balance/BalancePanel.tsx'
// The code that sends orders is there: how long a press waits for it is for late.spec.ts.
import '../../../../../src/features/trading/order-form/sending/openOrderActor.ts'
import { OrderFlow } from '../../../../../src/features/trading/order-form/OrderFlow.tsx'
import { OrderForm } from '../../../../../src/features/trading/order-form/OrderForm.tsx'
import { Toasts } from '../../../../../src/ui/toasts/Toasts.tsx'
import { i18n, startI18n } from '../../../../../src/i18n/i18n.ts'
import { queryClient } from '../../../../../src/queries/client.ts'
import { marketsQuery } from '../../../../../src/queries/markets.ts'
import { ordersQuery } from '../../../../../src/queries/orders.ts'
import { session } from '../../../../../src/queries/session.ts'
import { createOrder } from '../../../../../src/api/order.ts'
import { proveTrue, recordFlows } from '../../../../proofs/history/flowRecorder.ts'
import { readTexts } from '../../info/texts.ts'
import { knowUser } from '../../../queries/knownUser.ts'
import { noDialogs } from '../noDialogs.ts'

const EMAIL = 'demo@paper.example'

/** The paper exchange behind every call of the page; the same for all tests of one file, fresh for each. */
export function stage(email = EMAIL) {
  let paper = createExchange({ openSession: email })
  const held = new Map<string, Promise<void>>()
  let recorder: ReturnType<typeof recordFlows> | null = null
  const server = setupServer(http.post('*/api/*', async ({ request }) => {
    recorder?.sent(new URL(request.url).pathname, await request.clone().text())
    const answer = await paper.app.fetch(request)
    await held.get(new URL(request.url).pathname)
    return answer
  }))

  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' })
    window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList
    if (!i18n.isInitialized) await startI18n((language, namespace) => Promise.resolve(readTexts(language, namespace)))
  })
  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await i18n.changeLanguage('en')
    paper = createExchange({ openSession: email })
    knowUser()
    held.clear()
    recorder = recordFlows({ journal: () => paper.exchange.journal(), isOver: () => session.isLeaving() })
    // A price that stands still: what a test types against it stays true.
    for (const [market, price] of [['BTC-USDC', '67000'], ['ETH-USDC', '3300']] as const) paper.exchange.movePrice(market, price, true)
  })
  afterEach(() => {
    recorder?.leave()
    recorder?.stop()
    cleanup()
    queryClient.clear()
    if (recorder) proveTrue(recorder.history())
  })
  afterAll(() => server.close())

  return {
    exchange: () => paper.exchange,
    fault: (fault: Omit<FaultRequest, 'path'> & { path?: string }) => paper.exchange.faults.set({ path: createOrder.path, ...fault }),
    /** The calls of `path` take effect; their answers wait until the returned function is called. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return () => {
        held.delete(path)
        resolve()
      }
    },
    /** What a test lets arrive after its trader was told that it had not is no untrue history: nobody can know of a request that stands in a queue. */
    arrivesLate: () => {
      recorder?.stop()
      recorder = null
    },
    /** The page goes, as by a reload: of what is under way its trader is told nothing more there. */
    leavePage: () => {
      recorder?.leave()
      cleanup()
    },
    /** Orders that the exchange was asked for, by its own witness. */
    asked: () => paper.exchange.journal().filter(({ path }) => path === createOrder.path),
  }
}

/** A page with the form, a way to another market and a way to another page. */
function Page() {
  const [market, setMarket] = useState<string | null>('BTC-USDC')
  const { data: markets } = useQuery(marketsQuery)
  const { data: orders } = useQuery(ordersQuery())
  const present = markets?.items.find(({ market: name }) => name === market)
  return (
    <>
      {['BTC-USDC', 'ETH-USDC', 'SUSHI-USDC'].map((name) => (
        <button key={name} type="button" onClick={() => setMarket(name)}>{`Go to ${name}`}</button>
      ))}
      <button type="button" onClick={() => setMarket(null)}>Go to the terms</button>
      {present && <BalancePanel hasForm market={present} />}
      {present && <OrderForm market={present} />}
      <output aria-label="orders">{orders?.items.length}</output>
    </>
  )
}

export async function openPage() {
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <OrderFlow>
            <DialogsContext value={noDialogs}>
              <Page />
            </DialogsContext>
          </OrderFlow>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('button', { name: /^LONG/ })
  await screen.findByText(/^12/)
  return user
}

export const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (margin)' })
export const long = () => screen.getByRole('button', { name: /LONG/ })
export const short = () => screen.getByRole('button', { name: /SHORT/ })

/** Numbers are shown with no-break spaces; a test writes ordinary ones. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
