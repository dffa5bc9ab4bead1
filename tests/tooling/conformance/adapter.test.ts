import { expect, test } from 'vitest'
import type { Send } from '../../../conformance/client.ts'
import { adapter } from '../../../conformance/example/adapter.ts'
import { otherExchange } from './otherExchange.ts'
import { paperRun } from './paperRun.ts'

const statuses = async (run: ReturnType<typeof paperRun>) =>
  Object.fromEntries((await run).map(({ name, status }) => [name, status]))

test('an exchange with other paths and envelopes satisfies the contract behind the example adapter', async () => {
  const adapted = await paperRun(({ send }): Send => {
    const answer = adapter(otherExchange(send))
    return (url, init) => answer(new Request(url, init))
  })
  expect(
    adapted.filter(({ status }) => status === 'finding').map(({ name, details }) => `${name}: ${details.join('; ')}`),
  ).toEqual([])
  expect(Object.fromEntries(adapted.map(({ name, status }) => [name, status]))).toEqual(await statuses(paperRun()))
})

test('without the adapter the same exchange violates it', async () => {
  const bare = await statuses(
    paperRun(
      ({ send }): Send =>
        (url, init) =>
          otherExchange(send)(new Request(url, init)),
      'trader',
    ),
  )
  expect(Object.values(bare)).toContain('finding')
})
