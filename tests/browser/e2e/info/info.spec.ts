import { expect, logIn, test } from '../support/exchange.ts'
import type { Page } from '../support/exchange.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a visitor reads terms, FAQ and fees without a session and without a private call', async ({ page, exchange }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) calls.push(pathname)
  })

  await page.goto('/futures/terms-of-use')
  await expect(heading(page, 'Terms of use')).toBeVisible()
  await page.getByRole('link', { name: 'FAQ' }).click()
  const widthOf = (part: string) => page.locator(part).evaluate((box: HTMLElement) => box.offsetWidth)
  expect(await widthOf('[role=search] .field')).toBe(await widthOf('main ul'))
  await expect(heading(page, 'Frequently asked questions')).toBeVisible()
  await page.getByRole('link', { name: 'Fees' }).click()
  await expect(page.getByRole('rowheader', { name: 'BTCUSDC' })).toBeVisible()
  expect(new Set(calls)).toEqual(new Set(['/futures/api/markets/list']))
  const { entries } = await exchange.journal()
  expect(entries.filter(({ email }) => email !== null)).toEqual([])
})

test('the path chooses the tab of the terms area', async ({ page, exchange }) => {
  await logIn(page, exchange)
  await page.goto('/futures/terms')
  const tabs = page.getByRole('navigation', { name: 'Terms, FAQ and fees' })
  await expect(tabs.getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page')

  await tabs.getByRole('link', { name: 'Fees' }).click()
  await expect(page).toHaveURL(/\/futures\/terms\/fees$/)
  await expect(tabs.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'page')
  await expect(heading(page, 'Fees')).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Terms' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('columnheader')).toHaveCount(6)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / })).toBeVisible()
})

test('if fees fail to load, the page says so, and Try again loads them', async ({ page, exchange }) => {
  await exchange.fault({ path: '/futures/api/markets/list', kind: 'code', code: 7001, times: 0 })
  await page.goto('/futures/fees')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Data could not be loaded')

  await exchange.control('faults/clear')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('rowheader', { name: 'BTCUSDC' })).toBeVisible()
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
