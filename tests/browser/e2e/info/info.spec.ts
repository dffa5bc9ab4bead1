import { expect, logIn, test } from '../support/exchange.ts'

test('a visitor reads terms, FAQ and fees without a session and without a private call', async ({ page, exchange }) => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) calls.add(pathname)
  })
  await page.goto('/futures/terms-of-use')
  await page.getByRole('link', { name: 'FAQ' }).click()
  const widthOf = (part: string) => page.locator(part).evaluate((box: HTMLElement) => box.offsetWidth)
  expect(await widthOf('[role=search] .field')).toBe(await widthOf('main ul'))
  await page.getByRole('link', { name: 'Fees' }).click()
  await expect(page.getByRole('rowheader', { name: 'BTCUSDC' })).toBeVisible()
  expect(calls).toEqual(new Set(['/futures/api/markets/list']))
  const { entries } = await exchange.journal()
  expect(entries.filter(({ email }) => email !== null)).toEqual([])
})

test('the path chooses the tab of the terms area', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.goto('/futures/terms')
  const current = page.getByRole('navigation', { name: 'Terms, FAQ and fees' }).locator('[aria-current=page]')
  await expect(current).toHaveText('Terms')
  await page.getByRole('link', { name: 'Fees', exact: true }).click()
  await expect(page).toHaveURL(/\/futures\/terms\/fees$/)
  await expect(current).toHaveText('Fees')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / })).toBeVisible()
})

test('if a document’s texts fail to load, the page says so, and Try again loads them', async ({ page, troubles }) => {
  let broken = true
  await page.route('**/locales/*/faq*.yaml', (route) =>
    broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto('/futures/faq')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Data could not be loaded')

  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(15)
  expect(troubles).toEqual([])
})
