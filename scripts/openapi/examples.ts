import { calls } from '../../sandbox/calls/all.ts'
import { type Body, refusal } from '../../sandbox/calls/serve.ts'
import { PAY_CODES } from '../../sandbox/codes.ts'
import { personaEmail } from '../../sandbox/engine/personas.ts'
import { ordersOf } from '../../sandbox/engine/world.ts'
import { Exchange } from '../../sandbox/exchange.ts'
import { joinContest } from '../../src/api/joining.ts'
import { checkWalletEvent, initializeWallet, resetWallet } from '../../src/api/payment.ts'
import { terminateAfter401, terminateSession } from '../../src/api/user.ts'
import { callFacts } from './callFacts.ts'
import { contractCalls } from './calls.ts'

/** A request of a call and the paper exchange's response. */
export interface CallExample {
  request: object
  answer: Body
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

/** A good request of each call and the paper exchange's response, by path. Closes every position of the demo trader in the end. */
export function askEveryCall(exchange: Exchange): Map<string, CallExample> {
  const { world } = exchange
  const demo = exchange.account(personaEmail('demo'))
  const newWallet = exchange.account(personaEmail('new-wallet'))
  const running = [...world.contests.values()].find(
    ({ startDate, endDate }) => startDate <= world.nowMs && world.nowMs < endDate,
  )
  const [open, other] = ordersOf(world, demo.accountId).filter(({ state }) => state === 'ACTIVE')
  if (!running || !open || !other) throw new Error('the demo trader needs two positions, and a contest that is running')
  const sampled = { open, other, contestId: running.contestId, contestUserToken: newWallet.contestUserToken }
  const examples = new Map<string, CallExample>(
    [terminateAfter401, terminateSession].map(({ path }) => [path, { request: {}, answer: { result: 'ok' } }]),
  )

  const ask = (path: string, request: object, account = demo) => {
    const exampleAnswer = calls.get(path)?.answer(request, { world, account })
    const answer = (typeof exampleAnswer === 'string' ? JSON.parse(exampleAnswer) : exampleAnswer) as Body // the paper exchange's own text
    if (answer.result !== 'ok')
      throw new Error(
        `no good answer to ${path}: ${JSON.stringify(answer)}. Its \`sample\` in scripts/openapi/callFacts.ts is what it is asked with.`,
      )
    examples.set(path, { request, answer })
    return answer
  }

  const later = new Set([initializeWallet.path, resetWallet.path, checkWalletEvent.path])
  for (const {
    name,
    endpoint: { path },
  } of contractCalls)
    if (calls.has(path) && !later.has(path))
      ask(path, callFacts(name).sample?.(sampled) ?? {}, path === joinContest.path ? newWallet : demo)
  ask(initializeWallet.path, { payCode: PAY_CODES.valid }, newWallet)
  const { eventId } = ask(resetWallet.path, { payCode: PAY_CODES.valid })
  ask(checkWalletEvent.path, { eventId })
  return examples
}

/** The examples of the document, with short lists. Deterministic: seed and clock are fixed. */
export const callExamples = (): Map<string, CallExample> =>
  new Map(
    [...askEveryCall(new Exchange({ seed: 7, now: () => AT_MS }))].map(([path, { request, answer }]) => [
      path,
      { request, answer: shortened(answer) as Body },
    ]),
  ) // of an object, an object

/** A refusal as sent by the paper exchange. */
export const refusalExample = (code: string) => refusal(Number(code))
