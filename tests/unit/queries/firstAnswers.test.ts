import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../../src/queries/call/firstAnswers.ts'
import { json, openPage, type Page, startExchange } from './tab.ts'

const exchange = await startExchange()
const PATH = '/api/user/configuration/futures/availability/check'
let page: Page
beforeEach(async () => {
  exchange.forget()
  exchange.answers.set(PATH, json({ result: 'ok', tabVisibility: true }))
  page = await openPage(exchange)
})
afterEach(() => {
  page.stopWatching()
  globalThis.firstCalls = undefined
})

/** As left by public/assets/start.js: a rejection, which shows which response is used. */
function sendFirst(ageMs = 0, received = true) {
  const answer: Answer = {
    response: new Response(null),
    text: '{"result":"ok","tabVisibility":false}',
    sentAt: Date.now() - ageMs,
    receivedAt: Date.now() - ageMs,
  }
  globalThis.firstCalls = new Map([
    [`${PATH}{}`, { answer: Promise.resolve(answer), received: received ? answer : null }],
  ])
}
const isFirst = async () => !(await page.call(page.wire.user.checkAvailability, {})).tabVisibility

test('a request takes the response of the page’s first script, once', async () => {
  sendFirst()
  expect([await isFirst(), await isFirst()]).toEqual([true, false])
  expect(exchange.received).toHaveLength(1)
})

test('a pending first call is awaited; one older than 3 s is requested again', async () => {
  sendFirst(0, false)
  expect(await isFirst()).toBe(true)
  sendFirst(2_900)
  expect(await isFirst()).toBe(true)
  sendFirst(3_100)
  expect(await isFirst()).toBe(false)
})

test('after a change, and after the end of the session, none is used', async () => {
  sendFirst()
  await page.call(page.wire.user.addAgreement, { agreement: 'FUTURES' })
  expect(await isFirst()).toBe(false)
  sendFirst()
  page.session.logout()
  expect(globalThis.firstCalls?.size).toBe(0)
})

test('an aborted one shows nothing', async () => {
  sendFirst()
  const given = new AbortController()
  const pendingCall = page.call(page.wire.user.checkAvailability, {}, { signal: given.signal })
  given.abort(new Error('given up'))
  await expect(pendingCall).rejects.toThrow('given up')
})
