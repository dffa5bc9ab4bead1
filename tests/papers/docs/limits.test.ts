import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEVERAGES, TRADING_REFRESH_MS } from '../../../src/constants/limits.ts'

// What a trader or an exchange has to be told in seconds; elsewhere a sentence says "with every refresh".
test.each([
  ['docs/integrators/load.md', /every (\d+) seconds/],
  ['public/assets/locales/en/faq.yaml', /refresh every (\d+) seconds/],
  ['public/assets/locales/en/termsOfUse.yaml', /refreshes every (\d+) seconds/],
  ['public/assets/locales/pl/faq.yaml', /odświeżają się co (\d+) sekundy/],
  ['public/assets/locales/pl/termsOfUse.yaml', /odświeżają się co (\d+) sekundy/],
])('%s names the time between two refreshes', (file, told) => {
  const [, seconds] = told.exec(readFileSync(file, 'utf8')) ?? []
  expect(Number(seconds) * 1_000).toBe(TRADING_REFRESH_MS)
})

test('the document about draft links lists the available leverages', () => {
  const [, listed = ''] = /^\| `leverage` \|([^|]*)\|/m.exec(readFileSync('docs/integrators/links.md', 'utf8')) ?? []
  expect(listed.match(/\d+/g)?.map(Number)).toEqual(LEVERAGES)
})
