import { listOrders } from '../../../src/api/order.ts'
import {
  checkAvailability,
  getFuturesProfile,
  getUserConfiguration,
  getUserProfile,
  USER_FUTURES_CONFIG,
} from '../../../src/api/user.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { codeOf, inWords } from '../../answer.ts'
import { type Check, passUnless } from '../../check.ts'

const CALLS = [
  { endpoint: checkAvailability, payload: {} },
  { endpoint: getUserProfile, payload: {} },
  { endpoint: getFuturesProfile, payload: {} },
  { endpoint: getUserConfiguration, payload: { id: USER_FUTURES_CONFIG } },
  { endpoint: listWallets, payload: {} },
  { endpoint: listOrders, payload: {} },
]

export const sessionNeeded: Check = {
  name: 'public/sessionNeeded',
  title: 'A trader’s call without a session is answered with 401 (orders: or code 9000)',
  section: 'Contract §2',
  app: 'redirects to the login page on HTTP 401, and on code 9000 of orders and prices only; for any other answer, also 9000 of other calls, it shows an error and does not redirect',
  async run(context) {
    const faults: string[] = []
    for (const { endpoint, payload } of CALLS) {
      const answer = await context.ask(endpoint, payload, { asker: 'visitor', isProbe: true })
      const isLogin = answer.status === 401 || (endpoint === listOrders && codeOf(answer) === '9000')
      if (!isLogin) faults.push(`${endpoint.path}: ${inWords(answer)}`)
    }
    return passUnless(faults, `${CALLS.length} calls`)
  },
}
