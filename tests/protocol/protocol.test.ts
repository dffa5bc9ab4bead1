import { expect, test } from 'vitest'
import { VERIFY_CONCLUSIVE_CHECKS, VERIFY_FOR_MS } from '../../src/limits.ts'
import { submission, type Submission } from './app.ts'
import { ABSENT, LIMITS, PROMISES } from './claims.ts'
import { explore } from './explore.ts'
import { bare, QUICK, SLOW } from './networks.ts'
import { inLines, type Told } from './story.ts'
import { deadlineRefuses, fiveSeconds, hopes, sendsAgain, twoLooks } from './variants.ts'
import type { Network } from './world.ts'

/** What the gallery draws: gallery/protocol. */
const found: { worlds: object[]; limits: object[]; bounds: object[]; beyond: object[] } = { worlds: [], limits: [], bounds: [], beyond: [] }

const [SENT_ONCE, NOT_REFUSED, , TRUE_ENDS] = Object.keys(PROMISES) as (keyof typeof PROMISES)[] // the keys of PROMISES

/** The shortest way to break one promise; null if none does. */
function broken(machine: Submission, network: Network, name: keyof typeof PROMISES): Told[] | null {
  return explore(machine, network, { [name]: PROMISES[name] }).broken[name] ?? null
}

test.each([['quick', QUICK], ['slow', SLOW]] as const)('within the bound every promise holds of everything that can come about, looks being %s', (_, network) => {
  const began = performance.now()
  const { worlds, stuck, broken: lies } = explore(submission, network, { ...PROMISES, ...LIMITS })
  console.log(`protocol: ${worlds} worlds in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  expect(Object.keys(lies).filter((name) => name in PROMISES)).toEqual([])
  // And it always goes on until it is known how it ended.
  expect(stuck).toBe(0)
  found.worlds.push({ arrivesWithin: network.arrivesWithin, lookWithin: network.lookWithin, worlds })
  if (network === QUICK) found.limits.push(...Object.entries(lies).map(([claim, steps]) => ({ claim, steps })))
})

test('a browser that sends again and another tab’s equal order are all that the app cannot tell by itself', () => {
  expect(explore(submission, { ...QUICK, resends: 0, hasOtherTab: false }, LIMITS).broken).toEqual({})
  const lies = (network: Network) => new Set(Object.keys(explore(submission, network, LIMITS).broken))
  const [one, refused, own] = Object.keys(LIMITS)
  expect(lies({ ...QUICK, hasOtherTab: false })).toEqual(new Set([one, refused]))
  expect(lies({ ...QUICK, resends: 0 })).toEqual(new Set([own]))
})

test('a machine that sends again is caught', () => {
  expect(inLines(broken(sendsAgain, QUICK, SENT_ONCE!)!)).toMatchInlineSnapshot(`
    "0 s trader → app: Confirms the order
    0 s app → network: Sends the request
    0 s network → app: The connection breaks; the request is still on its way
    0 s network → app: The look is cut off
    3 s app: Time for another look
    3 s app → network: Sends it again"
  `)
})

test('a deadline that counts as a refusal is caught', () => {
  expect(inLines(broken(deadlineRefuses, QUICK, NOT_REFUSED!)!)).toMatchInlineSnapshot(`
    "0 s trader → app: Confirms the order
    0 s app → network: Sends the request
    10 s app: No answer within 10 s
    10 s app → trader: Says: refused"
  `)
})

test('a lost answer that counts as a good one is caught', () => {
  expect(inLines(broken(hopes, QUICK, TRUE_ENDS!)!)).toMatchInlineSnapshot(`
    "0 s trader → app: Confirms the order
    0 s app → network: Sends the request
    0 s network → app: The connection breaks; the request is still on its way
    0 s app → trader: Says: accepted"
  `)
})

const LOOKS_WITHIN = [2, 5, 10]

test.each([
  [`${VERIFY_FOR_MS / 1_000} s and ${VERIFY_CONCLUSIVE_CHECKS} looks`, submission, [12, 9, 5]],
  ['15 s and 2 looks', twoLooks, [12, 9, 4]],
  ['5 s and 3 looks', fiveSeconds, [5, 5, 5]],
])('with %s, “did not happen” is true of a request that arrives so late, and of none a second later', (machine, made, within) => {
  for (const [index, lookWithin] of LOOKS_WITHIN.entries()) {
    expect(broken(made, bare(within[index]!, lookWithin), ABSENT), `looks within ${lookWithin} s`).toBe(null)
    expect(broken(made, bare(within[index]! + 1, lookWithin), ABSENT), `looks within ${lookWithin} s`).not.toBe(null)
  }
  found.bounds.push({ machine, within })
})

test.each([
  ['15 s and 3 looks, a request later than the bound', submission, 13, 2],
  ['5 s and 3 looks, a request within the bound', fiveSeconds, 12, 2],
  ['15 s and 2 looks, slow ones, a request within the bound', twoLooks, 5, 10],
])('the shortest way to a wrong “did not happen”: %s', async (title, machine, arrivesWithin, lookWithin) => {
  const steps = broken(machine, bare(arrivesWithin, lookWithin), ABSENT)!
  console.log(`${title}\n${inLines(steps)}`)
  expect(inLines(steps)).toMatchSnapshot()
  found.beyond.push({ title, arrivesWithin, lookWithin, steps })
})

test('the gallery draws what was found (written by vitest -u)', async () => {
  const drawn = { promises: Object.keys(PROMISES), looksWithin: LOOKS_WITHIN, ...found }
  await expect(`${JSON.stringify(drawn, null, 2)}\n`).toMatchFileSnapshot('../../gallery/protocol/explored.json')
})
