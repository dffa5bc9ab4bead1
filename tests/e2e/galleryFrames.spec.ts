import { expect as plainExpect, type Page } from '@playwright/test'
import { test } from './builtGallery.ts'

/** A frame is a whole app, and a busy machine is slow, not wrong. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const seen = (page: Page) => page.getByRole('region', { name: 'What the trader sees' })
const viewIn = (page: Page) => seen(page).frameLocator('iframe')
const dialogIn = (page: Page) => viewIn(page).getByRole('dialog')
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Machines and states' })
const isInView = (page: Page) => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')

test('a view takes no focus, holds none that only passes, and is entered and left by keys', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/reset/init`)
  await expect(dialogIn(page).getByRole('heading')).toBeVisible()
  const states = sidebar(page).getByRole('link')
  await states.filter({ hasText: 'Success' }).press('Enter')
  await expect(dialogIn(page)).toContainText('Balance reset')
  await expect(states.filter({ hasText: 'Success' })).toBeFocused()

  const stops = new Set<string>()
  for (let tab = 0; tab < 150 && !stops.has('BODY'); tab++) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(() => document.activeElement?.tagName ?? ''))
  }
  expect([...stops]).not.toContain('IFRAME')

  const into = seen(page).getByRole('button', { name: 'Into the view' })
  await into.press('Enter')
  await expect.poll(() => isInView(page)).toBe(true)
  await page.keyboard.press('Tab')
  await expect(dialogIn(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(into).toBeFocused()
  await expect(dialogIn(page)).toContainText('Balance reset')
})

test('a still dialog that was closed says so, and comes back when it is asked for', async ({ page, gallery }) => {
  await page.goto(`${gallery}#/closeOrder/init`)
  const close = dialogIn(page).getByRole('button', { name: 'Close', exact: true })
  const status = seen(page).getByRole('status')
  const waysBack = [
    () => seen(page).getByRole('button', { name: 'Start again' }).click(),
    () => sidebar(page).locator('[aria-current="page"]').click(),
    () => seen(page).getByText('Polish', { exact: true }).click(),
  ]
  for (const comeBack of waysBack) {
    await close.click()
    await expect(status).toHaveText('The trader has closed it.')
    await comeBack()
    await expect(dialogIn(page).getByRole('heading')).toBeVisible()
    await expect(status).not.toContainText('closed')
  }
})

test('still views are all of one moment, whenever they are looked at, and it does not pass', async ({ page, context, gallery }) => {
  const read = () => document.body.innerText
  const shown = () => document.documentElement.dataset['shown'] !== undefined
  await page.clock.install({ time: '2026-11-22T09:00:00Z' })
  await page.goto(`${gallery}frame.html#/closeOrder/init?theme=dark`)
  await page.waitForFunction(shown)
  const first = await page.evaluate(read)
  expect(first).toMatch(/67.\d{3}\.\d\d/)
  await page.clock.fastForward('05:00')
  expect(await page.evaluate(read)).toBe(first)

  const later = await context.newPage()
  await later.goto(`${gallery}frame.html#/closeOrder/init?theme=light`)
  await later.waitForFunction(shown)
  expect(await later.evaluate(read)).toBe(first)
})
