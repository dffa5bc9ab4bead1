import { expect, logIn, openTrading, type Exchange, type Page } from '../support/exchange.ts'
import { shows, sweepEach, titled } from '../support/sweep.ts'
import { trading } from '../support/trading.ts'

const heading = (page: Page, name: string) => expect(titled(name)(page)).toBeVisible()

async function open({ page, exchange }: { page: Page; exchange: Exchange }, persona: string, path = '/futures/') {
  await logIn(page, exchange, { persona })
  await page.goto(path)
}

sweepEach({
  'the consent that is not accepted': {
    open: async (stage) => {
      await open(stage, 'no-consent')
      await stage.exchange.fault({ path: '/api/user/account/agreement/add', kind: 'code', code: 9001 })
      await stage.page.getByRole('checkbox').check()
      await stage.page.getByRole('button', { name: 'Submit' }).click()
      await expect(stage.page.getByRole('main').getByRole('alert')).toContainText('did not accept')
    },
  },
  'the rollover settings': shows('/futures/', (page) => page.getByRole('switch'), { persona: 'no-futures-profile' }),
  'rollover settings that are not saved': {
    open: async (stage) => {
      await open(stage, 'no-futures-profile')
      await stage.exchange.fault({ path: '/futures/api/user/profile/contract/rollover/set', kind: 'code', code: 9001 })
      await stage.page.getByRole('button', { name: 'Save settings' }).click()
      await expect(stage.page.getByRole('button', { name: 'Back' })).toBeVisible()
    },
  },
  'the loading error': shows('/futures/', titled('Futures could not be loaded'), {
    faults: [{ path: '/api/user/profile/get', kind: 'code', code: 9001 }],
  }),
  'a page that does not exist': shows('/futures/nowhere', titled('This page does not exist')),
  'a page that did not come': {
    mayReport: /^console: CodeLoadError/,
    open: async (stage) => {
      // Terms, FAQ and fees are one file.
      await stage.page.route('**/assets/info-*.js', (route) => route.abort())
      await open(stage, 'demo', '/futures/terms/fees')
      await heading(stage.page, 'This page could not be loaded')
    },
  },
  'a session ended by another tab': {
    open: async ({ page, context, exchange }) => {
      await openTrading(page, exchange)
      const other = await context.newPage()
      await other.goto('/futures/market/ETH-USDC')
      await expect(trading(other).picker).toHaveText(/^ETHUSDC/)
      await other.getByRole('button', { name: 'Log out' }).click()
      await heading(page, 'You are logged out')
      await other.close()
    },
  },
  'a login that does not come through': {
    open: async ({ page, exchange }) => {
      await logIn(page, exchange)
      await exchange.fault({ path: '*', kind: 'status', status: 401, times: 0 })
      await page.route('**/auth?return=*', (route) => {
        const back = new URL(route.request().url()).searchParams.get('return') ?? '/'
        return route.fulfill({ status: 303, headers: { location: back } })
      })
      await page.goto('/futures/market/BTC-USDC')
      await expect(titled('We could not log you in')(page)).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('link', { name: 'Go to the login page' })).toHaveAttribute('href', /^\/auth\?return=/)
    },
  },
})
