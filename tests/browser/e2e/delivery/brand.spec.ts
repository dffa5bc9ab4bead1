import { isNight } from '../../../night.ts'
import { ask } from '../../../rawRequest.ts'
import { CONFIG, expect, openTrading, startExchange, test as base } from '../support/exchange.ts'
import { sweepEach } from '../support/sweep.ts'

/** The built app served with another brand. */
const aurora = base.extend<object, { upstream: string; server: string }>({
  upstream: [
    async ({}, use) => {
      const { origin, stop } = await startExchange(CONFIG, ['--brand', 'brands/aurora/brand.json'])
      await use(origin)
      stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ upstream }, use) => use(upstream), { scope: 'worker' }],
})

aurora(
  'a first visit is in the brand: its name, sign, colours, currency, first language and theme',
  async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', 'pl')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(page).toHaveTitle(/Aurora Perpetuals/)
    const product = page.getByRole('link', { name: 'Aurora Perpetuals' })
    await expect(product).toHaveAttribute('href', 'https://aurora.example/')
    await expect(product.locator('.mark')).toHaveCSS('background-image', /\/futures\/assets\/brand-[\da-f]{8}\.svg"\)$/)
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/futures\/assets\/brand-[\da-f]{8}\.svg$/)
    await expect(page.locator('body')).toHaveCSS('background-color', 'oklch(0.965 0.008 220)')
    await expect(page.getByRole('form').getByText('AUR').first()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toContain('KXT')
  },
)

aurora('what is run and loaded is this site’s alone, as in any brand', async ({ upstream, server }) => {
  const plain = await startExchange()
  const policy = async (origin: string, path: string) =>
    String((await ask(origin, path)).headers['content-security-policy']).replaceAll(origin, 'its own origin')
  for (const path of ['/futures/', '/futures/mcontests/1', '/futures/chart.html'])
    expect(await policy(server, path), path).toBe(await policy(plain.origin, path))
  plain.stop()
  const page = String((await ask(upstream, '/futures/')).body)
  const [sheet = ''] = /\/futures\/assets\/brand-[\da-f]{8}\.css/.exec(page) ?? []
  expect(await ask(upstream, sheet)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  })
})

if (isNight)
  sweepEach(
    {
      'the trading page in another brand': {
        open: async ({ page, exchange }) => {
          await openTrading(page, exchange)
          const profit = page.getByRole('main').getByText(/^[+−]\d/)
          await expect(profit.first()).toBeVisible()
        },
      },
    },
    aurora,
  )
