import { expect, test } from './test.ts'

test('a deep link survives the login with its query and its fragment, and the vendor’s chart is drawn', async ({ webkit }) => {
  await webkit.open('/futures/market/AAVE-USDC?x=1#y')
  await webkit.expectUrl(/\/auth\?return=/)
  await webkit.press('button', 'Log in as the demo trader')
  await webkit.expectUrl(/\/futures\/market\/AAVE-USDC\?x=1#y$/)
  await webkit.find('button', /^LONG/)
  await webkit.expectRun('the vendor’s chart', () => {
    if (document.querySelector('iframe[title="Price chart of AAVEUSDC"]:not(.opacity-0)') !== null) return true
    // On a busy machine it may exceed its five seconds; the test then retries like a user.
    for (const button of document.querySelectorAll<HTMLElement>('[role=status] button')) if (button.innerText === 'Try again') button.click()
    return false
  })
  expect(await webkit.title()).toContain('AAVEUSDC')
})

const PAGES: [path: string, heading: string][] = [
  ['/futures/contests', 'Autumn ROI Cup'],
  ['/futures/results', 'Results'],
  ['/futures/terms', 'Terms'],
  ['/futures/terms/faq', 'Terms'],
  ['/futures/terms/fees', 'Terms'],
  ['/futures/faq', 'Frequently asked questions'],
  ['/futures/faq/pl', 'Najczęściej zadawane pytania'],
  ['/futures/fees/pl', 'Opłaty'],
  ['/futures/terms-of-use/pl', 'Regulamin'],
  ['/futures/nowhere', 'This page does not exist'],
  ['/futures/market/ZZZ-ZZZ', 'No market called ZZZ-ZZZ'],
]

test('every page opens, without sideways scroll and without an error', async ({ webkit }) => {
  await webkit.logIn()
  for (const [path, heading] of PAGES) {
    await webkit.open(path)
    await webkit.find('heading', heading)
    expect(await webkit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
    expect(await webkit.troubles(), path).toEqual([])
  }
})
