import { afterAll, expect, test } from 'vitest'
import { contractCalls } from '../../../scripts/openapi/calls.ts'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import type * as z from '../../../src/api/zod.ts'
import { Stores, openPage, type Page, startExchange, thrown } from '../../unit/queries/tab.ts'
import { badAnswers } from './badAnswers.ts'
import { size } from './figure.ts'
import { goodAnswers } from './goodAnswers.ts'

const DEADLINE_MS = 80
/** For responses that are slow but arrive. */
const PATIENCE_MS = 5_000
/** After these a page makes no more requests: the session has ended, or the exchange is rate-limiting. */
const ENDS_PAGE = /^401|^429/

const exchange = await startExchange()
const good = goodAnswers()
const uncaught: unknown[] = []
const note = (reason: unknown) => void uncaught.push(reason)
process.on('unhandledRejection', note)

afterAll(() => void process.off('unhandledRejection', note))

/** Not typed: the request does not matter here. */
const ask = (page: Page, { path }: Endpoint, deadlineMs: number) =>
  page.call(
    page.wire.all.find((one) => one.path === path) as Endpoint<z.ZodMiniType, z.ZodMiniType>,
    {},
    { deadlineMs },
  )

/** Every fourth call; by night all of them. */
const paths = [...good.keys()].filter((_, index) => index % size(4, 1) === 0)
test('every call of the contract has a valid response to corrupt', () => {
  expect([...good.keys()].toSorted()).toEqual(contractCalls.map(({ endpoint }) => endpoint.path).toSorted())
})

test.each(paths)(
  '%s: a corrupt response is a failure, and the next valid one is parsed',
  async (path) => {
    const text = JSON.stringify(good.get(path))
    let page = await openPage(exchange)
    const endpoint = page.wire.all.find((one) => one.path === path)!
    const expected = endpoint.response.parse(good.get(path))

    for (const [name, answer, failure] of badAnswers(text)) {
      exchange.forget()
      exchange.answers.set(path, answer)
      const isSlow = failure?.kind === 'timeout'
      const answered = ask(page, endpoint, isSlow ? DEADLINE_MS : PATIENCE_MS)
      if (failure === null) expect(await answered, name).toEqual(expected)
      else expect(await thrown(answered), name).toMatchObject({ path, ...failure })
      expect(exchange.asked(path), name).toBeLessThanOrEqual(1)

      if (ENDS_PAGE.test(name)) {
        if (page.session.isOver()) await page.left()
        page.stopWatching()
        page = await openPage(exchange, undefined, new Stores())
      }
      exchange.answers.set(path, (response) => response.writeHead(200).end(text))
      expect(await ask(page, endpoint, PATIENCE_MS), `after ${name}`).toEqual(expected)
    }
    page.stopWatching()
    await expect.poll(() => uncaught).toEqual([])
  },
  60_000,
)
