import type { APIRequestContext } from '@playwright/test'
import type { Exchange } from '../../e2e/support/exchange.ts'
import { expect, test } from './test.ts'

const DIALOG = '[role=dialog]'

/** A trader's contest token, fetched like a phone's app does, outside the page. */
async function contestToken(request: APIRequestContext, { origin }: Exchange): Promise<string> {
  await request.post(`${origin}/sandbox/api/login`, { data: {}, headers: { origin } })
  const answer = await request.post(`${origin}/futures/api/user/contest/authorization/create`, { data: {} })
  const { contestUserToken } = (await answer.json()) as { contestUserToken: string } // Contract §6
  return contestUserToken
}

test('the webview takes language and theme from its address, and its trader into a contest, without a cookie', async ({ webkit, exchange, request }) => {
  const token = await contestToken(request, exchange)
  await webkit.resize(450, 844)
  await webkit.open(`/futures/mcontests/1042?token=${token}&lang=pl&theme=light`)
  await webkit.find('heading', 'Altcoin Sprint')
  expect(await webkit.run(() => `${document.documentElement.lang} ${document.documentElement.dataset['theme']} ${document.cookie}`)).toBe('pl light ')
  expect(await webkit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await webkit.press('button', 'Dołącz')
  await webkit.press('checkbox', /./, DIALOG)
  await webkit.press('button', 'Potwierdź', DIALOG)
  await webkit.press('button', 'Zakończ', DIALOG)
  await webkit.expectNone(DIALOG)
  await webkit.expectText('Bierzesz udział')
})

test('a token that is not accepted can only view', async ({ webkit }) => {
  await webkit.open('/futures/mcontests/1041?token=12345678901234567890')
  await webkit.find('heading', 'Autumn ROI Cup')
  await webkit.expectRun('Join cannot be pressed', () => [...document.querySelectorAll('button')].some(({ innerText, disabled }) => innerText === 'Join now' && disabled))
})
