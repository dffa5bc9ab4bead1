import { expect as plainExpect, type Page } from '@playwright/test'
import { violations } from '../e2e/support/axe.ts'
import { test } from '../e2e/support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page) => page.getByRole('region', { name: 'About this state' })
const entries = (page: Page) => panel(page).locator('.entries').getByRole('listitem')
const dialog = (page: Page) => page.getByRole('region', { name: 'What the trader sees' }).frameLocator('iframe').getByRole('dialog')
const choose = (page: Page, name: string) => panel(page).getByText(name, { exact: true }).click()

test('a view is analysed where it is: its stops, its contrast and its targets; its cut texts', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/closeOrder/init?analysis=order&width=390`)
  await expect(entries(page)).toHaveText([/Close window, button/, /Stop to break-even .* instead, button/, /Cancel, button/, /Close position, button/])
  await expect(page.locator('.mark')).toHaveCount(4)
  await expect(panel(page).getByRole('list', { name: 'Checks by the tests' }).getByRole('listitem')).toHaveCount(8)
  expect(await violations(page)).toEqual([])

  await choose(page, 'Contrast')
  await expect(page).toHaveURL(/#\/checks\/closeOrder\/init\?.*reading=contrast/)
  await expect(panel(page).getByRole('status')).toHaveText(/[1-9]\d* found, none with something wrong/)
  await expect(entries(page).first()).toContainText(/\d\.\d\d : 1, wanted (?:4\.5|3) : 1/)
  await dialog(page).getByRole('heading').evaluate((heading) => heading.setAttribute('style', 'color: #444; background: #333'))
  await expect(entries(page).first()).toContainText('The contrast is less than')
  await expect(entries(page).first()).toContainText('#444444 on #333333')

  await choose(page, 'Target sizes')
  await expect(panel(page).getByRole('status')).toHaveText('4 found, none with something wrong.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).evaluate((button) => button.setAttribute('style', 'height: 30px; min-height: 0'))
  await expect(entries(page).filter({ hasText: 'Cancel' })).toContainText('30 px high: a finger needs 44.')
  await expect(page.locator('.mark[data-kind="bad"]')).toHaveCount(1)

  await choose(page, 'Cut texts')
  await expect(panel(page).getByRole('status')).toHaveText('0 found, none with something wrong.')
  await dialog(page).getByRole('button', { name: 'Cancel' }).evaluate((button) => button.setAttribute('style', 'max-width: 24px; padding: 0; white-space: nowrap'))
  await expect(entries(page).filter({ hasText: 'Cancel' })).toContainText(/\d+ px beyond the right of its box · .*It does not fit\./)
})
