import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serveFolder } from '../../../../gallery/static.ts'
import { byNight } from '../support/exchange.ts'
import { trading } from '../support/trading.ts'

/** The demo on a plain file server under a separate path; `troubles` are errors and policy violations. */
const test = base.extend<{ troubles: string[] }, { demo: string }>({
  demo: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'demo-'))
      execFileSync(process.execPath, ['sandbox/demo/build.ts', '--into', folder], {
        stdio: 'inherit',
        env: { ...process.env, NODE_OPTIONS: '' },
      })
      const { address, stop } = await serveFolder(folder, '/some/path/')
      await use(address)
      stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  troubles: [
    async ({ context }, use) => {
      const troubles: string[] = []
      context.on('page', (page) => {
        page.on('pageerror', ({ message }) => troubles.push(`uncaught: ${message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
            troubles.push(`console: ${message.text()}`)
        })
      })
      await use(troubles)
      expect(troubles, 'errors and violations of the page').toEqual([])
    },
    { auto: true },
  ],
})

test('from a plain file server it trades, and a reload keeps all', byNight, async ({ page, demo }) => {
  const { amount, long, tab } = trading(page)
  await page.goto(demo)
  await page.getByRole('button', { name: 'Log in as the demo trader' }).click()
  await expect(page).toHaveURL(`${demo}futures/market/BTC-USDC`)
  await expect(tab('Positions')).toHaveText('Positions 14')
  await expect(page.getByRole('complementary').filter({ hasText: 'Demo: made-up prices' })).toBeVisible()
  const response = await page.request.get(`${demo}futures/market/BTC-USDC`)
  expect(response.status(), 'the host itself has no such page').toBe(404)

  await amount.fill('100')
  await long.click()
  await expect(tab('Positions')).toHaveText('Positions 15')
  await page.reload()
  await expect(tab('Positions')).toHaveText('Positions 15')

  // Visits a page of the main site, and returns.
  await page.getByRole('complementary').getByRole('link', { name: 'Pay codes' }).click()
  await expect(page.getByRole('heading', { name: 'Futures wallet' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to futures' }).click()
  await expect(page).toHaveURL(new RegExp(`^${demo}futures/`))
  await expect(long).toBeVisible()
})
