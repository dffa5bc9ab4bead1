import { expect, test } from 'vitest'
import { createExchange } from '../../sandbox/app.ts'
import { MAX_BATCH_CHARACTERS } from '../../src/api/telemetry.ts'
import { createMetrics } from '../../src/features/info/telemetry/metrics.ts'

test('the paper exchange accepts valid batches, keeps the last ones, and refuses anything else', async () => {
  const { app } = createExchange()
  const post = async (body: string) =>
    (await app.request('http://paper.test/telemetry', { method: 'POST', body })).status
  const gathering = createMetrics(1, () => 0)
  gathering.violated('img-src')
  const batch = gathering.batch()
  expect(await post(JSON.stringify(batch))).toBe(204)
  expect(await post(JSON.stringify({ ...batch, user: 'me' }))).toBe(400)
  expect(await post('no JSON')).toBe(400)
  expect(await post(' '.repeat(MAX_BATCH_CHARACTERS + 1))).toBe(413)
  const response = await app.request('http://paper.test/sandbox/api/telemetry')
  expect(await response.json()).toEqual([{ batch, hadCookie: false, referrer: null }])
})
