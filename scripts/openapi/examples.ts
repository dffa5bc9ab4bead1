import { calls } from '../../sandbox/calls/all.ts'
import { type Body, refusal } from '../../sandbox/calls/serve.ts'
import { personaEmail } from '../../sandbox/engine/personas.ts'
import { ordersOf } from '../../sandbox/engine/world.ts'
import { Exchange } from '../../sandbox/exchange.ts'
import { PAY_CODES } from '../../sandbox/codes.ts'
import { getContest, getContestForUser, joinContest } from '../../src/api/contest.ts'
import { getPrice } from '../../src/api/market.ts'
import { closeOrder, createOrder, editOrder, listOrders } from '../../src/api/order.ts'
import { addAgreement, getUserConfiguration, setContractRollover, terminateAfter401, terminateSession, USER_FUTURES_CONFIG } from '../../src/api/user.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/wallet.ts'

/** A request of a call and the paper exchange's response. */
export interface CallExample {
  request: object
  answer: object
}

/** A Saturday morning. */
const AT_MS = Date.UTC(2026, 10, 21, 8)
/** Maximum number of entries per list. */
const SHOWN = 2

/** Shortens lists: an example shows their structure. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

/** One example per call, by path. Deterministic: seed and clock are fixed. */
export function callExamples(): Map<string, CallExample> {
  const exchange = new Exchange({ seed: 7, now: () => AT_MS })
  const { world } = exchange
  const demo = exchange.account(personaEmail('demo'))
  const { contestUserToken } = demo
  const contests = [...world.contests.values()].filter(({ startDate, endDate }) => startDate <= AT_MS && AT_MS < endDate)
  const [contestId = ''] = contests.map((contest) => contest.contestId)
  const [open, other] = ordersOf(world, demo.accountId).filter(({ state }) => state === 'ACTIVE')
  const examples = new Map<string, CallExample>([terminateAfter401, terminateSession].map(({ path }) => [path, { request: {}, answer: { result: 'ok' } }]))

  const ask = (path: string, request: object, email = demo.email) => {
    const said = calls.get(path)?.answer(request, { world, account: exchange.account(email) })
    const answer = (typeof said === 'string' ? JSON.parse(said) : said) as Body // the paper exchange's own text
    if (answer.result !== 'ok') throw new Error(`no good answer to ${path}: ${JSON.stringify(answer)}. Say in scripts/openapi/examples.ts what it is asked with.`)
    examples.set(path, { request, answer: shortened(answer) as object }) // of an object, an object
    return answer
  }

  const requests: Record<string, object> = {
    [getPrice.path]: { market: 'BTC-USDC' },
    [listOrders.path]: { market: 'BTC-USDC' },
    [createOrder.path]: { market: 'BTC-USDC', type: 'LONG', leverage: 10, amount: '100', stopLoss: '1000' },
    [editOrder.path]: { orderId: other?.orderId, market: other?.market },
    [closeOrder.path]: { orderId: open?.orderId, market: open?.market },
    [getContest.path]: { contestId },
    [getContestForUser.path]: { contestId, contestUserToken },
    [getUserConfiguration.path]: { id: USER_FUTURES_CONFIG },
    [addAgreement.path]: { agreement: 'FUTURES' },
    [setContractRollover.path]: { contractRollover: true },
  }
  const later = new Set([initializeWallet.path, resetWallet.path, checkWalletEvent.path, joinContest.path])
  for (const path of calls.keys()) if (!later.has(path)) ask(path, requests[path] ?? {})
  ask(joinContest.path, { contestId, contestUserToken: exchange.account(personaEmail('new-wallet')).contestUserToken })
  ask(initializeWallet.path, { payCode: PAY_CODES.valid }, personaEmail('new-wallet'))
  // Last: it closes every position.
  const { eventId } = ask(resetWallet.path, { payCode: PAY_CODES.valid })
  ask(checkWalletEvent.path, { eventId })
  return examples
}

/** A refusal as sent by the paper exchange. */
export const refusalExample = (code: string) => refusal(Number(code))
