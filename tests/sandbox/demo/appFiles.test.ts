import { expect, test } from 'vitest'
import { answerFile } from '../../../sandbox/demo/appFiles.ts'
import { DEFAULT_HOST } from '../../../sandbox/live/host.ts'

const PAGE = '<html><head></head><body></body></html>'

test.each([
  [null, "connect-src 'self';", 'made-up prices', 'zmyślone ceny'],
  [
    { origin: DEFAULT_HOST, symbols: [] },
    `connect-src 'self' ${DEFAULT_HOST} wss://data-stream.binance.vision;`,
    'live prices of data-api.binance.vision',
    'ceny na żywo z data-api.binance.vision',
  ],
])('a page of the demo and its policy say where its prices come from: %j', async (live, sources, en, pl) => {
  const answer = await answerFile(
    '/futures/market',
    { origin: 'https://host.example', folder: '/demo/', live },
    async () => new Response(PAGE),
  )
  expect(answer.headers.get('content-security-policy')).toContain(sources)
  const page = await answer.text()
  expect(page).toContain(`<p lang="en">Demo: ${en}, play money`)
  expect(page).toContain(`<p lang="pl">Demo: ${pl}, wirtualne środki`)
  expect(page).toContain('href="/demo/demo.css"')
})
