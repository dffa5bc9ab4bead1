import { choose, expect, logIn, test } from '../support/exchange.ts'
import { fixPrice } from '../support/trading.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Each with the texts of its language. */
const LOOKS = [
  {
    language: 'en' as const,
    width: 1440,
    levels: 'SL/TP: stop loss and take profit of BTCUSDC LONG',
    save: 'Save',
    saved: 'Saved',
    done: 'Done',
    reset: 'Reset the balance',
    payCode: 'Pay code',
    confirm: 'Confirm',
    wasReset: 'Balance reset',
    balance: 'Balance',
    join: 'Join now',
    isIn: 'You are in',
    finish: 'Finish',
    joined: 'Joined',
  },
  {
    language: 'pl' as const,
    width: 390,
    levels: 'SL/TP: stop loss i take profit dla BTCUSDC LONG',
    save: 'Zapisz',
    saved: 'Zapisano',
    done: 'Gotowe',
    reset: 'Zresetuj saldo',
    payCode: 'Kod płatności',
    confirm: 'Potwierdź',
    wasReset: 'Saldo zresetowane',
    balance: 'Saldo',
    join: 'Dołącz',
    isIn: 'Bierzesz udział',
    finish: 'Zakończ',
    joined: 'Bierzesz udział',
  },
]

for (const { language, width, ...words } of LOOKS) {
  test.describe(`${language}, ${width} px`, () => {
    test.beforeEach(async ({ page, context, exchange }) => {
      await page.setViewportSize({ width, height: 900 })
      await choose(context, { language })
      await logIn(page, exchange)
    })

    test('stop loss and take profit are set on a position', async ({ page, exchange }) => {
      await fixPrice(exchange, 'BTC-USDC', '67000')
      await page.goto('/futures/market/BTC-USDC')
      const levels = page.getByRole('button', { name: words.levels })
      await levels.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Stop loss' }).fill('66000')
      await dialog.getByRole('textbox', { name: 'Take profit' }).fill('70000,5')
      await dialog.getByRole('button', { name: words.save, exact: true }).click()
      await expect(dialog.getByText(words.saved, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: words.done }).click()
      await expect(dialog).toHaveCount(0)
      await expect(levels).toBeFocused()
      await expect(page.getByText(/66\s000\.00/).first()).toBeVisible()
      await expect(page.getByText(/70\s000\.50/).first()).toBeVisible()
      const sent = (await exchange.journal('/futures/api/user/orders/edit')).entries.map(({ payload }) => payload)
      expect(sent).toMatchObject([{ stopLoss: '66000', takeProfit: '70000.5' }])
    })

    test('the balance is reset with a pay code', async ({ page, exchange }) => {
      await page.goto('/futures/market/BTC-USDC')
      await page.getByRole('button', { name: words.reset }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: words.payCode }).fill('246810')
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(dialog.getByText(words.wasReset)).toBeVisible()
      await dialog.getByRole('button', { name: words.done }).click()
      await expect(page.getByRole('region', { name: words.balance }).getByRole('definition').first()).toHaveText(
        /^10\s000\.0000/,
      )
      expect((await exchange.journal('/futures/api/user/wallets/reset')).entries).toHaveLength(1)
    })

    test('a contest is joined once', async ({ page, exchange }) => {
      await page.goto('/futures/contests/1042')
      await page.getByRole('button', { name: words.join }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: words.confirm }).dblclick()
      await expect(dialog.getByText(words.isIn)).toBeVisible()
      await dialog.getByRole('button', { name: words.finish }).click()
      await expect(page.getByRole('region', { name: 'Altcoin Sprint' }).getByText(words.joined)).toBeVisible()
      expect((await exchange.journal('/futures/api/contest/join')).entries).toHaveLength(1)
    })
  })
}
