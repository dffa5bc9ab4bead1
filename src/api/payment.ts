import { endpoint, Envelope } from './endpoint.ts'
import { EventId } from './scalars.ts'
import * as z from './zod.ts'

const Payment = z.object({ payCode: z.string() })

export const initializeWallet = endpoint({
  path: '/futures/api/user/wallets/initialize',
  request: Payment,
  response: z.object({ eventId: EventId }),
  changes: true,
})

export const resetWallet = endpoint({
  path: '/futures/api/user/wallets/reset',
  request: Payment,
  response: z.object({ eventId: EventId }),
  changes: true,
})

/** DONE is success, PAYMENT_FAILED and FAIL are errors, anything else means wait. Specification §4. */
export const checkWalletEvent = endpoint({
  path: '/futures/api/user/wallet/event/check',
  request: z.object({ eventId: EventId }),
  response: z.object({ state: z.string(), code: Envelope.shape.code }),
})
export type PaymentState = z.output<typeof checkWalletEvent.response>
