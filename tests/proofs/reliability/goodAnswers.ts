import { calls } from '../../../sandbox/calls/all.ts'
import { listOrders } from '../../../src/api/order.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../../src/api/wallet.ts'
import { order, paper } from '../../sandbox/paper.ts'

type Body = Record<string, unknown>

/** A valid response to each call of the contract, by path, from the paper exchange. */
export async function goodAnswers(): Promise<Map<string, Body>> {
  const { ask, read, exchange } = paper()
  const { contestUserToken } = exchange.account('demo@paper.example')
  const [open, other] = (await read(listOrders)).orders.items.filter(({ state }) => state === 'ACTIVE')
  const payloads: Record<string, Body> = {
    '/api/user/configuration/get': { id: 'userFuturesConfig' },
    '/api/user/account/agreement/add': { agreement: 'FUTURES' },
    '/futures/api/user/profile/contract/rollover/set': { contractRollover: true },
    '/futures/api/markets/price/get': { market: 'ADA-USDC' },
    '/futures/api/user/orders/create': order(),
    '/futures/api/user/orders/close': { orderId: open?.orderId, market: open?.market },
    '/futures/api/user/orders/edit': { orderId: other?.orderId, market: other?.market },
    '/futures/api/contest/get': { contestId: '1029' },
    '/futures/api/contest/for/user/get': { contestId: '1041', contestUserToken },
    '/futures/api/contest/join': { contestId: '1041', contestUserToken },
  }
  const answers = new Map<string, Body>([
    ['/api/auth/session/terminate', { result: 'ok' }],
    ['/api/user/auth/session/terminate', { result: 'ok' }],
  ])
  const asked = [...calls].filter(([path]) => !/wallets\/(reset|initialize)$|event\/check$/.test(path))
  for (const [path, { endpoint }] of asked) answers.set(path, await ask(endpoint, payloads[path] ?? {}))
  // Last, since it closes every position.
  const paid = await ask(resetWallet, { payCode: '246810' })
  answers.set(resetWallet.path, paid).set(initializeWallet.path, paid)
  answers.set(checkWalletEvent.path, await ask(checkWalletEvent, { eventId: paid['eventId'] }))
  for (const [path, body] of answers) if (body['result'] !== 'ok') throw new Error(`no good answer to ${path}: ${JSON.stringify(body)}. Say what it is asked with in \`payloads\` of goodAnswers.ts.`)
  return answers
}
